import type { ConversationDetail } from '@pal/core/contract/conversations'
import type { Task } from '@pal/core/contract/tasks'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { server } from '../../testing/fake-events.ts'
import { serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { aDetail, aMessage, ago, saying } from '../../testing/samples.ts'
import { windowOf } from '../../testing/window-of.ts'

let tasks: Task[]
let asked: readonly Asked[]
let handler: 'agent' | 'human'
let unanswered: boolean
/** Until when the customer of the first task can be answered. */
let closes: Pick<ConversationDetail, 'windowClosesAt' | 'humanWindowClosesAt'>

/** As a task says it. */
const why = (text: string): Task['reason'] => ({ ...saying(text), params: { text } })

const aTask = (kind: Task['kind'], id: number, over: Partial<Task> = {}): Task => ({
  id: `${kind}-${id}`,
  kind,
  ref: id,
  conversationId: id,
  customerId: `710000000000000${id}`,
  customerName: `Customer ${id}`,
  pageName: 'Dhaka Looms',
  dueAt: ago(id),
  reason: why('The customer asks for a human.'),
  draft: null,
  text: 'Is anybody there?',
  ...over,
})

beforeEach(() => {
  // As wide as a desktop: the chat is beside the list.
  windowOf(1440)
  handler = 'agent'
  unanswered = false
  closes = { windowClosesAt: ago(-120), humanWindowClosesAt: null }
  tasks = [
    aTask('handoff', 1),
    // Facebook does not tell everybody's name.
    aTask('unsent', 2, {
      reason: why('Facebook’s window is closed.'),
      customerName: '',
    }),
    aTask('scheduled', 3, {
      reason: { code: 'task_scheduled', params: {}, message: '' },
      dueAt: ago(-60),
    }),
  ]
  const drop = (id: number) => () => {
    tasks = tasks.filter((task) => task.ref !== id)
    return { success: true }
  }
  ;({ asked } = serve({
    'GET /api/tasks': () => tasks,
    'GET /api/tasks/count': () => ({ count: tasks.length }),
    'GET /api/conversations/1': () => aDetail(1, { handler, unanswered, ...closes }),
    'GET /api/conversations/2': () => aDetail(2),
    'GET /api/conversations/3': () => aDetail(3),
    'GET /api/conversations/1/messages': () => [aMessage(1)],
    'GET /api/conversations/2/messages': () => [aMessage(2)],
    'GET /api/conversations/3/messages': () => [aMessage(3)],
    'POST /api/tasks/handoff-1/done': drop(1),
    'POST /api/tasks/handoff-1/reopen': () => {
      tasks = [aTask('handoff', 1), ...tasks]
      return { success: true }
    },
    'POST /api/conversations/1/handback': () => aDetail(1),
    'POST /api/conversations/1/takeover': () => aDetail(1, { handler }),
    'POST /api/tasks/unsent-2/snooze': drop(2),
    'POST /api/tasks/unsent-2/reopen': () => {
      tasks = [aTask('unsent', 2), ...tasks]
      return { success: true }
    },
  }))
})

const open = () => renderAt('/conversations?view=tasks')
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Tasks' })).getAllByRole('listitem')
const current = async () => (await rows()).findIndex((row) => 'selected' in row.dataset)

it('each task says who waits, why and since when; the first is open [CV-18]', async () => {
  open()
  const [first, second, third] = await rows()
  expect(first!.textContent).toContain('Customer 1')
  expect(first!.textContent).toContain('The customer asks for a human.')
  expect(within(first!).getByRole('img', { name: 'The agent needs you' })).toBeDefined()
  expect(second!.textContent).toContain('Facebook’s window is closed.')
  expect(second!.textContent).toContain('Customer 7100000000000002')
  expect(third!.textContent).toContain('Goes out ')
  // A name turns itself around, and stays on the side where the row begins.
  const name = within(first!).getByRole('button', { name: 'Customer 1' })
  expect([name.dir, within(name).getByText('Customer 1').dir]).toEqual(['', 'auto'])
  expect(await current()).toBe(0)
  expect(await screen.findByRole('toolbar', { name: 'This task' })).toBeDefined()
  expect(screen.getByText('1 of 3')).toBeDefined()
})

it('a draft of a campaign in draft mode says what it answers, not what all of them say [CV-18, AG-25]', async () => {
  const reason = { code: 'drafted_for_you', params: {}, message: '' }
  tasks = [aTask('draft', 1, { reason, text: 'How much is it?', draft: 'You are chatting with …' })]
  open()
  const [row] = await rows()
  expect(row!.textContent).toContain('Draft to send')
  expect(row!.textContent).toContain('How much is it?')
  expect(row!.textContent).not.toContain('drafts its answers')
})

it('news of an order says of which order in a few words, and in full once it is open [CV-18, OR-09]', async () => {
  const reason = { code: 'order_to_tell', params: { order: 'PAL-000014' }, message: '' }
  tasks = [aTask('draft', 1, { reason, text: 'It was delivered.', draft: 'It was delivered.' })]
  open()
  const [row] = await rows()
  expect(row!.textContent).toContain('Tell this customer of PAL-000014It was delivered.')
  expect(row!.textContent).not.toContain('The reply window')
})

it('is worked off by keyboard: next, reply, done, snooze [CV-18]', async () => {
  open()
  await rows()
  await userEvent.keyboard('j')
  await waitFor(async () => expect(await current()).toBe(1))
  await userEvent.keyboard('k')
  await waitFor(async () => expect(await current()).toBe(0))

  const words = await screen.findByRole('textbox', { name: /^Reply to/ })
  await userEvent.keyboard('r')
  expect(document.activeElement).toBe(words)
  // Letters that are typed are no commands.
  await userEvent.keyboard('je')
  expect(asked.some(({ path }) => path.endsWith('/done'))).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).not.toBe(words)

  await userEvent.keyboard('e')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  // The next one is where the last one was.
  expect(await current()).toBe(0)
  expect((await rows())[0]!.textContent).toContain('Customer 7100000000000002')

  await userEvent.keyboard('s')
  await userEvent.click(await screen.findByRole('menuitem', { name: /For an hour/ }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  const { body } = asked.find(({ path }) => path === '/api/tasks/unsent-2/snooze')!
  const until = Date.parse((body as { until: string }).until)
  expect(Math.abs(until - Date.now() - 60 * 60_000)).toBeLessThan(5_000)

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

/** Which times to come back at are offered, and which of them are marked as too late to reply. */
const snoozing = async () => {
  await userEvent.keyboard('s')
  const items = await screen.findAllByRole('menuitem')
  return items.map(({ textContent }) => textContent.includes('too late to reply'))
}
const until = /You can reply until .*\. After that/

it('says which times to come back at are too late to reply [CV-18, CV-12]', async () => {
  open()
  await rows()
  await screen.findByRole('textbox', { name: /^Reply to/ })
  // Two hours are left: one of the times is before their end.
  expect(await snoozing()).toEqual([false, true, true, true])
  expect(screen.getByText(until)).toBeDefined()
})

it('counts the seller’s own seven days where they may use them, and does not warn of what is over [CV-18, CV-12]', async () => {
  closes = { windowClosesAt: ago(60), humanWindowClosesAt: ago(-240) }
  open()
  await rows()
  await screen.findByRole('textbox', { name: /^Reply to/ })
  expect(await snoozing()).toEqual([false, false, true, true])
  await userEvent.keyboard('{Escape}')
  closes = { windowClosesAt: ago(60), humanWindowClosesAt: null }
  await server.changed('conversations')
  await screen.findByText(/24-hour reply window has closed/)
  expect(await snoozing()).toEqual([false, false, false, false])
  expect(screen.queryByText(until)).toBeNull()
})

it('a reply that goes out by itself is not too late whenever its task comes back [CV-18, CV-16]', async () => {
  tasks = [{ ...tasks[2]!, ref: 1, conversationId: 1 }]
  open()
  await rows()
  await screen.findByRole('textbox', { name: /^Reply to/ })
  expect(await snoozing()).not.toContain(true)
})

it('where the agent is paused, one key is done with it and lets the agent answer [CV-11, CV-18]', async () => {
  handler = 'human'
  open()
  await rows()
  expect(
    await screen.findByRole('button', { name: /^Done, and let the agent answer/ }),
  ).toBeDefined()
  await userEvent.keyboard('a')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  const posts = asked.filter(({ method, path }) => method === 'POST' && !path.endsWith('/seen'))
  // In one: what is done is not gone from the list where the agent could not be let on.
  expect(posts.map(({ path, search }) => path + search)).toEqual([
    '/api/tasks/handoff-1/done?agent=true',
  ])
  // The next one is no hand-off.
  expect(screen.queryByRole('button', { name: /let the agent answer/ })).toBeNull()
})

it.each([
  [true, 'Handed back: the agent answers in 10 seconds'],
  [false, 'Off the list.'],
])(
  'letting the agent answer can be undone, where the customer waits (%s) before it does [CV-11, CV-18]',
  async (waits, words) => {
    handler = 'human'
    unanswered = waits
    open()
    await rows()
    await screen.findByRole('button', { name: /^Done, and let the agent answer/ })
    await userEvent.keyboard('a')
    await screen.findByText(words)
    await waitFor(async () => expect(await rows()).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rows()).toHaveLength(3))
    const posts = asked.filter(({ method, path }) => method === 'POST' && !path.endsWith('/seen'))
    expect(posts.map(({ path, search }) => path + search)).toEqual([
      '/api/tasks/handoff-1/done?agent=true',
      '/api/tasks/handoff-1/reopen?agent=true',
    ])
  },
)

it('where the agent goes on anyway, there is nothing to let it do [CV-18]', async () => {
  open()
  await rows()
  expect(await screen.findByRole('textbox', { name: /^Reply to/ })).toBeDefined()
  await userEvent.keyboard('a')
  expect(screen.queryByRole('button', { name: /^Done, and let the agent answer/ })).toBeNull()
  expect(asked.some(({ path }) => path.endsWith('/done'))).toBe(false)
})

it('what is being answered stays open when its task is gone, until it is sent or left [CV-18]', async () => {
  open()
  await rows()
  await userEvent.keyboard('r')
  const words = await screen.findByRole('textbox', { name: /^Reply to/ })
  await userEvent.clear(words)
  await userEvent.type(words, 'Yes, we')
  // The agent has answered meanwhile, or somebody else has.
  tasks = tasks.filter(({ ref }) => ref !== 1)
  await server.changed('conversations')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await userEvent.type(words, ' have it')
  const value = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reply to/ }).value
  expect(value()).toBe('Yes, we have it')
  await userEvent.keyboard('{Escape}e')
  await waitFor(async () => expect(await current()).toBe(0))
  await waitFor(() => expect(value()).toBe(''))
  expect(asked.some(({ path }) => path.endsWith('/done'))).toBe(false)
})

it('who is about to answer keeps the customer, also before the first letter and after the reply [CV-18]', async () => {
  open()
  await rows()
  await userEvent.keyboard('r')
  const words = await screen.findByRole('textbox', { name: /^Reply to/ })
  await userEvent.clear(words)
  tasks = tasks.filter(({ ref }) => ref !== 1)
  await server.changed('conversations')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(document.activeElement).toBe(words)
  // None of it is a command to the next task.
  await userEvent.keyboard('see')
  expect(asked.some(({ path }) => path.endsWith('/done'))).toBe(false)
  expect(screen.queryByRole('menuitem', { name: /For an hour/ })).toBeNull()
  expect((words as HTMLTextAreaElement).value).toBe('see')
  await userEvent.clear(words)
  await userEvent.keyboard('{Escape}')
  await waitFor(async () => expect(await current()).toBe(0))
})

it('the key after a move counts for the task that was moved to [CV-18]', async () => {
  open()
  await rows()
  await screen.findByRole('textbox', { name: /^Reply to/ })
  // No pause between them in which the window could draw.
  act(() => {
    for (const key of ['j', 'r']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
  })
  await waitFor(async () => expect(await current()).toBe(1))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Reply to/ }))
})

