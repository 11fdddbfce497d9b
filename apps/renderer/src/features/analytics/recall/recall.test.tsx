import type { Recipient, StatedFactCount } from '@pal/core/contract/analytics'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { escapeAsks } from '../../../testing/escape.ts'
import { type Asked, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { someAnalytics } from '../analytics.testing.ts'

const honey: StatedFactCount = {
  key: 'price:1:65000:1',
  kind: 'price',
  productId: 1,
  productName: 'Honey',
  campaignId: 1,
  campaignName: 'Winter',
  value: 650,
  currency: 'BDT',
  now: 700,
  customers: 2,
  firstAt: '2026-11-20T00:00:00.000Z',
  lastAt: '2026-11-21T00:00:00.000Z',
}
const fee: StatedFactCount = {
  ...honey,
  key: 'delivery_fee:0:8000:1',
  kind: 'delivery_fee',
  productId: null,
  productName: null,
  value: 80,
  now: 80,
}
const card: StatedFactCount = {
  ...fee,
  key: 'card:0:3:1',
  kind: 'card',
  value: 'Back within 30 days.',
  now: 'Back within 3 days.',
}
const rahima: Recipient = {
  conversationId: 7,
  customerId: '7100000000000001',
  customerName: 'Rahima',
  pageName: 'Shop',
  at: '2026-11-21T00:00:00.000Z',
  by: 'agent',
  text: 'I am the assistant.\n\nIt is ৳650.',
  windowClosesAt: '2026-11-22T00:00:00.000Z',
  order: { id: 3, number: 'PAL-3' },
  corrected: null,
}
const karim: Recipient = {
  ...rahima,
  conversationId: 8,
  customerId: '7100000000000001',
  customerName: 'Karim',
  windowClosesAt: null,
  order: null,
}
/** In whose language amounts are written in another way. */
const salma: Recipient = {
  ...karim,
  conversationId: 9,
  customerName: 'Salma',
  corrected: 'sent',
  text: 'Sie schreiben mit dem Assistenten.\n\nEs kostet 650\u00A0৳.',
}

let asked: readonly Asked[]
let facts: readonly StatedFactCount[]
beforeEach(() => {
  facts = [fee, honey]
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 640, 200),
  )
  ;({ asked } = serve({
    'GET /api/analytics': () => someAnalytics(),
    'GET /api/recall/facts': () => facts,
    'GET /api/recall': () => ({ recipients: [rahima, karim, salma], more: false }),
    'POST /api/recall/corrections': () => ({ sent: 1, tasks: 0, skipped: 0 }),
  }))
})
afterEach(() => void vi.restoreAllMocks())

const askedFor = (path: string) => asked.filter((each) => each.path === path)

