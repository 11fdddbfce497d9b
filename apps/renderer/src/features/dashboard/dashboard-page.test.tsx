import type { Conversation } from '@pal/core/contract/conversations'
import { cardQuestions, type CardSubject } from '@pal/core/domain/cards'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { aCampaign } from '../../components/products/sold.testing.ts'
import { setTimeZone, timeZone } from '../../lib/format/time-zone.ts'
import { server } from '../../testing/fake-events.ts'
import { refusal, serve, type Answers, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import {
  aConversation,
  ago,
  allWell,
  anOrder,
  aStatus,
  configured,
  fine,
  savedSettings,
  saying,
} from '../../testing/samples.ts'
import { nothingSold, nothingWaits } from './dashboard.testing.ts'

/** Nothing is asked about what the shop promises. */
const settled = {
  ...savedSettings,
  appearance: { ...savedSettings.appearance, skipPromises: true },
}

let config: unknown
let status: object
let stats: unknown
let needs: unknown
let settings: typeof savedSettings
let live: readonly Conversation[]
let answerConversations: Answers[string] | undefined
let campaigns: readonly unknown[]
let asked: readonly Asked[]
/** What one test alone needs. */
let more: Answers

beforeEach(() => {
  more = {}
  config = configured
  status = allWell
  stats = nothingSold
  needs = nothingWaits
  settings = settled
  live = []
  answerConversations = undefined
  campaigns = []
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => config,
    'GET /api/launch-draft': () => ({ draft: null }),
    'GET /api/system/status': () => aStatus(status),
    'GET /api/dashboard/stats': () => stats,
    'GET /api/dashboard/needs': () => needs,
    'GET /api/conversations': (request) => answerConversations?.(request) ?? live,
    'GET /api/orders': () => [anOrder(1)],
    'GET /api/campaigns': () => campaigns,
    'GET /api/settings': () => settings,
    'PUT /api/settings': (request) => more['PUT /api/settings']?.(request) ?? savedSettings,
    'POST /api/facebook/try-now': (request) => more['POST /api/facebook/try-now']?.(request),
  }))
})

const panel = () => screen.findByRole('region', { name: 'Live Conversations' })
const rows = async () => within(await panel()).findAllByRole('listitem')
const reads = (path: string) => asked.filter((each) => each.path === path).length
const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })

it('shows the real state of its four systems, with the reason when one is down [DB-01]', async () => {
  status = {
    agent: {
      state: 'down',
      reason: saying('The access token has expired.'),
      needHuman: 0,
      waiting: 0,
      tried: true,
      pages: { working: 0, all: 1 },
    },
    messenger: { state: 'down', reason: saying('The access token has expired.') },
    ai: { state: 'not_configured', reason: saying('No AI key is set.') },
    database: fine,
    webhook: { state: 'attention', reason: saying('No event for two days.') },
    vault: fine,
  }
  renderAt('/')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeDefined()
  await screen.findByText('The access token has expired.')
  const tiles = within(screen.getByRole('list', { name: 'System status' })).getAllByRole('listitem')
  expect(tiles.map((tile) => tile.textContent)).toEqual([
    'Messenger APIDownThe access token has expired.Open Integrations',
    'AINot set upNo AI key is set.Open AI Configuration',
    expect.stringMatching(/^DatabaseWorking[^O]*$/),
    'WebhookNeeds attentionNo event for two days.Open Integrations',
  ])
  expect(screen.getByRole('link', { name: 'Open AI Configuration' }).getAttribute('href')).toBe(
    '/settings?tab=ai',
  )
})

it('keeps a remark on what works behind one line [DB-01]', async () => {
  const remark = 'Facebook allows 2000 calls in 24 hours.'
  status = { ...status, messenger: { state: 'ok', reason: saying(remark) } }
  renderAt('/')
  const words = await screen.findByText(remark)
  const fold = words.closest('details')
  expect(fold?.open).toBe(false)
  await userEvent.click(within(fold!).getByText('Facebook answers.'))
  expect(fold?.open).toBe(true)
})

