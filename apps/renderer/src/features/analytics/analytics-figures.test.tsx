import type { Analytics } from '@pal/core/contract/analytics'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type Asked, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { someAnalytics } from './analytics.testing.ts'

let answer: Analytics | Promise<Analytics>
let asked: readonly Asked[]
beforeEach(() => {
  // Where nothing is laid out, a chart would complain that it has no room.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 640, 200),
  )
  answer = someAnalytics()
  ;({ asked } = serve({ 'GET /api/analytics': () => answer }))
})
afterEach(() => void vi.restoreAllMocks())

const said = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const cardOf = async (name: string) => {
  const how = await screen.findByRole('button', { name: `How ${name} is computed` })
  const card = how.closest('dt')?.parentElement
  if (!card) throw new Error(`No card ${name}`)
  return card
}
/** How a card moved: its words, and whether that is good. */
const moved = async (name: string) => {
  const change = (await cardOf(name)).querySelectorAll('dd')[1]?.firstElementChild
  return [change?.textContent, change?.getAttribute('data-good')]
}
const panel = (name: string) => screen.findByRole('region', { name })

it('says beside the response time whose answers it counts, as customers wait in all hours [AN-02]', async () => {
  renderAt('/ai-analytics')
  const card = within(await cardOf('Average response time'))
  expect(card.getByText('The agent’s answers and yours, at any hour')).toBeDefined()
})

it('says of each card from what it is computed, each with its rows [AN-02, AN-04]', async () => {
  renderAt('/ai-analytics')
  const basis = async (name: string) =>
    within(await cardOf(name))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(await basis('Conversion rate')).toEqual([
    ['50%', '/orders?card=conversions'],
    ['6 orders from conversations', '/orders?card=conversions'],
    ['12 conversations', '/conversations?card=conversations'],
    ['Orders by the agent: 5', '/orders?card=points'],
  ])
  expect(await basis('Average response time')).toEqual([
    ['1 min 15 sec', '/conversations?card=answers'],
    ['20 answers', '/conversations?card=answers'],
  ])
  expect((await basis('Points earned'))[1]).toEqual([
    'Orders by the agent: 5',
    '/orders?card=points',
  ])
  expect((await basis('Learning accuracy')).slice(1)).toEqual([
    ['10 replies', '/conversations?card=replies'],
    ['1 corrected', '/conversations?card=corrected'],
  ])
})

it('tells better from worse: more is good, slower is not, and what costs is neither [AN-02, AN-07]', async () => {
  const { cards, previous, counts, ...rest } = someAnalytics()
  const before = {
    conversionRate: 0.4,
    avgResponseTime: 60,
    pointsEarned: 30,
    learningAccuracy: 0.95,
  }
  const many = { ...counts, conversations: 20, answers: 30, agentReplies: 20 }
  answer = { ...rest, cards, counts: many, previous: { ...previous, counts: many, cards: before } }
  renderAt('/ai-analytics')
  expect(await moved('Conversion rate')).toEqual(['Up from 40%', 'true'])
  expect(await moved('Average response time')).toEqual(['Up from 1 min', 'false'])
  expect(await moved('Points earned')).toEqual(['Same as before', null])
  expect(await moved('Learning accuracy')).toEqual(['Down from 95%', 'false'])
  const change = async (name: string) =>
    (await panel(name)).querySelector('h2 + p > a + span')?.getAttribute('data-good') ?? null
  expect([await change('Orders'), await change('Revenue'), await change('AI cost')]).toEqual([
    'true',
    'true',
    null,
  ])
})

