import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings } from '../../../testing/samples.ts'

const open = (code: string) => {
  const ai = { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' }
  serve({
    'GET /api/settings': () => ({ ...savedSettings, ai }),
    'GET /api/openai/models': () => Response.json({ code, message: code }, { status: 502 }),
  })
  renderAt('/settings?tab=ai')
}

it('says of a stored key that is not accepted at its field, until another one is typed [SE-03]', async () => {
  open('ai_key_refused')
  expect(await screen.findByText(/does not accept the API key/)).toBeDefined()
  const key = screen.getByLabelText('API key')
  expect(key.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/Couldn’t list the models/)).toBeNull()
  await userEvent.type(key, 'sk')
  expect(key.getAttribute('aria-invalid')).toBeNull()
})

it('says of other failures that the models could not be listed', async () => {
  open('ai_timeout')
  expect(await screen.findByText(/Couldn’t list the models/)).toBeDefined()
  expect(screen.getByLabelText('API key').getAttribute('aria-invalid')).toBeNull()
})

it('a key that is saved and not accepted is told of once, and not as saved alone [SE-03, SE-04]', async () => {
  let refuses = true
  serve({
    'GET /api/settings': () => ({
      ...savedSettings,
      ai: { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' },
    }),
    'GET /api/openai/models': () =>
      refuses
        ? Response.json({ code: 'ai_key_refused', message: 'x' }, { status: 502 })
        : [{ id: 'gpt-6-luna', state: 'live', shutdownDate: null }],
    'POST /api/openai/config': () => ({ success: true, apiKeySet: true, apiKeyLast4: '9876' }),
  })
  renderAt('/settings?tab=ai')
  const save = async () => {
    await userEvent.type(await screen.findByLabelText('API key'), 'sk-wrong-9876')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  }
  await save()
  expect(await screen.findByText('Saved, but the key does not work')).toBeDefined()
  expect(screen.queryByText('Settings saved')).toBeNull()
  refuses = false
  await save()
  expect(await screen.findByText('Settings saved')).toBeDefined()
})
