import { expect, it } from 'vitest'

import { startTestServer } from '../testing/test-server.ts'

it('writes the chosen colour scheme, the time zone and the language into every page, before its first paint [SH-09, SH-11, SE-02]', async () => {
  await using server = await startTestServer()
  const pages = () =>
    Promise.all(
      ['/', '/index.html', '/orders'].map(async (path) => (await server.ask(path)).text()),
    )
  const begins = (attributes: string) => expect.stringContaining(`<html ${attributes}>`)
  const before = begins(
    'data-color-scheme="auto" data-sidebar="open" data-time-zone="UTC" lang="en" dir="ltr"',
  )
  expect(await pages()).toEqual([before, before, before])
  const body = {
    appearance: { colorScheme: 'dark', sidebar: 'collapsed' },
    company: { timezone: 'Asia/Dhaka', language: 'ar' },
  }
  expect((await server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
  const after = begins(
    'data-color-scheme="dark" data-sidebar="collapsed" data-time-zone="Asia/Dhaka" lang="ar" dir="rtl"',
  )
  expect(await pages()).toEqual([after, after, after])
}, 20_000)