it('tries again at the seller’s word where Facebook cannot be reached, and says what came of it [DB-01]', async () => {
  const away = {
    state: 'down',
    reason: {
      code: 'on_page',
      message: 'Nila: Facebook cannot be reached.',
      params: { page: 'Nila', reason: { code: 'graph_unreachable' } },
    },
  } as const
  const before = status
  status = { ...before, messenger: away }
  const tries: unknown[] = []
  more = {
    'POST /api/facebook/try-now': () => {
      tries.push(null)
      if (tries.length > 1) status = before
      return tries.length > 1
        ? { success: true, reason: null }
        : { success: false, reason: { code: 'graph_unreachable', message: 'Still away.' } }
    },
  }
  renderAt('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Facebook still can’t be used')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try now' })).toBeDefined())
  await userEvent.click(await screen.findByRole('button', { name: 'Try now' }))
  expect(await screen.findByText('Facebook answers again')).toBeDefined()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull())
})

it('says which secrets must be entered again [DT-08]', async () => {
  status = {
    ...status,
    vault: { state: 'attention', reason: saying('Enter again: the AI key.') },
  }
  renderAt('/')
  expect(await screen.findByText('Enter again: the AI key.')).toBeDefined()
})

it('says why the agent answers on too few pages where no tile does, and leads to both ways out [DB-01]', async () => {
  const reason = 'Blue Shop: The page is disconnected.'
  const agent = {
    state: 'attention',
    reason: saying(reason),
    needHuman: 0,
    waiting: 0,
    tried: true,
    pages: { working: 1, all: 2 },
    overBudget: [],
  }
  status = { ...status, agent }
  renderAt('/')
  const notice = within(await screen.findByRole('group', { name: /does not answer everywhere/ }))
  expect(notice.getByText(reason)).toBeDefined()
  const links = notice.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/settings?tab=integrations', '/campaigns'])
})

it.each([
  ['campaign_over_budget', 'attention', [1, 1], [4], ['/campaigns?campaign=4&open=budget']],
  ['campaign_over_budget', 'down', [0, 0], [4], ['/campaigns?campaign=4&open=budget']],
  ['several_reasons', 'down', [0, 0], [4, 5], ['/campaigns?status=paused']],
  ['no_campaign_active', 'not_configured', [0, 0], [], []],
] as const)(
  'says why the agent does not answer where no page is to blame, and leads to what helps: %s, %s [DB-01, CP-09]',
  async (code, state, [working, all], overBudget, help) => {
    campaigns = [sold(1, 0, 0)]
    const reason = { code, message: `Because of ${code}` }
    const pages = { working, all }
    const agent = { state, reason, needHuman: 0, tried: true, pages, overBudget }
    status = { ...status, agent }
    renderAt('/')
    const title = `The agent does not answer${working > 0 ? ' everywhere' : ''}`
    const notice = within(await screen.findByRole('group', { name: title }))
    const links = notice.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([...help, '/campaigns'])
  },
)

it.each([
  ['customers_wait', 'attention'],
  ['no_campaign_active', 'not_configured'],
  ['own_hours', 'not_configured'],
  ['elsewhere', 'down'],
] as const)(
  'does not say twice what is elsewhere on the dashboard: %s [DB-01]',
  async (code, state) => {
    const reason = { code, message: `Because of ${code}` }
    const tried = code !== 'no_campaign_active'
    const agent = { state, reason, needHuman: 1, tried, pages: { working: 0, all: 1 } }
    const ai = code === 'elsewhere' ? { state, reason } : fine
    status = { ...status, agent, ai }
    renderAt('/')
    await screen.findByText('৳0')
    await screen.findByText('No campaigns yet')
    expect(screen.queryByRole('group', { name: /The agent does not answer/ })).toBeNull()
  },
)

