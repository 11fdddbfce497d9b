import type * as z from 'zod/mini'

import { analyticsEndpoints } from './analytics.ts'
import { campaignFileEndpoints } from './campaign-file.ts'
import { campaignEndpoints } from './campaigns.ts'
import { conversationEndpoints } from './conversations.ts'
import { dataEndpoints } from './data.ts'
import { decisionLogEndpoints } from './decision-log.ts'
import { draftEndpoints } from './drafts.ts'
import { facebookEndpoints } from './facebook.ts'
import { notificationEndpoints } from './notifications.ts'
import { orderEndpoints } from './orders.ts'
import { pageTextEndpoints } from './page-texts.ts'
import { settingsEndpoints } from './settings.ts'
import type { Method } from './shape.ts'
import { systemEndpoints } from './system.ts'
import { tacticEndpoints } from './tactics.ts'
import { taskEndpoints } from './tasks.ts'
import { testChatEndpoints } from './test-chat.ts'
import { transferEndpoints } from './transfer.ts'

const endpoints = {
  // Before the others: `/api/conversations/export` is no conversation.
  ...transferEndpoints,
  ...facebookEndpoints,
  ...pageTextEndpoints,
  ...campaignFileEndpoints,
  ...campaignEndpoints,
  ...conversationEndpoints,
  ...taskEndpoints,
  ...draftEndpoints,
  ...decisionLogEndpoints,
  ...orderEndpoints,
  ...settingsEndpoints,
  ...tacticEndpoints,
  ...notificationEndpoints,
  ...systemEndpoints,
  ...analyticsEndpoints,
  ...testChatEndpoints,
  ...dataEndpoints,
}

type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

export type Params<K extends EndpointName> = z.output<Endpoints[K]['params']>
export type Query<K extends EndpointName> = z.output<Endpoints[K]['query']>
export type Body<K extends EndpointName> = z.output<Endpoints[K]['body']>
export type Answer<K extends EndpointName> = z.output<Endpoints[K]['answer']>
export type ParamsInput<K extends EndpointName> = z.input<Endpoints[K]['params']>
export type QueryInput<K extends EndpointName> = z.input<Endpoints[K]['query']>
export type BodyInput<K extends EndpointName> = z.input<Endpoints[K]['body']>

/** The table seen generically: code over any endpoint `K` gets that endpoint's own types. */
export type Contract = {
  readonly [K in EndpointName]: {
    readonly method: Method
    readonly path: string
    readonly summary: string
    readonly kind: 'json' | 'stream' | 'events'
    readonly hasBody: boolean
    readonly takes: 'json' | 'file'
    readonly largestBody: number
    readonly params: z.ZodMiniType<Params<K>, ParamsInput<K>>
    readonly query: z.ZodMiniType<Query<K>, QueryInput<K>>
    readonly body: z.ZodMiniType<Body<K>, BodyInput<K>>
    readonly answer: z.ZodMiniType<Answer<K>>
  }
}

export const contract: Contract = endpoints

export const endpointNames = Object.keys(endpoints) as readonly EndpointName[]
