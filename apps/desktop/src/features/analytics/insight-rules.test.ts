import { conversationStages } from '@pal/core/domain/entities'
import { noSums, type StageCounts, type Sums } from '@pal/db/stats/period-sums'
import type { StockDemand } from '@pal/db/stats/stock-demand'
import { expect, it } from 'vitest'

import { findInsights, type InsightFacts } from './insights.ts'

const span = { from: Date.UTC(2026, 10, 14), to: Date.UTC(2026, 10, 21), starts: [], days: [] }
const none = Object.fromEntries(conversationStages.map((stage) => [stage, 0])) as StageCounts
const sums = (part: Partial<Sums>): Sums => ({ ...noSums(), ...part })

interface Known {
  readonly total?: Partial<Sums>
  readonly left?: Partial<StageCounts>
  /** Orders of conversations, by campaign: now, and in the period before. */
  readonly sold?: Readonly<Record<number, { now: readonly number[]; before?: readonly number[] }>>
  readonly stock?: readonly StockDemand[]
  /** Answers and what each took in seconds, by hour. */
  readonly hours?: Readonly<Record<string, readonly [answers: number, seconds: number]>>
}

/** What is said of a week in which all else is as usual. */
function said({ total, left, sold = {}, stock = [], hours = {} }: Known) {
  const campaigns = (when: 'now' | 'before') =>
    new Map(
      Object.entries(sold).flatMap(([id, { [when]: of }]) =>
        of
          ? [[Number(id), sums({ chatOrders: of[0] ?? 0, conversations: of[1] ?? 0 })] as const]
          : [],
      ),
    )
  const facts: InsightFacts = {
    sums: {
      zone: 'UTC',
      spans: { grain: 'day', current: span, previous: span, comparedTo: span.to },
      current: {
        parts: [],
        total: sums({ conversations: 50, ...total }),
        campaigns: campaigns('now'),
        stages: none,
        left: { ...none, ...left },
        tried: { costMicros: 0, unpriced: 0 },
      },
      previous: { parts: [], total: noSums(), campaigns: campaigns('before') },
    },
    stock,
    hours: new Map(
      Object.entries(hours).map(([hour, [answers, seconds]]) => [
        hour,
        { answers, millis: answers * seconds * 1000 },
      ]),
    ),
    campaignName: (id) => `Campaign ${id}`,
  }
  return findInsights(facts)
}
const rowsOf = (link: string | undefined) => {
  const { pathname, searchParams } = new URL(link ?? '', 'http://localhost')
  const { from, to, ...picked } = Object.fromEntries(searchParams)
  return { pathname, ...picked, ...(from !== undefined && { span: [from, to] }) }
}
const week = ['2026-11-14T00:00:00.000Z', '2026-11-21T00:00:00.000Z']

it('of what is out of stock the most wanted is named: carts first, then orders, three at least [AN-05]', () => {
  const product = (id: number, asked: number, ordered: number) => ({
    id,
    name: `Product ${id}`,
    asked,
    ordered,
  })
  const [carts] = said({ stock: [product(1, 2, 9), product(2, 3, 0), product(3, 3, 1)] })
  expect(carts).toMatchObject({
    code: 'asked_out_of_stock',
    params: { product: 'Product 3', productId: 3, count: 3 },
  })
  // Carts are open now, whenever their customers begun.
  expect(rowsOf(carts?.link)).toEqual({
    pathname: '/conversations',
    product: '3',
  })
  const [ordered] = said({ stock: [product(1, 0, 3), product(2, 0, 4)] })
  expect(ordered).toMatchObject({
    code: 'ordered_out_of_stock',
    params: { productId: 2, count: 4 },
  })
  expect(rowsOf(ordered?.link)).toEqual({ pathname: '/orders', product: '2', span: week })
  expect(said({ stock: [product(1, 0, 2)] })).toEqual([])
})