it.each([944, 390])(
  'in a window of %i px a task is worked off in its dialog, by buttons and by keys [CV-18]',
  async (pixels) => {
    windowOf(pixels)
    handler = 'human'
    open()
    await rows()
    // Nothing is chosen: no key does anything to a customer that nobody sees.
    await userEvent.keyboard('esja{ArrowDown}{ArrowUp}')
    expect(await current()).toBe(-1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked.some(({ method }) => method === 'POST')).toBe(false)

    await userEvent.click(screen.getByRole('button', { name: 'Customer 1' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('toolbar', { name: 'This task' })).toBeDefined()
    expect(await dialog.findByRole('button', { name: /let the agent answer/ })).toBeDefined()
    // Nor do the arrows, which are not on the list.
    await userEvent.keyboard('{ArrowDown}')
    expect(dialog.getByText('1 of 3')).toBeDefined()
    await userEvent.keyboard('e')
    expect(await dialog.findByText('1 of 2')).toBeDefined()
    expect(asked.some(({ path }) => path === '/api/tasks/handoff-1/done')).toBe(true)
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(await dialog.findByText('1 of 3')).toBeDefined()

    await userEvent.keyboard('j')
    expect(await dialog.findByText('2 of 3')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: /^Snooze/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /For an hour/ }))
    expect(await dialog.findByText('2 of 2')).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await current()).toBe(-1)
  },
)

