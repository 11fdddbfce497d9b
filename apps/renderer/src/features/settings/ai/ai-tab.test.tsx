import { defaultSettings } from '@pal/core/contract/settings'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'

const open = (code: string) => {
  const ai = { ...defaultSettings.ai, apiKeySet: true, apiKeyLast4: '9876' }
  serve({
    'GET /api/settings': () => ({ ...defaultSettings, ai }),
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
