import type { Conversation, ConversationDetail } from '@pal/core/contract/conversations'
import type { SystemStatus } from '@pal/core/contract/system'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { server } from '../../testing/fake-events.ts'
import { serve, type Asked } from '../../testing/fake-server.ts'
import { narrowWindow } from '../../testing/narrow-window.ts'
import { renderAt } from '../../testing/render-app.tsx'
import {
  aConversation,
  aDetail,
  aMessage,
  ago,
  saying,
  configured,
  aStatus,
  oneChat,
} from '../../testing/samples.ts'
import { windowOf } from '../../testing/window-of.ts'

let live: readonly Conversation[]
let detail: ConversationDetail
let version: number
let agent: SystemStatus['agent']
let pages: Pick<SystemStatus['pages'][number], 'pageId' | 'state' | 'reason'>[]
let connected: { id: string; name: string; category: string }[]
let needing: number
let asked: readonly Asked[]

beforeEach(() => {
  live = [aConversation(1), aConversation(2)]
  detail = aDetail(1)
  version = 1
  const pagesWorking = { working: 1, all: 1 }
  const well = {
    state: 'ok',
    reason: null,
    needHuman: 0,
    drafts: 0,
    waiting: 0,
    tried: true,
  } as const
  agent = { ...well, pages: pagesWorking, overBudget: [] }
  pages = []
  connected = [{ id: '111', name: 'Dhaka Looms', category: 'Shop' }]
  needing = 0
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/facebook/connected-pages': () => connected,
    'GET /api/system/status': () => aStatus({ agent, pages }),
    'GET /api/conversations': ({ url }) =>
      url.searchParams.get('status') === 'abandoned' ? [] : live,
    'GET /api/conversations/meta': () => ({ ...oneChat, version, total: 2, active: 2 }),
    'GET /api/conversations/count': () => ({ count: needing }),
    'GET /api/conversations/1': () => detail,
    'GET /api/conversations/1/messages': () => [aMessage(2), aMessage(1)],
    'POST /api/conversations/1/takeover': () => {
      detail = { ...detail, handler: 'human', takeoverUntil: ago(-60) }
      return detail
    },
    'POST /api/conversations/1/handback': () => {
      detail = { ...detail, handler: 'agent', takeoverUntil: null }
      return detail
    },
    'GET /api/facebook/conversations': () => [
      {
        id: 't_1',
        conversationId: 1,
        customer_name: 'Rahim Uddin',
        pageName: 'Dhaka Looms',
        message_count: 1_204,
        updated_time: ago(61),
      },
    ],
  }))
})

const liveRows = async () =>
  within(await screen.findByRole('list', { name: 'Live Conversations' })).getAllByRole('listitem')
const reads = (path: string) => asked.filter((each) => each.path === path)
const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => screen.findByRole('dialog', { name: 'Conversation' })

it("has the tabs 'Live Conversations' and 'Previous Conversations', kept in the address [CV-01]", async () => {
  const { router } = renderAt('/conversations')
  const tabs = await screen.findAllByRole('tab')
  const nameOf = (tab: HTMLElement) => tab.getAttribute('aria-label') ?? tab.textContent
  expect(tabs.map((tab) => [nameOf(tab), tab.getAttribute('aria-selected')])).toEqual([
    ['Live Conversations', 'true'],
    ['Previous Conversations', 'false'],
    // What waits for the seller is a list of its own beside them.
    ['Tasks', 'false'],
  ])
  await userEvent.click(tabs[1]!)
  expect(await screen.findByRole('table', { name: 'Previous Conversations' })).toBeDefined()
  expect(router.state.location.search).toBe('?tab=previous')
})

