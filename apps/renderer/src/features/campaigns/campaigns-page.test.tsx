import type { Campaign } from '@pal/core/contract/campaigns'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { aProduct } from '../../components/products/sold.testing.ts'
import { server } from '../../testing/fake-events.ts'
import { refusal, serve, type Answers, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { saying, savedSettings, aStatus } from '../../testing/samples.ts'
import { campaign } from './campaign.testing.ts'

let stored: Campaign[] = []
let asked: readonly Asked[] = []

/** A server that keeps one campaign's changes; a test overrules what should fail. */
function start(over: Answers = {}) {
  const change = (part: Partial<Campaign>) => {
    stored = stored.map((row) => ({ ...row, ...part }))
    return stored[0]
  }
  ;({ asked } = serve({
    'GET /api/campaigns': () => stored,
    'GET /api/facebook/connected-pages': () => [{ id: '9', name: 'Nila', category: '' }],
    'POST /api/campaigns/1/stop': () => change({ status: 'paused' }),
    'POST /api/campaigns/1/resume': () => change({ status: 'active' }),
    'PATCH /api/campaigns/1': ({ body }) => change(body as Partial<Campaign>),
    'GET /api/campaigns/1/draft-trust': () => [],
    'GET /api/campaigns/1/products': () => [],
    'PUT /api/campaigns/1/strategies': ({ body }) => change(body as Partial<Campaign>),
    'DELETE /api/campaigns/1': () => {
      stored = []
      return { success: true }
    },
    ...over,
  }))
}

beforeEach(() => {
  stored = [campaign()]
  start()
})

const card = async (name = 'Eid collection') => within(await screen.findByRole('article', { name }))
const changes = () => asked.filter(({ method }) => method !== 'GET')
const button = async (name: string | RegExp) => (await card()).getByRole('button', { name })

it('shows all campaigns, also those below what a window holds first [CP-01]', async () => {
  stored = Array.from({ length: 9 }, (_, at) => campaign({ id: at + 1, name: `Season ${at + 1}` }))
  const { router } = renderAt('/')
  await act(() => router.navigate('/campaigns'))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(9))
})

