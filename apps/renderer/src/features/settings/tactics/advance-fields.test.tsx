import { type SettingsAnswer } from '@pal/core/contract/settings'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings, configured } from '../../../testing/samples.ts'

it('advance payment is off, needs its words once it is on, and keeps all three [OR-10]', async () => {
  let stored: SettingsAnswer = {
    ...savedSettings,
    ai: { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' },
  }
  const { asked } = serve({
    'GET /api/settings': () => stored,
    'GET /api/tactics/stats': () => [],
    'GET /api/facebook/config-status': () => configured,
    'PUT /api/settings': ({ body }) => {
      const { tactics } = body as Pick<SettingsAnswer, 'tactics'>
      stored = { ...stored, tactics: { ...stored.tactics, ...tactics } }
      return stored
    },
  })
  const puts = () => asked.filter(({ method }) => method === 'PUT')
  renderAt('/settings?tab=tactics')
  const toggle = await screen.findByRole('switch', { name: 'Ask for advance payment' })
  const percent = screen.getByLabelText('From this share of orders that came back (percent)')
  const words = screen.getByRole('textbox', { name: /^What and how to pay/ })
  expect(toggle).toHaveProperty('checked', false)
  expect(percent).toHaveProperty('disabled', true)
  expect(words).toHaveProperty('disabled', true)
  // What counts is beside the field.
  expect(screen.getByText(/a customer needs at least two/)).toBeDefined()
  await userEvent.click(toggle)
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await save()
  expect(words.getAttribute('aria-invalid')).toBe('true')
  expect(await screen.findByText('Must not be empty.')).toBeDefined()
  expect(puts()).toEqual([])
  fireEvent.change(words, { target: { value: 'bKash 200 Taka to 01700000000' } })
  fireEvent.change(percent, { target: { value: '30' } })
  await save()
  await screen.findByText('Settings saved')
  expect(puts()).toMatchObject([
    {
      body: {
        tactics: {
          advance: { enabled: true, fromPercent: 30, text: 'bKash 200 Taka to 01700000000' },
        },
      },
    },
  ])
})
