import type { DraftTrust } from '@pal/core/contract/drafts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { campaign } from './campaign.testing.ts'

const figures = (over: Partial<DraftTrust[number]>): DraftTrust[number] => ({
  subject: 'price',
  drafts: 20,
  unchanged: 19,
  trusted: true,
  automatic: false,
  takenBack: null,
  ...over,
})

function start(draftMode = true) {
  let price = figures({})
  const other = figures({ subject: 'other', drafts: 4, unchanged: 1, trusted: false })
  const order = figures({ subject: 'order', drafts: 0, unchanged: 0, trusted: false })
  return serve({
    'GET /api/campaigns': () => [campaign({ draftMode })],
    'GET /api/facebook/connected-pages': () => [{ id: '9', name: 'Nila', category: '' }],
    'GET /api/campaigns/1/draft-trust': () => [price, order, other],
    'PUT /api/campaigns/1/draft-trust': ({ body }) => {
      price = { ...price, ...(body as Partial<DraftTrust[number]>) }
      return [price, order, other]
    },
  })
}

const subjects = async () => within(await screen.findByRole('list', { name: 'Draft subjects' }))

it('shows how many drafts of a subject went out unchanged, and offers what is ready [AG-25]', async () => {
  const { asked } = start()
  renderAt('/campaigns')
  const rows = (await subjects()).getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Prices19 of 20 unchangedLet the agent send',
    'Other answers1 of 4 unchanged',
  ])

  await userEvent.click(
    (await subjects()).getByRole('button', { name: 'Prices: let the agent send' }),
  )
  await waitFor(async () =>
    expect((await subjects()).getByText('Sent by the agent · 19 of 20 unchanged')).toBeDefined(),
  )
  expect(
    screen.getByText('The agent sends what you trust it with; you send the rest.'),
  ).toBeDefined()
  await userEvent.click((await subjects()).getByRole('button', { name: 'Prices: draft again' }))
  await waitFor(async () =>
    expect((await subjects()).getByText('19 of 20 unchanged')).toBeDefined(),
  )
  expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { subject: 'price', automatic: true },
    { subject: 'price', automatic: false },
  ])
})

it('says that the program took trust back, and why [AG-25]', async () => {
  const takenBack = { answers: 14, corrected: 2, at: '2026-11-21T00:00:00.000Z' }
  serve({
    'GET /api/campaigns': () => [campaign({ draftMode: true })],
    'GET /api/facebook/connected-pages': () => [],
    'GET /api/tactics/proposals': () => ({ on: false, proposals: [] }),
    'GET /api/campaigns/1/draft-trust': () => [
      figures({ drafts: 0, unchanged: 0, trusted: false, takenBack }),
    ],
  })
  renderAt('/campaigns')
  const [row] = (await subjects()).getAllByRole('listitem')
  expect(row?.textContent).toMatch(
    /^PricesDrafted again: 2 of its last 14 answers were corrected\./,
  )
  expect(within(row!).queryByRole('button')).toBeNull()
})

it('shows none of it where the agent answers by itself [AG-25]', async () => {
  start(false)
  renderAt('/campaigns')
  await screen.findByText('Answers are sent without your check.')
  expect(screen.queryByRole('list', { name: 'Draft subjects' })).toBeNull()
})
