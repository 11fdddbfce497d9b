import type { Message } from '@pal/core/contract/conversations'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { aCampaign } from '../../components/products/sold.testing.ts'
import { server } from '../../testing/fake-events.ts'
import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import {
  aConversation,
  aDetail,
  aMessage,
  ago,
  saying,
  configured,
  oneChat,
} from '../../testing/samples.ts'
import { useDrafts } from './data/drafts.ts'
import { bubbleOf } from './data/message-text.ts'

let newestFirst: readonly Message[]
let sending: () => unknown
let asked: readonly Asked[]
let draftMode: boolean
let refused: boolean
let detail: Parameters<typeof aDetail>[1]
const serveDetail = (change: typeof detail) => (detail = change)

beforeEach(() => {
  useDrafts.setState({}, true)
  newestFirst = [aMessage(1)]
  detail = {}
  draftMode = false
  refused = false
  sending = () => ({ success: true, message: aMessage(50) })
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    // Asked for by itself, however many there are.
    'GET /api/campaigns': ({ url }) =>
      url.searchParams.get('only') === '1' ? [aCampaign(1, { draftMode })] : [],
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/77': () => refusal(404, 'conversation_not_found', 'Gone'),
    'GET /api/conversations/1': () =>
      refused
        ? refusal(500, 'internal', 'Broken')
        : aDetail(1, { customerName: 'Nusrat', ...detail }),
    'POST /api/conversations/1/seen': () => ({ success: true }),
    'GET /api/conversations/1/messages': ({ url }) => {
      if (url.searchParams.get('cursor') === 'older') return [aMessage(-1, { text: 'Long ago' })]
      const answer = Response.json(newestFirst)
      answer.headers.set('link', '</api/conversations/1/messages?cursor=older>; rel="next"')
      return answer
    },
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/facebook/reply': () => sending(),
    'POST /api/conversations/1/messages/4/resend': () => aMessage(5),
  }))
})

const open = async () => {
  renderAt('/conversations?view=1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Conversation' }))
  await dialog.findByText(newestFirst[0]!.text)
  return dialog
}
const box = () => screen.getByRole('textbox', { name: 'Reply to Nusrat' })
const written = () => (box() as HTMLTextAreaElement).value
const replies = () => asked.filter(({ path }) => path === '/api/facebook/reply')

it('a message that comes is read out, and not what was there or what is fetched from before [SH-07, CV-10]', async () => {
  await open()
  const log = screen.getByRole('log')
  const polite = () => waitFor(() => expect(log.getAttribute('aria-live')).toBe('polite'))
  expect(log.getAttribute('aria-live')).toBe('off')
  await polite()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }))
  await screen.findByText('Long ago')
  expect(log.getAttribute('aria-live')).toBe('off')
  await polite()
  // What becomes of a message is no news.
  expect(log.getAttribute('aria-relevant')).toBe('additions')
})

