import type { ConversationStage, MessageAuthor, OrderStatus } from '@pal/core/domain/entities'

import { Random } from './random.ts'
import { address, customerName, phoneNumber } from './words.ts'

export interface Size {
  readonly conversations: number
  readonly messages: number
  readonly orders: number
  readonly logs: number
  readonly seed: number
}

const hour = 3_600_000
const day = 24 * hour
export const pageCount = 10
const slots = 5
export const campaignCount = pageCount * slots
const slotLength = 80 * day
/** The last moment of the story; what is measured says that it is now. */
export const storyEnd = Date.UTC(2026, 10, 21)
export const storyStart = storyEnd - slots * slotLength
export const currency = 'BDT'

/** What is drawn for, so that no two things share their draws. */
export const kinds = {
  start: 0,
  count: 1,
  gap: 2,
  person: 3,
  author: 4,
  text: 5,
  order: 6,
  log: 7,
  stage: 8,
}

/** A page has one campaign at a time, and five of them one after the other. */
export function campaignAt(page: number, at: number): number {
  const slot = Math.min(slots - 1, Math.floor((at - storyStart) / slotLength))
  return slot * pageCount + page
}

export function campaignSpan(campaign: number): { page: number; from: number; to: number | null } {
  const slot = Math.floor((campaign - 1) / pageCount)
  const from = storyStart + slot * slotLength
  return {
    page: ((campaign - 1) % pageCount) + 1,
    from,
    to: slot === slots - 1 ? null : from + slotLength,
  }
}

export const authors = [
  'customer',
  'agent',
  'human',
  'inbox',
] as const satisfies readonly MessageAuthor[]

/** What happened, in numbers only: who wrote when, and on which message an order followed. */
export interface Story {
  readonly size: Size
  /** By the message's id, from 1: ids follow the time. */
  readonly sentAt: Float64Array
  readonly conversationOf: Int32Array
  /** An index into `authors`. */
  readonly authorOf: Uint8Array
  /** By message: the order placed on it, or 0. */
  readonly orderOn: Int32Array
  /** By order, from 1: the message it was placed on. */
  readonly messageOf: Int32Array
  /** The ids of all messages by conversation; those of one begin at its offset. */
  readonly byConversation: Int32Array
  readonly offsets: Int32Array
}

export function tellStory(size: Size): Story {
  const { conversations, messages, orders } = size
  if (conversations < 1 || conversations > 200_000) {
    throw new Error('--conversations must be from 1 to 200000')
  }
  if (messages < conversations) throw new Error('Every conversation needs a message')
  const random = new Random(size.seed)
  const keys = timeline(size, random)
  const sentAt = new Float64Array(messages + 1)
  const conversationOf = new Int32Array(messages + 1)
  const offsets = new Int32Array(conversations + 2)
  for (let id = 1; id <= messages; id++) {
    const key = keys[id - 1] ?? 0
    const index = key % conversations
    conversationOf[id] = index + 1
    sentAt[id] = storyStart + (key - index) / conversations
    offsets[index + 2] = (offsets[index + 2] ?? 0) + 1
  }
  for (let at = 1; at < offsets.length; at++) {
    offsets[at] = (offsets[at] ?? 0) + (offsets[at - 1] ?? 0)
  }
  const byConversation = new Int32Array(messages)
  const next = offsets.slice()
  const authorOf = new Uint8Array(messages + 1)
  const before = new Uint8Array(conversations + 1).fill(1)
  for (let id = 1; id <= messages; id++) {
    const conversation = conversationOf[id] ?? 0
    const place = next[conversation] ?? 0
    byConversation[place] = id
    next[conversation] = place + 1
    const author =
      place === offsets[conversation]
        ? 0
        : speaker(before[conversation] ?? 0, random.at(kinds.author, id))
    authorOf[id] = author
    before[conversation] = author
  }
  const placed = orderPlaces({ orders, messages, conversationOf, authorOf })
  return { size, sentAt, conversationOf, authorOf, byConversation, offsets, ...placed }
}

