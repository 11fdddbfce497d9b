import type { Log } from '@pal/core/contract/system'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'

const log = (id: number, part: Partial<Log> = {}): Log => ({
  id,
  timestamp: `2026-11-20T10:14:0${id}.000Z`,
  level: 'warn',
  category: 'ai',
  code: null,
  params: null,
  message: `Entry ${id}`,
  details: null,
  about: nothing,
  ...part,
})

const nothing = { conversation: null, order: null, campaign: null, page: null }
const rahima = { id: 12, customerName: 'Rahima Begum', customerId: '991' }
const details = {
  conversationId: 12,
  reason: 'too slow',
  attempt: 3,
  latencyMs: 30_250,
  threadId: 't_77',
}
const rows = [
  log(4, { details, about: { ...nothing, conversation: rahima } }),
  log(3, {
    details: { orderId: 5 },
    about: { ...nothing, order: { id: 5, orderId: 'PAL-260002', customerName: 'Karim Mia' } },
  }),
  log(2, {
    details: { conversationId: 13 },
    about: { ...nothing, conversation: { id: 13, customerName: '', customerId: '992' } },
  }),
  log(1, { details: { conversationId: 99, orders: 1_200, logs: 'full' } }),
]

let asked: readonly Asked[] = []

beforeEach(() => {
  ;({ asked } = serve({
    'GET /api/system/logs': ({ url }) => {
      const chat = url.searchParams.get('conversation')
      return chat === null
        ? rows
        : rows.filter(({ about }) => String(about.conversation?.id) === chat)
    },
    'GET /api/system/logs/summary': () => ({
      all: 4,
      webhook: 3,
      facebook: 0,
      ai: 1,
      errors: 0,
      lastDay: { errors: 0, webhook: 125, ai: 9 },
    }),
    'GET /api/system/logs/export': () => new Response('some of it'),
  }))
})

const row = async (name: RegExp) => screen.findByRole('row', { name })
const unfold = async (name: RegExp) =>
  userEvent.click(within(await row(name)).getByRole('button', { name: 'Show details' }))

it('a row names whose chat or order it is about, where that is known [LG-03]', async () => {
  renderAt('/logs')
  expect(await row(/Rahima Begum Entry 4/)).toBeDefined()
  expect(await row(/Karim Mia Entry 3/)).toBeDefined()
  expect(await row(/Customer 992 Entry 2/)).toBeDefined()
  const last = await row(/Entry 1/)
  expect(within(last).getByText('Entry 1').parentElement?.textContent).toBe('Entry 1')
})

it('details are words with names of things, then what has none; and lead to chat and order [LG-03]', async () => {
  renderAt('/logs')
  await unfold(/Entry 4/)
  const facts = () =>
    screen
      .getAllByRole('term')
      .filter((term) => term.closest('table'))
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  expect(facts()).toEqual([
    'Customer: Rahima Begum',
    'Reason: too slow',
    'Attempt: 3',
    'Time to answer: 30.3 sec',
    'threadId: t_77',
  ])
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('Rahima Begum')).toBe('/conversations?view=12')
  await unfold(/Entry 3/)
  expect(link('PAL-260002')).toBe('/orders?order=5')
  expect(facts()).toEqual(['Order: PAL-260002 Karim Mia'])
  await unfold(/Entry 1/)
  expect(facts()).toEqual(['Orders: 1,200', 'conversationId: 99', 'logs: full'])
})

it('is copied for support as it is kept, without the name [LG-03, LG-06]', async () => {
  const user = userEvent.setup()
  renderAt('/logs')
  await unfold(/Entry 4/)
  await user.click(screen.getByRole('button', { name: 'Copy for support' }))
  expect(await screen.findByText('Copied')).toBeDefined()
  const copied = await navigator.clipboard.readText()
  expect(JSON.parse(copied)).toMatchObject({ message: 'Entry 4', details })
  expect(copied).not.toContain('Rahima')
})

it('a chat’s entries are a press away, are saved as such, and are left again [LG-02, LG-06]', async () => {
  const { router } = renderAt('/logs')
  await unfold(/Entry 4/)
  await userEvent.click(screen.getByRole('link', { name: 'All entries about this chat' }))
  expect(await screen.findByText('Chat with Rahima Begum')).toBeDefined()
  // The head, the row and what is unfolded below it.
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  // The numbers are those of the whole log.
  const filters = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
  expect(filters.map((button) => button.textContent)).not.toContain('Webhook3')
  await userEvent.click(screen.getByRole('button', { name: 'Download' }))
  await waitFor(() =>
    expect(asked.find(({ path }) => path.endsWith('/export'))?.search).toBe(
      '?format=text&filter=all&search=&conversation=12',
    ),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Remove the filter/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(6))
  expect(router.state.location.search).toBe('')
})

it('says so where the log has nothing about a chat, and shows the rest when asked [LG-02]', async () => {
  renderAt('/logs?conversation=77')
  expect(await screen.findByText('No entries about this chat')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all entries' }))
  expect(await row(/Entry 4/)).toBeDefined()
})
