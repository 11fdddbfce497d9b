import { messagingWindowMs } from '@pal/core/constants'
import { activeCampaignOf } from '@pal/db/campaigns'
import { attachCampaign, findConversation, waitingConversations } from '@pal/db/conversations'
import { enqueue } from '@pal/db/queue'
import type { Tx } from '@pal/db/reads'

import { answerKey } from '../messenger/ingest.ts'

/** The agent answers what a customer is still waiting for. */
export async function askForAnswer(tx: Tx, id: number, now: number): Promise<void> {
  const conversation = await findConversation(tx, id)
  if (!conversation || conversation.waiting_since === null) return
  await enqueue(tx, {
    kind: 'answer',
    key: answerKey(id),
    conversationId: id,
    pageId: conversation.page_id,
    runAt: now,
    now,
  })
}

/**
 * What kept the agent silent is gone (a campaign runs, a key is set): whoever waits and may still be
 * answered is answered. Of one page, or of all.
 */
export async function askForWaiting(tx: Tx, now: number, pageId?: string): Promise<void> {
  const since = now - messagingWindowMs
  const of = pageId === undefined ? {} : { pageId }
  for (const conversation of await waitingConversations(tx, { ...of, since })) {
    const campaign = await activeCampaignOf(tx, conversation.page_id)
    if (!campaign) continue
    await attachCampaign(tx, conversation, campaign.id, now)
    await askForAnswer(tx, conversation.id, now)
  }
}
