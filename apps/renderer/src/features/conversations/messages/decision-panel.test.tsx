import type { DecisionLogEntry } from '@pal/core/contract/decision-log'
import { answerOf, because } from '@pal/core/texts/reason'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { refusal, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aDetail, aMessage, configured, oneChat, savedSettings } from '../../../testing/samples.ts'

const entry: DecisionLogEntry = {
  messageId: '2',
  model: 'gpt-6-luna',
  settingsVersion: 3,
  settingsVersionNow: 5,
  decision: {
    stage: 'ready_to_buy',
    language: 'en',
    cart: [{ productId: 1, name: 'Wildflower honey', quantity: 2 }],
    order: 'place',
    step: { missing: [], asked: null },
    confirmationQuote: 'Yes, please <b>send</b>',
    learned: { name: null, phone: null, address: 'Dhanmondi 7', deliveryNote: null },
    handOver: false,
    handOverReason: null,
  },
  checks: [],
  said: [{ name: 'price:1', value: '৳650', product: 'Mustard honey' }],
  reviews: [
    {
      verdict: 'clean',
      commitments: [{ words: 'within 7 days', coveredBy: 'returns' }],
      cost: null,
    },
  ],
  examples: 2,
  inputTokens: 1_122,
  cachedInputTokens: 600,
  outputTokens: 83,
  cost: 0.000_123,
  latencyMs: 1_240,
  startedAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:00:02.000Z',
  order: { id: 7, orderId: 'PAL-000007' },
}

let recipients: object[] = []
const agents = { sender: 'agent', from_customer: false, state: 'sent' } as const

async function open(answer: () => unknown) {
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1),
    'POST /api/conversations/1/seen': () => ({ success: true }),
    'GET /api/conversations/1/messages': () => [
      // It was written by itself, and nothing was decided for it.
      aMessage(3, { ...agents, text: 'Are you still interested?', hasDecision: false }),
      aMessage(2, { ...agents, text: 'Two jars' }),
      aMessage(1, { text: 'Honey?' }),
    ],
    'GET /api/messages/2/decision': answer,
    'GET /api/settings': () => savedSettings,
    'GET /api/decisions/recipients': () => ({ recipients, more: false }),
  })
  renderAt('/conversations?view=1')
  // Only what the agent decided has one.
  await screen.findByText('Are you still interested?')
  await userEvent.click(screen.getByRole('button', { name: 'Why this reply' }))
  return within(await screen.findByRole('region', { name: 'Why this reply' }))
}

it('opens under the agent’s message: decision, settings, model, tokens, cost, time [AG-15]', async () => {
  const panel = await open(() => entry)
  const shown = async (text: string | RegExp) => expect(await panel.findByText(text)).toBeDefined()
  await shown('Ready to buy')
  await shown('Yes, please <b>send</b>')
  await shown('Wildflower honey')
  await shown('Dhanmondi 7')
  await shown('2 of your answers to similar questions')
  await shown('gpt-6-luna')
  await shown('Version 3. Changed since: now version 5')
  await shown(/1,122 read, 83 written\. 600 of those read were cached\./)
  await shown('$0.00012')
  await shown(/^1\.2 s, on /)
  expect(panel.getByRole('link', { name: 'PAL-000007' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Why this reply' }))
  expect(screen.queryByRole('region', { name: 'Why this reply' })).toBeNull()
})

it('names what was stated as the seller knows it, never by the agent’s own name of it [AG-15, AG-26]', async () => {
  const panel = await open(() => ({
    ...entry,
    said: [
      ...entry.said,
      { name: 'price:9', value: '৳80', product: null },
      { name: 'delivery_fee:a1', value: '৳130', product: null },
      { name: 'free_delivery_from', value: '৳5,000', product: null },
      { name: 'discount_percent', value: '10%', product: null },
      { name: 'offer_ends', value: 'Friday', product: null },
      { name: 'total', value: '৳1,380', product: null },
      { name: 'card:returns', value: 'Send it back within 7 days.', product: null },
      { name: 'of_later', value: '7', product: null },
    ],
  }))
  await panel.findByText('৳650')
  const words = panel
    .getAllByRole('button', { name: 'Who else was told this?' })
    .map((button) =>
      button.closest('li')?.textContent.replace('Who else was told this?', '').trim(),
    )
  expect(words).toEqual([
    'Mustard honey: ৳650',
    'Product 9: ৳80',
    'Delivery fee: ৳130',
    'Free delivery from: ৳5,000',
    'Bundle discount: 10%',
    'End of the offer: Friday',
    'Total: ৳1,380',
    'Send it back within 7 days.',
    '7',
  ])
})

it('names who else was sent it, also whoever has no name [AG-15, AG-26]', async () => {
  const panel = await open(() => entry)
  const other = { customerName: '', at: '2026-11-21T10:00:00.000Z' }
  recipients = [
    { ...other, conversationId: 2, messageId: '5', customerId: '7010' },
    { ...other, conversationId: 3, messageId: '6', customerId: '7011', customerName: 'Rahima' },
  ]
  await userEvent.click(await panel.findByRole('button', { name: 'Who else was told this?' }))
  const links = await panel.findAllByRole('link', { name: /^(?:Rahima|Customer 7010)$/ })
  expect(links.map((link) => link.getAttribute('href'))).toHaveLength(2)
})

it('says that the cost is not known, never that it was nothing [AG-13]', async () => {
  const panel = await open(() => ({ ...entry, cost: null }))
  expect(await panel.findByText(/Not known: this model has no price/)).toBeDefined()
  expect(panel.queryByText(/\$0/)).toBeNull()
})

it('says nothing of settings that were never saved, and of no time less than it can tell', async () => {
  const panel = await open(() => ({ ...entry, settingsVersion: 0, latencyMs: 3 }))
  expect(await panel.findByText(/^< 1 s, on /)).toBeDefined()
  expect(panel.queryByText(/Version 0/)).toBeNull()
  expect(panel.queryByText('Settings')).toBeNull()
})

it('says why it cannot be shown', async () => {
  const panel = await open(() => refusal(404, 'not_found', 'The decision was not found'))
  expect((await panel.findByRole('alert')).textContent).toContain('The decision was not found')
})

it('says what an order still lacked, or that it waits for a yes [AG-15]', async () => {
  const lacking = (step: object) => () => ({
    ...entry,
    order: null,
    decision: { ...entry.decision, order: 'ask', step },
  })
  const panel = await open(lacking({ missing: ['phone', 'area'], asked: null }))
  expect(await panel.findByText('Still missing: phone, delivery area')).toBeDefined()
})

it('says why a yes took no order [AG-15]', async () => {
  const step = { missing: [], asked: 'no_clear_yes' }
  const panel = await open(() => ({ ...entry, order: null, decision: { ...entry.decision, step } }))
  expect(await panel.findByText(/no clear yes to the summary/)).toBeDefined()
  expect(panel.getByText('Why there is no order')).toBeDefined()
})

it('says why it handed over, the model’s own words as a quotation [AG-15, AG-16]', async () => {
  const why = because('agent_hands_over_for', {
    why: because('hands_over_complaint'),
    words: 'একটি ভাঙা বয়াম',
  })
  const decision = { ...entry.decision, handOver: true, handOverReason: answerOf(why) }
  const panel = await open(() => ({ ...entry, decision }))
  expect(
    await panel.findByText(
      'Complains that something is late, missing, broken or wrong. In the agent’s words: “একটি ভাঙা বয়াম”',
    ),
  ).toBeDefined()
})
