import {
  handOffText,
  holdingReplyText,
  type WhoWaits,
  whoWaits,
} from '@pal/core/agent/decision/holding-reply'
import {
  changeConversation,
  type ConversationRow,
  findConversation,
} from '@pal/db/conversations/conversations'
import { windowClosesAt } from '@pal/db/conversations/reply-window'
import { queueReply } from '@pal/db/jobs/queue-reply'
import type { Tx } from '@pal/db/schema/reads'
import { mayAnswer } from '@pal/db/turns/commit-turn'

import type { Answering } from './answering.ts'

type Waiting = Pick<Answering, 'conversation' | 'loaded'>

/** Tells a customer once that the answer takes longer; to wait for it is still their part. */
export async function sendHoldingReply(tx: Tx, answering: Waiting, now: number): Promise<void> {
  await tellWaiting(tx, answering, {
    text: holdingReplyText(whoWaits(answering.loaded.context)),
    now,
  })
}

/** Tells a customer once that a human will answer, where the agent's answer may not go out. */
export async function sendHandOff(tx: Tx, answering: Waiting, now: number): Promise<void> {
  await tellHandOff(tx, answering.conversation, whoWaits(answering.loaded.context), now)
}

/** The same where nothing was thought. */
export async function tellHandOff(
  tx: Tx,
  conversation: ConversationRow,
  who: WhoWaits,
  now: number,
): Promise<void> {
  const text = handOffText(who)
  if (!(await tellWaiting(tx, { conversation }, { text, now, firstPart: handOffPart }))) return
  await changeConversation(tx, conversation.id, { disclose_from: now }, now)
}

/** Both may be said to somebody who waits, each once for all that they wait for. */
const handOffPart = 2

async function tellWaiting(
  tx: Tx,
  { conversation: { id } }: Pick<Waiting, 'conversation'>,
  {
    text,
    now,
    firstPart,
  }: { readonly text: string; readonly now: number; readonly firstPart?: number },
): Promise<boolean> {
  const conversation = await findConversation(tx, id)
  if (!conversation || conversation.handler === 'human') return false
  const { waiting_since: since } = conversation
  const closes = windowClosesAt(conversation)
  if (since === null || closes === null || closes <= now) return false
  if (!(await mayAnswer(tx, conversation))) return false
  await queueReply(tx, {
    conversationId: id,
    author: 'automation',
    text,
    holdingSince: since,
    ...(firstPart !== undefined && { firstPart }),
    now,
  })
  return true
}
