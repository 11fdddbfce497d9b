import { connectedPages } from '@pal/db/pages/pages'

import { GraphError } from '../graph/graph-error.ts'
import { subscribe, subscribedFields, takenFields } from '../graph/subscription.ts'
import { appKeys, type FacebookParts } from './facebook-pages.ts'

/**
 * Subscribes the app to the events of every connected page, where it does not yet and a webhook is set
 * up. Polling continues either way, so a failure is told in the log and nothing else.
 */
export async function keepSubscribed(parts: FacebookParts, signal?: AbortSignal): Promise<void> {
  const { store, secrets, graph, log } = parts
  const app = await appKeys(secrets)
  if (app === null || !(await secrets.has('facebook.verify_token'))) return
  for (const { id: pageId, name } of await connectedPages(store.db)) {
    const token = await secrets.get(`facebook.page_token.${pageId}`)
    if (token === null) continue
    const access = { pageId, token, ...(signal && { signal }) }
    try {
      const taken = await takenFields(graph, access, app.id)
      if (subscribedFields.every((field) => taken.includes(field))) continue
      await subscribe(graph, access, taken)
      log.write(
        'info',
        'webhook',
        `The page ${name} is subscribed: its events come once the webhook's address is entered at Facebook`,
        { pageId },
      )
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      if (signal?.aborted) return
      log.write('warn', 'webhook', `The webhook of ${name} was not set up: ${error.message}`, {
        pageId,
        ...error.facts,
      })
    }
  }
}
