import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'

import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'

let has = { hasPageToken: false, hasVerifyToken: false, hasAppSecret: false, hasAppId: false }
let last4: string | null = null
let asked: readonly Asked[] = []

const status = () => ({
  ...has,
  isFullyConfigured: has.hasPageToken && has.hasVerifyToken && has.hasAppSecret,
})

beforeEach(() => {
  has = { hasPageToken: false, hasVerifyToken: false, hasAppSecret: false, hasAppId: false }
  last4 = null
  ;({ asked } = serve({
    'GET /api/facebook/config-status': status,
    'PUT /api/facebook/config': ({ body }) => {
      const sent = Object.entries(body as Record<string, string | null>)
      const flags = {
        pageAccessToken: 'hasPageToken',
        verifyToken: 'hasVerifyToken',
        appSecret: 'hasAppSecret',
        appId: 'hasAppId',
      } as const
      for (const [field, value] of sent)
        has = { ...has, [flags[field as keyof typeof flags]]: value !== null }
      return status()
    },
    'GET /api/settings': () => ({ ai: { apiKeySet: last4 !== null, apiKeyLast4: last4 } }),
    'POST /api/openai/config': ({ body }) => {
      last4 = (body as { apiKey: string }).apiKey.slice(-4)
      return { success: true, apiKeySet: true, apiKeyLast4: last4 }
    },
  }))
})

const changes = () => asked.filter(({ method }) => method !== 'GET')
const badges = () => screen.getAllByText(/^(✓ Set|✗ Missing)$/).map((badge) => badge.textContent)

describe('Facebook credentials', () => {
  it('sends only what was typed, empties the fields, shows each as set, and the gate is open', async () => {
    const { router } = renderAt('/settings?tab=integrations')
    const token = await screen.findByLabelText<HTMLInputElement>('Page Access Token')
    await waitFor(() => expect(badges()).toEqual(Array(4).fill('✗ Missing')))
    await userEvent.type(token, ' EAAG-1 ')
    await userEvent.type(screen.getByLabelText('Verify Token'), 'my-word')
    await userEvent.type(screen.getByLabelText('App Secret'), 's3cret')
    await userEvent.click(screen.getByRole('button', { name: 'Save credentials' }))
    await screen.findByText('Credentials saved')
    expect(changes()).toMatchObject([
      {
        method: 'PUT',
        path: '/api/facebook/config',
        body: { pageAccessToken: ' EAAG-1 ', verifyToken: 'my-word', appSecret: 's3cret' },
        credentials: 'include',
      },
    ])
    expect(token.value).toBe('')
    expect(document.body.textContent).not.toContain('EAAG-1')
    expect(badges()).toEqual(['✓ Set', '✓ Set', '✓ Set', '✗ Missing'])
    await router.navigate('/')
    expect(await screen.findByText('Facebook is connected')).toBeDefined()
  })

  it('hides what is typed, except the public app id', async () => {
    renderAt('/settings?tab=integrations')
    const type = async (label: string) =>
      (await screen.findByLabelText<HTMLInputElement>(label)).type
    expect(await type('Page Access Token')).toBe('password')
    expect(await type('Verify Token')).toBe('password')
    expect(await type('App Secret')).toBe('password')
    expect(await type('App ID')).toBe('text')
  })

  it('asks nothing of the server while nothing is typed', async () => {
    renderAt('/settings?tab=integrations')
    await userEvent.click(await screen.findByRole('button', { name: 'Save credentials' }))
    expect(screen.getByRole('alert').textContent).toBe('Type at least one credential to save.')
    expect(changes()).toEqual([])
  })

  it('removes one after a question', async () => {
    has = { ...has, hasPageToken: true }
    renderAt('/settings?tab=integrations')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Page Access Token' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove Page Access Token?' })
    expect(changes()).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await screen.findByText('Page Access Token removed')
    expect(changes()).toMatchObject([{ body: { pageAccessToken: null } }])
    expect(badges()[0]).toBe('✗ Missing')
  })

  it('keeps what was typed when saving fails, and shows why', async () => {
    serve({
      'GET /api/facebook/config-status': status,
      'PUT /api/facebook/config': () => refusal(503, 'unavailable', 'The vault is locked.'),
    })
    renderAt('/settings?tab=integrations')
    const secret = await screen.findByLabelText<HTMLInputElement>('App Secret')
    await userEvent.type(secret, 's3cret')
    await userEvent.click(screen.getByRole('button', { name: 'Save credentials' }))
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toBe('Save FailedThe vault is locked.')
    expect(secret.value).toBe('s3cret')
  })
})

describe('AI key', () => {
  it('is sent once, never shown again, and known by its last four characters', async () => {
    renderAt('/settings?tab=ai')
    const key = await screen.findByLabelText<HTMLInputElement>('API key')
    expect(key.type).toBe('password')
    await userEvent.type(key, 'sk-test-9876')
    await userEvent.click(screen.getByRole('button', { name: 'Save key' }))
    expect(await screen.findByText('A key ending in 9876 is stored.')).toBeDefined()
    expect(changes()).toMatchObject([
      { method: 'POST', path: '/api/openai/config', body: { apiKey: 'sk-test-9876' } },
    ])
    expect(key.value).toBe('')
    expect(badges()).toEqual(['✓ Set'])
    expect(screen.queryByRole('button', { name: /test/i })).toBeNull()
  })

  it("says 'Save Failed' when there is no key to save", async () => {
    renderAt('/settings?tab=ai')
    await userEvent.click(await screen.findByRole('button', { name: 'Save key' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Save Failed')
    expect(changes()).toEqual([])
  })
})

it('keeps the chosen tab in the address', async () => {
  const { router } = renderAt('/settings')
  const tab = await screen.findByRole('tab', { name: 'Integrations' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  await userEvent.click(screen.getByRole('tab', { name: 'AI Configuration' }))
  expect(router.state.location.search).toBe('?tab=ai')
  expect(await screen.findByLabelText('API key')).toBeDefined()
})