describe('a live row', () => {
  it('shows customer, platform, campaign, stage, status, last activity and View [CV-02]', async () => {
    live = [
      aConversation(1, {
        customerName: 'নুসরাত জাহান',
        stage: 'collecting_info',
        status: 'converted',
        lastActivity: ago(12.1),
        needsHumanReason: saying('The customer asks for a person.'),
        waitsSince: ago(12.1),
      }),
    ]
    renderAt('/conversations')
    const [row] = await liveRows()
    for (const part of [
      'নুসরাত জাহান',
      'Messenger',
      'Eid Collection',
      'Collecting info',
      'Converted',
      '12m ago',
      'Needs you',
    ]) {
      expect(row?.textContent).toContain(part)
    }
    // The campaign comes first of what may be cut away, and in full where it is.
    expect(row?.textContent.indexOf('Eid Collection')).toBeLessThan(
      row?.textContent.indexOf('Converted') ?? -1,
    )
    expect(row?.title).toBe('Eid Collection')
    await userEvent.click(
      within(row!).getByRole('button', { name: 'View the conversation with নুসরাত জাহান' }),
    )
    expect(await dialog()).toBeDefined()
  })

  it('where the seller is needed: what the customer said, and how long they wait [CV-02, CV-18]', async () => {
    live = [
      aConversation(1, {
        lastMessage: 'A person will answer you.',
        lastMessageFrom: 'agent',
        needsHumanReason: saying('Has a complaint'),
        waitsSince: ago(53.1),
        waitingWords: 'The lamp is broken!',
      }),
    ]
    renderAt('/conversations')
    const [row] = await liveRows()
    within(row!).getByText('The lamp is broken!')
    within(row!).getByText('waiting 53m')
    expect(row?.textContent).not.toContain('A person will answer you.')
    expect(row?.textContent).not.toContain('Agent:')
  })

  it('in the first minute it has one age, and what the seller is needed for [CV-02, DB-05]', async () => {
    const since = { lastActivity: ago(0.1), waitsSince: ago(0.1) }
    live = [
      aConversation(1, { ...since, needsHumanReason: saying('Has a complaint') }),
      aConversation(2, { ...since, draftReady: true }),
    ]
    renderAt('/conversations')
    for (const [index, label] of ['Needs you', 'Draft ready'].entries()) {
      const row = (await liveRows())[index]!
      within(row).getByText('Just now')
      expect(within(row).getByText(label).className).toBe('')
      expect(row.textContent).not.toContain('waiting')
    }
  })

  it('says that an answer is drafted, and how long the customer has waited [CV-02, AG-25]', async () => {
    live = [aConversation(1, { draftReady: true, waitsSince: ago(7.1) })]
    renderAt('/conversations')
    const [row] = await liveRows()
    expect(within(row!).getByText('Draft ready').className).toBe('')
    within(row!).getByText('7m')
    expect(row?.textContent).not.toContain('Needs you')
  })

  it.each([
    ['customer', 'It is in stock.'],
    ['agent', 'Agent:It is in stock.'],
    ['human', 'You:It is in stock.'],
    ['inbox', 'Facebook inbox:It is in stock.'],
    [null, 'It is in stock.'],
  ] as const)('says who wrote last: %s [CV-02]', async (lastMessageFrom, line) => {
    live = [aConversation(1, { lastMessageFrom, lastMessage: 'It is in stock.' })]
    renderAt('/conversations')
    const [row] = await liveRows()
    expect(within(row!).getByText('It is in stock.').parentElement?.textContent).toBe(line)
  })

  it.each([
    ['failed', 'Reply not sent'],
    ['unknown', 'Delivery unknown'],
    ['sent', null],
    [null, null],
  ] as const)('marks what did not reach the customer: %s [CV-07]', async (lastReplyState, mark) => {
    live = [aConversation(1, { lastReplyState, lastMessage: 'It is in stock.' })]
    renderAt('/conversations')
    const [row] = await liveRows()
    const marked = within(row!).queryByText(/^(?:Reply not sent|Delivery unknown)$/)
    expect(marked?.textContent ?? null).toBe(mark)
  })

  it('names nobody beside the words that a search found [CV-02, CV-03]', async () => {
    live = [aConversation(1, { lastMessageFrom: 'human', hit: 'A red saree?', hitIn: 'message' })]
    renderAt('/conversations')
    const [row] = await liveRows()
    expect(within(row!).getByText('A red saree?').parentElement?.textContent).toBe('A red saree?')
  })

  it('is marked where its page is disconnected [CV-12]', async () => {
    connected = [{ id: live[0]!.pageId, name: 'Dhaka Looms', category: 'Shop' }]
    live = [aConversation(1), aConversation(2, { pageId: 'gone' })]
    renderAt('/conversations')
    await screen.findByText('Page disconnected')
    const marked = (await liveRows()).map(({ textContent }) =>
      textContent.includes('Page disconnected'),
    )
    expect(marked).toEqual([false, true])
  })

  it('is one stop of the Tab key, which opens it [CV-05]', async () => {
    narrowWindow()
    renderAt('/conversations')
    const [first, second] = await liveRows()
    within(first!).getByRole('button', { name: 'Customer name 1' }).focus()
    await userEvent.tab()
    expect(document.activeElement).toBe(
      within(second!).getByRole('button', { name: 'Customer name 2' }),
    )
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    expect(await dialog()).toBeDefined()
  })
})

