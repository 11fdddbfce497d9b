import { entry } from '@pal/core/texts/log-line'
import { readReason, type Reason } from '@pal/core/texts/reason'
import { connectedPages } from '@pal/db/pages/pages'
import type { Reads } from '@pal/db/schema/reads'
import { readAppState, writeAppState } from '@pal/db/settings/app-state'
import * as z from 'zod/mini'

import { GraphError } from '../graph/graph-error.ts'
import { subscribe, subscribedFields, takenFields } from '../graph/subscription.ts'
import { appKeys, type FacebookParts } from './facebook-pages.ts'

/**
 * Subscribes the app to the events of every connected page, where it does not yet and a webhook is set
 * up. Polling continues either way, so a failure stops nothing: it is kept, to be shown at its page. Answers whether that changed.
 */
export async function keepSubscribed(parts: FacebookParts, signal?: AbortSignal): Promise<boolean> {
  const { store, clock } = parts
  const refused = await subscribeAll(parts, signal)
  if (refused === null) return false
  const before = await refusedWebhooks(store.db)
  if (JSON.stringify([...before]) === JSON.stringify([...refused])) return false
  const content = Object.fromEntries(refused)
  await store.transaction((tx) => writeAppState(tx, 'webhook_refused', content, clock.now()))
  return true
}

const stored = z.record(z.string(), z.unknown())

/** Why the events of a page could not be subscribed to when that was last tried, by page. */
export async function refusedWebhooks(db: Reads): Promise<ReadonlyMap<string, Reason>> {
  const read = stored.safeParse(await readAppState(db, 'webhook_refused'))
  const reasons = Object.entries(read.data ?? {}).flatMap(([pageId, kept]) => {
    const reason = readReason(kept)
    return reason ? [[pageId, reason] as const] : []
  })
  return new Map(reasons)
}

/** Null where it was broken off. */
async function subscribeAll(
  { store, secrets, graph, log }: FacebookParts,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Reason> | null> {
  const refused = new Map<string, Reason>()
  const app = await appKeys(secrets)
  if (app === null || !(await secrets.has('facebook.verify_token'))) return refused
  for (const { id: pageId, name } of await connectedPages(store.db)) {
    const token = await secrets.get(`facebook.page_token.${pageId}`)
    if (token === null) continue
    const access = { pageId, token, ...(signal && { signal }) }
    try {
      const taken = await takenFields(graph, access, app.id)
      if (subscribedFields.every((field) => taken.includes(field))) continue
      await subscribe(graph, access, taken)
      log.write('info', 'webhook', entry('webhook_subscribed', { page: name }), { pageId })
    } catch (error) {
      if (!(error instanceof GraphError)) throw error
      if (signal?.aborted) return null
      refused.set(pageId, error.reason)
      log.write(
        'warn',
        'webhook',
        entry('webhook_not_subscribed', { page: name, reason: error.reason }),
        {
          pageId,
          ...error.facts,
        },
      )
    }
  }
  return refused
}
