import { findConversation } from '@pal/db/conversations'
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
