import type { Analytics } from '@pal/core/contract/analytics'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { type Asked, refusal, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { savedSettings } from '../../testing/samples.ts'
import { someAnalytics } from './analytics.testing.ts'

let answer: Analytics | Response
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

const periodsAsked = () =>
  asked.flatMap(({ path, search }) =>
    path === '/api/analytics' ? new URLSearchParams(search).get('period') : [],
  )
const link = (name: string | RegExp) => screen.findByRole('link', { name })
const panel = (name: string) => screen.findByRole('region', { name })
/** What a table says, row by row. */
const said = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const addresses = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link')
    .map((each) => each.getAttribute('href'))

it('asks for the last seven days, and for another period when it is chosen or in the address [AN-01]', async () => {
  const { router } = renderAt('/ai-analytics')
  await link('50%')
  expect(periodsAsked()).toEqual(['7days'])
  const choice = screen.getByRole('combobox', { name: 'Period' })
  expect(within(choice).getAllByRole('option')).toHaveLength(4)
  await userEvent.selectOptions(choice, 'Last 90 days')
  await link('50%')
  expect(periodsAsked()).toEqual(['7days', '90days'])
  expect(router.state.location.search).toBe('?period=90days')
})

it('keeps a period that came with the address [AN-01]', async () => {
  renderAt('/ai-analytics?period=24hours')
  await link('50%')
  expect(periodsAsked()).toEqual(['24hours'])
})

it('shows the four cards, how each is computed, how it moved, and where its rows are [AN-02, AN-04, AN-08, AN-09]', async () => {
  renderAt('/ai-analytics')
  expect((await link('50%')).getAttribute('href')).toBe('/orders?card=conversions')
  expect(screen.getByText('Up from 40%')).toBeDefined()
  expect((await link('1 min 15 sec')).getAttribute('href')).toBe('/conversations?card=answers')
  expect(screen.getByText('Up from 1 min')).toBeDefined()
  expect((await link('30')).getAttribute('href')).toBe('/orders?card=points')
  expect((await link('90%')).getAttribute('href')).toBe('/conversations?card=replies')
  expect((await link('1 corrected')).getAttribute('href')).toBe('/conversations?card=corrected')
  expect(screen.getByText('Nothing to compare with')).toBeDefined()
  for (const name of [
    'Conversion rate',
    'Average response time',
    'Points earned',
    'Learning accuracy',
  ]) {
    expect(screen.getByRole('button', { name: `How ${name} is computed` })).toBeDefined()
  }
  fireEvent.focus(screen.getByRole('button', { name: 'How Points earned is computed' }))
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/10 points .* took alone/)
})

it('shows a dash, and no figure, where nothing can be computed [AN-02, AN-04]', async () => {
  const { cards, ...rest } = someAnalytics()
  answer = { ...rest, cards: { ...cards, conversionRate: null, learningAccuracy: null } }
  renderAt('/ai-analytics')
  expect(await screen.findAllByTitle('Nothing to compute it from yet')).toHaveLength(2)
})

it('says how many came how far, are there now, and went quiet there [AN-03, AN-04]', async () => {
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'Stages' })
  expect(said(table).slice(0, 3)).toEqual([
    ['Stage', 'Here or further now', 'Are here now', 'Went quiet here'],
    ['New', '12100%', '7', '0'],
    ['Interested', '541.7%', '1', '4'],
  ])
  expect(addresses(table).slice(2, 5)).toEqual([
    '/conversations?reached=interested',
    '/conversations?stage=interested',
    '/conversations?stage=interested&status=abandoned',
  ])
})

it('has the table behind each chart, each figure leading to its rows, by button or by T [AN-07, AN-04]', async () => {
  renderAt('/ai-analytics')
  for (const [name, figures] of [
    ['Conversations', ['3', '2', '1']],
    ['Orders', ['3', '2', '1']],
    ['Revenue', ['৳3,000', '৳2,000', '৳1,000']],
    ['AI cost', ['$0.03', '$0.02', '$0.01']],
  ] as const) {
    const chart = await panel(name)
    expect(within(chart).getByRole('figure').getAttribute('aria-label')).toMatch(
      new RegExp(`^${name}: .* in all, most on Sat, Nov 21`),
    )
    await userEvent.click(within(chart).getByRole('button', { name: `Show ${name} as a table` }))
    const table = within(chart).getByRole('table', { name })
    const rows = said(table).slice(1)
    expect(rows.map(([, now]) => now)).toEqual(figures)
    expect(rows.map(([day]) => day)).toEqual(['Sat, Nov 21', 'Fri, Nov 20', 'Thu, Nov 19'])
    expect(addresses(table)).toHaveLength(3)
    await userEvent.keyboard('t')
    expect(within(chart).queryByRole('table')).toBeNull()
    await userEvent.keyboard('t')
    expect(within(chart).getByRole('table', { name })).toBeDefined()
  }
  const revenue = within(await panel('Revenue')).getByRole('table', { name: 'Revenue' })
  expect(addresses(revenue)[0]).toBe('/orders?from=2026-11-21T00:00:00.000Z&currency=BDT&sold=true')
})

