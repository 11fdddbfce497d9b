import type { Program } from '@pal/core/contract/system'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { refusal, serve, type Answers } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings } from '../../../testing/samples.ts'

const installed: NonNullable<Program['desktop']> = {
  startAtLogin: false,
  keepRunning: true,
  update: { label: { code: 'update_menu_check', message: 'Check for updates…' }, open: true },
  beta: false,
}

async function open(desktop: Program['desktop'], over: Answers = {}) {
  let now = desktop
  const { asked } = serve({
    'GET /api/settings': () => ({
      ...savedSettings,
    }),
    'GET /api/program': () => ({ version: '1.4.0', desktop: now }),
    'PATCH /api/program': ({ body }) => {
      now = now && { ...now, ...(body as object) }
      return { version: '1.4.0', desktop: now }
    },
    'POST /api/program/update': () => ({ success: true }),
    ...over,
  })
  renderAt('/settings')
  const title = await screen.findByRole('heading', { name: 'This program' })
  const section = title.closest('section')
  if (!section) throw new Error('The title stands in no section')
  await waitFor(() => expect(section.textContent).toContain('1.4.0'))
  return { section: within(section), asked: () => asked.filter(({ method }) => method !== 'GET') }
}

it('starts and ends the program as its menus do, at once [DT-03]', async () => {
  const { section, asked } = await open(installed)
  await userEvent.click(section.getByRole('switch', { name: 'Start when you log in' }))
  await waitFor(() =>
    expect(
      section.getByRole<HTMLInputElement>('switch', { name: 'Start when you log in' }).checked,
    ).toBe(true),
  )
  await userEvent.click(
    section.getByRole('switch', { name: 'Keep running when the window is closed' }),
  )
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()).toMatchObject([
    { method: 'PATCH', body: { startAtLogin: true } },
    { method: 'PATCH', body: { keepRunning: false } },
  ])
  expect(screen.getByText('All changes are saved')).toBeDefined()
})

it('looks for updates, or says why there are none [DT-04]', async () => {
  const { section, asked } = await open(installed)
  await userEvent.click(section.getByRole('button', { name: 'Check for updates…' }))
  await userEvent.click(section.getByRole('switch', { name: 'Get test versions' }))
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked()).toMatchObject([
    { method: 'POST', path: '/api/program/update' },
    { method: 'PATCH', body: { beta: true } },
  ])
})

it('offers nothing that a copy for development or a server alone cannot do [DT-03, DT-04]', async () => {
  const label = { code: 'update_development', message: 'A copy for development is not updated' }
  const { section } = await open({
    startAtLogin: null,
    keepRunning: true,
    update: { label, open: false },
    beta: null,
  })
  expect(section.getAllByRole('switch')).toHaveLength(1)
  expect(section.queryByRole('button')).toBeNull()
  expect(section.getByText(label.message)).toBeDefined()
})

it('says only its version where there is no window around it', async () => {
  const { section } = await open(null)
  expect(section.queryByRole('switch')).toBeNull()
  expect(section.getByText(/without a window of its own/)).toBeDefined()
})

it('says why the system did not allow it, and shows what holds [DT-03]', async () => {
  const { section } = await open(installed, {
    'PATCH /api/program': () =>
      refusal(503, 'desktop_login_not_set', 'Your system did not allow it.'),
  })
  await userEvent.click(section.getByRole('switch', { name: 'Start when you log in' }))
  expect(await screen.findByText(/Your system did not allow it/)).toBeDefined()
  expect(
    section.getByRole<HTMLInputElement>('switch', { name: 'Start when you log in' }).checked,
  ).toBe(false)
})