it('of several reasons it says those that no tile says [DB-01, FB-08]', async () => {
  const dead = { code: 'on_page', params: { page: 'Nila', reason: { code: 'page_disconnected' } } }
  const spent = { code: 'campaign_over_budget', params: { name: 'Summer' } }
  const waits = { code: 'customers_wait' }
  const agentSays = (...more: unknown[]) => {
    const partly = { working: 1, all: 2, reasons: [dead] }
    const reasons = [...more, { code: 'working_on_some_pages', params: partly }, waits]
    const agent = {
      state: 'attention',
      reason: { code: 'several_reasons', params: { reasons }, message: 'All of it' },
      waiting: 1,
      pages: { working: 1, all: 2 },
      overBudget: [],
    }
    // The tile counts a page without a campaign, too.
    const params = { working: 2, all: 3, reasons: [dead] }
    const reason = { code: 'working_on_some_pages', params, message: 'Some of it' }
    status = { ...status, agent, messenger: { state: 'attention', reason } }
  }
  agentSays(spent)
  renderAt('/')
  const notice = await screen.findByRole('group', { name: /does not answer everywhere/ })
  within(notice).getByText(/Summer/)
  expect(notice.textContent).not.toMatch(/Nila|waiting/)
  expect(await screen.findAllByText(/Nila/)).toHaveLength(1)
  cleanup()
  agentSays()
  renderAt('/')
  expect(await screen.findAllByText(/Nila/)).toHaveLength(1)
  expect(screen.queryByRole('group', { name: /does not answer/ })).toBeNull()
})

it('says that no campaign is active to a shop that has sold and has none any more [DB-01]', async () => {
  const reason = { code: 'no_campaign_active', message: 'No campaign is active' }
  const pages = { working: 0, all: 0 }
  const agent = {
    state: 'not_configured',
    reason,
    needHuman: 0,
    waiting: 0,
    tried: true,
    pages,
    overBudget: [],
  }
  status = { ...status, agent }
  renderAt('/')
  const notice = within(await screen.findByRole('group', { name: 'The agent does not answer' }))
  expect(notice.getByText('No campaign is active')).toBeDefined()
})

it('says that the agent is paused, and resumes it [DT-03]', async () => {
  const reason = { code: 'agent_paused', message: 'You paused the agent.' }
  const agent = { state: 'not_configured', reason, needHuman: 0, pages: { working: 0, all: 1 } }
  status = { ...status, agent }
  renderAt('/')
  const notice = within(await screen.findByRole('group', { name: 'The agent is paused' }))
  await userEvent.click(notice.getByRole('button', { name: 'Resume agent' }))
  await waitFor(() =>
    expect(asked).toContainEqual(
      expect.objectContaining({ path: '/api/settings', body: { agent: { paused: false } } }),
    ),
  )
})

it('asks for the system status every 15 s and for the configuration every 10 s [DB-01, DB-08, API-08]', async () => {
  fakeTime()
  renderAt('/')
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  const before = [reads('/api/system/status'), reads('/api/facebook/config-status')]
  expect(before).toEqual([1, 1])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(reads('/api/system/status')).toBe(5)
  expect(reads('/api/facebook/config-status')).toBe(7)
})