it('an hour is slow from half as long again as usual, and from a minute on; the slowest is named [AN-05]', () => {
  const slow = (hours: Known['hours']) =>
    said({ ...(hours && { hours }) }).map(({ params }) => params)
  expect(slow({ '10:00': [60, 100], '21:00': [5, 150] })).toEqual([])
  expect(slow({ '10:00': [60, 100], '21:00': [5, 170] })).toMatchObject([
    { hour: '21:00', count: 5, seconds: 170 },
  ])
  expect(slow({ '10:00': [60, 5], '21:00': [5, 59] })).toEqual([])
  expect(slow({ '10:00': [60, 5], '21:00': [5, 60] })).toMatchObject([{ hour: '21:00' }])
  expect(slow({ '10:00': [99, 10], '20:00': [20, 120], '21:00': [5, 300] })).toMatchObject([
    { hour: '21:00', average: (990 + 2_400 + 1_500) / 124 },
  ])
  // Below five answers in it, or thirty in all, it is chance.
  expect(slow({ '10:00': [60, 10], '21:00': [4, 300] })).toEqual([])
  expect(slow({ '10:00': [24, 10], '21:00': [5, 300] })).toEqual([])
  expect(slow({ '10:00': [25, 10], '21:00': [5, 300] })).toMatchObject([{ hour: '21:00' }])
  const [found] = said({ hours: { '10:00': [60, 10], '21:00': [5, 300] } })
  expect(rowsOf(found?.link)).toEqual({
    pathname: '/conversations',
    event: 'answered',
    hour: '21:00',
    span: week,
  })
})

it('a campaign has fallen by a fifth, from twenty conversations on in both; the worst is named [AN-05]', () => {
  const fell = (sold: NonNullable<Known['sold']>) => said({ sold }).map(({ params }) => params)
  expect(fell({ 1: { now: [9, 20], before: [10, 20] } })).toEqual([])
  expect(fell({ 1: { now: [8, 20], before: [10, 20] } })).toMatchObject([
    { campaign: 'Campaign 1', campaignId: 1, rate: 0.4, before: 0.5 },
  ])
  expect(fell({ 1: { now: [1, 19], before: [10, 20] } })).toEqual([])
  expect(fell({ 1: { now: [1, 20], before: [10, 19] } })).toEqual([])
  expect(fell({ 1: { now: [0, 20] } })).toEqual([])
  // One that sold nothing before has not fallen; and none is of no campaign.
  expect(fell({ 1: { now: [0, 20], before: [0, 20] } })).toEqual([])
  expect(fell({ 0: { now: [0, 20], before: [10, 20] } })).toEqual([])
  expect(
    fell({ 1: { now: [5, 20], before: [10, 20] }, 2: { now: [1, 20], before: [4, 20] } }),
  ).toMatchObject([{ campaignId: 2 }])
  const [found] = said({ sold: { 7: { now: [1, 20], before: [10, 20] } } })
  expect(rowsOf(found?.link)).toEqual({ pathname: '/conversations', campaign: '7', span: week })
})

it('the stage that loses most has its share of all that went quiet, ten at least [AN-05]', () => {
  expect(said({ left: { initial: 3, interested: 6 } })).toEqual([])
  const [found] = said({ left: { initial: 4, interested: 6 } })
  expect(found).toMatchObject({
    code: 'stage_lost',
    params: { stage: 'interested', count: 6, share: 0.6 },
  })
  expect(rowsOf(found?.link)).toEqual({
    pathname: '/conversations',
    stage: 'interested',
    status: 'abandoned',
    span: week,
  })
})

it('corrections are reported from a tenth of the replies on, twenty replies at least [AN-05, AN-08]', () => {
  const corrected = (agentReplies: number, correctedReplies: number) =>
    said({ total: { agentReplies, correctedReplies } })
  expect(corrected(19, 19)).toEqual([])
  expect(corrected(21, 2)).toEqual([])
  const [found] = corrected(20, 2)
  expect(found).toMatchObject({ code: 'needed_human', params: { count: 2, share: 0.1 } })
  expect(rowsOf(found?.link)).toEqual({
    pathname: '/conversations',
    event: 'corrected',
    span: week,
  })
})

it('the most urgent comes first, and that there is too little to say so, last [AN-05]', () => {
  const all = said({
    total: { conversations: 19, agentReplies: 20, correctedReplies: 20 },
    left: { initial: 10 },
    sold: { 1: { now: [1, 20], before: [10, 20] } },
    stock: [{ id: 1, name: 'Saree', asked: 1, ordered: 0 }],
    hours: { '10:00': [60, 10], '21:00': [5, 300] },
  })
  expect(all.map(({ code }) => code)).toEqual([
    'asked_out_of_stock',
    'campaign_fell',
    'stage_lost',
    'needed_human',
    'slow_hour',
    'too_little_data',
  ])
  expect(all.at(-1)).toMatchObject({ params: { count: 19, least: 20 } })
  expect(rowsOf(all.at(-1)?.link)).toEqual({ pathname: '/conversations', span: week })
  expect(said({ total: { conversations: 20 } })).toEqual([])
})
