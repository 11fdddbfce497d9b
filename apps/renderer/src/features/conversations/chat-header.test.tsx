import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import {
  aConversation,
  aDetail,
  ago,
  aMessage,
  configured,
  oneChat,
  aStatus,
  savedSettings,
} from '../../testing/samples.ts'

const reason = { code: 'unknown_reason', params: { text: 'No credit' }, message: 'No credit' }

it('where a customer waits for a human, one press lets the agent answer [AG-09, CV-11]', async () => {
  let waits = true
  const { asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { needsHumanReason: waits ? reason : null }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
    'POST /api/conversations/1/handback': () => {
      waits = false
      return aDetail(1)
    },
  })
  renderAt('/conversations?view=1')
  await screen.findByText('The agent answers what the customer writes next.')
  await userEvent.click(await screen.findByRole('button', { name: 'Let the agent answer' }))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Let the agent answer' })).toBeNull(),
  )
  expect(asked.filter(({ path }) => path.endsWith('/handback'))).toHaveLength(1)
  screen.getByText('The agent is handling this conversation.')
})

it('… but not while the agent answers nobody: it could not, either [AG-01, AG-09]', async () => {
  const stopped = { code: 'own_hours', params: { until: '23:00' }, message: 'You answer yourself' }
  const none = { working: 0, all: 1 }
  const agent = { state: 'not_configured', reason: stopped, needHuman: 1, pages: none }
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/system/status': () => aStatus({ agent, pages: [] }),
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { needsHumanReason: reason }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
  })
  renderAt('/conversations?view=1')
  await screen.findByText(/You answer yourself until 23:00/)
  await screen.findByText('No credit')
  expect(screen.queryByRole('button', { name: 'Let the agent answer' })).toBeNull()
})

const serveChat = (change: Parameters<typeof aDetail>[1], more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, change),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
    ...more,
  })

it('one trouble is told once, with where it is put right [CV-11, FB-08]', async () => {
  const agent = { state: 'down', reason, needHuman: 1, pages: { working: 0, all: 1 } }
  const answer = {
    code: 'unknown_reason',
    params: { text: 'Please answer. No credit' },
    message: '',
  }
  serveChat(
    { needsHumanReason: answer },
    {
      'GET /api/system/status': () => aStatus({ agent, pages: [], ai: { state: 'down', reason } }),
    },
  )
  renderAt('/conversations?view=1')
  const bar = (await screen.findByText('Waiting for you:')).closest<HTMLElement>('[role=status]')
  const settings = await within(bar!).findByRole('link', { name: 'Settings' })
  expect(bar?.textContent).toBe('Waiting for you: Please answer. No credit Settings')
  expect(settings.getAttribute('href')).toBe('/settings?tab=ai')
})

it('says at the top only that the agent is stopped where the reply says why [CV-11, FB-08]', async () => {
  const { pageId } = aDetail(1, {})
  const agent = { state: 'ok', reason: null, needHuman: 0, pages: { working: 0, all: 1 } }
  const pages = [{ pageId, state: 'down', reason }]
  serveChat(
    { cannotReply: reason },
    {
      'GET /api/system/status': () => aStatus({ agent, pages, ai: { state: 'ok', reason: null } }),
    },
  )
  renderAt('/conversations?view=1')
  await screen.findByText('The agent is not answering here.')
  expect(screen.getAllByText(/No credit/)).toHaveLength(1)
})

it('promises no answer of the agent after a take-over where nothing can be sent [CV-11, FB-08]', async () => {
  const takeoverUntil = new Date(Date.now() + 3_600_000).toISOString()
  serveChat({ handler: 'human', takeoverUntil, needsHumanReason: reason, cannotReply: reason })
  renderAt('/conversations?view=1')
  expect(await screen.findByText('The agent is paused.')).toBeDefined()
})

it('says that the agent answers nobody on a page that is disconnected, of which no status speaks [CV-11, FB-08]', async () => {
  serveChat({ cannotReply: reason })
  renderAt('/conversations?view=1')
  await screen.findByText('The agent is not answering here.')
  expect(screen.queryByText(/is handling this conversation/)).toBeNull()
})

