import type { Campaign } from '@pal/core/contract/campaigns'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { campaign } from './campaign.testing.ts'

let stored: Campaign
let saving: () => unknown
let asked: readonly Asked[]
beforeEach(() => {
  stored = campaign()
  saving = () => stored
  ;({ asked } = serve({
    'GET /api/campaigns': () => [stored],
    'GET /api/facebook/connected-pages': () => [{ id: '9', name: 'Nila', category: '' }],
    'PUT /api/campaigns/1/strategies': () => saving(),
  }))
})

async function open() {
  renderAt('/campaigns')
  await userEvent.click(await screen.findByRole('button', { name: /^Configure strategies/ }))
  return within(await screen.findByRole('dialog', { name: 'Sales strategies' }))
}
const saves = () => asked.filter(({ method }) => method === 'PUT')
const save = (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save Strategies' }))

it('says whose strategies they are, what each does, and how many are on [ST-01]', async () => {
  stored = campaign({ strategies: { urgencyEnabled: true, freeDelivery: true } })
  const dialog = await open()
  const words = 'For this campaign only. These override Sales Tactics in Settings.'
  const text = dialog.getByText((content) => content === words).textContent
  expect(text).toBe(`Eid collection${words}`)
  const toggles = dialog.getAllByRole<HTMLInputElement>('switch')
  expect(toggles.map((each) => [each.getAttribute('aria-label'), each.checked])).toEqual([
    ['Scarcity (FOMO)', false],
    ['Free delivery', true],
    ['Trial pack', false],
    ['Urgency', true],
    ['Social proof', false],
  ])
  for (const what of [
    'May say how many are left, by your stock count.',
    'Mentions free delivery from the amount set in Settings.',
    'Offers a trial pack to undecided customers.',
    'Encourages customers to decide soon, without inventing a deadline.',
  ])
    expect(dialog.getByText(what)).toBeDefined()
  expect(dialog.getByRole('status').textContent).toBe('2/4 enabled')
  const meter = dialog.getByRole('meter', { name: 'Strategies' })
  expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual([
    '2',
    '4',
  ])
})

it('the trial pack is on where the campaign has one, until the dialog says otherwise [ST-01]', async () => {
  stored = campaign({ hasTrialPack: true })
  const dialog = await open()
  const trial = dialog.getByRole<HTMLInputElement>('switch', { name: 'Trial pack' })
  expect(trial.checked).toBe(true)
  await userEvent.click(trial)
  await save(dialog)
  await waitFor(() => expect(saves()).toHaveLength(1))
  // What nobody chose is not chosen by saving either.
  expect(saves()[0]?.body).toEqual({
    strategies: {
      fomoEnabled: false,
      freeDeliveryEnabled: false,
      trialPackEnabled: false,
      urgencyEnabled: false,
    },
    was: {},
  })
})

it('what another window chose meanwhile is not undone by what was not touched here [ST-02]', async () => {
  const dialog = await open()
  await userEvent.click(dialog.getByRole('switch', { name: 'Urgency' }))
  stored = campaign({ strategies: { fomoEnabled: true } })
  saving = () =>
    Response.json({ code: 'changed_meanwhile', message: 'x', field: 'strategies' }, { status: 409 })
  await save(dialog)
  await waitFor(() =>
    expect(dialog.getByRole<HTMLInputElement>('switch', { name: /FOMO/ }).checked).toBe(true),
  )
  saving = () => stored
  await save(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saves().map(({ body }) => body)).toMatchObject([
    { strategies: { fomoEnabled: false, urgencyEnabled: true }, was: {} },
    { strategies: { fomoEnabled: true, urgencyEnabled: true }, was: { fomoEnabled: true } },
  ])
})

it('what the 3-step dialog asked besides can be changed later, and is none of the four [ST-01, ST-03]', async () => {
  stored = campaign({ strategies: { scarcity: true, socialProof: true } })
  const dialog = await open()
  expect(dialog.getByRole('status').textContent).toBe('1/4 enabled')
  expect(dialog.getByRole('status').textContent).toBe('1/4 enabled')
  expect(dialog.getByText('Besides, and not counted above:')).toBeDefined()
  const proof = dialog.getByRole<HTMLInputElement>('switch', { name: 'Social proof' })
  expect(proof.checked).toBe(true)
  await userEvent.click(proof)
  expect(dialog.getByRole('status').textContent).toBe('1/4 enabled')
  await save(dialog)
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.body).toMatchObject({
    strategies: { fomoEnabled: true, socialProof: false },
  })
})

it('has social proof for a campaign that was launched without it, off until it is chosen [ST-03, W3-03]', async () => {
  const dialog = await open()
  const proof = dialog.getByRole<HTMLInputElement>('switch', { name: 'Social proof' })
  expect(proof.checked).toBe(false)
  await userEvent.click(proof)
  await save(dialog)
  await waitFor(() => expect(saves()).toHaveLength(1))
  expect(saves()[0]?.body).toMatchObject({ strategies: { socialProof: true } })
})

it.each([
  [{ fomoEnabled: false, scarcity: true }, 'Scarcity (FOMO)'],
  [{ freeDeliveryEnabled: false, freeDelivery: true }, 'Free delivery'],
  [{ urgencyEnabled: false, urgency: true }, 'Urgency'],
])('the dialog’s own name comes before the other one: %j [ST-03]', async (strategies, name) => {
  stored = campaign({ strategies })
  const dialog = await open()
  expect(dialog.getByRole<HTMLInputElement>('switch', { name }).checked).toBe(false)
})

it('saves once, says so, and from when the agent follows them [ST-02]', async () => {
  let answer = (_campaign: unknown) => {}
  saving = () => new Promise((resolve) => (answer = resolve))
  const dialog = await open()
  await save(dialog)
  const busy = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save Strategies' })
  await waitFor(() => expect(busy.disabled).toBe(true))
  expect(screen.queryByText('Strategies Updated')).toBeNull()
  answer(stored)
  expect((await screen.findByText('Strategies Updated')).parentElement?.textContent).toBe(
    'Strategies UpdatedThe agent follows them from its next answer.',
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(saves()).toHaveLength(1)
})

it('does not say that the agent follows what was changed in a paused campaign [ST-02, CP-08]', async () => {
  stored = campaign({ status: 'paused' })
  saving = () => stored
  await save(await open())
  const said = await screen.findByText('Strategies Updated')
  expect(said.parentElement?.textContent).toBe('Strategies Updated')
})

it('stays open with its reason where the server refuses, and says nothing of a deletion [ST-02]', async () => {
  saving = () => refusal(409, 'conflict', 'Not now.')
  const dialog = await open()
  await save(dialog)
  expect((await screen.findByRole('alert')).textContent).toBe('Update FailedNot now.')
  expect(screen.queryByText('Campaign was deleted')).toBeNull()
  expect(dialog.getByRole('button', { name: 'Save Strategies' })).toBeDefined()
})
