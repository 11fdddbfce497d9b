import type { Settings } from '@pal/core/contract/settings'
import { settingsFrom } from '@pal/core/contract/stored-settings'
import { because, type Reason } from '@pal/core/texts/reason'
import { type ConversationRow, findConversation } from '@pal/db/conversations/conversations'
import { customerById } from '@pal/db/conversations/customers'
import type { JobRow } from '@pal/db/jobs/queue'
import type { Tx } from '@pal/db/schema/reads'
import { readSettings } from '@pal/db/settings/settings'
import { unansweredMessages } from '@pal/db/turns/load-turn'

import { askHuman, type CommitParts } from './commit-turn.ts'
import { tellHandOff } from './holding-reply.ts'

interface Left {
  readonly conversation: ConversationRow
  readonly settings: Settings
  readonly why: Reason
}

/** A turn in which nothing is thought: a human is asked for, and the customer hears so where they still can. */
export async function leaveToHuman(
  tx: Tx,
  parts: CommitParts,
  { conversation, settings, why }: Left,
): Promise<void> {
  await askHuman(tx, parts, conversation.id, why)
  const customer = await customerById(tx, conversation.customer_id)
  const unanswered = await unansweredMessages(tx, conversation.id)
  const who = {
    said: unanswered.map(({ text }) => text),
    language: customer?.language ?? null,
    shopLanguage: settings.company.language,
    among: [],
  }
  await tellHandOff(tx, conversation, who, parts.now())
}

/** A turn that broke at each try. Answers in which conversation a human is asked for now. */
export async function leaveBroken(
  tx: Tx,
  parts: CommitParts,
  { conversation_id: id }: JobRow,
): Promise<number | null> {
  const conversation = await findConversation(tx, id ?? 0)
  if (!conversation || conversation.handler === 'human' || conversation.waiting_since === null) {
    return null
  }
  const settings = settingsFrom(await readSettings(tx))
  const why = because('agent_needs_you', { why: because('agent_broke') })
  await leaveToHuman(tx, parts, { conversation, settings, why })
  return conversation.id
}
