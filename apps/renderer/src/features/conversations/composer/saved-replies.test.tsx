import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import {
  aDetail,
  aMessage,
  ago,
  savedSettings,
  configured,
  oneChat,
} from '../../../testing/samples.ts'
import { useDrafts } from '../data/drafts.ts'

let asked: readonly Asked[]
let detail: Parameters<typeof aDetail>[1]
let savedReplies: { title: string; text: string }[]

afterEach(() => {
  vi.restoreAllMocks()
})

beforeEach(() => {
  savedReplies = [
    { title: 'Delivery', text: 'Hi {name}, order {order} ({status}) comes tomorrow.' },
    { title: 'Thanks', text: 'Thank you!' },
  ]
  useDrafts.setState({}, true)
  detail = {
    orders: [
      {
        id: 3,
        orderId: 'PAL-000003',
        totalAmount: 650,
        currency: 'BDT',
        status: 'processing',
        createdAt: ago(1),
        here: false,
      },
    ],
  }
  const scheduled = { id: 7, text: 'See you', sendAt: ago(-60), problem: null }
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/settings': () => ({
      ...savedSettings,
      flow: { ...savedSettings.flow, savedReplies },
    }),
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { customerName: 'Nusrat', ...detail }),
    'GET /api/conversations/1/messages': () => [aMessage(1)],
    'POST /api/facebook/reply': () => ({ success: true, message: aMessage(50) }),
    'POST /api/conversations/1/scheduled': () => scheduled,
    'POST /api/conversations/1/scheduled/7/send': () => aMessage(51),
    'DELETE /api/conversations/1/scheduled/7': () => ({ success: true }),
  }))
})

const open = async () => {
  renderAt('/conversations?view=1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Conversation' }))
  await dialog.findByText('Words 1')
  return dialog
}
const box = () => screen.getByRole('textbox', { name: 'Reply to Nusrat' })
const written = () => (box() as HTMLTextAreaElement).value

it('a slash offers the saved replies, and Enter fills one in with what is known [CV-16]', async () => {
  const user = userEvent.setup()
  await open()
  await user.type(box(), '/deliv')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(written()).toBe('Hi Nusrat Jahan, order PAL-000003 (Processing) comes tomorrow.')
  expect(asked.some(({ path }) => path === '/api/facebook/reply')).toBe(false)
})

it('Escape closes the list and keeps the conversation open; the button opens it again [CV-16]', async () => {
  const user = userEvent.setup()
  const dialog = await open()
  await user.type(box(), '/')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Saved replies' }))
  await user.click(await screen.findByRole('option', { name: /Thanks/ }))
  expect(written()).toBe('Thank you!')
})

it('Escape closes the list that the button opened, too, and leads back into the field [CV-16]', async () => {
  const user = userEvent.setup()
  const dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Saved replies' }))
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(document.activeElement).toBe(box())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('option')).toBeNull()
  expect(written()).toBe('')
  await user.keyboard('Hello')
  expect(written()).toBe('Hello')
})

it('marks the one that Enter takes, names it to screen readers, and scrolls to it [CV-16]', async () => {
  const user = userEvent.setup()
  savedReplies = Array.from({ length: 30 }, (_, n) => ({ title: `Reply ${n}`, text: `Text ${n}` }))
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id)
  })
  await open()
  await user.type(box(), '/')
  const list = await screen.findByRole('listbox', { name: 'Saved replies' })
  expect(box().getAttribute('aria-controls')).toBe(list.id)
  const marked = () => screen.getByRole('option', { selected: true })
  expect(marked().textContent).toContain('Reply 0')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(marked().textContent).toContain('Reply 28')
  expect(box().getAttribute('aria-activedescendant')).toBe(marked().id)
  expect(scrolled.at(-1)).toBe(marked().id)
  await user.keyboard('{Backspace}/')
  expect(marked().textContent).toContain('Reply 0')
  expect(box().getAttribute('aria-activedescendant')).toBe(marked().id)
  await user.keyboard('reply 1')
  expect(marked().textContent).toContain('Reply 1')
  await user.keyboard('{ArrowDown}{Tab}')
  expect(written()).toBe('Text 10')
  expect(box().hasAttribute('aria-activedescendant')).toBe(false)
})

