import { conversationEvents, conversationStages } from '@pal/core/domain/entities'

import { type PickOf, readPick } from '../../../lib/address/address-pick.ts'

const kinds = {
  event: conversationEvents,
  from: 'time',
  to: 'time',
  hour: 'clock',
  stage: conversationStages,
  reached: conversationStages,
  page: 'page',
  campaign: 'id',
  product: 'id',
  source: 'source',
  unread: 'yes',
  needsYou: 'yes',
  tag: 'tag',
} as const

/** By which a figure leads to the conversations that it counts. */
export type ConversationPick = PickOf<typeof kinds>

export const pickNames = Object.keys(kinds) as readonly (keyof ConversationPick)[]

export const conversationPick = (params: URLSearchParams): ConversationPick =>
  readPick(params, kinds)

/** Whether anything of the sort is asked for. */
export const isPicked = (pick: ConversationPick): boolean =>
  pickNames.some((name) => pick[name] !== undefined)