describe('what needs the seller', () => {
  it('comes before everything else, each line leading to just what it counts [CV-18, AN-04, DB-01]', async () => {
    needs = {
      tasks: { handoff: 2, unsent: 1, scheduled: 0, draft: 3 },
      doubles: 1,
      outOfStock: [{ campaignId: 7, campaignName: 'Eid Collection', products: 4 }],
      lowStock: [{ campaignId: 7, campaignName: 'Eid Collection', products: 1 }],
    }
    const pages = [
      { pageId: 'p1', name: 'Dhaka Looms', state: 'down', reason: saying('Expired.') },
      { pageId: 'p2', name: 'Nila', state: 'ok', reason: null },
    ]
    status = { ...status, pages }
    renderAt('/')
    const region = await screen.findByRole('region', { name: 'Needs you' })
    await within(region).findByText('Dhaka Looms')
    const lines = within(within(region).getByRole('list')).getAllByRole('link')
    expect(lines.map((line) => [line.textContent, line.getAttribute('href')])).toEqual([
      ['The page does not workDhaka Looms', '/settings?tab=integrations'],
      ['2 customers need you', '/conversations?view=tasks&kind=handoff'],
      ['1 message did not go out', '/conversations?view=tasks&kind=unsent'],
      ['3 drafts wait for you', '/conversations?view=tasks&kind=draft'],
      ['1 order is likely a double', '/orders?double=true'],
      ['4 products are out of stockEid Collection', '/products?campaign=7&stock=out'],
      ['1 product is low on stockEid Collection', '/products?campaign=7&stock=low'],
    ])
    const tiles = await screen.findByRole('list', { name: 'System status' })
    const money = screen.getByText('Revenue')
    expect(region.compareDocumentPosition(money)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(money.compareDocumentPosition(tiles)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('is not spoken of while nothing waits', async () => {
    renderAt('/')
    await screen.findByText('৳0')
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull()
  })
})

describe('the stat cards', () => {
  const cards = () =>
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent])

  it('lead to what they count [DB-02]', async () => {
    renderAt('/')
    await screen.findByText('৳0')
    for (const [name, address] of [
      ['Active campaigns', '/campaigns?status=active'],
      ['Total conversations', '/conversations'],
      ['Orders generated', '/orders'],
      ['Revenue', '/orders?sold=true&currency=BDT'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href'), name).toBe(address)
    }
  })

  it("read '৳0' while nothing was sold [DB-02]", async () => {
    renderAt('/')
    await screen.findByText('৳0')
    expect(cards()).toEqual([
      ['Active campaigns', '0'],
      ['Total conversations', '0'],
      ['Orders generated', '0'],
      ['Revenue', '৳0'],
    ])
  })

  it('show the counted figures, and other currencies apart from the first [DB-02]', async () => {
    stats = {
      ...nothingSold,
      activeCampaigns: 3,
      totalConversations: 12_480,
      ordersGenerated: 1_096,
      agentOrders: 1_001,
      revenue: 149_532.5,
      revenues: [
        { currency: 'BDT', amount: 149_532.5, byAgent: 120_000 },
        { currency: 'USD', amount: 120, byAgent: 120 },
      ],
      revenueToday: 4_500,
      revenueYesterday: 3_000,
    }
    renderAt('/')
    await screen.findByText('৳1,49,532.50')
    expect(cards()).toEqual([
      ['Active campaigns', '3'],
      ['Total conversations', '12,480'],
      ['Orders generated', '1,096'],
      ['Revenue', '৳1,49,532.50'],
    ])
    // Amounts are set apart from the words around them.
    const note = screen
      .getByText(/yesterday/)
      .textContent.replaceAll(/[\u2066-\u2069]/g, '')
      .trim()
    expect(note).toBe('of these by the agent: ৳1,20,000 ৳4,500 today · ৳3,000 yesterday + $120')
    expect(screen.getByRole('link', { name: '+ $120' })).toBeDefined()
  })
})

describe('live conversations', () => {
  it('are the four of the live stages that the server names, in its order [DB-03]', async () => {
    live = [aConversation(4), aConversation(2), aConversation(9), aConversation(1)]
    renderAt('/')
    const names = (await rows()).map((row) => within(row).getByText(/^Customer name/).textContent)
    expect(names).toEqual([4, 2, 9, 1].map((id) => `Customer name ${id}`))
    const { search } = asked.find(({ path }) => path === '/api/conversations')!
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ stage: 'live', limit: '4' })
  })

  it('begin with who waits for the seller, the longest first, and how long [DB-03]', async () => {
    status = { ...allWell, agent: { ...allWell.agent, waiting: 2 } }
    const waits = (id: number, minutes: number) =>
      aConversation(id, {
        ...(id === 7 ? { draftReady: true } : { needsHumanReason: saying('Wants a discount') }),
        waitsSince: ago(minutes + 0.1),
        waitingWords: `I have waited for ${minutes} minutes`,
      })
    const newest = [4, 2, 9, 1].map((id) => aConversation(id))
    answerConversations = ({ url }) =>
      url.searchParams.has('needsYou') ? [waits(2, 6), waits(7, 53)] : newest
    renderAt('/')
    await screen.findByText('waiting 53m')
    const shown = await rows()
    expect(shown.map((row) => within(row).getByText(/^Customer name/).textContent)).toEqual(
      [7, 2, 4, 9].map((id) => `Customer name ${id}`),
    )
    expect(shown[0]?.textContent).toContain('I have waited for 53 minutes')
    within(shown[0]!).getByText('Draft ready')
    within(shown[1]!).getByText('Needs you')
    within(shown[1]!).getByText('waiting 6m')
  })

  it('show name, last words, time and stage, with words for what is not there [DB-04]', async () => {
    live = [
      aConversation(1, {
        customerName: 'নুসরাত জাহান',
        lastMessage: '<b>দাম কত?</b>',
        // The screen's own minute may have begun before this one.
        lastActivity: ago(3.5),
        stage: 'ready_to_buy',
        needsHumanReason: saying('Wants a discount'),
        waitsSince: ago(3.5),
      }),
      aConversation(2, { customerName: '', lastMessage: null, lastActivity: ago(150) }),
    ]
    renderAt('/')
    const [first, second] = await rows()
    expect(first?.textContent).toContain('নুসরাত জাহান')
    expect(within(first!).getByText('<b>দাম কত?</b>')).toBeDefined()
    expect(first?.textContent).toContain('waiting 3m')
    expect(first?.textContent).toContain('Ready to buy')
    expect(first?.textContent).toContain('Needs you')
    expect(second?.textContent).not.toContain('Needs you')
    expect(within(second!).getByText('Customer psid-2')).toBeDefined()
    expect(within(second!).getByText('Starting conversation...')).toBeDefined()
    expect(within(second!).getByText('2h ago')).toBeDefined()
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/conversations?view=1')
  })

  it('keep their times right while the page stays open [DB-05]', async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    })
    live = [aConversation(1, { lastActivity: new Date().toISOString() })]
    renderAt('/')
    // Run by itself, it is the first to load the page.
    const timeout = 8_000
    const region = await vi.waitFor(
      async () => {
        await act(() => vi.advanceTimersByTimeAsync(100))
        return screen.getByRole('region', { name: 'Live Conversations' })
      },
      { timeout },
    )
    const list = within(region)
    await vi.waitFor(() => list.getByText('Just now'), 10_000)
    await act(() => vi.advanceTimersByTimeAsync(4 * 60_000))
    expect(list.getByText('4m ago')).toBeDefined()
  })

  it("say 'No active conversations' when there are none [DB-06]", async () => {
    renderAt('/')
    expect(await within(await panel()).findByText('No active conversations')).toBeDefined()
  })
})

