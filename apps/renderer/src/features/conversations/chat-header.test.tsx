import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { aDetail } from '../../testing/samples.ts'

const reason = { code: 'unknown_reason', params: { text: 'No credit' }, message: 'No credit' }

it('where a customer waits for a human, one press lets the agent answer [AG-09, CV-11]', async () => {
  let waits = true
  const { asked } = serve({
    'GET /api/facebook/config-status': () => ({ hasPageToken: true, isFullyConfigured: true }),
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => ({ version: 1, total: 1, active: 1, unread: 0 }),
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
  await screen.findByText(/^The agent waits for you here/)
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
    'GET /api/facebook/config-status': () => ({ hasPageToken: true, isFullyConfigured: true }),
    'GET /api/system/status': () => ({ agent, pages: [] }),
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => ({ version: 1, total: 1, active: 1, unread: 0 }),
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