it('shows revenue in one currency at a time, and never adds two [AN-07]', async () => {
  const { total, ...rest } = someAnalytics()
  answer = { ...rest, total: { ...total, revenue: { BDT: 6000, USD: 50 } } }
  renderAt('/ai-analytics')
  const chart = await panel('Revenue')
  expect(within(chart).getByRole('link').textContent).toBe('৳6,000')
  await userEvent.selectOptions(within(chart).getByRole('combobox', { name: 'Currency' }), 'USD')
  expect(within(chart).getByRole('link').textContent).toBe('$50')
})

it('says each insight with its rule and its rows, and when there is too little data [AN-05, AN-04]', async () => {
  answer = someAnalytics({
    insights: [
      {
        code: 'stage_lost',
        params: { stage: 'collecting_info', count: 12, share: 0.6 },
        message: '',
        link: '/conversations?stage=collecting_info&status=abandoned',
      },
      {
        code: 'too_little_data',
        params: { count: 12, least: 20 },
        message: '',
        link: '/conversations',
      },
    ],
  })
  renderAt('/ai-analytics')
  const insights = await screen.findAllByRole('link', { name: 'Show them' })
  const items = insights.map((each) => each.closest('li')?.textContent)
  expect(items).toEqual([
    'More customers went quiet at ‘Collecting info’ than at any other stage: 12 (60%). Show themShown once 10 customers went quiet.',
    'Too little data: 12 conversations began in this period. Show themMost insights need 20 conversations.',
  ])
  expect(insights[0]?.getAttribute('href')).toBe(
    '/conversations?stage=collecting_info&status=abandoned',
  )
})

it('lists the campaigns with their figures, each leading to its rows [AN-06, AN-04]', async () => {
  const { links } = someAnalytics().total
  answer = someAnalytics({
    campaigns: [
      {
        id: 4,
        name: 'Eid',
        currency: 'BDT',
        conversations: 8,
        orders: 2,
        revenue: { BDT: 4000 },
        aiCost: { USD: 0.5 },
        chatOrders: 1,
        conversionRate: 0.125,
        points: 20,
        links: { ...links, conversions: '/orders', points: '/orders?campaign=4' },
      },
    ],
  })
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'Campaigns' })
  expect(said(table)).toEqual([
    ['Campaign', 'Conversations', 'Orders', 'Conversion in chats', 'Revenue', 'AI cost', 'Points'],
    ['Eid', '8', '21 without a chat', '12.5%', '৳4,000', '$0.50', '20'],
  ])
  expect(addresses(table).at(-1)).toBe('/orders?campaign=4')
})

it('says what is not in the figures: erased rows, and answers without a price [AN-04]', async () => {
  answer = someAnalytics({ includesErased: true, unpricedAnswers: 2 })
  renderAt('/ai-analytics')
  expect(await screen.findByText(/Customers were erased since/)).toBeDefined()
  expect(screen.getByText(/2 answers are not in the cost/)).toBeDefined()
})

it('tells what the agent took from what was taken by hand [AN-04]', async () => {
  renderAt('/ai-analytics')
  expect(
    within(await panel('Orders')).getByText('Orders by the agent: 5 · By hand: 3'),
  ).toBeDefined()
})

it('shows costs in the shop’s currency by the rate that the seller set, and what trying cost [AN-07]', async () => {
  const settings = {
    ...savedSettings,
    company: { ...savedSettings.company, defaultCurrency: 'BDT' },
    ai: { ...savedSettings.ai, dollarRates: { BDT: 120 }, apiKeySet: true, apiKeyLast4: null },
  }
  answer = someAnalytics({ tried: { aiCost: { USD: 0.25 }, unpriced: 1 } })
  serve({ 'GET /api/analytics': () => answer, 'GET /api/settings': () => settings })
  renderAt('/ai-analytics')
  const cost = within(await panel('AI cost'))
  expect(await cost.findByRole('link', { name: '$0.06 (৳7.20)' })).toBeDefined()
  expect(
    cost.getByText(/translations of cards cost beside it: \$0\.25 \(৳30\.00\)\./),
  ).toBeDefined()
  expect(cost.getByText(/Calls without a known price are not in it: 1\./)).toBeDefined()
})

it('says that it failed, and asks again', async () => {
  answer = refusal(500, 'internal', 'The server failed')
  renderAt('/ai-analytics')
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer = someAnalytics()
  await userEvent.click(again)
  expect(await link('50%')).toBeDefined()
})
