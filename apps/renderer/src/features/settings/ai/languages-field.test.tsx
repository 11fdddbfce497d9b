import { type SettingsAnswer } from '@pal/core/contract/settings'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings } from '../../../testing/samples.ts'

it('chooses the languages that the agent answers in, and names those that fit the shop [AG-22]', async () => {
  let stored: SettingsAnswer = {
    ...savedSettings,
    ai: { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' },
  }
  const { asked } = serve({
    'GET /api/settings': () => stored,
    'POST /api/openai/config': ({ body }) => {
      stored = { ...stored, ai: { ...stored.ai, ...(body as Partial<SettingsAnswer['ai']>) } }
      return { success: true, apiKeySet: true, apiKeyLast4: '9876' }
    },
    'GET /api/openai/models': () => [],
  })
  renderAt('/settings?tab=ai')
  expect(
    await screen.findByText(/With none ticked: English, বাংলা, and Bangla \(Latin\)\./),
  ).toBeDefined()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Türkçe' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'English' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Settings saved')
  expect(asked.filter(({ method }) => method === 'POST')).toMatchObject([
    { body: { languages: ['en', 'tr'] } },
  ])
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Türkçe' }).checked).toBe(true)
})
