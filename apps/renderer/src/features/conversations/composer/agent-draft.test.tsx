import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aDetail, aMessage, ago, saying } from '../../../testing/samples.ts'
import { useDrafts } from '../data/drafts.ts'

const waiting = {
  id: 7,
  kind: 'follow_up',
  text: 'Still interested in honey?',
  reason: saying('These are quiet hours.'),
  createdAt: ago(1),
} as const

let asked: readonly Asked[]
let detail: Parameters<typeof aDetail>[1]

beforeEach(() => {
  useDrafts.setState({}, true)
  detail = { draft: waiting }
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => ({ hasPageToken: true, isFullyConfigured: true }),
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => ({ version: 1, total: 1, active: 1, unread: 0 }),
    'GET /api/conversations/1': () => aDetail(1, { customerName: 'Nusrat', ...detail }),
    'GET /api/conversations/1/messages': () => [aMessage(1)],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/drafts/7/send': () => {
      detail = {}
      return aMessage(9)
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
