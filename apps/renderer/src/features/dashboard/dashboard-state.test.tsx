import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'

import { refusal } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { allWell, aStatus, configured, saying, savedSettings, ago } from '../../testing/samples.ts'
import { aSeller, aShop, nothingWaits } from './dashboard.testing.ts'

const unreachable = {
  state: 'down',
  reason: {
    code: 'on_page',
    message: '',
    params: { page: 'Nila', reason: { code: 'graph_unreachable' } },
  },
}
const full = { state: 'down', reason: saying('The disk is full.') }
const tiles = async () =>
  within(await screen.findByRole('list', { name: 'System status' })).getAllByRole('listitem')

it('says in one line what the dashboard is for', async () => {
  aShop()
  renderAt('/')
  expect(await screen.findByText('Your agent, your sales and what needs you.')).toBeDefined()
})

it('shows nothing below what comes first before that is known, and all of it once it has failed [DB-01]', async () => {
  const failed = () => refusal(500, 'internal', 'The store is busy.')
  let answer: ((needs: unknown) => void) | undefined
  aShop({
    'GET /api/dashboard/needs': () =>
      answer ? failed() : new Promise((resolve) => (answer = resolve)),
  })
  renderAt('/')
  await screen.findByText('Your agent, your sales and what needs you.')
  expect(screen.queryByRole('list', { name: 'System status' })).toBeNull()
  answer?.(failed())
  expect(await screen.findByText('Couldn’t load what needs you')).toBeDefined()
  expect(await tiles()).toHaveLength(4)
})