it('chooses by what is typed behind the text that was there, and lets other words be [CV-16]', async () => {
  const user = userEvent.setup()
  const dialog = await open()
  const button = dialog.getByRole('button', { name: 'Saved replies' })
  await user.type(box(), 'Hello')
  await user.click(button)
  await user.keyboard(' than')
  expect(await screen.findAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(written()).toBe('Hello\nThank you!')
  await user.click(button)
  await user.keyboard(' See you')
  expect(screen.queryByRole('option')).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(written()).toBe(''))
  expect(asked.find(({ path }) => path === '/api/facebook/reply')?.body).toMatchObject({
    message: 'Hello\nThank you! See you',
  })
  expect(screen.queryByRole('option')).toBeNull()
})

it('says before sending what was mistyped in the saved reply as a place [CV-16]', async () => {
  const user = userEvent.setup()
  savedReplies = [{ title: 'Hello', text: 'Hello {nam}, thank you.' }]
  const dialog = await open()
  await user.type(box(), '/hello')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}{Enter}')
  expect(dialog.getByText(/nothing to fill in for \{nam\}/)).toBeDefined()
  expect(asked.some(({ path }) => path === '/api/facebook/reply')).toBe(false)
  await user.keyboard('Nusrat')
  expect(written()).toBe('Hello Nusrat, thank you.')
  await user.keyboard('{End}{Enter}')
  await waitFor(() => expect(asked.some(({ path }) => path === '/api/facebook/reply')).toBe(true))
})

it('does not send a text with a place that nobody filled in [CV-16]', async () => {
  const user = userEvent.setup()
  detail = { orders: [] }
  const dialog = await open()
  await user.type(box(), '/deliv')
  await screen.findAllByRole('option')
  await user.keyboard('{Enter}{Enter}')
  expect(written()).toContain('{order}')
  const { selectionStart, selectionEnd } = box() as HTMLTextAreaElement
  expect(written().slice(selectionStart, selectionEnd)).toBe('{order}')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getByText(/nothing to fill in for \{order\}/)).toBeDefined()
  expect(dialog.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  expect(asked.some(({ path }) => path === '/api/facebook/reply')).toBe(false)
  // Typing replaces it; Enter leads on to the next one.
  await user.keyboard('PAL-7{Enter}')
  expect(written()).toMatch(/order PAL-7 \(\{status\}\)/)
  await user.keyboard('packed')
  expect(written()).toMatch(/order PAL-7 \(packed\) comes/)
  expect(dialog.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false)
})

it('schedules what was typed for a time on this clock, and shows it until it is called off [CV-16]', async () => {
  const user = userEvent.setup()
  detail = { windowClosesAt: ago(-600) }
  const dialog = await open()
  await user.type(box(), 'See you')
  await user.click(dialog.getByRole('button', { name: 'Send later' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Send later' }))
  const hour = sheet.getByRole('button', { name: 'In an hour' })
  await user.click(hour)
  expect(hour.getAttribute('aria-pressed')).toBe('true')
  detail = { scheduled: [{ id: 7, text: 'See you', sendAt: ago(-60), problem: null }] }
  await user.click(sheet.getByRole('button', { name: 'Schedule reply' }))
  const list = within(await screen.findByRole('list', { name: 'Scheduled replies' }))
  expect(list.getByText(/Goes out/)).toBeDefined()
  expect(written()).toBe('')
  const { body } = asked.find(({ path }) => path === '/api/conversations/1/scheduled') ?? {}
  expect(body).toMatchObject({ message: 'See you', sendAt: expect.stringMatching(/:00\.000Z$/) })
  await user.click(list.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/scheduled/7'))).toBe(true))
})
