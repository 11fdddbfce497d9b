import { patienceText } from '@pal/core/agent/patience'
import { findConversation } from '@pal/db/conversations'
import { patienceId } from '@pal/db/patience'
import type { Tx } from '@pal/db/reads'

import { windowClosesAt } from '../services/reply-window.ts'
import type { Answering } from './conclude.ts'
import { answeringCampaign } from './load-context.ts'
import { say } from './say.ts'

/** Tells a customer once that the answer takes longer; to wait for it is still their part. */
export async function askForPatience(
  tx: Tx,
  { conversation: { id }, loaded }: Answering,
  now: number,
): Promise<void> {
  const conversation = await findConversation(tx, id)
  if (!conversation || conversation.handler === 'person') return
  const { waiting_since: since } = conversation
  const closes = windowClosesAt(conversation)
  if (since === null || closes === null || closes <= now) return
  if (!(await answeringCampaign(tx, conversation))) return
  await say(tx, {
    conversationId: id,
    author: 'automation',
    text: patienceText(loaded.context),
    clientId: patienceId(since),
    now,
  })
}
