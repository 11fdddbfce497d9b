import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'

import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { createQueryClient } from '../lib/query-client.ts'
import { server } from '../testing/fake-events.ts'
import { refusal, serve } from '../testing/fake-server.ts'
import { App } from './app.tsx'
import { createRouter } from './router.tsx'

afterEach(() => globalThis.history.pushState(null, '', '/'))

it('says in words that a start link was used before, and leads to the window [DT-05]', async () => {
  globalThis.history.pushState(null, '', '/start?token=used')
  vi.resetModules()
  const { App: Anew } = await import('./app.tsx')
  const { asked } = serve({})
  render(<Anew />)
  expect(
    await screen.findByRole('heading', { name: 'This start link was used before' }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open PAL Admin' }).getAttribute('href')).toBe('/')
  expect(screen.getByText('npm run link')).toBeDefined()
  expect(asked).toEqual([])
})

it('replaces everything by one explanation when the server refuses this window', async () => {
  const { asked } = serve({
    'GET /api/facebook/config-status': () => refusal(401, 'unauthorized', 'No session'),
    'GET /api/system/status': () => refusal(401, 'unauthorized', 'No session'),
  })
  render(<App />)
  expect(await screen.findByRole('heading', { name: 'This window is not connected' })).toBeDefined()
  expect(screen.getByText('npm run link')).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  const paths = asked.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

it('keeps what is typed under the explanation when its session ends, and continues with it [SH-10]', async () => {
  globalThis.history.pushState(null, '', '/conversations')
  const typed = 'Rahim, Sylhet'
  let signedIn = true
  const answer = () => (signedIn ? [] : refusal(401, 'unauthorized', 'No session'))
  serve({ 'GET /api/conversations': answer, 'GET /api/session': answer })
  render(<App />)
  act(server.accepts)
  const search = await screen.findByRole('searchbox')
  await userEvent.type(search, typed)
  signedIn = false
  act(server.breaksOff)
  const over = await screen.findByRole('dialog', { name: 'This window is not connected' })
  expect(within(over).getByText(/What you typed here is kept/)).toBeDefined()
  expect(over.contains(document.activeElement)).toBe(true)
  expect(screen.queryByText(/reconnects automatically/)).toBeNull()
  expect(search).toHaveProperty('value', typed)
  signedIn = true
  await waitFor(
    () => {
      act(server.accepts)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
    { timeout: 5_000 },
  )
  expect(search.isConnected).toBe(true)
  expect(search).toHaveProperty('value', typed)
})

it('takes what the first script has asked for, and asks for nothing twice', async () => {
  const script = await readFile(join(import.meta.dirname, '../../public/first.js'), 'utf8')
  vi.stubGlobal('CSS', { supports: () => true })
  const { asked } = serve({})
  runInThisContext(script)
  const first = asked.map(({ path, credentials }) => ({ path, credentials }))
  expect(first.map(({ path }) => path)).toEqual([
    '/api/dashboard/needs',
    '/api/rehearsal/offers',
    '/api/dashboard/stats',
  ])
  expect(new Set(first.map(({ credentials }) => credentials))).toEqual(new Set(['include']))
  const paths = () => asked.map(({ path }) => path)
  createRouter(createQueryClient()).dispose()
  expect(paths()).toHaveLength(8)
  expect(new Set(paths()).size).toBe(8)
  // Each answer is taken once: whoever asks again is to hear what is so now.
  createRouter(createQueryClient()).dispose()
  expect(paths()).toHaveLength(16)
})

it('asks for nothing ahead where another page is opened', async () => {
  const { asked } = serve({})
  globalThis.history.pushState(null, '', '/orders')
  vi.stubGlobal('CSS', { supports: () => true })
  runInThisContext(await readFile(join(import.meta.dirname, '../../public/first.js'), 'utf8'))
  expect(asked).toEqual([])
})

it('asks for all that the dashboard shows before anything is drawn', () => {
  const { asked } = serve({})
  createRouter(createQueryClient()).dispose()
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/dashboard/needs',
    '/api/rehearsal/offers',
    '/api/dashboard/stats',
    '/api/conversations',
    '/api/orders',
    '/api/campaigns',
    '/api/facebook/config-status',
    '/api/system/status',
  ])
})
