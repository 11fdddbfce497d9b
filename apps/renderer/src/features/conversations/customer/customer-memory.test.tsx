import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aDetail, configured, oneChat } from '../../../testing/samples.ts'

it('shows what the agent remembers of a long conversation, and has it forgotten [AG-03]', async () => {
  let summary: { text: string; upTo: string } | null = {
    text: 'Looks for a gift for her mother.',
    upTo: '2026-11-20T00:00:00.000Z',
  }
  const { asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { summary }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
    'DELETE /api/conversations/1/summary': () => {
      summary = null
      return { success: true }
    },
  })
  renderAt('/conversations?view=1')
  expect(await screen.findByText('Looks for a gift for her mother.')).toBeDefined()
  expect(screen.getByText('What the agent remembers')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Forget this' }))
  await waitFor(() => expect(screen.queryByText('What the agent remembers')).toBeNull())
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})
