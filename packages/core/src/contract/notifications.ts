import * as z from 'zod/mini'

import { reason } from './reason.ts'
import { get, post, put, secretText, time } from './shape.ts'

/** Where notifications go besides the desktop. */
export const notifyChannels = ['email', 'sms', 'webhook', 'telegram'] as const
export type NotifyChannel = (typeof notifyChannels)[number]

const channel = z.enum(notifyChannels)

const status = z.object({
  channel,
  on: z.boolean(),
  secretSet: z.boolean(),
  /** What is missing before anything can be sent; null: nothing. */
  needs: z.nullable(reason),
  /** The last attempt since the program was started. */
  last: z.nullable(z.object({ at: time, success: z.boolean(), reason: z.nullable(reason) })),
})
export type ChannelStatus = z.output<typeof status>

const secret = z.optional(z.nullable(secretText))

const news = z.object({
  kind: z.enum(['order', 'human', 'budget', 'trust', 'draft', 'stock', 'page']),
  /** The customer, the campaign or the page. */
  name: z.string(),
  title: z.string(),
  text: z.string(),
  /** The page of the program that it leads to. */
  path: z.string(),
})
export type News = z.output<typeof news>

export const notificationEndpoints = {
  'notifications.news': get(
    '/api/notifications/news',
    'What the seller wants to hear of since a mark, and the mark to ask with next',
    {
      query: z.object({ since: z.optional(z.string()) }),
      answer: z.object({ mark: z.string(), news: z.array(news) }),
    },
  ),
  'notifications.get': get('/api/notifications', 'Each channel, and what it still needs', {
    answer: z.array(status),
  }),
  'notifications.saveSecrets': put(
    '/api/notifications/secrets',
    'Seal what a channel is signed in with; null forgets it',
    {
      body: z.strictObject({ email: secret, sms: secret, webhook: secret, telegram: secret }),
      answer: z.array(status),
    },
  ),
  'notifications.test': post('/api/notifications/test', 'Send a test, and say what happened', {
    body: z.object({ channel }),
    answer: z.object({ success: z.boolean(), reason }),
  }),
}
