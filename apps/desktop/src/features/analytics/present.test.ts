import { conversationStages } from '@pal/core/domain/entities'
import { noSums, type PeriodSums, type StageCounts, type Sums } from '@pal/db/stats/period-sums'
import { expect, it } from 'vitest'

import { analyticsAnswer } from './present.ts'

const day = 86_400_000
const at = (date: number) => Date.UTC(2026, 10, date)
const iso = (time: number) => new Date(time).toISOString()
const some = (part: Partial<Sums>): Sums => ({ ...noSums(), ...part })
const none = Object.fromEntries(conversationStages.map((stage) => [stage, 0])) as StageCounts

/** Two days, the second of which is at noon, and the two before them. */
const sums: PeriodSums = {
  zone: 'Asia/Dhaka',
  spans: {
    grain: 'day',
    current: { from: at(20), to: at(22), starts: [at(20), at(21)], days: [] },
    previous: { from: at(18), to: at(20), starts: [at(18), at(19)], days: [] },
    comparedTo: at(19) + day / 2,
  },
  current: {
    parts: [some({ orders: 1, conversations: 4 }), some({ orders: 2, conversations: 4 })],
    total: some({
      conversations: 8,
      orders: 4,
      chatOrders: 3,
      agentOrders: 2,
      points: 25,
      responses: 4,
      responseMs: 10_000,
      agentReplies: 10,
      correctedReplies: 1,
      costMicros: 2_500_000,
      unpriced: 7,
      revenue: { BDT: 129_950 },
    }),
    campaigns: new Map(),
    stages: { ...none, initial: 3, interested: 2, completed: 3 },
    left: { ...none, interested: 1 },
    tried: { costMicros: 1_500, unpriced: 1 },
  },
  previous: {
    parts: [some({ orders: 5, conversations: 9 }), some({ orders: 6, revenue: { BDT: 100 } })],
    total: some({
      conversations: 10,
      orders: 2,
      chatOrders: 1,
      points: 10,
      responses: 5,
      responseMs: 50_000,
      agentReplies: 4,
      correctedReplies: 2,
    }),
    campaigns: new Map(),
  },
}
const answer = (more: Partial<Parameters<typeof analyticsAnswer>[1]> = {}) =>
  analyticsAnswer('7days', { sums, campaigns: [], insights: [], includesErased: false, ...more })

it('each card and count is of the period, and of as much of the one before [AN-02, AN-08]', () => {
  const { cards, counts, previous, from, to, unpricedAnswers, tried } = answer()
  expect([from, to]).toEqual([iso(at(20)), iso(at(22))])
  expect(cards).toEqual({
    conversionRate: 3 / 8,
    avgResponseTime: 2.5,
    pointsEarned: 25,
    learningAccuracy: 0.9,
  })
  expect(counts).toEqual({
    conversations: 8,
    orders: 4,
    chatOrders: 3,
    agentOrders: 2,
    answers: 4,
    agentReplies: 10,
    correctedReplies: 1,
  })
  expect([previous.from, previous.to]).toEqual([iso(at(18)), iso(at(19) + day / 2)])
  expect(previous.cards).toEqual({
    conversionRate: 0.1,
    avgResponseTime: 10,
    pointsEarned: 10,
    learningAccuracy: 0.5,
  })
  expect(previous.counts).toEqual({
    conversations: 10,
    orders: 2,
    chatOrders: 1,
    agentOrders: 0,
    answers: 5,
    agentReplies: 4,
    correctedReplies: 2,
  })
  expect(previous.total).toMatchObject({ conversations: 10, orders: 2 })
  expect(unpricedAnswers).toBe(7)
  expect(tried).toEqual({ aiCost: { USD: 0.0015 }, unpriced: 1 })
  expect(answer().includesErased).toBe(false)
  expect(answer({ includesErased: true }).includesErased).toBe(true)
})

it('each part of the period leads to its own rows, and is beside that of the one before [AN-04, AN-07]', () => {
  const { series, previous, total } = answer()
  expect(series).toMatchObject([
    { start: iso(at(20)), end: iso(at(21)), orders: 1, conversations: 4 },
    { start: iso(at(21)), end: iso(at(22)), orders: 2, conversations: 4 },
  ])
  const orders = (from: number, to: number) =>
    `/orders?${new URLSearchParams({ from: iso(from), to: iso(to) }).toString()}`
  expect(series.map(({ links }) => links.orders)).toEqual([
    orders(at(20), at(21)),
    orders(at(21), at(22)),
  ])
  expect(previous.series).toMatchObject([
    { start: iso(at(18)), orders: 5 },
    { start: iso(at(19)), orders: 6, revenue: { BDT: 1 } },
  ])
  expect(total).toMatchObject({ revenue: { BDT: 1_299.5 }, aiCost: { USD: 2.5 } })
  const sold = new URL(total.links.revenue['BDT'] ?? '', 'http://localhost').searchParams
  expect(Object.fromEntries(sold)).toMatchObject({ currency: 'BDT', sold: 'true' })
})

it('each figure of a card leads to its rows [AN-02, AN-04]', () => {
  const picked = (link: string) => {
    const { pathname, searchParams } = new URL(link, 'http://localhost')
    const { from, to, ...more } = Object.fromEntries(searchParams)
    expect([from, to]).toEqual([iso(at(20)), iso(at(22))])
    return { pathname, ...more }
  }
  const { links } = answer()
  expect(Object.fromEntries(Object.entries(links).map(([name, to]) => [name, picked(to)]))).toEqual(
    {
      conversions: { pathname: '/orders', chat: 'true' },
      conversations: { pathname: '/conversations' },
      answers: { pathname: '/conversations', event: 'answered' },
      points: { pathname: '/orders', agent: 'true' },
      agentReplies: { pathname: '/conversations', event: 'replied' },
      correctedReplies: { pathname: '/conversations', event: 'corrected' },
    },
  )
})

it('a stage was reached by all that are there or beyond, and a campaign without anything has no rate [AN-03, AN-06]', () => {
  const { reached, left, campaigns } = answer({
    campaigns: [
      { id: 4, name: 'Eid', currency: 'BDT', sums: undefined },
      {
        id: 5,
        name: 'Winter',
        currency: 'USD',
        sums: some({
          conversations: 4,
          orders: 2,
          chatOrders: 1,
          points: 15,
          revenue: { USD: 1_250 },
        }),
      },
    ],
  })
  expect(reached).toEqual({
    initial: 8,
    interested: 5,
    exploring: 3,
    collecting_info: 3,
    ready_to_buy: 3,
    completed: 3,
  })
  expect(left).toEqual({ ...none, interested: 1 })
  expect(campaigns).toMatchObject([
    { id: 4, conversations: 0, orders: 0, points: 0, conversionRate: null, revenue: {} },
    { id: 5, orders: 2, chatOrders: 1, conversionRate: 0.25, points: 15, revenue: { USD: 12.5 } },
  ])
  for (const link of Object.values({ ...campaigns[1]?.links, revenue: undefined }))
    if (link !== undefined) expect(link).toContain('campaign=5')
  expect(campaigns[1]?.links.revenue['USD']).toContain('campaign=5')
})
