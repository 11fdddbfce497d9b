import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { refusal } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { aConversation, ago, anOrder } from '../../testing/samples.ts'
import { aSeller, aShop } from './dashboard.testing.ts'

const list = async (name: string) => within(await screen.findByRole('region', { name }))

it.each([
  ['Live Conversations', 'All conversations', '/conversations'],
  ['Newest orders', 'All orders', '/orders'],
  ['Conversion by campaign', 'All campaigns', '/campaigns'],
])('%s lead to all of them [DB-03, DB-09]', async (name, link, address) => {
  aShop()
  renderAt('/')
  const all = (await list(name)).getByRole('link', { name: link })
  expect(all.getAttribute('href')).toBe(address)
})

it.each([
  ['Live Conversations', 'No active conversations', 'Customers who show interest appear here'],
  ['Newest orders', 'No orders yet', 'The agent takes them in conversations.'],
  ['Conversion by campaign', 'No campaigns yet', 'You’ll see here how many chats turn into orders'],
])('%s say that there are none, and what will be there [DB-06]', async (name, none, more) => {
  aShop({ 'GET /api/campaigns': () => [] })
  renderAt('/')
  const shown = await list(name)
  expect((await shown.findByText(none)).parentElement?.textContent).toContain(more)
})

it('no list says that there are none before it knows [DB-06]', async () => {
  const answers: ((rows: unknown) => void)[] = []
  const later = () => new Promise((resolve) => answers.push(resolve))
  aShop({
    'GET /api/conversations': later,
    'GET /api/orders': later,
    'GET /api/campaigns': later,
  })
  renderAt('/')
  await list('Live Conversations')
  await waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(3))
  for (const none of ['No active conversations', 'No orders yet', 'No campaigns yet'])
    expect(screen.queryByText(none)).toBeNull()
})

it.each([
  ['GET /api/conversations', 'Couldn’t load the conversations', 'No active conversations'],
  ['GET /api/orders', 'Couldn’t load the orders', 'No orders yet'],
  ['GET /api/campaigns', 'Couldn’t load the campaigns', 'No campaigns yet'],
])(
  'says in its place why a list is not there, and asks again: %s [DB-03]',
  async (path, failed, none) => {
    let broken = true
    aShop({ [path]: () => (broken ? refusal(500, 'internal', 'The store is busy.') : []) })
    renderAt('/')
    const state = (await screen.findByText(failed)).parentElement?.parentElement
    expect(state?.textContent).toContain('The store is busy.')
    expect(screen.queryByText(none)).toBeNull()
    broken = false
    await userEvent.click(within(state!).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(none)).toBeDefined()
  },
)

it('a live row shows a picture for what has it, the stage on its path, and when it was [DB-04, DB-05]', async () => {
  const lastActivity = ago(3.5)
  aShop({
    'GET /api/conversations': () => [
      aConversation(1, { lastMessage: '', stage: 'ready_to_buy', lastActivity }),
      aConversation(2, { customerName: 'এলাহী', stage: 'interested' }),
    ],
  })
  renderAt('/')
  const shown = await list('Live Conversations')
  const [first, second] = await shown.findAllByRole('listitem')
  expect(within(first!).getByText('Picture or file')).toBeDefined()
  expect(within(first!).getByText('Ready to buy').dataset['step']).toBe('4')
  expect(within(second!).getByText('Interested').dataset['step']).toBe('1')
  const time = within(first!).getByText('3m ago')
  expect(time.getAttribute('datetime')).toBe(lastActivity)
  // Its first letter is for the eye alone.
  const letter = second!.querySelector('[aria-hidden="true"]')
  expect(letter?.textContent).toBe('এ')
  await userEvent.hover(time)
  const exact = await screen.findByRole('tooltip')
  expect(exact.textContent).toMatch(/\d{4}, \d{1,2}:\d\d:\d\d/)
})

it('the newest orders show customer, total, number, time and status, and open [DB-02]', async () => {
  const { asked } = aShop({
    'GET /api/orders': () => [anOrder(7, { status: 'shipped', totalAmount: 2598.5 }), anOrder(6)],
  })
  renderAt('/')
  const [first, second] = await (await list('Newest orders')).findAllByRole('listitem')
  expect(first?.textContent).toBe('Buyer 7৳2,598.50PAL-000007 · 5m agoShipped')
  expect(within(first!).getByText('Shipped').dataset['step']).toBe('4')
  expect(within(second!).getByText('Confirmed').dataset['step']).toBe('1')
  expect(within(first!).getByRole('link').getAttribute('href')).toBe('/orders?order=7')
  const limits = asked
    .filter(({ path }) => path === '/api/orders' || path === '/api/campaigns')
    .map(({ path, search }) => [path, new URLSearchParams(search).get('limit')])
  expect(limits).toContainEqual(['/api/orders', '4'])
  expect(limits).toContainEqual(['/api/campaigns', '4'])
})

it('a campaign’s rate names its page and leads to its card [DB-09]', async () => {
  aShop({ 'GET /api/campaigns': () => [aSeller(3, 1, 3)] })
  renderAt('/')
  const shown = await list('Conversion by campaign')
  const name = await shown.findByRole('link', { name: 'Campaign 3' })
  expect(name.getAttribute('href')).toBe('/campaigns?campaign=3')
  expect(shown.getByText('Nila Boutique')).toBeDefined()
  expect(shown.getByRole('link', { name: '33.3%' })).toBeDefined()
  expect(shown.getByRole('link', { name: '1 order in chats' })).toBeDefined()
})

it('a campaign that is paused because its AI budget is used up says so, and leads to the budget [DB-09]', async () => {
  aShop({ 'GET /api/campaigns': () => [{ ...aSeller(3), budgetUsedUp: true }, aSeller(4)] })
  renderAt('/')
  const shown = await list('Conversion by campaign')
  const link = await shown.findByRole('link', { name: 'Paused: AI budget used up' })
  expect(link.getAttribute('href')).toBe('/campaigns?campaign=3&open=budget')
})

it('of a newest order it is said how much of it came back, as on the page of orders [OR-10]', async () => {
  const products = [{ ...anOrder(1).products[0]!, quantity: 3 }]
  const delivered = { status: 'delivered', products } as const
  aShop({
    'GET /api/orders': () => [
      anOrder(1, { ...delivered, returned: true, piecesReturned: 1 }),
      anOrder(2, { ...delivered, returned: true, piecesReturned: 3 }),
      anOrder(3, delivered),
    ],
  })
  renderAt('/')
  const rows = await (await list('Newest orders')).findAllByRole('listitem')
  const says = rows.map(({ textContent }) => /Delivered(.*)$/.exec(textContent)?.[1])
  expect(says).toEqual(['Returned 1 of 3', 'Returned', ''])
})