it('lists what was stated with what counts now, the outdated first, and corrects who is chosen [AG-26]', async () => {
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'What the agent told' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^HoneyWinter৳650৳7002/),
    expect.stringMatching(/^Delivery feeWinter৳80Unchanged2/),
  ])
  await userEvent.click(within(table).getByRole('button', { name: /৳650 for ‘Honey’/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Honey: ৳650' })
  expect(await within(dialog).findByRole('link', { name: 'Rahima' })).toHaveProperty(
    'search',
    '?view=7',
  )
  expect(within(dialog).getByRole('link', { name: 'Ordered: PAL-3' })).toBeDefined()
  expect(within(dialog).getAllByText('It is ৳650.')).toHaveLength(2)
  expect(within(dialog).getByText('Es kostet 650 ৳.')).toBeDefined()
  expect(askedFor('/api/recall')[0]?.search).toBe('?fact=price%3A1%3A65000%3A1')
  // Who was corrected already is not chosen.
  expect(within(dialog).getByText('Chosen: 2')).toBeDefined()
  expect(within(dialog).getByText(/\(1\).*\(1\)/)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Choose Karim' }))
  const send = within(dialog).getByRole('button', { name: 'Correct' })
  const correction = within(dialog).getByRole('textbox', { name: 'Correction' })
  await userEvent.clear(correction)
  expect(send).toHaveProperty('disabled', true)
  await userEvent.type(correction, 'It is ৳700.')
  await userEvent.click(send)
  expect(await screen.findByText('Sent: 1. Tasks: 0.')).toBeDefined()
  expect(askedFor('/api/recall/corrections')[0]?.body).toEqual({
    conversationIds: [7],
    text: 'It is ৳700.',
  })
})

it.each([99, 100])(
  'says that older values are left out, where they are: %i of a kind [AG-26]',
  async (count) => {
    facts = Array.from({ length: count }, (_, n) => ({ ...honey, key: `price:1:${n}:1`, value: n }))
    renderAt('/ai-analytics')
    const table = await screen.findByRole('table', { name: 'What the agent told' })
    expect(within(table).getAllByRole('row')).toHaveLength(count + 1)
    expect(screen.queryAllByText(/Only the latest 100 of a kind/)).toHaveLength(count < 100 ? 0 : 1)
  },
)

it('chooses nobody again who was corrected while the list was away [AG-26]', async () => {
  let answers: readonly Recipient[] = [rahima, karim]
  serve({
    'GET /api/analytics': () => someAnalytics(),
    'GET /api/recall/facts': () => facts,
    'GET /api/recall': () => ({ recipients: answers, more: false }),
    'POST /api/recall/corrections': () => {
      answers = [
        { ...rahima, corrected: 'sent' },
        { ...karim, corrected: 'waiting' },
      ]
      return { sent: 1, tasks: 1, skipped: 0 }
    },
  })
  renderAt('/ai-analytics')
  const open = await screen.findByRole('button', { name: /৳650 for ‘Honey’/ })
  await userEvent.click(open)
  const dialog = await screen.findByRole('dialog', { name: 'Honey: ৳650' })
  expect(await within(dialog).findByText('Chosen: 2')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Correct' }))
  await screen.findByText('Sent: 1. Tasks: 1.')
  await userEvent.click(open)
  const again = await screen.findByRole('dialog', { name: 'Honey: ৳650' })
  expect(await within(again).findByText('Correction waits')).toBeDefined()
  expect(within(again).getByText('Chosen: 0')).toBeDefined()
  expect(within(again).getByRole('button', { name: 'Correct' })).toHaveProperty('disabled', true)
})

it('Escape asks before a correction that is being written is lost [AG-26, SH-07]', async () => {
  renderAt('/ai-analytics')
  await userEvent.click(await screen.findByRole('button', { name: /৳650 for ‘Honey’/ }))
  const correction = await screen.findByRole('textbox', { name: 'Correction' })
  await userEvent.type(correction, 'Sorry: ')
  await expect(
    escapeAsks('Honey: ৳650', () => (correction as HTMLTextAreaElement).value),
  ).resolves.toBeUndefined()
})

it('a price that was agreed with one customer is named as such [AG-26, SE-06]', async () => {
  facts = [{ ...honey, key: 'agreed_price:1:37500:1', kind: 'agreed_price', value: 375, now: 600 }]
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'What the agent told' })
  await userEvent.click(
    within(table).getByRole('button', { name: /৳375 for ‘Honey · Agreed price’/ }),
  )
  expect(await screen.findByRole('textbox', { name: 'Correction' })).toHaveProperty(
    'value',
    'Sorry, we told you a wrong price for Honey. It is ৳600, not ৳375.',
  )
})

it('chooses nobody by itself where what they were sent still counts [AG-26]', async () => {
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'What the agent told' })
  await userEvent.click(within(table).getByRole('button', { name: /৳80 for ‘Delivery fee’/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Delivery fee: ৳80' })
  expect(await within(dialog).findByText('Chosen: 0')).toBeDefined()
})

it('a card that reads otherwise now is shown with both, and its words are ready to be sent [AG-26]', async () => {
  facts = [fee, honey, card]
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'What the agent told' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Card')
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^CardWinterBack within 30 days\.Changed2/),
  ])
  await userEvent.click(within(table).getByRole('button', { name: /Back within 30 days/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Card' })
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual(['Back within 30 days.', 'Back within 3 days.'])
  expect(await within(dialog).findByRole('textbox', { name: 'Correction' })).toHaveProperty(
    'value',
    'Back within 3 days.',
  )
})

it.each([
  ['price', 650, 700, 'Sorry, we told you a wrong price for Honey. It is ৳700, not ৳650.'],
  ['delivery_fee', 80, 60, 'Sorry, we told you a wrong delivery fee. It is ৳60, not ৳80.'],
  [
    'free_delivery_from',
    900,
    1_200,
    'Sorry, we told you a wrong amount. Delivery is free from ৳1,200, not from ৳900.',
  ],
  ['discount', 10, 5, 'Sorry, we told you a wrong discount. It is 5%, not 10%.'],
  // Nobody says what it should be.
  ['discount', 10, null, ''],
  ['delivery_fee', 80, 80, ''],
  ['product', 'Honey · From Khulna', 'Honey · From the Sundarbans', ''],
] as const)(
  'the words that set a %s right are ready: %s, now %s [AG-26]',
  async (kind, value, now, words) => {
    facts = [{ ...(kind === 'price' ? honey : fee), kind, value, now }]
    renderAt('/ai-analytics')
    const table = await screen.findByRole('table', { name: 'What the agent told' })
    await userEvent.click(within(table).getByRole('button', { name: /^Show who was told/ }))
    const correction = await screen.findByRole('textbox', { name: 'Correction' })
    expect(correction).toHaveProperty('value', words)
  },
)

it('finds by words on Enter, not while they are typed [AG-26]', async () => {
  renderAt('/ai-analytics')
  const field = await screen.findByRole('searchbox', { name: /Words in a sent message/ })
  await userEvent.type(field, 'to Sylhet')
  expect(askedFor('/api/recall')).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Told: ‘to Sylhet’' })).toBeDefined()
  expect(askedFor('/api/recall')[0]?.search).toBe('?words=to+Sylhet')
})
