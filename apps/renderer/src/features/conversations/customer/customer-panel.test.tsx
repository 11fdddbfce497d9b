import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { narrowWindow } from '../../../testing/narrow-window.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aConversation, aDetail, configured, oneChat } from '../../../testing/samples.ts'

const at = '2026-11-20T00:00:00.000Z'
const names = { customerName: 'Amina Begum', profileName: 'Moni Sundari' }

it('says of each fact which message it is in, or who gave it, both names, and where the log tells of the chat [CV-15, LG-06]', async () => {
  narrowWindow()
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [aConversation(1, names)],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () =>
      aDetail(1, {
        ...names,
        collected: {
          name: 'Amina Begum',
          phone: '01712345678',
          address: 'House 9, Dhaka',
          deliveryNote: null,
        },
        collectedFrom: {
          name: { by: 'profile', at: null, messageId: null, words: null },
          phone: { by: 'message', at, messageId: '7', words: 'Amina, 01712345678' },
          address: { by: 'human', at, messageId: null, words: null },
        },
      }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
  })
  renderAt('/conversations?view=1')
  const panel = within(await screen.findByRole('complementary', { name: 'Customer details' }))
  const factOf = (term: string) => panel.getByText(term).nextElementSibling?.textContent
  expect(factOf('Name')).toBe('Amina BegumFrom their Facebook profile')
  expect(factOf('Phone')).toMatch(/^01712345678Amina, 01712345678 · ./)
  expect(factOf('Address')).toMatch(/^House 9, DhakaEntered by you · ./)
  expect(factOf('On Facebook')).toBe('Moni Sundari')
  const log = panel.getByRole('link', { name: 'What happened in this chat' })
  expect(log.getAttribute('href')).toBe('/logs?conversation=1')
  // A Latin name turns itself around in Arabic, not the words below it.
  expect(panel.getByText('From their Facebook profile').closest('dl [dir]')).toBeNull()
  expect(panel.getByText('Amina, 01712345678').dir).toBe('auto')
  expect(await screen.findByTitle('On Facebook')).toHaveProperty('textContent', 'Moni Sundari')
})

it.for([
  ['says why they were asked to pay in advance', { finished: 3, cameBack: 2, percent: 66 }],
  ['says nothing of it to whom it was not', null],
] as const)('%s [OR-10]', async ([, params]) => {
  const advance = params && { code: 'order_advance_asked', params, message: 'By the server' }
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [aConversation(1, names)],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () =>
      aDetail(1, {
        advance,
        customerOrders: { orders: 3, delivered: 3, returned: 2, partlyReturned: 1, cancelled: 0 },
      }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
  })
  renderAt('/conversations?view=1')
  const panel = within(await screen.findByRole('complementary', { name: 'Customer details' }))
  await panel.findByText('3 delivered · 2 returned · 1 partly returned')
  expect(panel.queryByText(/^Advance payment/)?.textContent).toBe(
    params
      ? 'Advance payment was asked for. Finished orders: 3, of which came back: 2 (66%).'
      : undefined,
  )
})

it.for([
  [
    'a comment, with the post and what was written below it',
    { kind: 'comment', title: 'Honey, fresh today', ref: '10_20', words: 'Price please?' },
    'A comment: Honey, fresh todayPrice please?',
  ],
  [
    'a comment below a picture, without the number of the post',
    { kind: 'comment', title: null, ref: '10_20', words: null },
    'A comment',
  ],
  ['a link', { kind: 'link', title: null, ref: 'flyer', words: null }, 'A link: flyer'],
] as const)('says that they came by %s [FB-14, AG-28]', async ([, cameBy, shown]) => {
  const closed = { windowClosesAt: null }
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [aConversation(1, closed)],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { ...closed, cameBy: { ...cameBy, at } }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
  })
  renderAt('/conversations?view=1')
  const panel = within(await screen.findByRole('complementary', { name: 'Customer details' }))
  expect(panel.getByText('Came by').nextElementSibling?.textContent).toBe(shown)
  // Nothing was ever open that could have closed.
  await screen.findAllByText(
    'The customer has not written here yet. You can reply as soon as they do.',
  )
  expect(screen.queryByText(/window has closed/)).toBeNull()
})
