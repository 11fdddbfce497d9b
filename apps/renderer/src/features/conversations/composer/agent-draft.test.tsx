import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { server } from '../../../testing/fake-events.ts'
import { refusal, serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aDetail, aMessage, ago, saying, configured, oneChat } from '../../../testing/samples.ts'
import { changeDraft, useDrafts } from '../data/drafts.ts'
import { reword } from '../data/reworded.ts'

const waiting = {
  id: 7,
  kind: 'follow_up',
  text: 'Still interested in honey?',
  reason: saying('These are quiet hours.'),
  createdAt: ago(1),
} as const

let asked: readonly Asked[]
let detail: Parameters<typeof aDetail>[1]

let sending: () => unknown

beforeEach(() => {
  sending = () => {
    detail = {}
    return aMessage(9)
  }
  useDrafts.setState({}, true)
  reword('1', 7, null)
  detail = { draft: waiting }
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { customerName: 'Nusrat', ...detail }),
    'GET /api/conversations/1/messages': () => [aMessage(1)],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/drafts/7/send': () => sending(),
    'POST /api/drafts/7/renew': () => {
      detail = {}
      return { success: true }
    },
    'POST /api/drafts/7/discard': () => {
      detail = {}
      return { success: true }
    },
  }))
})

const open = async () => {
  renderAt('/conversations?view=1')
  return within(await screen.findByRole('region', { name: 'The agent’s draft' }))
}
const sent = () => asked.filter(({ path }) => path === '/api/drafts/7/send').map(({ body }) => body)
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'The agent’s draft' })).toBeNull())

it('is sent as it is with one key, and says why it waited [AG-10, AG-25]', async () => {
  const draft = await open()
  expect(draft.getByText('Still interested in honey?')).toBeDefined()
  expect(draft.getByText('These are quiet hours.')).toBeDefined()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent()).toEqual([{}]))
  await isGone()
})

it('is called by what it tells of, where that is an order [AG-25, OR-09]', async () => {
  const reason = { code: 'order_to_tell', params: { order: 'PAL-000014' }, message: '' }
  detail = { draft: { ...waiting, reason } }
  const draft = await open()
  expect(draft.getByText('Order update')).toBeDefined()
  expect(draft.queryByText('Follow-up')).toBeNull()
  expect(
    draft.getByText(/^The reply window had closed: tell this customer of PAL-000014/),
  ).toBeDefined()
})

it('names the key as it is on the keyboard [AG-25, SH-07]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X')
  const draft = await open()
  expect(draft.getByText('⌘+Enter sends it')).toBeDefined()
  vi.restoreAllMocks()
})

it('is sent with other words, or not at all [AG-25]', async () => {
  const draft = await open()
  await userEvent.click(draft.getByRole('button', { name: 'Edit' }))
  const words = draft.getByRole('textbox', { name: 'Words of the draft' })
  await userEvent.clear(words)
  expect(draft.getByRole<HTMLButtonElement>('button', { name: 'Send as edited' }).disabled).toBe(
    true,
  )
  await userEvent.type(words, 'How are you?')
  await userEvent.click(draft.getByRole('button', { name: 'Undo edits' }))
  expect(draft.getByText('Still interested in honey?')).toBeDefined()
  await userEvent.click(draft.getByRole('button', { name: 'Edit' }))
  const again = draft.getByRole('textbox', { name: 'Words of the draft' })
  await userEvent.clear(again)
  await userEvent.type(again, 'How are you?')
  await userEvent.click(draft.getByRole('button', { name: 'Send as edited' }))
  await waitFor(() => expect(sent()).toEqual([{ text: 'How are you?' }]))
})

it('takes the keyboard when it is to be reworded, at its end [AG-25, CV-18]', async () => {
  const draft = await open()
  await userEvent.click(draft.getByRole('button', { name: 'Edit' }))
  // Among the tasks each of these letters would be a key of the list.
  await userEvent.keyboard(' See you.')
  const words = draft.getByRole<HTMLTextAreaElement>('textbox', { name: 'Words of the draft' })
  expect(words.value).toBe('Still interested in honey? See you.')
  await userEvent.click(draft.getByRole('button', { name: 'Send as edited' }))
  await waitFor(() => expect(sent()).toEqual([{ text: 'Still interested in honey? See you.' }]))
})

it('says in its place what has changed since it was written, and asks for a new one [AG-06, AG-25]', async () => {
  sending = () =>
    Response.json(
      {
        code: 'draft_price_changed',
        message: 'The price has changed.',
        params: { product: 'Honey', from: '৳500', to: '৳600' },
        field: 'facts',
      },
      { status: 409 },
    )
  const draft = await open()
  expect(draft.queryByRole('button', { name: 'Write a new draft' })).toBeNull()
  await userEvent.click(draft.getByRole('button', { name: 'Send draft' }))
  expect((await draft.findByRole('alert')).textContent).toBe(
    'The price of Honey has changed since this was written, from ৳500 to ৳600. Edit it and send your own words, or let the agent write a new one.',
  )
  expect(screen.getAllByText(/The price of Honey has changed/)).toHaveLength(1)
  // The seller's own words may still go out.
  expect(draft.getByRole('button', { name: 'Edit' })).toBeDefined()
  await userEvent.click(draft.getByRole('button', { name: 'Write a new draft' }))
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/drafts/7/renew')).toBe(true))
  await isGone()
})