it('compares nothing with a period in which there was nothing [AN-02, AN-07]', async () => {
  const { previous, counts, ...rest } = someAnalytics()
  const none = { ...counts, conversations: 0, answers: 0, agentReplies: 0 }
  const cards = {
    conversionRate: null,
    avgResponseTime: null,
    pointsEarned: 0,
    learningAccuracy: null,
  }
  const total = { ...previous.total, conversations: 0, orders: 0, revenue: {}, aiCost: {} }
  answer = { ...rest, counts, previous: { ...previous, counts: none, cards, total } }
  renderAt('/ai-analytics')
  expect(await moved('Points earned')).toEqual(['Nothing to compare with', null])
  for (const name of ['Conversations', 'Orders', 'Revenue', 'AI cost']) {
    expect((await panel(name)).textContent).toContain('Nothing to compare with')
  }
})

it.each([
  ['Conversion rate', 'conversations', 19],
  ['Average response time', 'answers', 29],
  ['Learning accuracy', 'agentReplies', 19],
] as const)(
  'calls no change good or bad that may be chance: %s [AN-02, AN-05]',
  async (name, count, few) => {
    const { cards, previous, counts, ...rest } = someAnalytics()
    const many = { ...counts, conversations: 20, answers: 30, agentReplies: 20 }
    const before = { ...cards, conversionRate: 0.75, avgResponseTime: 60, learningAccuracy: 0.95 }
    answer = {
      ...rest,
      cards,
      counts: many,
      previous: { ...previous, counts: { ...many, [count]: few }, cards: before },
    }
    renderAt('/ai-analytics')
    const [words, isGood] = await moved(name)
    expect(words).toMatch(/^(?:Up|Down) from/)
    expect(isGood).toBeNull()
  },
)

it('leads from each figure of a campaign to its rows, and shows no rate of none [AN-04, AN-06]', async () => {
  const of = (name: string) => `/orders?campaign=4&${name}`
  const links = {
    conversations: of('conversations'),
    orders: of('orders'),
    revenue: { BDT: of('BDT'), USD: of('USD') },
    aiCost: of('aiCost'),
    conversions: of('conversions'),
    points: of('points'),
  }
  const eid = {
    id: 4,
    name: 'Eid',
    currency: 'BDT',
    conversations: 8,
    orders: 2,
    revenue: { BDT: 4000, USD: 5 },
    aiCost: { USD: 0.5 },
    chatOrders: 2,
    conversionRate: 0.25,
    points: 20,
    links,
  }
  const none = { ...eid, id: 5, name: 'New', conversations: 0, orders: 0, revenue: {}, aiCost: {} }
  answer = someAnalytics({ campaigns: [eid, { ...none, conversionRate: null, points: 0 }] })
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'Campaigns' })
  const [, one, other] = within(table).getAllByRole('row')
  expect(
    within(one!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['conversations', 'orders', 'conversions', 'BDT', 'USD', 'aiCost', 'points'].map(of))
  expect([...(other?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'New',
    '0',
    '0',
    '–',
    '৳0',
    '$0.00',
    '0',
  ])
})

it('the table of a chart has the period before beside it, by the hour where that is the grain [AN-01, AN-07]', async () => {
  answer = someAnalytics({ grain: 'hour' })
  renderAt('/ai-analytics?period=24hours')
  const chart = await panel('Orders')
  await userEvent.click(within(chart).getByRole('button', { name: 'Show Orders as a table' }))
  const [head, first] = said(within(chart).getByRole('table', { name: 'Orders' }))
  expect(head).toEqual(['Hour', 'Orders', 'Before'])
  // On the clock of the shop: Dhaka.
  expect(first).toEqual([expect.stringMatching(/^Nov 21, 6:00\sAM$/), '3', '1'])
})

it('T turns no chart in the choice of a currency, nor with a key of the browser [AN-07, SH-07]', async () => {
  const { total, ...rest } = someAnalytics()
  answer = { ...rest, total: { ...total, revenue: { BDT: 6000, USD: 50 } } }
  renderAt('/ai-analytics')
  const chart = await panel('Revenue')
  within(chart).getByRole('combobox', { name: 'Currency' }).focus()
  await userEvent.keyboard('t')
  within(chart).getByRole('button', { name: 'Show Revenue as a table' }).focus()
  for (const keys of ['{Control>}t{/Control}', '{Meta>}t{/Meta}', '{Alt>}t{/Alt}'])
    await userEvent.keyboard(keys)
  expect(within(chart).queryByRole('table')).toBeNull()
})

