import { enqueueReply } from '../jobs/job-kinds.ts'
import { type InboundMessage, type Ingested, ingestInbound } from '../messages/inbound.ts'
import { eventsAboutMessages } from '../messages/webhook-events.ts'
import type { Tx } from '../schema/reads.ts'

export interface Arrival extends InboundMessage {
  /** How long the customer has to be quiet before they are answered; null: nobody is to answer. */
  readonly quietMs: number | null
}

export interface TakenIn extends Ingested {
  /** When the agent is to answer; null: not at all. */
  readonly answerAt: number | null
  /** Facebook sent edits or reactions of this customer, perhaps before this message. */
  readonly hasChanges: boolean
}

/** A customer's message with all that follows from it, and the job to answer it. */
export async function takeInbound(tx: Tx, { quietMs, ...message }: Arrival): Promise<TakenIn> {
  const inbound = await ingestInbound(tx, message)
  const { pageId, psid, now } = message
  const { conversationId } = inbound
  const isSilent = quietMs === null || message.history === true || inbound.answered
  const answerAt = isSilent
    ? null
    : await enqueueReply(tx, { conversationId, pageId, now, quietMs })
  const changes = await eventsAboutMessages(tx, { pageId, psid })
  return { ...inbound, answerAt, hasChanges: changes.length > 0 }
}
