import type { RehearsedRun } from '@pal/core/contract/test-chat'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { closeRehearsal, openRehearsal } from '../../lib/rehearsal/request.ts'
import { type Asked, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { campaign } from '../campaigns/campaign.testing.ts'
import type { Candidate, Rehearsal } from './rehearsal-queries.ts'

const ordered = { order: { total: 1_300, currency: 'BDT' }, handedOff: false }
const handedOff = { order: null, handedOff: true }
const candidate: Candidate = {
  conversationId: 7,
  customerId: '7100000000000001',
  customerName: 'Rahima',
  lastMessage: 'yes',
  at: '2026-11-21T00:00:00.000Z',
  was: ordered,
  cost: 0.02,
  kept: false,
}
const done: Rehearsal = {
  campaignId: 1,
  model: 'gpt-6-luna',
  runs: 2,
  startedAt: '2026-11-22T00:00:00.000Z',
  state: 'done',
  problem: null,
  done: 2,
  of: 2,
  conversations: [
    {
      conversationId: 7,
      customerId: '7100000000000001',
      customerName: 'Rahima',
      was: ordered,
      wasCost: 0.02,
      runs: [
        { end: handedOff, cost: 0.01, checks: 1 },
        { end: ordered, cost: 0.01, checks: 0 },
      ],
    },
  ],
}
const run: RehearsedRun = {
  end: handedOff,
  cost: 0.01,
  turns: [
    {
      asked: 'How much?',
      was: 'It is ৳650.',
      now: null,
      checks: [{ code: 'amount', message: '99 is no price of the shop' }],
    },
  ],
}

let rehearsal: Rehearsal | null
let asked: readonly Asked[]
beforeEach(() => {
  rehearsal = null
  ;({ asked } = serve({
    'GET /api/campaigns': () => [campaign()],
    'GET /api/rehearsal': () => ({ rehearsal }),
    'GET /api/rehearsal/candidates': () => [
      candidate,
      { ...candidate, conversationId: 8, customerName: 'Karim', was: handedOff },
    ],
    'POST /api/rehearsal': () => {
      rehearsal = done
      return { success: true }
    },
    'GET /api/rehearsal/conversations/7': () => ({ runs: [run, { ...run, end: ordered }] }),
    'POST /api/rehearsal/cancel': () => {
      rehearsal = { ...done, state: 'cancelled' }
      return { success: true }
    },
  }))
})
afterEach(() => act(() => closeRehearsal()))

it('rehearses who is chosen, by another model and as often as asked, then shows both sides [AG-12]', async () => {
  renderAt('/no/such/page')
  act(() => openRehearsal())
  const drawer = await screen.findByRole('dialog', { name: 'Rehearsal' })
  expect(
    await within(drawer).findByText('Chosen: 2. About $0.04, going by what these cost so far.'),
  ).toBeDefined()
  await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Choose Karim' }))
  await userEvent.type(within(drawer).getByRole('textbox', { name: 'AI model' }), 'gpt-6-luna')
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Runs of each' }), '2')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Start rehearsal' }))
  const sums = await within(drawer).findByRole('table', { name: 'Then and now' })
  const rows = within(sums).getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Orders10',
    'Order totals৳1,300–',
    'Hand-offs01',
    'AI cost$0.02$0.01',
  ])
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    campaignId: 1,
    conversationIds: [7],
    runs: 2,
    settings: { ai: { model: 'gpt-6-luna' } },
  })
  await userEvent.click(within(drawer).getByRole('button', { name: /^Rahima.*Same end: 1 of 2/ }))
  const then = await within(drawer).findByRole('region', { name: 'Then' })
  const now = within(drawer).getByRole('region', { name: 'Now' })
  expect(then.textContent).toBe('ThenIt is ৳650.')
  expect(now.textContent).toBe(
    'NowNothing would go out: the checks held it.99 is no price of the shop',
  )
})

it('shows the one that runs, and ends it [AG-12]', async () => {
  rehearsal = { ...done, state: 'running', done: 1, of: 2 }
  renderAt('/no/such/page')
  act(() => openRehearsal())
  const drawer = await screen.findByRole('dialog', { name: 'Rehearsal' })
  expect(await within(drawer).findByText('1 of 2 with gpt-6-luna')).toBeDefined()
  await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }))
  expect(await within(drawer).findByText('Ended by you: 2 of 2 with gpt-6-luna')).toBeDefined()
  await userEvent.click(within(drawer).getByRole('button', { name: 'New rehearsal' }))
  expect(await within(drawer).findByRole('button', { name: 'Start rehearsal' })).toBeDefined()
})