it('shows its figures also while Facebook is not connected', async () => {
  config = { ...configured, hasPageToken: false }
  renderAt('/')
  expect(await screen.findByText('৳0')).toBeDefined()
})

const sold = (id: number, chatOrders: number, conversationCount: number, conversionRate = 0) =>
  aCampaign(id, {
    // One more was taken on the phone.
    orderCount: chatOrders + 1,
    chatOrderCount: chatOrders,
    conversationCount,
    conversionRate,
  })

it('does not ask without end whether Facebook is connected where that is not known', async () => {
  config = refusal(404, 'not_found', 'Not here.')
  renderAt('/')
  await screen.findByText('Couldn’t check the connection')
  // As long as it took that loop to ask a hundred times.
  for (let turn = 0; turn < 100; turn += 1) await act(() => Promise.resolve())
  expect(reads('/api/facebook/config-status')).toBeLessThanOrEqual(3)
  expect(screen.getByText('Couldn’t check the connection')).toBeDefined()
})

it('opens the campaign dialog by its address [DB-07]', async () => {
  renderAt('/?open=launch')
  expect(await screen.findByRole('dialog', { name: 'Launch Campaign' })).toBeDefined()
})

it('shows orders from conversations per conversation for each campaign, 0 where there is none [DB-09]', async () => {
  campaigns = [sold(1, 4, 40, 0.1), sold(2, 0, 0, 0), sold(3, 0, 7, 0)]
  renderAt('/')
  await screen.findByText('Campaign 1')
  const list = within(screen.getByRole('region', { name: 'Conversion by campaign' }))
  const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(shown).toEqual([
    expect.stringMatching(/^Campaign 110%.*4 orders in chats · 40 conversations$/),
    expect.stringMatching(/^Campaign 20%.*0 orders in chats · 0 conversations$/),
    expect.stringMatching(/^Campaign 30%.*0 orders in chats · 7 conversations$/),
  ])
  // Each figure leads to what it counts.
  const first = within(list.getAllByRole('listitem')[0] ?? document.body)
  const to = (name: string) => first.getByRole('link', { name }).getAttribute('href')
  expect(to('4 orders in chats')).toBe('/orders?campaign=1&chat=true')
  expect(to('10%')).toBe('/orders?campaign=1&chat=true')
  expect(to('40 conversations')).toBe('/conversations?campaign=1')
})

