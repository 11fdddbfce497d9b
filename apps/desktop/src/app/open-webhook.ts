import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'

import type { WebhookListener } from '../messenger/webhook/webhook-listener.ts'
import { storedWebhook } from '../messenger/webhook/webhook-setup.ts'
import type { Log } from '../platform/log.ts'

/** A port that was given must be free; one of the settings that is taken keeps nobody from starting. */
export async function openWebhook(
  given: number | null,
  webhook: WebhookListener,
  { store, log }: { store: Store; log: Log },
): Promise<void> {
  if (given !== null) return webhook.move(given)
  const { port } = await storedWebhook(store.db)
  await webhook.move(port).catch((error: unknown) => {
    const reason = errorText(error)
    log.write('error', 'webhook', entry('webhook_does_not_listen', { reason }))
  })
}
