import { expect, it } from 'vitest'

import { startTestServer } from '../testing/test-server.ts'

it('writes the chosen colour scheme and the time zone into every page, before its first paint [SH-09, SE-02]', async () => {
  await using server = await startTestServer()
  const pages = () =>
    Promise.all(
      ['/', '/index.html', '/orders'].map(async (path) => (await server.ask(path)).text()),
    )
  const begins = (attributes: string) => expect.stringContaining(`<html ${attributes}>`)
  const before = begins('data-color-scheme="auto" data-sidebar="open" data-time-zone="UTC"')
  expect(await pages()).toEqual([before, before, before])
  const body = {
    appearance: { colorScheme: 'dark', sidebar: 'collapsed' },
    company: { timezone: 'Asia/Dhaka' },
  }
  expect((await server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
  const after = begins(
    'data-color-scheme="dark" data-sidebar="collapsed" data-time-zone="Asia/Dhaka"',
  )
  expect(await pages()).toEqual([after, after, after])
}, 20_000)