it('searches and filters on the server, kept in the address [CV-03]', async () => {
  const { router } = renderAt('/conversations')
  await liveRows()
  await userEvent.type(
    screen.getByRole('searchbox', { name: 'Search conversations' }),
    'শাড়ি{Enter}',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Abandoned' }))
  expect(await screen.findByText('No matching conversations')).toBeDefined()
  const asking = reads('/api/conversations').at(-1)!.search
  expect(Object.fromEntries(new URLSearchParams(asking))).toEqual({
    status: 'abandoned',
    search: 'শাড়ি',
  })
  expect(new URLSearchParams(router.state.location.search).get('status')).toBe('abandoned')
  await userEvent.click(screen.getByRole('button', { name: 'Show all conversations' }))
  expect(await liveRows()).toHaveLength(2)
  expect(router.state.location.search).toBe('')
})

it('exports what the filters show, by conversation or by message, as CSV and as JSON [CV-17]', async () => {
  renderAt('/conversations?status=active&search=price')
  await liveRows()
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  const files = await screen.findAllByRole('menuitem')
  const asking = (rows: string, format: string) =>
    `/api/conversations/export?format=${format}&rows=${rows}&status=active&search=price`
  expect(files.map((file) => [file.textContent, file.getAttribute('href')])).toEqual([
    ['Conversations as CSV', asking('conversations', 'csv')],
    ['Conversations for Excel', asking('conversations', 'excel')],
    ['Conversations as JSON', asking('conversations', 'json')],
    ['Messages as CSV', asking('messages', 'csv')],
    ['Messages as JSON', asking('messages', 'json')],
  ])
})

describe('previous conversations', () => {
  it("show customer, page, count, last update, and open by 'View & Reply' [CV-04]", async () => {
    renderAt('/conversations?tab=previous')
    const table = within(await screen.findByRole('table', { name: 'Previous Conversations' }))
    const [, row] = table.getAllByRole('row')
    expect(screen.getByText(/^All conversations of your pages, the latest first/)).toBeDefined()
    for (const part of ['Rahim Uddin', 'Dhaka Looms', '1,204', '1h ago']) {
      expect(row?.textContent).toContain(part)
    }
    await userEvent.click(table.getByRole('button', { name: /View & Reply/ }))
    expect(await within(await dialog()).findByText('Words 2')).toBeDefined()
  })

  it('are polled every 30 s only while their tab is shown [CV-04, API-08]', async () => {
    fakeTime()
    const { router } = renderAt('/conversations')
    await wait(65_000)
    expect(reads('/api/facebook/conversations')).toHaveLength(0)
    await act(() => router.navigate('/conversations?tab=previous'))
    await wait(61_000)
    expect(reads('/api/facebook/conversations')).toHaveLength(3)
    await act(() => router.navigate('/conversations'))
    await wait(65_000)
    expect(reads('/api/facebook/conversations')).toHaveLength(3)
  })

  it('ask Facebook itself only when Refresh is pressed [CV-04]', async () => {
    renderAt('/conversations?tab=previous')
    await screen.findByRole('table', { name: 'Previous Conversations' })
    expect(reads('/api/facebook/conversations').map(({ search }) => search)).toEqual([''])
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(reads('/api/facebook/conversations').at(-1)?.search).toBe('?refresh=true')
  })
})

it('looks every 10 s whether something changed, and reads the list again only then [CV-09, API-08]', async () => {
  fakeTime()
  renderAt('/conversations')
  await wait(500)
  await wait(21_000)
  expect(reads('/api/conversations/meta')).toHaveLength(3)
  expect(reads('/api/conversations')).toHaveLength(1)
  version = 2
  await wait(10_000)
  await wait(100)
  expect(reads('/api/conversations')).toHaveLength(2)
})

it('says who answers, takes over and hands back [CV-11]', async () => {
  renderAt('/conversations?view=1')
  const open = within(await dialog())
  expect(await open.findByText('The agent is handling this conversation.')).toBeDefined()
  await userEvent.click(open.getByRole('button', { name: 'Take over' }))
  expect(
    await open.findByText(/You’re handling this conversation. The agent is paused until/),
  ).toBeDefined()
  await userEvent.click(open.getByRole('button', { name: 'Hand back to agent' }))
  expect(await open.findByText('The agent is handling this conversation.')).toBeDefined()
})

it('says that the agent is stopped, and why, where it would answer [CV-11]', async () => {
  agent = { ...agent, state: 'down', reason: saying('The AI key is not accepted.') }
  renderAt('/conversations?view=1')
  const open = within(await dialog())
  expect(
    await open.findByText('The agent is not answering here: The AI key is not accepted.'),
  ).toBeDefined()
  expect(open.queryByText('The agent is handling this conversation.')).toBeNull()
  await userEvent.click(open.getByRole('button', { name: 'Take over' }))
  expect(
    await open.findByText(/You’re handling this conversation. The agent is paused until/),
  ).toBeDefined()
})

it('says so too where only the page of this customer is down [CV-11]', async () => {
  const { pageId } = aConversation(1)
  pages = [
    { pageId: 'another', state: 'ok', reason: null },
    { pageId, state: 'down', reason: saying('The access token has expired.') },
  ]
  renderAt('/conversations?view=1')
  expect(
    await within(await dialog()).findByText(
      'The agent is not answering here: The access token has expired.',
    ),
  ).toBeDefined()
})

it('shows what waits for the seller by either reason, kept in the address, with how many there are [CV-03, CV-18]', async () => {
  narrowWindow()
  const { router } = renderAt('/conversations')
  await liveRows()
  const filters = within(screen.getByRole('group', { name: 'Status' }))
  expect((await filters.findByRole('button', { name: /^Needs you/ })).textContent).toBe('Needs you')
  needing = 1_204
  await server.changedIn([1], 'conversations')
  expect(await filters.findByRole('button', { name: 'Needs you 1,204' })).toBeDefined()
  // Answered: the count does not wait for the next look every 10 s.
  needing = 0
  await server.changedIn([1], 'conversations')
  await userEvent.click(await filters.findByRole('button', { name: 'Needs you' }))
  await waitFor(() => expect(reads('/api/conversations').at(-1)?.search).toContain('needsYou=true'))
  expect(router.state.location.search).toBe('?needsYou=true')
  await userEvent.click(filters.getByRole('button', { name: /^Unread/ }))
  await waitFor(() => expect(reads('/api/conversations').at(-1)?.search).toContain('unread=true'))
  await userEvent.click(filters.getByRole('button', { name: /^Needs you/ }))
  expect(router.state.location.search).toBe('?unread=true')
})

it('shows what came on one page, where there are several [CV-03]', async () => {
  narrowWindow()
  const { router } = renderAt('/conversations')
  await liveRows()
  expect(screen.queryByRole('combobox', { name: 'Page' })).toBeNull()
  connected = [...connected, { id: '222', name: 'Dhaka Honey', category: 'Shop' }]
  await server.changed('facebook')
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Page' })
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'All pages',
    'Dhaka Looms',
    'Dhaka Honey',
  ])
  await userEvent.selectOptions(choice, 'Dhaka Honey')
  await waitFor(() => expect(reads('/api/conversations').at(-1)?.search).toContain('page=222'))
  expect(router.state.location.search).toBe('?page=222')
  // Disconnected since, it can still be left.
  connected = []
  await server.changed('facebook')
  await waitFor(() => expect([...choice.options].map(({ text }) => text).at(-1)).toBe('222'))
  await userEvent.selectOptions(choice, 'All pages')
  expect(router.state.location.search).toBe('')
})