describe('a card', () => {
  it('shows name, category, status, page, target with progress, description and strategies [CP-01]', async () => {
    stored = [campaign({ strategies: { scarcity: true, urgency: true, socialProof: true } })]
    renderAt('/campaigns')
    const shown = await card()
    for (const text of [
      'Eid collection',
      'Clothing',
      'Active',
      'Nila Boutique',
      '3 of 50 conversations',
      'Cotton sarees for Eid',
      '2/4',
    ])
      expect(shown.getByText(text)).toBeDefined()
    const bar = (name: string) => {
      const meter = shown.getByRole('meter', { name })
      return [meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]
    }
    expect(bar('Strategies')).toEqual(['2', '4'])
    expect(bar('Today')).toEqual(['3', '50'])
    const soFar = shown.getByText('So far').parentElement?.textContent
    expect(soFar).toBe('So far12 conversations · 2 orders')
    expect(shown.queryByText('Budget')).toBeNull()
  })

  it('says how many of its orders came of no chat, as the rate counts the others [CP-01, DB-09]', async () => {
    stored = [campaign({ orderCount: 3, chatOrderCount: 2 })]
    renderAt('/campaigns')
    const soFar = (await card()).getByText('So far').parentElement?.textContent
    expect(soFar).toBe('So far12 conversations · 3 orders (1 without a chat)')
  })

  it('shows a budget that is set, in its currency, and that nothing enforces it yet [CP-01, CP-09]', async () => {
    stored = [campaign({ budgetLimit: 50, currency: 'USD' })]
    renderAt('/campaigns')
    const shown = await card()
    expect(shown.getByText('$50')).toBeDefined()
    const note = shown.getByRole('link', { name: /^Not enforced: no exchange rate/ })
    expect(note.getAttribute('href')).toBe('/settings?tab=ai&field=settings.rates.title')
  })

  it('says that a model without a price is in no budget, and leads to its price [CP-09]', async () => {
    const prices = '/settings?tab=ai&field=settings.prices.title'
    const budget = { budgetLimit: 50, currency: 'USD', budgetSpent: 2 } as const
    stored = [campaign({ ...budget, budgetUnpriced: 1200 })]
    renderAt('/campaigns')
    const name = 'Not counted: this month’s answers of a model without a price (1,200).'
    const note = (await card()).getByRole('link', { name })
    expect(note.getAttribute('href')).toBe(prices)
    cleanup()
    const ai = { ...savedSettings.ai, model: 'house-model' }
    start({ 'GET /api/settings': () => ({ ...savedSettings, ai }) })
    stored = [campaign(budget)]
    renderAt('/campaigns')
    const link = await screen.findByRole('link', {
      name: 'Not enforced: house-model has no price.',
    })
    expect(link.getAttribute('href')).toBe(prices)
  })

  it.each([
    [{ budgetSpent: 20 }, '20', null],
    [{ budgetSpent: 51, budgetUsedUp: true, status: 'paused' as const }, '50', 'used up'],
  ])(
    'fills its budget up to the limit, and says that it paused for it: %j [CP-09]',
    async (spent, bar, why) => {
      stored = [campaign({ budgetLimit: 50, currency: 'USD', ...spent })]
      renderAt('/campaigns')
      const shown = await card()
      expect(shown.getByText(`$${spent.budgetSpent} of $50 this month`)).toBeDefined()
      expect(shown.getByRole('meter', { name: 'Budget' }).getAttribute('aria-valuenow')).toBe(bar)
      expect(shown.queryByText(/^Paused: this month’s budget is/) === null).toBe(why === null)
      // The bar is apart from what is above it, and no longer green when it is full.
      const row = shown.getByText('Budget').parentElement?.dataset
      expect(row).toEqual(why === null ? {} : { usedUp: 'true' })
    },
  )

  it('says where nothing describes it, and leads to what is suggested for it alone [CP-01, SE-03]', async () => {
    const at = '2026-11-21T00:00:00.000Z'
    const better = { text: 'Only in spring', sent: 45, sold: 12 }
    const suggested = (id: number, campaignId: number, state: string) => ({
      id,
      campaignId,
      campaignName: 'Eid collection',
      text: 'It goes fast',
      sent: 40,
      sold: 2,
      better,
      state,
      at,
      settledAt: null,
    })
    start({
      'GET /api/tactics/proposals': () => ({
        on: true,
        proposals: [suggested(1, 1, 'open'), suggested(2, 1, 'applied'), suggested(3, 2, 'open')],
      }),
    })
    stored = [campaign({ description: '' })]
    renderAt('/campaigns')
    expect((await card()).getByText('No description')).toBeDefined()
    const link = await (
      await card()
    ).findByRole('link', {
      name: '1 suggestion about its sales messages',
    })
    expect(link.getAttribute('href')).toBe('/ai-analytics#proposals')
  })

  it('opens the test chat with its campaign, and offers to resume what does not run [CP-06, AG-11]', async () => {
    renderAt('/campaigns')
    expect((await card()).queryByRole('button', { name: 'Resume' })).toBeNull()
    await userEvent.click(await button(/^Test chat with Eid collection/))
    expect(await screen.findByRole('dialog', { name: 'Test chat' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    [
      {
        fomoEnabled: true,
        urgencyEnabled: true,
        freeDeliveryEnabled: true,
        trialPackEnabled: true,
      },
      '4/4',
    ],
    [{ scarcity: true, urgency: true, socialProof: true, freeDelivery: true }, '3/4'],
    [{ scarcity: true, fomoEnabled: false }, '0/4'],
    [{ socialProof: true }, '0/4'],
  ])('counts %j as %s, by both sets of names [ST-03]', async (strategies, count) => {
    stored = [campaign({ strategies })]
    renderAt('/campaigns')
    expect((await card()).getByText(count)).toBeDefined()
  })
})

describe('where a campaign says nothing of its own', () => {
  const tactics = { fomoEnabled: true, freeDeliveryEnabled: true, trialPackEnabled: false }
  const settings = (defaultCurrency: string) => ({
    ...savedSettings,
    tactics: { ...savedSettings.tactics, ...tactics, urgencyEnabled: true },
    company: { ...savedSettings.company, defaultCurrency },
  })

  it('Settings count, as for the agent; what it says itself comes first [ST-01, ST-03]', async () => {
    start({ 'GET /api/settings': () => settings('BDT') })
    stored = [campaign({ currency: 'BDT', strategies: { urgency: false } })]
    renderAt('/campaigns')
    expect(await (await card()).findByText('2/4')).toBeDefined()
    await userEvent.click(await button(/^Configure strategies/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sales strategies' }))
    const on = dialog.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
    expect(on).toEqual([true, true, false, false, false])
    await userEvent.click(dialog.getByRole('button', { name: 'Save Strategies' }))
    await waitFor(() => expect(changes()).toHaveLength(1))
    expect(changes()[0]?.body).toEqual({
      strategies: {
        fomoEnabled: true,
        freeDeliveryEnabled: true,
        trialPackEnabled: false,
        urgencyEnabled: false,
      },
      was: { urgency: false },
    })
  })

  it('a trial pack that Settings switch on counts as well [ST-01, ST-03]', async () => {
    const some = settings('BDT')
    const on = { ...some, tactics: { ...some.tactics, trialPackEnabled: true } }
    start({ 'GET /api/settings': () => on })
    stored = [campaign({ currency: 'BDT' })]
    renderAt('/campaigns')
    expect(await (await card()).findByText('4/4')).toBeDefined()
  })

  it('free delivery is off in another currency than that of Settings, and the dialog says why [ST-01, ST-03]', async () => {
    start({ 'GET /api/settings': () => settings('BDT') })
    // Also where the campaign itself asks for it: the fee and the threshold are in taka.
    stored = [campaign({ currency: 'USD', strategies: { freeDelivery: true } })]
    renderAt('/campaigns')
    expect(await (await card()).findByText('2/4')).toBeDefined()
    await userEvent.click(await button(/^Configure strategies/))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sales strategies' }))
    expect(dialog.getByText(/^Only in campaigns in BDT/)).toBeDefined()
    const on = dialog.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
    expect(on).toEqual([true, false, false, true, false])
    const free = dialog.getByRole<HTMLInputElement>('switch', { name: 'Free delivery' })
    expect(free.disabled).toBe(true)
  })
})

it('switches draft mode on its card, and says what that means [AG-25]', async () => {
  renderAt('/campaigns')
  expect((await card()).getByText('Answers are sent without your check.')).toBeDefined()
  await userEvent.click((await card()).getByRole('switch', { name: 'Draft mode' }))
  await waitFor(async () =>
    expect((await card()).getByText('The agent drafts; you send each answer.')).toBeDefined(),
  )
  expect(changes()).toMatchObject([{ method: 'PATCH', body: { draftMode: true } }])
})

it.each([false, true])(
  'does not say of a campaign that is stopped that the agent answers or drafts: %s [CP-02]',
  async (draftMode) => {
    stored = [campaign({ status: 'paused', draftMode })]
    renderAt('/campaigns')
    expect((await card()).getByText('The agent does not answer.')).toBeDefined()
    expect((await card()).queryByText(/^The agent (?:answers|drafts)/)).toBeNull()
  },
)

it('says of one that runs why the agent answers nobody there [CP-02, AG-01]', async () => {
  const reason = { code: 'own_hours', params: { until: '23:00' }, message: 'You answer yourself' }
  const none = { working: 0, all: 1 }
  const agent = { state: 'not_configured', reason, needHuman: 0, overBudget: [], pages: none }
  start({ 'GET /api/system/status': () => aStatus({ agent, pages: [] }) })
  stored = [campaign({})]
  renderAt('/campaigns')
  expect(await (await card()).findByText(/^You answer yourself until 23:00/)).toBeDefined()
  // At its state, not as what draft mode means.
  expect((await card()).getByText('Active').dataset['status']).toBe('attention')
  expect((await card()).getByText('Answers are sent without your check.')).toBeDefined()
})

it('leads from a campaign whose page is down to where that is put right [CP-06, FB-08]', async () => {
  const reason = { code: 'unknown_reason', params: { text: 'It expired.' }, message: 'It expired.' }
  const agent = {
    state: 'ok',
    reason: null,
    needHuman: 0,
    overBudget: [],
    pages: { working: 1, all: 1 },
  }
  const pages = [{ pageId: campaign().facebookPageId, state: 'down', reason }]
  start({ 'GET /api/system/status': () => aStatus({ agent, pages }) })
  stored = [campaign({})]
  renderAt('/campaigns')
  await (await card()).findByText(/It expired/)
  expect((await card()).getAllByText(/It expired/)).toHaveLength(1)
  const link = (await card()).getByRole('link', { name: 'Settings' })
  expect(link.getAttribute('href')).toBe('/settings?tab=integrations')
})

it('leads to its products, chats and orders [CP-01, AN-04]', async () => {
  renderAt('/campaigns')
  const shown = await card()
  const { id } = stored[0]!
  const leads = (name: RegExp) => shown.getByRole('link', { name }).getAttribute('href')
  expect(leads(/^\d+ conversations$/)).toBe(`/conversations?campaign=${id}`)
  expect(leads(/^\d+ orders$/)).toBe(`/orders?campaign=${id}`)
  await userEvent.click(shown.getByRole('button', { name: /^More/ }))
  const products = await screen.findByRole('menuitem', { name: 'Products' })
  expect(products.getAttribute('href')).toBe(`/products?campaign=${id}`)
})

describe('stop', () => {
  it('pauses the campaign, which can then be resumed [CP-02, CP-06]', async () => {
    renderAt('/campaigns')
    await userEvent.click(await button('Stop'))
    expect(await screen.findByText('Campaign stopped successfully')).toBeDefined()
    await waitFor(async () => expect((await button('Stopped')).hasAttribute('disabled')).toBe(true))
    expect((await card()).getByText('Paused')).toBeDefined()
    await userEvent.click(await button('Resume'))
    await waitFor(async () => expect((await button('Stop')).hasAttribute('disabled')).toBe(false))
    expect(changes().map(({ path }) => path)).toEqual([
      '/api/campaigns/1/stop',
      '/api/campaigns/1/resume',
    ])
  })

  it('is there for a campaign that its budget has paused, too: otherwise it resumes by itself [CP-09, CP-06]', async () => {
    stored = [
      campaign({ status: 'paused', budgetLimit: 500, budgetSpent: 500, budgetUsedUp: true }),
    ]
    start({
      'POST /api/campaigns/1/stop': () => {
        stored = stored.map((row) => ({ ...row, budgetUsedUp: false }))
        return stored[0]
      },
    })
    renderAt('/campaigns')
    await userEvent.click(await button('Stop'))
    await waitFor(async () => expect((await button('Stopped')).hasAttribute('disabled')).toBe(true))
    expect(changes().map(({ path }) => path)).toEqual(['/api/campaigns/1/stop'])
  })

  it.each([
    ['its budget has paused', true],
    ['the seller has stopped besides', false],
  ])(
    'a campaign without a budget that %s leads to the budget, not to a resume that is refused [CP-09, CP-06]',
    async (_, budgetUsedUp) => {
      stored = [campaign({ status: 'paused', budgetLimit: 500, budgetSpent: 500, budgetUsedUp })]
      start()
      renderAt('/campaigns')
      const raise = await button('Raise budget')
      expect((await card()).queryByRole('button', { name: 'Resume' })).toBeNull()
      await userEvent.click(raise)
      const field = await screen.findByRole('textbox', { name: /Budget for the AI/ })
      await waitFor(() => expect(document.activeElement).toBe(field))
      expect(changes()).toEqual([])
    },
  )

  it('an address leads to the budget of a campaign, once [CP-09]', async () => {
    stored = [
      campaign({ status: 'paused', budgetLimit: 500, budgetSpent: 500, budgetUsedUp: true }),
    ]
    start()
    const { router } = renderAt('/campaigns?campaign=1&open=budget')
    const field = await screen.findByRole('textbox', { name: /Budget for the AI/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(router.state.location.search).toBe('?campaign=1')
  })

  it('that an address names and that is not there is told of, but not to whoever deletes it [CP-03]', async () => {
    const { router } = renderAt('/campaigns?campaign=999')
    const notice = await screen.findByRole('group', { name: 'This campaign is not there' })
    expect((await card()).getByText('Active')).toBeDefined()
    await userEvent.click(within(notice).getByRole('link', { name: 'Show all campaigns' }))
    expect(router.state.location.search).toBe('')
    expect(screen.queryByText('This campaign is not there')).toBeNull()

    await act(() => router.navigate('/campaigns?campaign=1'))
    await userEvent.click(await button('Delete Eid collection'))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete campaign' }))
    await screen.findByText('Create your first campaign')
    expect(screen.queryByText('This campaign is not there')).toBeNull()
  })

  it('that is resumed says what still keeps the agent from answering [CP-06]', async () => {
    start({
      'GET /api/system/status': () =>
        aStatus({
          agent: {
            state: 'down',
            reason: saying('No AI key is set.'),
            needHuman: 0,
            pages: { working: 0, all: 1 },
          },
          pages: [],
        }),
    })
    renderAt('/campaigns')
    await userEvent.click(await button('Stop'))
    await userEvent.click(await button('Resume'))
    // The card says why: the notice does not say it once more.
    expect(await screen.findByText('The agent doesn’t answer on Nila Boutique yet.')).toBeDefined()
    expect(screen.getAllByText(/No AI key is set\./)).toEqual([
      await (await card()).findByText(/No AI key is set\./),
    ])
    expect(screen.queryByText(/The agent now answers/)).toBeNull()
  })

  it('on a page that is disconnected says so, and no agent answers [CP-06, FB-08]', async () => {
    const agent = { state: 'attention', reason: null, needHuman: 0, pages: { working: 1, all: 2 } }
    const pages = [{ pageId: 'another', state: 'ok', reason: null }]
    start({ 'GET /api/system/status': () => aStatus({ agent, pages }) })
    renderAt('/campaigns')
    await userEvent.click(await button('Stop'))
    expect((await card()).queryByText(/is disconnected/)).toBeNull()
    await userEvent.click(await button('Resume'))
    expect(await (await card()).findByText(/^The page is disconnected, so its/)).toBeDefined()
    expect((await card()).getByText('Active').dataset['status']).toBe('attention')
    const link = (await card()).getByRole('link', { name: 'Settings' })
    expect(link.getAttribute('href')).toBe('/settings?tab=integrations')
    expect(await screen.findByText(/^The agent doesn’t answer on .* yet\./)).toBeDefined()
    expect(screen.queryByText(/The agent now answers/)).toBeNull()
  })

  it('is not there where nothing can be stopped: of a completed campaign there is Resume alone [CP-02]', async () => {
    stored = [campaign({ status: 'completed' })]
    renderAt('/campaigns')
    await button('Resume')
    expect((await card()).queryByRole('button', { name: /^Stop/ })).toBeNull()
  })

  it('is disabled while the server is asked [CP-02]', async () => {
    let answer = (_: Response) => {}
    renderAt('/campaigns')
    const stop = await button('Stop')
    const fetched = globalThis.fetch
    globalThis.fetch = () => new Promise<Response>((resolve) => (answer = resolve))
    await userEvent.click(stop)
    expect((await button('Stop')).hasAttribute('disabled')).toBe(true)
    globalThis.fetch = fetched
    answer(Response.json(campaign()))
    await waitFor(async () => expect((await button('Stop')).hasAttribute('disabled')).toBe(false))
  })

  it("says 'Failed to stop campaign' with the reason, and stays as it is [CP-02]", async () => {
    start({ 'POST /api/campaigns/1/stop': () => refusal(500, 'internal', 'The store is busy.') })
    renderAt('/campaigns')
    await userEvent.click(await button('Stop'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to stop campaignThe store is busy.',
    )
    expect((await card()).getByText('Active')).toBeDefined()
  })
})

describe('delete', () => {
  const ask = async () => {
    await userEvent.click(await button('Delete Eid collection'))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Eid collection?' })
    expect(
      within(dialog).getByText(
        'Are you sure you want to delete this campaign? This action cannot be undone.',
      ),
    ).toBeDefined()
    expect(changes()).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete campaign' }))
  }

  it('asks in a dialog of ours, then the card is gone [CP-03, CP-05]', async () => {
    renderAt('/campaigns')
    await ask()
    expect(await screen.findByText('Campaign deleted successfully')).toBeDefined()
    expect(await screen.findByText('No campaigns yet')).toBeDefined()
  })

  it('says what comes of it, and offers to stop what runs instead [CP-03]', async () => {
    const page = 'Nila Home'
    stored = [
      campaign({ facebookPageName: page, conversationCount: 21, orderCount: 13, status: 'active' }),
    ]
    start({ 'GET /api/campaigns/1/products': () => [aProduct(1), aProduct(2)] })
    renderAt('/campaigns')
    await userEvent.click(await button('Delete Eid collection'))
    const open = within(await screen.findByRole('dialog', { name: 'Delete Eid collection?' }))
    expect(open.getByText(`The agent stops answering on ${page} at once.`)).toBeDefined()
    expect(await open.findByText(/^These go, .*: products \(2\)\.$/)).toBeDefined()
    expect(open.getByText('These stay: 21 conversations · 13 orders.')).toBeDefined()
    await userEvent.click(open.getByRole('button', { name: 'Stop instead' }))
    expect(await screen.findByText('Campaign stopped successfully')).toBeDefined()
    expect(changes()).toMatchObject([{ path: '/api/campaigns/1/stop' }])
    await userEvent.click(await button('Delete Eid collection'))
    const stopped = within(await screen.findByRole('dialog', { name: 'Delete Eid collection?' }))
    expect(stopped.queryByRole('button', { name: 'Stop instead' })).toBeNull()
    expect(stopped.queryByText(/stops answering/)).toBeNull()
  })

  it("says 'Failed to delete campaign' and keeps the card [CP-03]", async () => {
    start({ 'DELETE /api/campaigns/1': () => refusal(500, 'internal', 'The store is busy.') })
    renderAt('/campaigns')
    await ask()
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to delete campaignThe store is busy.',
    )
    expect(await card()).toBeDefined()
  })
})

describe('strategies', () => {
  const open = async () => {
    renderAt('/campaigns')
    await userEvent.click(await button(/^Configure strategies/))
    return within(await screen.findByRole('dialog', { name: 'Sales strategies' }))
  }

  it('has four toggles and counts what is on [CP-04, ST-01]', async () => {
    stored = [campaign({ strategies: { scarcity: true } })]
    const dialog = await open()
    const on = () => dialog.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)
    expect(on()).toEqual([true, false, false, false, false])
    expect(dialog.getByRole('status').textContent).toMatch(/^1\/4/)
    await userEvent.click(dialog.getByRole('switch', { name: 'Urgency' }))
    expect(on()).toEqual([true, false, false, true, false])
    expect(dialog.getByRole('status').textContent).toMatch(/^2\/4/)
  })

  it('saves all four, keeps what it does not show, and the card follows [ST-02]', async () => {
    stored = [campaign({ strategies: { scarcity: true, socialProof: true } })]
    const dialog = await open()
    await userEvent.click(dialog.getByRole('switch', { name: 'Trial pack' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Strategies' }))
    expect(await screen.findByText('Strategies Updated')).toBeDefined()
    expect(changes()).toMatchObject([
      {
        method: 'PUT',
        path: '/api/campaigns/1/strategies',
        body: {
          strategies: {
            fomoEnabled: true,
            freeDeliveryEnabled: false,
            trialPackEnabled: true,
            urgencyEnabled: false,
            socialProof: true,
          },
        },
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect((await card()).getByText('2/4')).toBeDefined())
  })

  it('Cancel changes nothing [ST-02]', async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('switch', { name: 'Urgency' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(changes()).toEqual([])
  })

  it("says 'Update Failed' and keeps what was chosen [ST-02]", async () => {
    start({ 'PUT /api/campaigns/1/strategies': () => refusal(500, 'internal', 'Busy.') })
    const dialog = await open()
    await userEvent.click(dialog.getByRole('switch', { name: 'Urgency' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Strategies' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Update FailedBusy.')
    expect(dialog.getByRole<HTMLInputElement>('switch', { name: 'Urgency' }).checked).toBe(true)
  })
})

describe('strategies of a campaign that another window deleted', () => {
  const open = async () => {
    renderAt('/campaigns')
    await userEvent.click(await button(/^Configure strategies/))
    return within(await screen.findByRole('dialog', { name: 'Sales strategies' }))
  }

  it('close with a word about it', async () => {
    await open()
    stored = []
    await server.changed('campaigns')
    expect((await screen.findByText('Campaign was deleted')).parentElement?.textContent).toContain(
      'Eid collection was deleted in another window.',
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('close also when only saving finds it out', async () => {
    start({
      'PUT /api/campaigns/1/strategies': () =>
        refusal(404, 'not_found', 'The campaign was not found'),
    })
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Save Strategies' }))
    expect(await screen.findByText('Campaign was deleted')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('no campaign', () => {
  beforeEach(() => {
    stored = []
  })

  it("says 'No campaigns yet' and opens the dialog from there [CP-05]", async () => {
    renderAt('/campaigns')
    expect(await screen.findByText('No campaigns yet')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Create your first campaign' }))
    expect(await screen.findByRole('dialog', { name: 'New Campaign' })).toBeDefined()
  })

  it('leads to Settings while no page is connected [CP-05]', async () => {
    start({ 'GET /api/facebook/connected-pages': () => [] })
    renderAt('/campaigns')
    const link = await screen.findByRole('link', { name: 'Connect Facebook' })
    expect(link.getAttribute('href')).toBe('/settings?tab=integrations')
  })
})

it('loads the next campaigns when asked', async () => {
  start({
    'GET /api/campaigns': ({ url }) =>
      url.searchParams.get('cursor') === 'more'
        ? [campaign({ id: 2, name: 'Older' })]
        : Response.json([campaign()], {
            headers: { link: '</api/campaigns?cursor=more>; rel="next"' },
          }),
  })
  renderAt('/campaigns')
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await card('Older')).toBeDefined()
  expect(await card()).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})