it('says that the conversation of a link is not there, and leads back to the list [CV-05]', async () => {
  const { router } = renderAt('/conversations?view=77')
  const dialog = within(await screen.findByRole('dialog', { name: 'Conversation' }))
  await dialog.findByText('The conversation was not found')
  expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.click(dialog.getByRole('link', { name: 'Show all conversations' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

it('offers another try where a conversation could not be read [CV-05]', async () => {
  refused = true
  renderAt('/conversations?view=1')
  expect(await screen.findByText('Couldn’t load this conversation')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
})

it('keeps what is typed where the server goes before all of the chat has come [SH-10, CV-10]', async () => {
  let lose = (_: unknown) => {}
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [aConversation(1, { customerName: 'Nusrat' })],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => new Promise((_resolve, reject) => (lose = reject)),
  })
  renderAt('/conversations')
  const [row] = await screen.findAllByText('Nusrat')
  await userEvent.click(row!)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reply to Nusrat' }), 'Yes, raw')
  await act(async () => lose(new TypeError('Failed to fetch')))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.queryByText('Couldn’t load this conversation')).toBeNull()
  expect(written()).toBe('Yes, raw')
})

it('tells the server once that what is open was read', async () => {
  serveDetail({ unreadCount: 2 })
  await open()
  const seen = () => asked.filter(({ path }) => path === '/api/conversations/1/seen')
  await waitFor(() => expect(seen()).toHaveLength(1))
})

it('says of a campaign in draft mode that the agent drafts, not that it answers [AG-25, CV-11]', async () => {
  draftMode = true
  serveDetail({ handler: 'agent' })
  const dialog = await open()
  expect(await dialog.findByText(/^The agent drafts here, and you send/)).toBeDefined()
  expect(dialog.queryByText('The agent is handling this conversation.')).toBeNull()
})

it('shows an order as a line where it was taken, which leads to it [CV-15]', async () => {
  const order = { totalAmount: 2_598, currency: 'BDT', status: 'shipped' }
  newestFirst = [aMessage(3), aMessage(2), aMessage(1)]
  serveDetail({
    orders: [
      { ...order, id: 8, orderId: 'PAL-000008', createdAt: ago(98.5), here: true },
      { ...order, id: 7, orderId: 'PAL-000007', createdAt: ago(98.5), here: false },
    ],
  })
  const dialog = await open()
  const line = await dialog.findByRole('link', { name: 'Order PAL-000008' })
  expect(line.getAttribute('href')).toBe('/orders?order=8')
  const log = dialog.getByRole('log').textContent
  expect(log.match(/Words 1|Words 2|PAL-\d+|Words 3/g)).toEqual([
    'Words 1',
    'PAL-000008',
    'Words 2',
    'Words 3',
  ])
  expect(log).toContain('Shipped')
})

it('says that another app answers, and does not say that the person is needed [FB-11]', async () => {
  serveDetail({ handler: 'human', otherApp: true, takeoverUntil: ago(-60) })
  const dialog = await open()
  expect(dialog.getByRole('status').textContent).toMatch(
    /^Another app connected to this page is answering/,
  )
  expect(dialog.queryByText('Needs you')).toBeNull()
  expect(dialog.getByRole('button', { name: /Hand back/ })).toBeDefined()
})

it('says of a reply for later that the agent answers until then, where it was given back to it [CV-16, CV-11]', async () => {
  const scheduled = [{ id: 7, text: 'We open at ten', sendAt: ago(-60), problem: null }]
  serveDetail({ handler: 'agent', scheduled })
  const dialog = await open()
  expect(await dialog.findByText(/^Goes out .*\. The agent answers until then\.$/)).toBeDefined()
  serveDetail({ handler: 'human', scheduled })
  await server.changed('conversations')
  await waitFor(() => expect(dialog.queryByText(/The agent answers until then/)).toBeNull())
  expect(dialog.getByText(/^Goes out /)).toBeDefined()
})

const aDraft = {
  id: 5,
  kind: 'answer',
  text: 'It is in stock.',
  reason: null,
  createdAt: ago(10),
} as const

describe('when Facebook allows no answer', () => {
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  const later = { id: 7, text: 'We open at ten', sendAt: ago(5), problem: saying('Too late') }

  it('Send and what would send it later are off, with the reason; the text stays [CV-12, CV-16]', async () => {
    serveDetail({ windowClosesAt: ago(1), humanWindowClosesAt: null, scheduled: [later] })
    await open()
    await userEvent.type(box(), 'Sorry for the wait{Enter}')
    expect(send().disabled).toBe(true)
    const reason = document.getElementById(send().getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('when the customer messages you again')
    const about = screen.getByRole('link', { name: /^About replying/ })
    expect(about.getAttribute('href')).toBe('/settings?tab=flow&field=settings.flow.humanAgent')
    expect(screen.queryByRole('button', { name: 'Send later' })).toBeNull()
    const now = screen.getByRole<HTMLButtonElement>('button', { name: 'Send now' })
    expect(now.disabled).toBe(true)
    expect(replies()).toEqual([])
    expect(written()).toBe('Sorry for the wait')
  })

  it('says that Facebook closed the chat, not that a day is over, where it did so before [CV-12, FB-08]', async () => {
    const early = { code: 'answer_not_allowed', params: {}, message: '' }
    serveDetail({ windowClosesAt: ago(1), closedEarly: early, draft: aDraft })
    await open()
    expect(send().disabled).toBe(true)
    const reason = document.getElementById(box().getAttribute('aria-describedby')!.split(' ')[1]!)
    expect(reason?.textContent).toMatch(/^Facebook allows no answer in this chat now/)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send draft' }).disabled).toBe(
      true,
    )
    expect(screen.getByRole('dialog').textContent).not.toMatch(/writes again|messages you again/)
    // Where Facebook allows an answer again before the window has heard of why.
    serveDetail({ windowClosesAt: ago(-60), closedEarly: early })
    await server.changed('conversations')
    expect(await screen.findByText(/left to reply$/)).toBeDefined()
  })

  it('a disconnected page says so before anything is typed, and where it is connected [CV-12, CV-16]', async () => {
    const cannotReply = { code: 'page_not_connected', params: {}, message: '' }
    const waits = { ...later, sendAt: ago(-60), problem: null }
    serveDetail({ windowClosesAt: ago(-60), cannotReply, draft: aDraft, scheduled: [waits] })
    const dialog = await open()
    const reason = document.getElementById(box().getAttribute('aria-describedby')!.split(' ')[1]!)
    expect(reason?.textContent).toMatch(/^This page is disconnected, so replies cannot be sent/)
    expect(reason?.textContent).not.toMatch(/token/i)
    const link = within(reason!).getByRole('link', { name: 'Connect the page' })
    expect(link.getAttribute('href')).toBe('/settings?tab=integrations')
    expect(dialog.queryByText(/left to reply|messages you again|will send a direct/)).toBeNull()
    // It stands above the reply, where it is read before one is typed.
    expect(reason!.compareDocumentPosition(box())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.type(box(), 'Sorry for the wait{Enter}')
    for (const name of ['Send', 'Send draft', 'Send now']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
    }
    expect(screen.queryByRole('button', { name: 'Send later' })).toBeNull()
    expect(replies()).toEqual([])
    serveDetail({ windowClosesAt: ago(-60) })
    await server.changed('conversations')
    await waitFor(() => expect(send().disabled).toBe(false))
    expect(written()).toBe('Sorry for the wait')
  })

  it('except to a human agent, what is typed now can be sent and not scheduled [CV-12]', async () => {
    serveDetail({ windowClosesAt: ago(1), humanWindowClosesAt: ago(-600) })
    await open()
    await userEvent.type(box(), 'Sorry for the wait')
    expect(send().disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Send later' })).toBeNull()
    await userEvent.click(send())
    await waitFor(() => expect(replies()).toHaveLength(1))
  })
})

describe('messages', () => {
  it('are all there, also those above what a window holds first [CV-10]', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index + 1)
    newestFirst = numbers.map((id) => aMessage(id, { text: `Message ${id}` })).toReversed()
    const dialog = await open()
    for (const id of numbers) expect(await dialog.findByText(`Message ${id}`)).toBeDefined()
  })

  it('show the customer’s reaction, also to who does not see it [CV-05]', async () => {
    newestFirst = [aMessage(1, { reaction: '❤' })]
    const dialog = await open()
    const badge = dialog.getByText('❤', { exact: false, selector: 'span' })
    expect(badge.textContent).toMatch(/reaction.*❤/i)
  })

  it('are understood in either spelling, and either alone [CV-05]', () => {
    const shown = { author: 'customer', text: 'Hi', at: '2026-11-21T10:00:00.000Z' }
    expect(
      bubbleOf({ id: '1', from_customer: true, text: 'Hi', createdAt: '2026-11-21T10:00:00.000Z' }),
    ).toMatchObject(shown)
    expect(
      bubbleOf({ id: '1', sender: 'customer', content: 'Hi', timestamp: shown.at }),
    ).toMatchObject(shown)
    expect(bubbleOf({ id: '1', from_customer: false, content: 'Hi', timestamp: shown.at })).toEqual(
      bubbleOf({ id: '1', sender: 'page', text: 'Hi', createdAt: shown.at }),
    )
  })

  it('are oldest first, customer apart from page and agent apart from person, with time and day [CV-05]', async () => {
    const on = (day: number, minute: number) => new Date(2025, 4, day, 14, minute).toISOString()
    newestFirst = [
      aMessage(4, { sender: 'human', text: 'I pack it', timestamp: on(9, 5), state: 'read' }),
      aMessage(3, { sender: 'agent', text: '৳1,299', timestamp: on(9, 2), state: 'delivered' }),
      aMessage(2, { text: '<img src=x> দাম কত?', timestamp: on(9, 1) }),
      aMessage(1, { text: 'Hello', timestamp: on(8, 0) }),
    ]
    await open()
    const log = within(screen.getByRole('log', { name: 'Messages' }))
    const runs = [...screen.getByRole('log').querySelectorAll('[data-author]')]
    expect(runs.map((run) => run.getAttribute('data-author'))).toEqual([
      'customer',
      'customer',
      'agent',
      'human',
    ])
    expect(runs.map((run) => run.textContent?.replaceAll('\u202F', ' '))).toEqual([
      'NusratHello2:00 PM',
      'Nusrat<img src=x> দাম কত?2:01 PM',
      'Agent৳1,2992:02 PMWhy this reply',
      'YouI pack it2:05 PMSeen',
    ])
    expect(log.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'May 8, 2025',
      'May 9, 2025',
    ])
    expect(screen.getByRole('log').querySelector('img')).toBeNull()
  })

  it('that did not go out say why [CV-05]', async () => {
    newestFirst = [
      aMessage(1, {
        sender: 'human',
        state: 'failed',
        stateReason: saying('The token has expired.'),
      }),
    ]
    await open()
    expect(screen.getByText('Not sent: The token has expired.')).toBeDefined()
  })

  it('that did not go out for what stands below all of them say only that [CV-05, CV-12]', async () => {
    const stateReason = { code: 'page_not_connected', params: {}, message: '' }
    newestFirst = [aMessage(1, { sender: 'human', state: 'failed', stateReason })]
    serveDetail({ windowClosesAt: ago(-60), cannotReply: stateReason })
    const dialog = await open()
    expect(await dialog.findByText('Not sent')).toBeDefined()
    expect(screen.getAllByText(/^This page is disconnected/)).toHaveLength(1)
  })

  it('that came earlier are loaded when asked for, above the others [CV-05]', async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Show earlier messages' }))
    const early = await dialog.findByText('Long ago')
    expect(
      early.compareDocumentPosition(dialog.getByText('Words 1')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
  })

  it('appear within 1 s of reaching the server, without a reload [CV-10]', async () => {
    await open()
    act(server.accepts)
    newestFirst = [aMessage(2, { text: 'Are you there?' }), ...newestFirst]
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    await server.changed('messages')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByText('Are you there?')).toBeDefined()
  })

  it('are asked for at Facebook by Refresh [CV-06]', async () => {
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Refresh' }))
    expect(asked.find(({ path }) => path === '/api/facebook/conversation-messages/1')?.search).toBe(
      '?refresh=true',
    )
  })
})

describe('the reply box', () => {
  it('says where the reply goes, and sends it [CV-06]', async () => {
    await open()
    const note = screen.getByText(
      'This will send a direct message to the customer via Facebook Messenger',
    )
    expect(box().getAttribute('aria-describedby')).toBe(note.id)
    await userEvent.type(box(), 'On its way')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(replies()[0]?.body).toEqual({
      conversationId: '1',
      message: 'On its way',
      clientId: expect.stringMatching(/^\d+(?:-\d+){3}$/),
    })
    await waitFor(() => expect(written()).toBe(''))
  })

  it('refuses a blank reply [CV-07]', async () => {
    await open()
    await userEvent.type(box(), '   {Enter}')
    expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true)
    expect(replies()).toHaveLength(0)
  })

  it('sends on Enter and breaks the line on Shift and Enter [CV-07]', async () => {
    await open()
    await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}two{Enter}')
    expect(replies().map(({ body }) => body)).toMatchObject([{ message: 'One\ntwo' }])
  })

  it('leaves Enter to the keyboard while a word is being composed [CV-07]', async () => {
    await open()
    await userEvent.type(box(), 'শা')
    act(() => {
      box().dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }),
      )
    })
    expect(replies()).toHaveLength(0)
  })

  it('shows why a reply failed, keeps the text, and sends the same message again [CV-07]', async () => {
    sending = () => refusal(502, 'refused_upstream', 'Facebook says: the person is unavailable.')
    await open()
    await userEvent.type(box(), 'Hello?{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Facebook says: the person is unavailable.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(written()).toBe('Hello?')
    sending = () => ({ success: true, message: aMessage(50) })
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(written()).toBe(''))
    expect(screen.queryByRole('alert')).toBeNull()
    const ids = replies().map(({ body }) => (body as { clientId: string }).clientId)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
  })

  it('sends what is left of a reply of several messages again in one act, and each reply by itself [CV-07]', async () => {
    const mine = { sender: 'human', from_customer: false, state: 'failed' } as const
    newestFirst = [
      aMessage(6, { ...mine, text: 'Another' }),
      aMessage(5, { ...mine, text: 'Part three', replyKey: 'a' }),
      aMessage(4, { ...mine, text: 'Part two', replyKey: 'a', stateReason: saying('Too large') }),
      aMessage(3, { ...mine, text: 'Part one', replyKey: 'a', state: 'sent' }),
    ]
    const dialog = await open()
    const again = dialog.getAllByRole('button', { name: /again$/ })
    expect(again.map(({ textContent }) => textContent)).toEqual([
      'Send these 2 again',
      'Send again',
    ])
    await userEvent.click(again[0]!)
    const paths = () => asked.filter(({ path }) => path.endsWith('/resend')).map(({ path }) => path)
    await waitFor(() => expect(paths()).toEqual(['/api/conversations/1/messages/4/resend']))
  })

  it('takes another text for another message [CV-07]', async () => {
    sending = () => refusal(502, 'refused_upstream', 'No.')
    await open()
    await userEvent.type(box(), 'One{Enter}')
    await screen.findByRole('alert')
    await userEvent.type(box(), ' more{Enter}')
    await waitFor(() => expect(replies()).toHaveLength(2))
    const ids = replies().map(({ body }) => (body as { clientId: string }).clientId)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('keeps what was typed while the person looks elsewhere [CV-07]', async () => {
    await open()
    await userEvent.type(box(), 'Half a th')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(useDrafts.getState()['1']?.text).toBe('Half a th')
  })

  // No later file gets what was loaded with the words of these two.
  afterAll(() => void vi.resetModules())

  it('keeps what was typed over a reload of the window [DT-03]', async () => {
    await open()
    await userEvent.type(box(), 'Half a th')
    vi.resetModules()
    const reloaded = await import('./data/drafts.ts')
    expect(reloaded.draftOf('1').text).toBe('Half a th')
    for (const odd of ['[1,', 'null', '{"1":7}', '{"1":{"clientId":"a"}}']) {
      sessionStorage.setItem('pal-drafts', odd)
      vi.resetModules()
      expect((await import('./data/drafts.ts')).draftOf('1').text).toBe('')
    }
  })

  it('is the same message after a reload of the window, until its text is another [CV-07, DT-03]', async () => {
    sending = () => refusal(500, 'internal', 'The answer was lost.')
    await open()
    await userEvent.type(box(), 'On its way{Enter}')
    await screen.findByRole('alert')
    vi.resetModules()
    const reloaded = await import('./data/drafts.ts')
    expect(reloaded.draftOf('1')).toMatchObject({
      text: 'On its way',
      clientId: (replies()[0]!.body as { clientId: string }).clientId,
    })
    reloaded.typeDraft('1', 'On its way!')
    vi.resetModules()
    expect((await import('./data/drafts.ts')).draftOf('1')).toMatchObject({
      text: 'On its way!',
      clientId: null,
    })
  })
})