it.each([null, reason])(
  'a chat that waits while the agent is paused ends the pause [CV-11, DT-03]',
  async (needsHumanReason) => {
    const pages = { working: 0, all: 1 }
    const paused = { code: 'agent_paused', message: 'You paused the agent.' }
    let agent = { state: 'not_configured', reason: paused as unknown, waiting: 0, pages }
    const { asked } = serveChat(
      { needsHumanReason },
      {
        'GET /api/system/status': () =>
          aStatus({ agent, pages: [], ai: { state: 'ok', reason: null } }),
        'PUT /api/settings': () => {
          agent = { ...agent, state: 'ok', reason: null }
          return savedSettings
        },
      },
    )
    renderAt('/conversations?view=1')
    const why = await screen.findByText(/^You paused the agent\. Customers wait/)
    const bar = within(why.closest<HTMLElement>('[class*=answering], [class*=needsYou]')!)
    await userEvent.click(bar.getByRole('button', { name: 'Resume agent' }))
    await waitFor(() => expect(screen.queryByText(/^You paused the agent/)).toBeNull())
    expect(screen.queryByRole('button', { name: 'Resume agent' })).toBeNull()
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ agent: { paused: false } })
  },
)

it('what the agent left to the seller waits for them; nobody says that they handle it [CV-11, AG-16]', async () => {
  serveChat({ handler: 'human', takeoverUntil: ago(-60), needsHumanReason: reason })
  renderAt('/conversations?view=1')
  const bar = (await screen.findByText('Waiting for you:')).closest('[role=status]')
  expect(bar?.textContent).toContain('No credit')
  expect(bar?.textContent).toMatch(/The agent is paused\. From .+ on it answers/)
  expect(screen.queryByText(/You’re handling/)).toBeNull()
  const box = await screen.findByRole('textbox', { name: /^Reply to/ })
  box.blur()
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }))
  expect(document.activeElement).toBe(box)
})

it('handing back says that the agent answers where a message waits, and can be undone [CV-11]', async () => {
  let handler: 'agent' | 'human' = 'human'
  const state = () => aDetail(1, { handler, unanswered: true })
  const { asked } = serveChat(
    {},
    {
      'GET /api/conversations/1': state,
      'POST /api/conversations/1/handback': () => {
        handler = 'agent'
        return state()
      },
      'POST /api/conversations/1/takeover': () => {
        handler = 'human'
        return state()
      },
    },
  )
  renderAt('/conversations?view=1')
  const label = 'Hand back and let the agent answer'
  await userEvent.click(await screen.findByRole('button', { name: label }))
  await screen.findByText('Handed back: the agent answers in 10 seconds')
  await screen.findByRole('button', { name: 'Take over' })
  expect(asked.find(({ path }) => path.endsWith('/handback'))?.search).toBe('?undo=true')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: label })
  expect(asked.find(({ path }) => path.endsWith('/takeover'))?.search).toBe('?undo=true')
})

it('a chat begins with what its row knows; nothing is put in above its words later [CV-05, SH-07]', async () => {
  serveChat(
    {},
    {
      'GET /api/conversations': () => [aConversation(1, { customerName: 'Rahima' })],
      'GET /api/conversations/1': () => new Promise<never>(() => undefined),
    },
  )
  renderAt('/conversations')
  await userEvent.click(await screen.findByRole('button', { name: 'Rahima' }))
  const chat = within(await screen.findByRole('region', { name: 'Conversation' }))
  expect((await chat.findByRole('heading', { name: 'Rahima' })).textContent).toBe('Rahima')
  chat.getByText('The agent is handling this conversation.')
  chat.getByRole('button', { name: 'Take over' })
})

it('of a chat that no list knew its words are seen with the bar above them, not before [CV-05, SH-07]', async () => {
  let answer: (detail: ReturnType<typeof aDetail>) => void = () => undefined
  serveChat(
    {},
    {
      'GET /api/conversations/1': () =>
        new Promise<ReturnType<typeof aDetail>>((resolve) => {
          answer = resolve
        }),
      'GET /api/conversations/1/messages': () => [aMessage(1, { text: 'Is it there?' })],
    },
  )
  renderAt('/conversations?view=1')
  const words = await screen.findByText('Is it there?')
  expect(getComputedStyle(words).visibility).toBe('hidden')
  answer(aDetail(1, { needsHumanReason: reason }))
  await screen.findByText('Waiting for you:')
  expect(getComputedStyle(words).visibility).not.toBe('hidden')
})