it('where nothing happened a chart says so, and where nothing is unusual the insights do [AN-05, AN-07]', async () => {
  const { series, previous, total, ...rest } = someAnalytics()
  const nothing = { conversations: 0, orders: 0, revenue: {}, aiCost: {} }
  const quiet = {
    ...rest,
    total: { ...total, ...nothing },
    series: series.map((part) => ({ ...part, ...nothing })),
    previous: {
      ...previous,
      total: nothing,
      series: previous.series.map((part) => ({ ...part, ...nothing })),
    },
  }
  answer = {
    ...quiet,
    insights: [
      { code: 'too_little_data', params: { count: 0, least: 20 }, message: '', link: '/x' },
    ],
  }
  renderAt('/ai-analytics')
  const chart = await panel('Orders')
  expect(within(chart).queryByRole('figure')).toBeNull()
  expect(within(chart).getByText('Nothing in this period.')).toBeDefined()
  // There are no rows to show of none.
  expect(await screen.findByText(/^Too little data: 0 conversations/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Show them' })).toBeNull()
})

it('the usual period leaves the address, and what was shown stays until another has come [AN-01]', async () => {
  const { router } = renderAt('/ai-analytics?period=90days')
  expect(await screen.findByRole('link', { name: '50%' })).toBeDefined()
  answer = new Promise(() => undefined)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days')
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(asked.filter(({ path }) => path === '/api/analytics').at(-1)?.search).toBe('?period=7days')
  const figure = screen.getByRole('link', { name: '50%' })
  expect(figure.closest('[data-old]')).not.toBeNull()
  expect(screen.getByText(/Asia\/Dhaka/)).toBeDefined()
})

it('revenue is first shown in the currency of the campaign that sold most [AN-07]', async () => {
  const { total, campaigns, ...rest } = someAnalytics()
  const revenue = { BDT: 6000, USD: 50 }
  answer = {
    ...rest,
    total: { ...total, revenue },
    campaigns: [
      {
        id: 1,
        name: 'Abroad',
        currency: 'USD',
        conversations: 1,
        orders: 1,
        revenue: { USD: 50 },
        aiCost: { USD: 0 },
        chatOrders: 1,
        conversionRate: 1,
        points: 10,
        links: { ...total.links, conversions: '/orders', points: '/orders' },
      },
      ...campaigns,
    ],
  }
  renderAt('/ai-analytics')
  const chart = await panel('Revenue')
  expect(within(chart).getByRole('link').textContent).toBe('$50')
  const options = within(chart).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['USD', 'BDT'])
})

it('where nothing was sold in the period a chart shows the one before, in its currency [AN-07]', async () => {
  const { series, previous, total, ...rest } = someAnalytics()
  const nothing = { conversations: 0, orders: 0, revenue: {}, aiCost: {} }
  answer = {
    ...rest,
    total: { ...total, ...nothing },
    series: series.map((part) => ({ ...part, ...nothing })),
    previous: {
      ...previous,
      series: previous.series.map((part) => ({ ...part, revenue: { USD: 5 } })),
    },
  }
  renderAt('/ai-analytics')
  const chart = await panel('Revenue')
  expect(within(chart).getByRole('link').textContent).toBe('$0')
  expect(within(chart).getByRole('figure').getAttribute('aria-label')).toBe(
    'Revenue: none in this period.',
  )
})

it('looks again every half minute while it is open [AN-02]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderAt('/ai-analytics')
  await screen.findByRole('link', { name: '50%' })
  const reads = () => asked.filter(({ path }) => path === '/api/analytics').length
  const before = reads()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(reads()).toBe(before + 1)
})
