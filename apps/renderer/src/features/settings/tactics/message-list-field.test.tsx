import { type SettingsAnswer } from '@pal/core/contract/settings'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'

import { serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings, configured } from '../../../testing/samples.ts'

let asked: readonly Asked[]
beforeEach(() => {
  const stored: SettingsAnswer = {
    ...savedSettings,
    ai: { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' },
    tactics: {
      ...savedSettings.tactics,
      fomoMessages: ['Few are left', 'It goes fast', 'Ask soon'],
    },
  }
  ;({ asked } = serve({
    'GET /api/settings': () => stored,
    'GET /api/openai/models': () => [],
    'GET /api/openai/unpriced': () => [],
    'GET /api/facebook/config-status': () => configured,
    'GET /api/tactics/stats': () => [
      { text: 'Few are left', sent: 1_204, sold: 310 },
      { text: 'It goes fast', sent: 1, sold: 0 },
      { text: 'Deleted long ago', sent: 9, sold: 9 },
    ],
    'POST /api/openai/config': () => ({ success: true, apiKeySet: true, apiKeyLast4: '9876' }),
  }))
})

it('shows beside each message to how many it was said and how many bought, once it was said [SE-05]', async () => {
  renderAt('/settings?tab=tactics')
  const list = await screen.findByRole('group', { name: 'Scarcity messages' })
  await within(list).findByText('Sent to 1,204 customers, 310 bought')
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Few are leftSent to 1,204 customers, 310 bought',
    'It goes fastSent to 1 customer, 0 bought',
    'Ask soon',
  ])
})

it('switches auto-optimize on [SE-03, SE-09]', async () => {
  renderAt('/settings?tab=ai')
  const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: 'Auto-optimize' })
  expect(toggle.checked).toBe(false)
  await userEvent.click(toggle)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      autoOptimize: true,
    }),
  )
})