/** Time and conversation of every message in one number each, sorted: the order of the ids. */
function timeline({ conversations, messages }: Size, random: Random): Float64Array {
  const keys = new Float64Array(messages)
  const span = storyEnd - storyStart - 2 * day
  // The first conversation holds a hundredth of everything.
  const large = conversations === 1 ? messages : Math.max(1, Math.floor(messages / 100))
  const rest = messages - large - (conversations - 1)
  const weights = Array.from({ length: conversations - 1 }, (_, index) => {
    const drawn = random.at(kinds.count, index).next()
    return 0.2 + drawn * drawn * 3
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let at = 0
  let weighed = 0
  let given = 0
  for (let index = 0; index < conversations; index++) {
    let count = large
    if (index > 0) {
      weighed += weights[index - 1] ?? 0
      const until = index === conversations - 1 ? rest : Math.floor((weighed / total) * rest)
      count = 1 + until - given
      given = until
    }
    const begins =
      index === 0
        ? 0
        : Math.floor(((index + random.at(kinds.start, index).next()) / conversations) * span)
    const usual = index === 0 ? span / count : 16 * 60_000
    const gap = Math.min(usual, (storyEnd - storyStart - begins - hour) / count)
    let moment = begins
    random.at(kinds.gap, index)
    for (let message = 0; message < count; message++) {
      keys[at++] = moment * conversations + index
      moment += 1000 + Math.floor(random.next() * Math.max(0, gap - 1000))
    }
  }
  return keys.toSorted()
}

function speaker(before: number, random: Random): number {
  const how = random.next()
  if (before !== 0) return how < 0.85 ? 0 : before
  if (how < 0.2) return 0
  return how < 0.9 ? 1 : how < 0.96 ? 2 : 3
}

function buys(conversation: number): boolean {
  return conversation % 5 < 3
}

type Places = Pick<Story, 'orderOn' | 'messageOf'>

function orderPlaces({
  orders,
  messages,
  conversationOf,
  authorOf,
}: Pick<Story, 'conversationOf' | 'authorOf'> & {
  orders: number
  messages: number
}): Places {
  const orderOn = new Int32Array(messages + 1)
  const messageOf = new Int32Array(orders + 1)
  let asked = 0
  const asks = (id: number) => authorOf[id] === 0 && buys(conversationOf[id] ?? 0)
  for (let id = 1; id <= messages; id++) if (asks(id)) asked += 1
  if (orders > asked) throw new Error(`${messages} messages have room for ${asked} orders only`)
  let order = 0
  let seen = 0
  for (let id = 1; id <= messages && order < orders; id++) {
    if (!asks(id)) continue
    if (Math.floor((order * asked) / orders) === seen++) {
      order += 1
      orderOn[id] = order
      messageOf[order] = id
    }
  }
  return { orderOn, messageOf }
}

export interface Person {
  readonly page: number
  readonly name: string
  readonly phone: string
  readonly address: string
  /** Where those end that buy nothing. */
  readonly stage: ConversationStage
}

export function personOf(random: Random, conversation: number): Person {
  random.at(kinds.person, conversation)
  return {
    page: 1 + random.below(pageCount),
    name: customerName(random),
    phone: phoneNumber(random),
    address: address(random),
    stage: random.pick(['initial', 'interested', 'exploring', 'collecting_info', 'ready_to_buy']),
  }
}

export const productsEach = 8

/** From 1; those of a campaign are adjacent. */
export function productId(campaign: number, index: number): number {
  return (campaign - 1) * productsEach + index + 1
}

const things = [
  'Jamdani Saree',
  'Cotton Kurti',
  'Silk Scarf',
  'Leather Bag',
  'Honey 500 g',
  'Panjabi',
  'নকশি কাঁথা',
  'Gift Box',
]

export function productOf(campaign: number, index: number): { name: string; priceMinor: number } {
  return {
    name: `${things[index % things.length] ?? ''} ${campaign}`,
    priceMinor: 35_000 + index * 22_500 + campaign * 100,
  }
}

export interface OrderStory {
  readonly lines: readonly { index: number; quantity: number }[]
  readonly deliveryMinor: number
  readonly discountMinor: number
  readonly aiPoints: number
  readonly moves: readonly { to: OrderStatus; at: number }[]
}

/** What was ordered, and what became of it until the end of the story. */
export function orderOf(random: Random, order: number, placedAt: number): OrderStory {
  random.at(kinds.order, order)
  const first = random.below(productsEach)
  const count = 1 + Math.floor(random.next() * random.next() * 3)
  const lines = Array.from({ length: count }, (_, at) => ({
    index: (first + at) % productsEach,
    quantity: 1 + Math.floor(random.next() * random.next() * 4),
  }))
  const deliveryMinor = random.next() < 0.6 ? 6000 : 12_000
  const discountMinor = random.next() < 0.2 ? 5000 : 0
  const aiPoints = random.next() < 0.5 ? 10 : 5
  const path: { to: OrderStatus; at: number }[] =
    random.next() < 0.1
      ? [{ to: 'cancelled', at: placedAt + 12 * hour }]
      : [
          { to: 'processing', at: placedAt + 6 * hour },
          { to: 'shipped', at: placedAt + 30 * hour },
          { to: 'delivered', at: placedAt + 90 * hour },
        ]
  return {
    lines,
    deliveryMinor,
    discountMinor,
    aiPoints,
    moves: path.filter(({ at }) => at <= storyEnd),
  }
}

/** A conversation in which nothing was bought counts as abandoned so long after its last message. */
export const abandonedAfter = 72 * hour