it('any other failure is said in a notice, and offers no new draft [AG-25]', async () => {
  sending = () => refusal(409, 'draft_gone', 'Gone.')
  const draft = await open()
  await userEvent.click(draft.getByRole('button', { name: 'Send draft' }))
  expect(await screen.findByText('The draft was not sent')).toBeDefined()
  expect(draft.queryByRole('button', { name: 'Write a new draft' })).toBeNull()
})

const reply = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reply to/ })

async function writeOwnWords(words: string) {
  const { router } = renderAt('/conversations?view=1')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const field = screen.getByRole('textbox', { name: 'Words of the draft' })
  await userEvent.clear(field)
  await userEvent.type(field, words)
  return router
}

it('other words are still there after a look elsewhere [AG-25]', async () => {
  const router = await writeOwnWords('How are you?')
  await act(() => router.navigate('/logs'))
  await isGone()
  await act(() => router.navigate('/conversations?view=1'))
  const field = await screen.findByRole('textbox', { name: 'Words of the draft' })
  expect((field as HTMLTextAreaElement).value).toBe('How are you?')
})

it('other words wait in the reply field when the customer writes and the draft goes [AG-25]', async () => {
  await writeOwnWords('How are you?')
  detail = { draft: null }
  await server.changedIn([1], 'conversations')
  await isGone()
  expect(reply().value).toBe('How are you?')
  expect(document.activeElement).toBe(reply())
  expect(await screen.findByText('What you wrote is in the reply field.')).toBeDefined()
})

it('what was sent in other words is nowhere to be sent once more [AG-25, CV-07]', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  sending = async () => {
    detail = {}
    await held
    return aMessage(9)
  }
  await writeOwnWords('How are you?')
  await userEvent.click(screen.getByRole('button', { name: 'Send as edited' }))
  // The news of it comes before the answer to it.
  await server.changedIn([1], 'conversations')
  await isGone()
  release()
  await waitFor(() => expect(sent()).toEqual([{ text: 'How are you?' }]))
  await act(async () => {})
  expect(reply().value).toBe('')
})

it('is discarded, and nothing is sent [AG-25]', async () => {
  const draft = await open()
  await userEvent.click(draft.getByRole('button', { name: 'Discard' }))
  await isGone()
  expect(sent()).toEqual([])
})

it('leaves the key to what is being typed, and cannot go out where Facebook allows nothing [AG-25, CV-12]', async () => {
  detail = { draft: waiting, windowClosesAt: ago(1) }
  const draft = await open()
  expect(draft.getByRole<HTMLButtonElement>('button', { name: 'Send draft' }).disabled).toBe(true)
  expect(draft.getByText(/until the customer writes again/)).toBeDefined()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(sent()).toEqual([])
})

const key = '{Control>}{Enter}{/Control}'

it('the key in the note, in a field or in a dialog is not for the draft [AG-25]', async () => {
  const draft = await open()
  for (const made of [
    '<input>',
    '<textarea></textarea>',
    '<div role="dialog" tabindex="0"></div>',
  ]) {
    const other = document.body.appendChild(document.createElement('div'))
    other.innerHTML = made
    const field = other.firstElementChild as HTMLElement
    field.focus()
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard(key)
    other.remove()
  }
  const taken = (event: Event) => event.preventDefault()
  document.body.addEventListener('keydown', taken)
  await userEvent.keyboard(key)
  document.body.removeEventListener('keydown', taken)
  expect(sent()).toEqual([])
  expect(draft.getByText('Ctrl+Enter sends it')).toBeDefined()
})

it('the key in the empty reply box is for the draft, and with pictures there it is not [AG-25]', async () => {
  await open()
  const file = new File(['x'], 'honey.png', { type: 'image/png' })
  act(() => changeDraft('1', { pictures: [{ key: 'a', file, id: null }] }))
  await userEvent.keyboard(key)
  expect(sent()).toEqual([])
  act(() => changeDraft('1', { pictures: [] }))
  await userEvent.click(screen.getByRole('textbox', { name: /^Reply to/ }))
  await userEvent.keyboard(key)
  await waitFor(() => expect(sent()).toEqual([{}]))
})

it('one that the checks held goes out by the key only from the card itself [AG-06, AG-25]', async () => {
  detail = { draft: { ...waiting, kind: 'held' } }
  const draft = await open()
  expect(draft.queryByText('Ctrl+Enter sends it')).toBeNull()
  await userEvent.keyboard(key)
  await userEvent.click(screen.getByRole('textbox', { name: /^Reply to/ }))
  await userEvent.keyboard(key)
  expect(sent()).toEqual([])
  draft.getByRole('button', { name: 'Send draft' }).focus()
  await userEvent.keyboard(key)
  await waitFor(() => expect(sent()).toEqual([{}]))
})