describe('the first-run checklist', () => {
  const checklist = () => screen.findByRole('region', { name: 'Before your agent can sell' })

  it('says what is left, as things are, and leads to each step [DB-10]', async () => {
    config = { ...configured, hasPageToken: false }
    status = {
      ...Object(status),
      agent: { ...fine, needHuman: 0, tried: false, pages: { working: 0, all: 0 } },
      ai: { state: 'not_configured', reason: saying('No AI key is set.') },
    }
    renderAt('/')
    const list = within(await checklist())
    expect(list.getByText('0 of 4 done')).toBeDefined()
    const to = (name: string) => list.getByRole('link', { name }).getAttribute('href')
    expect(to('Connect Facebook')).toBe('/settings?tab=integrations')
    expect(to('Set the AI key')).toBe('/settings?tab=ai')
    expect(list.getByText('Test the agent')).toBeDefined()
    expect(list.queryByRole('button', { name: 'Test the agent' })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: 'Create a campaign' }))
    expect(await screen.findByRole('dialog', { name: 'Launch Campaign' })).toBeDefined()
  })

  it.each(['ai_key_lost', 'ai_key_refused'])(
    'an AI key that is of no use is not done: %s [DB-10]',
    async (code) => {
      campaigns = [sold(1, 0, 0)]
      status = { ...Object(status), ai: { state: 'down', reason: { code, message: 'Enter it.' } } }
      renderAt('/')
      const list = within(await checklist())
      expect(list.getByRole('link', { name: 'Set the AI key' })).toBeDefined()
    },
  )

  it('crosses out what is done, and goes away with the last of it [DB-10]', async () => {
    renderAt('/')
    const list = within(await checklist())
    expect(list.getByText('3 of 4 done')).toBeDefined()
    expect(list.queryByRole('link')).toBeNull()
    await act(async () => server.accepts())
    campaigns = [sold(1, 0, 0)]
    await server.changed('campaigns')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Before your agent can sell' })).toBeNull(),
    )
  })

  it('asks for the time zone where the server’s days are not those of the seller [DB-10, SE-02]', async () => {
    const here = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Dhaka' }
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here)
    const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-360)
    setTimeZone('UTC')
    try {
      renderAt('/')
      const list = within(await checklist())
      expect(await list.findByText('3 of 5 done')).toBeDefined()
      expect(list.getByText(/midnight UTC. This computer is in Asia\/Dhaka/)).toBeDefined()
      const link = list.getByRole('link', { name: 'Choose your time zone' })
      expect(link.getAttribute('href')).toBe(
        '/settings?tab=general&field=settings.general.timezone',
      )
      cleanup()
      setTimeZone('Asia/Dhaka')
      renderAt('/')
      expect(within(await checklist()).getByText('3 of 4 done')).toBeDefined()
      cleanup()
      setTimeZone('UTC')
      campaigns = [sold(1, 0, 0)]
      renderAt('/')
      const last = within(await checklist())
      expect(await last.findByText('4 of 5 done')).toBeDefined()
      expect(last.getByRole('link', { name: 'Choose your time zone' })).toBeDefined()
      more = {
        'PUT /api/settings': ({ body }) => {
          const { company } = body as { readonly company: object }
          return { ...settings, company: { ...settings.company, ...company } }
        },
      }
      await userEvent.click(last.getByRole('button', { name: 'Use Asia/Dhaka' }))
      const whole = () => screen.queryByRole('region', { name: 'Before your agent can sell' })
      await waitFor(() => expect(whole()).toBeNull())
      expect(timeZone()).toBe('Asia/Dhaka')
      cleanup()
      setTimeZone('UTC')
      renderAt('/')
      await checklist()
      // The days of UTC may be what the seller wants.
      more = {
        'PUT /api/settings': ({ body }) => {
          const { appearance } = body as { readonly appearance: object }
          return (settings = { ...settings, appearance: { ...settings.appearance, ...appearance } })
        },
      }
      await userEvent.click(await screen.findByRole('button', { name: 'Keep UTC' }))
      await waitFor(() => expect(whole()).toBeNull())
      expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { company: { timezone: 'Asia/Dhaka' } },
        { appearance: { keepUtc: true } },
      ])
      campaigns = []
      settings = settled
      cleanup()
      setTimeZone('UTC')
      // In Ghana, say.
      offset.mockReturnValue(0)
      renderAt('/')
      expect(within(await checklist()).getByText('3 of 4 done')).toBeDefined()
    } finally {
      delete document.documentElement.dataset['timeZone']
      vi.restoreAllMocks()
    }
  })

  describe('asks what the shop promises', () => {
    const step = 'Say what your shop promises'
    const card = (subject: CardSubject) => ({
      id: subject,
      subject,
      texts: [{ language: 'en' as const, text: 'We keep our word.' }],
      areas: [],
      until: null,
    })
    const answered = (subjects: readonly CardSubject[]) => ({
      ...savedSettings.tactics,
      cards: subjects.map(card),
    })

    it('until each question has a card, and leads to them [DB-10, SE-05]', async () => {
      campaigns = [sold(1, 0, 0)]
      settings = { ...savedSettings, tactics: answered(cardQuestions.slice(1)) }
      renderAt('/')
      const list = within(await checklist())
      expect(list.getByText('4 of 5 done')).toBeDefined()
      expect(list.getByRole('link', { name: step }).getAttribute('href')).toBe(
        '/settings?tab=tactics&field=settings.cards.title',
      )
      await act(async () => server.accepts())
      settings = { ...savedSettings, tactics: answered(cardQuestions) }
      await server.changed('settings')
      await waitFor(() => expect(screen.queryByText(step)).toBeNull())
    })

    it('until the answers are written as free text [DB-10]', async () => {
      settings = { ...savedSettings, ai: { ...savedSettings.ai, shopFacts: 'Open until 8.' } }
      renderAt('/')
      const list = within(await checklist())
      expect(list.getByText('4 of 5 done')).toBeDefined()
      expect(list.queryByRole('link', { name: step })).toBeNull()
      expect(list.queryByRole('button', { name: 'Skip' })).toBeNull()
    })

    it('until it is skipped [DB-10]', async () => {
      settings = savedSettings
      more = { 'PUT /api/settings': () => (settings = settled) }
      renderAt('/')
      const list = within(await checklist())
      await userEvent.click(list.getByRole('button', { name: 'Skip' }))
      await waitFor(() => expect(list.getByText('3 of 4 done')).toBeDefined())
      expect(list.queryByText(step)).toBeNull()
      expect(asked.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { appearance: { skipPromises: true } },
      ])
    })
  })

  it('asks last to try the agent, in a test chat [DB-10, AG-11]', async () => {
    campaigns = [sold(1, 0, 0)]
    const agent = { ...fine, needHuman: 0, pages: { working: 1, all: 1 } }
    status = { ...Object(status), agent: { ...agent, tried: false } }
    renderAt('/')
    const list = within(await checklist())
    expect(list.getByText('3 of 4 done')).toBeDefined()
    await userEvent.click(list.getByRole('button', { name: 'Test the agent' }))
    expect(await screen.findByRole('dialog', { name: 'Test chat' })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await act(async () => server.accepts())
    status = { ...Object(status), agent: { ...agent, tried: true } }
    await server.changed('settings')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Before your agent can sell' })).toBeNull(),
    )
  })
})