it('arrow keys in the chat scroll it, letters still move [CV-18, SH-07]', async () => {
  open()
  await rows()
  const chat = await screen.findByRole('log')
  chat.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(await current()).toBe(0)
  await userEvent.keyboard('j')
  await waitFor(async () => expect(await current()).toBe(1))
  ;(await rows())[1]!.querySelector('button')!.focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(async () => expect(await current()).toBe(2))
})

it.each([
  ['ا', 'KeyH', 0],
  ['ت', 'KeyJ', 1],
  ['о', 'KeyJ', 1],
  ['J', 'KeyJ', 1],
  // On another Latin keyboard the letter counts, not its place.
  ['j', 'KeyC', 1],
  ['h', 'KeyJ', 0],
])('a key that writes %s at %s moves to task %i [CV-18, SH-07]', async (key, code, at) => {
  open()
  await rows()
  await screen.findByRole('textbox', { name: /^Reply to/ })
  act(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))
  })
  await waitFor(async () => expect(await current()).toBe(at))
})

it('their count is on the sidebar and in the title [CV-18]', async () => {
  renderAt('/products')
  const nav = within(await screen.findByRole('navigation'))
  expect(await nav.findByText('3')).toBeDefined()
  const inbox = nav.getByRole('link', { name: 'Conversations' })
  expect(inbox.getAttribute('aria-description')).toBe('3 tasks')
  await userEvent.hover(inbox)
  expect((await screen.findByRole('tooltip')).textContent).toBe('3 tasks')
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Products/))
})

it('says so when nothing waits [CV-18]', async () => {
  tasks = []
  open()
  expect(await screen.findByText('Nothing waits for you')).toBeDefined()
})
