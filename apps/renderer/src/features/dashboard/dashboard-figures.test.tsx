import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { refusal } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { aShop, nothingSold } from './dashboard.testing.ts'

const figure = (label: string) => screen.getByText(label).closest('div')!
const notes = () =>
  screen
    .getAllByRole('term')
    .map((term) => term.nextElementSibling?.nextElementSibling?.textContent.trim())

it('show no figure before there is one [DB-02]', async () => {
  let answer = (_stats: unknown) => {}
  aShop({ 'GET /api/dashboard/stats': () => new Promise((resolve) => (answer = resolve)) })
  renderAt('/')
  await screen.findByText('Revenue')
  for (const label of ['Active campaigns', 'Total conversations', 'Orders generated', 'Revenue'])
    expect(figure(label).textContent).toContain('–')
  answer(nothingSold)
  expect(await screen.findByText('৳0')).toBeDefined()
})

it('ask for all that is below what needs the seller together with it, not after it [DB-02]', async () => {
  const never = () => new Promise(() => {})
  const { asked } = aShop({ 'GET /api/dashboard/needs': never })
  renderAt('/')
  const below = ['/api/dashboard/stats', '/api/conversations', '/api/orders']
  await vi.waitFor(() => {
    const paths = asked.map(({ path }) => path.split('?')[0])
    expect(below.filter((path) => !paths.includes(path))).toEqual([])
  }, 10_000)
})

it('say what each of them covers, and the share of conversations with an order [DB-02, DB-09]', async () => {
  const sold = { ...nothingSold, totalConversations: 8, conversionRate: 0.125 }
  aShop({ 'GET /api/dashboard/stats': () => sold })
  renderAt('/')
  await screen.findByText('৳0')
  expect(notes()).toEqual([
    'running now',
    'with customers so far',
    'Conversion in chats: 12.5%',
    'without cancelled orders',
  ])
})

it.each([
  [0, 300, '৳0 today · ৳300 yesterday'],
  [300, 0, '৳300 today · ৳0 yesterday'],
])(
  'set today beside yesterday as soon as one of them sold: %d, %d [DB-02]',
  async (today, yesterday, words) => {
    const days = { revenueToday: today, revenueYesterday: yesterday }
    const revenue = { revenue: 300, revenues: [{ currency: 'BDT', amount: 300, byAgent: 0 }] }
    aShop({ 'GET /api/dashboard/stats': () => ({ ...nothingSold, ...days, ...revenue }) })
    renderAt('/')
    await screen.findByText('৳300')
    expect(notes().at(-1)).toBe(`of these by the agent: ৳0 ${words}`)
  },
)

it('show the largest of other currencies where the default one sold nothing, none of them twice [DB-02]', async () => {
  const revenues = [
    { currency: 'EUR', amount: 5, byAgent: 5 },
    { currency: 'USD', amount: 120, byAgent: 100 },
    { currency: 'GBP', amount: 0, byAgent: 0 },
  ]
  aShop({ 'GET /api/dashboard/stats': () => ({ ...nothingSold, revenues }) })
  renderAt('/')
  await screen.findByText('$120')
  const card = within(figure('Revenue'))
  const links = card
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Revenue', '/orders?sold=true&currency=USD'],
    ['of these by the agent: $100', '/orders?sold=true&currency=USD&agent=true'],
    ['+ €5', '/orders?sold=true&currency=EUR'],
  ])
})

it('tell what the agent took apart from what the seller typed, each with its orders [DB-02, AN-04]', async () => {
  const sold = { ...nothingSold, ordersGenerated: 30, agentOrders: 18 }
  aShop({ 'GET /api/dashboard/stats': () => sold })
  renderAt('/')
  const agents = await screen.findByRole('link', { name: 'of these by the agent: 18' })
  expect(agents.getAttribute('href')).toBe('/orders?agent=true')
  const all = screen.getByRole('link', { name: 'Orders generated' })
  expect(all.getAttribute('href')).toBe('/orders')
})

it('say why they are not there, and come when they are asked for again [DB-02]', async () => {
  let broken = true
  aShop({
    'GET /api/dashboard/stats': () =>
      broken ? refusal(500, 'internal', 'The store is busy.') : nothingSold,
  })
  renderAt('/')
  const failed = (await screen.findByText('Couldn’t load the figures')).parentElement!
    .parentElement!
  expect(failed.textContent).toContain('The store is busy.')
  broken = false
  await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('৳0')).toBeDefined()
})
