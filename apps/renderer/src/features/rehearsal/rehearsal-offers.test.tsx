import type { RehearsalOffer } from '@pal/core/contract/test-chat'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { closeRehearsal } from '../../lib/rehearsal/request.ts'
import { type Asked, serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { configured } from '../../testing/samples.ts'
import { campaign } from '../campaigns/campaign.testing.ts'
import type { Candidate } from './rehearsal-queries.ts'

const price: RehearsalOffer = {
  ids: [1],
  kind: 'price',
  campaignId: 1,
  campaignName: 'Winter',
  kept: 0,
  changes: 1,
  prices: [{ product: 'Honey', was: 650, becomes: 700, currency: 'BDT' }],
  cards: [],
  model: null,
  at: '2026-11-22T00:00:00.000Z',
}
const model: RehearsalOffer = {
  ...price,
  ids: [2],
  kind: 'model',
  kept: 1,
  prices: [],
  model: { name: 'gpt-4o', day: '2027-01-14', gone: false, other: 'gpt-6-luna' },
}
const candidate: Candidate = {
  conversationId: 7,
  customerId: '7100000000000001',
  customerName: 'Rahima',
  lastMessage: 'yes',
  at: '2026-11-21T00:00:00.000Z',
  was: { order: null, handedOff: false },
  cost: 0.02,
  kept: true,
}

let offers: RehearsalOffer[]
let candidates: Candidate[]
let asked: readonly Asked[]
beforeEach(() => {
  offers = [price, model]
  candidates = [candidate, { ...candidate, conversationId: 8, customerName: 'Karim', kept: false }]
  ;({ asked } = serve({
    'GET /api/campaigns': () => [campaign()],
    'GET /api/campaigns/1/products': () => [],
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/orders': () => [],
    'GET /api/dashboard/needs': () => ({
      tasks: { handoff: 0, unsent: 0, scheduled: 0, draft: 0 },
      doubles: 0,
      outOfStock: [],
      lowStock: [],
    }),
    'GET /api/rehearsal': () => ({
      rehearsal: {
        campaignId: 1,
        model: 'gpt-6-luna',
        runs: 1,
        startedAt: '2026-11-20T00:00:00.000Z',
        state: 'done',
        problem: null,
        done: 0,
        of: 0,
        conversations: [],
      },
    }),
    'GET /api/rehearsal/candidates': () => candidates,
    'GET /api/rehearsal/offers': () => offers,
    'POST /api/rehearsal/offers/dismiss': ({ body }) => {
      const { ids } = body as { ids: number[] }
      offers = offers.filter((offer) => !offer.ids.some((id) => ids.includes(id)))
      return offers
    },
    'POST /api/rehearsal/kept': ({ body }) => {
      const { conversationIds, kept } = body as { conversationIds: number[]; kept: boolean }
      candidates = candidates.map((each) =>
        conversationIds.includes(each.conversationId) ? { ...each, kept } : each,
      )
      return { success: true }
    },
  }))
})
afterEach(() => act(() => closeRehearsal()))

const offered = async () => within(await screen.findByRole('list', { name: 'Rehearsals offered' }))
const rowsOf = (drawer: HTMLElement) =>
  within(within(drawer).getByRole('list', { name: 'Conversations' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/Rahima|Karim/).textContent)

it('is offered on the dashboard, and a declined one is gone [AG-12]', async () => {
  renderAt('/')
  const list = await offered()
  const what = 'The price of \u2068Honey\u2069 changed from ৳650 to ৳700'
  expect(list.getByText(what)).toBeDefined()
  expect(list.getByText('\u2068gpt-4o\u2069 will be shut down on January 14, 2027')).toBeDefined()
  await userEvent.click(list.getByRole('button', { name: `Not now: ${what}` }))
  await waitFor(() => expect(list.queryByText(what)).toBeNull())
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [1] })
})

it('leads to a new rehearsal of the kept conversations, with the model that is offered [AG-12]', async () => {
  renderAt('/')
  await userEvent.click((await offered()).getByRole('button', { name: /^Rehearse: .*gpt-4o/ }))
  const drawer = await screen.findByRole('dialog', { name: 'Rehearsal' })
  const kept = await within(drawer).findByRole('button', { name: 'Kept 1', pressed: true })
  expect(kept).toBeDefined()
  expect(rowsOf(drawer)).toEqual(['Rahima'])
  expect(within(drawer).getByRole('textbox', { name: 'AI model' })).toHaveProperty(
    'value',
    'gpt-6-luna',
  )
})

it('is at the products of its campaign, too, and tells several prices in one [AG-12]', async () => {
  const prices = ['Honey', 'Wax', 'Oil'].map((product) => ({ ...price.prices[0]!, product }))
  const other = { ...price, ids: [3], campaignId: 2, campaignName: 'Spring' }
  offers = [{ ...price, ids: [1, 4, 5, 6, 7], changes: 5, prices }, other, model]
  renderAt('/products?campaign=1')
  const list = await offered()
  expect(list.getAllByRole('listitem')).toHaveLength(1)
  expect(list.getByText('5 prices of \u2068Winter\u2069 changed')).toBeDefined()
  expect(list.getByText(/Honey.*Wax.*Oil.* and 2 more$/)).toBeDefined()
})

it('keeps a conversation to be rehearsed again, and takes it out [AG-12]', async () => {
  renderAt('/products?campaign=1')
  await userEvent.click((await offered()).getByRole('button', { name: /^Rehearse:/ }))
  const drawer = await screen.findByRole('dialog', { name: 'Rehearsal' })
  await within(drawer).findByRole('button', { name: 'Kept 1', pressed: true })
  await userEvent.click(within(drawer).getByRole('button', { name: 'Newest' }))
  expect(rowsOf(drawer)).toEqual(['Rahima', 'Karim'])
  const click = (name: string) => userEvent.click(within(drawer).getByRole('button', { name }))
  await click('Keep Karim to rehearse again')
  await within(drawer).findByRole('button', { name: 'Kept 2' })
  await click('Keep Rahima no longer')
  await within(drawer).findByRole('button', { name: 'Kept 1' })
  await click('Kept 1')
  expect(rowsOf(drawer)).toEqual(['Karim'])
  await click('Keep Karim no longer')
  expect(await within(drawer).findByText(/^Nothing kept yet/)).toBeDefined()
})