it('puts what waits for the seller in an order of how much it presses [CV-18, DB-01]', async () => {
  const { asked } = aShop({
    'GET /api/dashboard/needs': () => ({
      ...nothingWaits,
      tasks: { handoff: 1, unsent: 1, scheduled: 2, draft: 1 },
    }),
    'GET /api/system/status': () =>
      aStatus({
        pages: [
          { pageId: '1', name: 'Dhaka Looms', state: 'down', reason: null },
          { pageId: '2', name: 'Nila', state: 'attention', reason: saying('Calls run out.') },
        ],
      }),
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  renderAt('/')
  const needs = within(await screen.findByRole('region', { name: 'Needs you' }))
  await needs.findByText('Dhaka Looms')
  const lines = within(needs.getByRole('list')).getAllByRole('link')
  expect(lines.map((line) => [line.textContent, line.dataset['urgent'] ?? ''])).toEqual([
    ['The page does not workDhaka Looms', 'true'],
    ['1 customer needs you', 'true'],
    ['1 message did not go out', 'true'],
    ['1 draft waits for you', ''],
    ['2 replies go out later', ''],
  ])
  expect(lines.at(-1)?.getAttribute('href')).toBe('/conversations?view=tasks&kind=scheduled')
  const all = needs.getByRole('link', { name: 'All tasks' })
  expect(all.getAttribute('href')).toBe('/conversations?view=tasks')
  // What was put off comes back without any change.
  const reads = () => asked.filter(({ path }) => path === '/api/dashboard/needs').length
  const before = reads()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  await waitFor(() => expect(reads()).toBe(before + 1))
})

it('offers to rehearse what changed [AG-12]', async () => {
  aShop({
    'GET /api/rehearsal/offers': () => [
      {
        kind: 'price',
        at: ago(5),
        ids: [1],
        campaignId: 1,
        campaignName: 'Eid Collection',
        prices: [{ product: 'Saree', was: 1299, becomes: 1199, currency: 'BDT' }],
        cards: [],
        changes: 1,
        kept: 0,
        model: null,
      },
    ],
  })
  renderAt('/')
  expect(await screen.findByText(/Saree/)).toBeDefined()
})

describe('a system tile', () => {
  it('says that it is being looked at until the server has answered [DB-01]', async () => {
    let answer = (_status: unknown) => {}
    aShop({ 'GET /api/system/status': () => new Promise((resolve) => (answer = resolve)) })
    renderAt('/')
    await tiles()
    for (const tile of await tiles()) expect(tile.textContent).toContain('Loading')
    answer(allWell)
    expect(await screen.findByText('Your data is safe.')).toBeDefined()
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('is coloured by its state and leads to where it is fixed; Facebook alone can be tried [DB-01]', async () => {
    const status = { ...allWell, ai: unreachable, database: unreachable, messenger: unreachable }
    const webhook = { state: 'attention', reason: saying('No event for two days.') }
    aShop({ 'GET /api/system/status': () => aStatus({ ...status, webhook }) })
    renderAt('/')
    await screen.findByText('No event for two days.')
    const links = (await tiles()).map((tile) => within(tile).getByRole('link').getAttribute('href'))
    expect(links).toEqual([
      '/settings?tab=integrations',
      '/settings?tab=ai',
      '/settings?tab=data',
      '/settings?tab=integrations',
    ])
    expect(screen.getAllByRole('button', { name: 'Try now' })).toHaveLength(1)
    expect(screen.getAllByText('Down').map((badge) => badge.dataset['status'])).toEqual(
      Array.from({ length: 3 }, () => 'danger'),
    )
    expect(screen.getByText('Needs attention').dataset['status']).toBe('attention')
    expect(screen.getByText('No event for two days.').dataset['state']).toBe('attention')
  })

  it('says why none is shown, and shows them once that is over [DB-01]', async () => {
    let broken = true
    aShop({
      'GET /api/system/status': () =>
        broken ? refusal(500, 'internal', 'The store is busy.') : allWell,
    })
    renderAt('/')
    const failed = (await screen.findByText('Couldn’t load the system status')).parentElement!
    broken = false
    await userEvent.click(within(failed.parentElement!).getByRole('button', { name: 'Try again' }))
    expect(await tiles()).toHaveLength(4)
  })
})

describe('trying Facebook now', () => {
  const tried = { 'GET /api/system/status': () => ({ ...allWell, messenger: unreachable }) }
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Try now' }))

  it('says that it tries, once, and why it is still away [DB-01]', async () => {
    let answer = (_result: unknown) => {}
    aShop({
      ...tried,
      'POST /api/facebook/try-now': () => new Promise((resolve) => (answer = resolve)),
    })
    renderAt('/')
    await press()
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Trying…' })
    expect(busy.disabled).toBe(true)
    answer({ success: false, reason: saying('No way to it.') })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Facebook still can’t be usedNo way to it.',
    )
    await screen.findByRole('button', { name: 'Try now' })
  })

  it('says so where it could not even be tried [DB-01]', async () => {
    aShop({
      ...tried,
      'POST /api/facebook/try-now': () => refusal(500, 'internal', 'The store is busy.'),
    })
    renderAt('/')
    await press()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Facebook still can’t be usedThe store is busy.',
    )
  })
})

describe('a paused agent', () => {
  const reason = { code: 'agent_paused', message: 'You paused the agent.' }
  const agent = { ...allWell.agent, state: 'not_configured', reason }
  const notice = () => screen.findByRole('group', { name: 'The agent is paused' })
  const resume = async () =>
    userEvent.click(within(await notice()).getByRole('button', { name: 'Resume agent' }))

  it('is asked about again as soon as it was resumed [DT-03, DB-01]', async () => {
    let paused = true
    aShop({
      'GET /api/system/status': () => (paused ? { ...allWell, agent } : allWell),
      'PUT /api/settings': () => {
        paused = false
        return savedSettings
      },
    })
    renderAt('/')
    await resume()
    await waitFor(() =>
      expect(screen.queryByRole('group', { name: 'The agent is paused' })).toBeNull(),
    )
  })

  it('stays paused, with the reason, where it could not be resumed [DT-03, DB-01]', async () => {
    aShop({
      'GET /api/system/status': () => ({ ...allWell, agent }),
      'PUT /api/settings': () => refusal(500, 'internal', 'The disk is full.'),
    })
    renderAt('/')
    await resume()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The agent could not be resumedThe disk is full.',
    )
    expect(await notice()).toBeDefined()
  })
})

it.each([
  ['Messenger', { messenger: unreachable }, unreachable],
  ['Database', { database: full }, full],
])('what the %s tile says is not said twice [DB-01]', async (name, part, reason) => {
  const agent = { ...allWell.agent, ...reason, pages: { working: 0, all: 1 } }
  aShop({ 'GET /api/system/status': () => ({ ...allWell, agent, ...part }) })
  renderAt('/')
  const tile = (await tiles()).find(({ textContent }) => textContent.startsWith(name))
  await waitFor(() => expect(tile?.querySelector('[data-state=down]')).not.toBeNull())
  expect(screen.queryByRole('group', { name: /The agent does not answer/ })).toBeNull()
})

describe('the checklist', () => {
  const untried = { ...allWell, agent: { ...allWell.agent, tried: false } }
  const region = 'Before your agent can sell'
  const steps = async () =>
    within(
      within(await screen.findByRole('region', { name: region })).getByRole('list'),
    ).getAllByRole('listitem')
  const shown = async () =>
    (await steps()).map((step) => [step.dataset['done'] ?? '', step.textContent])

  it('marks each step that is done, and says of the others what they are for [DB-10]', async () => {
    // A key that does not work just now was set all the same.
    const down = { ...untried, ai: { state: 'down', reason: saying('No credit left') } }
    aShop({ 'GET /api/system/status': () => down, 'GET /api/campaigns': () => [] })
    renderAt('/')
    expect(await shown()).toEqual([
      ['true', 'Connect FacebookDone'],
      ['true', 'Set the AI keyDone'],
      ['', 'Create a campaignWhat is sold on the page, and at which prices.'],
      ['', expect.stringMatching(/^Test the agentWrite as a customer would/)],
    ])
    const marks = (await steps()).map((step) => step.querySelector('svg')?.getAttribute('class'))
    expect(marks[0]).toBe(marks[1])
    expect(marks[1]).not.toBe(marks[2])
  })

  it('a step that is done leads nowhere any more [DB-10]', async () => {
    aShop({ 'GET /api/system/status': () => untried })
    renderAt('/')
    const list = within(await screen.findByRole('region', { name: region }))
    expect(list.queryByRole('link')).toBeNull()
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Test the agent',
    ])
  })

  const noPage = { ...configured, hasPageToken: false }
  it('is tried without a page, and before there is a campaign in the dialog of one [DB-10, AG-11]', async () => {
    aShop({
      'GET /api/system/status': () => untried,
      'GET /api/facebook/config-status': () => noPage,
      'GET /api/campaigns': () => [],
    })
    renderAt('/')
    const list = within(await screen.findByRole('region', { name: region }))
    const test = list.getByRole('link', { name: 'Test the agent' })
    expect(test.getAttribute('href')).toBe('/campaigns?open=new')
  })

  it.each([
    [
      'the AI key',
      {
        'GET /api/system/status': () =>
          aStatus({
            ...untried,
            ai: { state: 'not_configured', reason: saying('No key') },
          }),
      },
    ],
    ['a campaign', { 'GET /api/campaigns': () => [] }],
  ])('offers no test without %s [DB-10]', async (_, missing) => {
    aShop({ 'GET /api/system/status': () => untried, ...missing })
    renderAt('/')
    const list = within(await screen.findByRole('region', { name: region }))
    expect(list.getByText('2 of 4 done')).toBeDefined()
    expect(list.queryByRole('button', { name: 'Test the agent' })).toBeNull()
  })

  it('is not shown before it is known what is done [DB-10]', async () => {
    let answer = (_rows: unknown) => {}
    aShop({
      'GET /api/system/status': () => untried,
      'GET /api/campaigns': () => new Promise((resolve) => (answer = resolve)),
    })
    renderAt('/')
    await screen.findByText('Your data is safe.')
    expect(screen.queryByRole('region', { name: region })).toBeNull()
    answer([aSeller(1)])
    expect(await screen.findByRole('region', { name: region })).toBeDefined()
  })

  it('is all that says how to begin until a campaign is launched [DB-10, DB-07, GT-10]', async () => {
    aShop({ 'GET /api/facebook/config-status': () => noPage })
    renderAt('/')
    const list = within(await screen.findByRole('region', { name: region }))
    expect(list.getByRole('link', { name: 'Connect Facebook' })).toBeDefined()
    expect(screen.queryByText('Facebook API Connection Required')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Launch Campaign' }))
    const dialog = await screen.findByRole('dialog', { name: 'Launch Campaign' })
    expect(await within(dialog).findByText('Facebook API Connection Required')).toBeDefined()
  })
})

it('what works says so, in words of its own [DB-01]', async () => {
  aShop()
  renderAt('/')
  await screen.findByText('Your data is safe.')
  expect((await tiles()).map((tile) => tile.textContent)).toEqual([
    'Messenger APIWorkingFacebook answers.',
    'AIWorkingConnected, no errors.',
    'DatabaseWorkingYour data is safe.',
    'WebhookWorkingFacebook reaches this computer.',
  ])
})