it('marks the words of a search in what it found, also where an older message holds them [CV-03]', async () => {
  live = [
    aConversation(1, {
      customerName: 'Blue Roy',
      hit: '… is the BLUE kurti (L) there?',
      hitIn: 'message',
    }),
  ]
  renderAt('/conversations?search=blue+%28l%29')
  const [row] = await liveRows()
  const marks = [...row!.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Blue', 'BLUE', '(L)'])
  expect(row!.textContent).toContain('… is the BLUE kurti (L) there?')
})

it('says where a note was found, and shows a tag that was searched for before others [CV-19]', async () => {
  const tags = ['VIP', 'Wholesale']
  live = [aConversation(1, { tags, hit: 'The sister of Rokeya', hitIn: 'note' }), aConversation(2)]
  renderAt('/conversations?search=rokeya+whole')
  const [row, other] = await liveRows()
  expect(row!.textContent).toContain('NoteThe sister of Rokeya')
  expect(other!.textContent).not.toContain('Note')
  const marks = [...row!.querySelectorAll('mark')].map(({ textContent }) => textContent)
  expect(marks).toEqual(['Whole', 'Rokeya'])
  expect(row!.textContent).toContain('Wholesale+1')
  expect(row!.textContent).not.toContain('VIP')
})

it('hides what is known of the customer, and remembers it [CV-15]', async () => {
  narrowWindow()
  renderAt('/conversations?view=1')
  const known = () => screen.queryByRole('complementary', { name: 'Customer details' })
  await waitFor(() => expect(known()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Hide details' }))
  expect(known()).toBeNull()
  expect(localStorage.getItem('pal.inbox-details')).toBe('hidden')
  await userEvent.click(await screen.findByRole('button', { name: 'Show details' }))
  expect(known()).not.toBeNull()
})

it('shows beside the chat what is known, the orders and the cost [CV-15]', async () => {
  detail = aDetail(1, {
    needsHumanReason: saying('The customer asks about returns.'),
    cart: [{ productId: 1, name: 'Jamdani saree', quantity: 2 }],
    orders: [
      {
        id: 7,
        orderId: 'PAL-000007',
        totalAmount: 2_598,
        currency: 'BDT',
        status: 'shipped',
        createdAt: ago(60),
        here: false,
      },
    ],
    aiCost: 0.0123,
  })
  renderAt('/conversations?view=1')
  const open = within(await dialog())
  const known = within(await open.findByRole('complementary'))
  expect(known.getByText('+8801712345678')).toBeDefined()
  expect(known.getByText('Not known yet')).toBeDefined()
  expect(known.getByText('Jamdani saree')).toBeDefined()
  expect(known.getByText('৳2,598')).toBeDefined()
  expect(known.getByText('Shipped')).toBeDefined()
  expect(known.getByText('$0.0123')).toBeDefined()
  expect(known.getByRole('link', { name: 'PAL-000007' }).getAttribute('href')).toBe(
    '/orders?order=7',
  )
  expect(open.getByText('The customer asks about returns.')).toBeDefined()
})

it('closes the dialog by Escape and leaves the list as it was', async () => {
  const { router } = renderAt('/conversations?status=active')
  await userEvent.click((await screen.findAllByRole('button', { name: /^View the/ }))[0]!)
  await dialog()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?status=active')
})

it('shows what was chosen in a wide window where there is no room beside the list, too [CV-05]', async () => {
  narrowWindow()
  const { router } = renderAt('/conversations?status=active&conversation=1')
  await dialog()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?status=active')
})

it.each([960, 1180])(
  'in a window of %i px the list and the chat stand side by side, with one Refresh [CV-05, CV-06]',
  async (pixels) => {
    windowOf(pixels)
    const { router } = renderAt('/conversations?conversation=1')
    const pane = within(await screen.findByRole('region', { name: 'Conversation' }))
    await pane.findByText('Words 2')
    const [first, second] = await liveRows()
    expect('selected' in first!.dataset).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'Refresh' })).toHaveLength(1)
    pane.getByRole('button', { name: 'Refresh' })
    await userEvent.click(within(second!).getByRole('button', { name: 'Customer name 2' }))
    await waitFor(() => expect(router.state.location.search).toBe('?conversation=2'))
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)
