import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aDetail, configured, oneChat } from '../../../testing/samples.ts'

function shop(kept: boolean | null) {
  let keptToRehearse = kept
  return serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { keptToRehearse }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
    'POST /api/rehearsal/kept': ({ body }) => {
      keptToRehearse = (body as { kept: boolean }).kept
      return { success: true }
    },
  })
}
const details = () => screen.findByRole('complementary', { name: 'Customer details' })

it('keeps a chat to be rehearsed again, and no longer [AG-12]', async () => {
  const { asked } = shop(false)
  renderAt('/conversations?view=1')
  const panel = within(await details())
  await userEvent.click(await panel.findByRole('button', { name: 'Keep to rehearse' }))
  await userEvent.click(await panel.findByRole('button', { name: 'Keep no longer' }))
  expect(await panel.findByRole('button', { name: 'Keep to rehearse' })).toBeDefined()
  expect(asked.filter(({ method, path }) => method === 'POST' && path.includes('kept'))).toEqual([
    expect.objectContaining({ body: { conversationIds: [1], kept: true } }),
    expect.objectContaining({ body: { conversationIds: [1], kept: false } }),
  ])
})

it('offers no rehearsal of a chat in which the agent has not answered [AG-12]', async () => {
  shop(null)
  renderAt('/conversations?view=1')
  const panel = within(await details())
  expect(await panel.findByText('AI cost so far')).toBeDefined()
  expect(panel.queryByRole('button', { name: 'Keep to rehearse' })).toBeNull()
})
