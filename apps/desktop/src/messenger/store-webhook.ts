import type { Store } from '@pal/db/database'
import { storeWebhookEvent } from '@pal/db/webhook-events'
import type { WebhookBatch } from './webhook-events.ts'

/** Everything of one delivery is on the disk when this returns; a redelivery changes nothing. */
export async function storeWebhookBatch(
  store: Store,
  { messages, others }: WebhookBatch,
  now: number,
): Promise<void> {
  await store.transaction(async (tx) => {
    for (const message of messages) {
      await storeWebhookEvent(tx, {
        pageId: message.pageId,
        psid: message.psid,
        kind: message.kind,
        eventKey: `${message.kind}:${message.pageId}:${message.mid}`,
        body: message,
        receivedAt: now,
      })
    }
    for (const { pageId, psid, kind, key, body } of others) {
      await storeWebhookEvent(tx, { pageId, psid, kind, eventKey: key, body, receivedAt: now })
    }
  })
}
