import { connectedPages } from '@pal/db/pages'

import { GraphError } from '../messenger/graph-error.ts'
import { isSubscribed, subscribe } from '../messenger/subscription.ts'
import { appKeys, type FacebookParts } from './facebook-pages.ts'

/**
 * Has Facebook send the events of every connected page, where it does not yet and a webhook is set
 * up. Polling goes on either way, so a failure is told in the log and nothing else.
 */
export async function keepSubscribed(parts: FacebookParts): Promise<void> {
  const { store, secrets, graph, log } = parts
  const app = await appKeys(secrets)
  if (app === null || !(await secrets.has('facebook.verify_token'))) return
  for (const { id: pageId, name } of await connectedPages(store.db)) {
    const token = await secrets.get(`facebook.page_token.${pageId}`)
    if (token === null) continue
    try {
      if (await isSubscribed(graph, { pageId, token }, app.id)) continue
      await subscribe(graph, { pageId, token })
      log.write('info', 'webhook', `Facebook sends the events of ${name} to the webhook`, {
        pageId,
      })
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      log.write('warn', 'webhook', `The webhook of ${name} was not set up: ${error.message}`, {
        pageId,
        ...error.facts,
      })
    }
  }
}
