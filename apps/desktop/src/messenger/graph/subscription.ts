import * as z from 'zod/mini'

import type { GraphClient } from './graph.ts'
import type { PageAccess } from './read.ts'

/** All that the webhook reads. Facebook replaces its list with this one. */
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

/** Has the page's events sent to the app's webhook. */
export async function subscribe(graph: GraphClient, access: Access): Promise<void> {
  await graph.post({
    path: path(access),
    ...access,
    body: { subscribed_fields: subscribedFields },
    answer: done,
  })
}

export async function unsubscribe(graph: GraphClient, access: Access): Promise<void> {
  await graph.delete({ path: path(access), ...access, answer: done })
}

/** Facebook takes the subscription away where the webhook was out of reach for an hour. */
export async function isSubscribed(
  graph: GraphClient,
  access: Access,
  appId: string,
): Promise<boolean> {
  const { data } = await graph.get({ path: path(access), ...access, answer: apps })
  const fields = data.find(({ id }) => id === appId)?.subscribed_fields ?? []
  return subscribedFields.every((field) => fields.includes(field))
}
