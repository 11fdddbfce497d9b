import { holdingReplyText } from '@pal/core/agent/decision/holding-reply'
import { findConversation } from '@pal/db/conversations/conversations'
import { queueReply } from '@pal/db/jobs/queue-reply'
import type { Tx } from '@pal/db/schema/reads'
import { answeringCampaign } from '@pal/db/turns/load-turn'

import { windowClosesAt } from '../../messenger/outbox/reply-window.ts'
import type { Answering } from './commit-turn.ts'

/** Tells a customer once that the answer takes longer; to wait for it is still their part. */
export async function sendHoldingReply(
  tx: Tx,
  { conversation: { id }, loaded }: Pick<Answering, 'conversation' | 'loaded'>,
  now: number,
): Promise<void> {
  const conversation = await findConversation(tx, id)
  if (!conversation || conversation.handler === 'human') return
  const { waiting_since: since } = conversation
  const closes = windowClosesAt(conversation)
  if (since === null || closes === null || closes <= now) return
  if (!(await answeringCampaign(tx, conversation))) return
  await queueReply(tx, {
    conversationId: id,
    author: 'automation',
    text: holdingReplyText(loaded.context),
    holdingSince: since,
    now,
  })
}
