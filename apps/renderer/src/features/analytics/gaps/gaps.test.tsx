import type { Gap } from '@pal/core/contract/analytics'
import { answerOf, because, messageOf } from '@pal/core/texts/reason'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { escapeAsks } from '../../../testing/escape.ts'
import { type Asked, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { someAnalytics } from '../analytics.testing.ts'

const why = because('hands_over_delivery')
const one = {
  conversationId: 7,
  customerId: '7100000000000001',
  customerName: 'Rahima',
  question: 'Do you deliver to Chittagong?',
  at: '2026-11-21T00:00:00.000Z',
  outcome: 'handed_over' as const,
  handOverReason: answerOf(why),
  ordered: false,
}
const asksAlike: Gap = {
  question: 'deliver chittagong?',
  turns: [31, 28],
  answered: false,
  customers: 2,
  lost: 1,
  carts: { BDT: 2600 },
  asked: [one, { ...one, conversationId: 8, customerName: 'Karim', ordered: true }],
}

let gap: Gap
let others: readonly Gap[] = []
let asked: readonly Asked[]
beforeEach(() => {
  gap = asksAlike
  others = []
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 640, 200),
  )
  ;({ asked } = serve({
    'GET /api/analytics': () => someAnalytics(),
    'GET /api/recall/facts': () => [],
    'GET /api/gaps': () => ({ gaps: [gap, ...others], lookedAt: null }),
    'POST /api/gaps/answered': () => ({ success: true }),
  }))
})
afterEach(() => void vi.restoreAllMocks())

it('lists what could not be answered with its cost, leads to who asked, and is answered there by a card [AG-27]', async () => {
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'What it could not answer' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual(['deliver chittagong?21৳2,600'])
  await userEvent.click(within(table).getByRole('button', { name: /deliver chittagong/ }))
  const dialog = await screen.findByRole('dialog', { name: 'deliver chittagong?' })
  expect(within(dialog).getByRole('link', { name: 'Rahima' })).toHaveProperty('search', '?view=7')
  expect(within(dialog).getByText('Ordered later')).toBeDefined()
  expect(within(dialog).getAllByText(messageOf(why))).toHaveLength(2)
  expect(within(dialog).getAllByText('Do you deliver to Chittagong?')).toHaveLength(2)
  await userEvent.type(
    within(dialog).getByRole('textbox', { name: 'Your answer, for the agent' }),
    'We deliver to Chittagong in 3 days.',
  )
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'About' }), 'Delivery')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Teach the agent' }))
  expect(await screen.findByText('The agent knows it now')).toBeDefined()
  expect(asked.find(({ path }) => path === '/api/gaps/answered')?.body).toEqual({
    turns: [31, 28],
    topic: 'delivery',
    text: 'We deliver to Chittagong in 3 days.',
  })
})

it('Escape asks before an answer that is being written is lost [AG-27, SH-07]', async () => {
  renderAt('/ai-analytics')
  await userEvent.click(await screen.findByRole('button', { name: /deliver chittagong/ }))
  const answer = await screen.findByRole('textbox', { name: 'Your answer, for the agent' })
  await userEvent.type(answer, 'In 3 days.')
  await expect(
    escapeAsks('deliver chittagong?', () => (answer as HTMLTextAreaElement).value),
  ).resolves.toBeUndefined()
})

it('a question that is the title is not said again below it [AG-27]', async () => {
  gap = { ...gap, question: one.question, customers: 1, asked: [{ ...one, customerName: '' }] }
  renderAt('/ai-analytics')
  await userEvent.click(await screen.findByRole('button', { name: /deliver to Chittagong/ }))
  const dialog = within(await screen.findByRole('dialog', { name: one.question }))
  expect(dialog.getByRole('link', { name: 'Customer 7100000000000001' })).toBeDefined()
  // In the customer's language, whichever way the page runs.
  const title = dialog.getByRole('heading').querySelector('bdi')
  expect(dialog.getAllByText(one.question)).toEqual([title])
})

it('shows the first of them, all when asked, and which ones were answered [AG-27]', async () => {
  others = Array.from({ length: 9 }, (_, at) => ({
    ...asksAlike,
    question: `Question ${at}`,
    answered: at === 8,
  }))
  renderAt('/ai-analytics')
  const table = await screen.findByRole('table', { name: 'What it could not answer' })
  const rows = () => within(table).getAllByRole('row').slice(1)
  expect(rows()).toHaveLength(8)
  await userEvent.click(screen.getByRole('button', { name: 'Show all (10)' }))
  expect(rows()).toHaveLength(10)
  expect(within(rows().at(-1)!).getByText('Answered')).toBeDefined()
  expect(within(table).getAllByText('Answered')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }))
  expect(rows()).toHaveLength(8)
})
