import * as z from 'zod/mini'

import type { GraphClient } from './graph.ts'
import type { PageAccess } from './read.ts'

/** All that the webhook reads. */
export const subscribedFields = [
  'messages',
  'messaging_postbacks',
  'message_deliveries',
  'message_reads',
  'message_echoes',
  'message_edits',
  'message_reactions',
  'messaging_policy_enforcement',
  'standby',
  'messaging_handovers',
  'messaging_referrals',
] as const

type Access = PageAccess & { readonly signal?: AbortSignal }

const done = z.looseObject({ success: z.literal(true) })
const apps = z.looseObject({
  data: z.array(
    z.looseObject({ id: z.string(), subscribed_fields: z._default(z.array(z.string()), []) }),
  ),
})

const path = ({ pageId }: Access) => `/${pageId}/subscribed_apps`

/**
 * Has the page's events sent to the app's webhook. Facebook replaces its list with what it is sent, so
 * what the app takes besides, for another purpose, is sent along.
 */
export async function subscribe(
  graph: GraphClient,
  access: Access,
  taken: readonly string[],
): Promise<void> {
  await graph.post({
    path: path(access),
    ...access,
    body: { subscribed_fields: [...new Set([...subscribedFields, ...taken])] },
    answer: done,
  })
}

export async function unsubscribe(graph: GraphClient, access: Access): Promise<void> {
  await graph.delete({ path: path(access), ...access, answer: done })
}

/** What of the page's events the app takes; Facebook takes all away where the webhook was out of reach for an hour. */
export async function takenFields(
  graph: GraphClient,
  access: Access,
  appId: string,
): Promise<readonly string[]> {
  const { data } = await graph.get({ path: path(access), ...access, answer: apps })
  return data.find(({ id }) => id === appId)?.subscribed_fields ?? []
}
