import { expect, it } from 'vitest'

import { startTestServer } from '../testing/test-server.ts'

it.each(['/', '/index.html', '/orders'])(
  'writes the chosen colour scheme and the time zone into the page at %s, before its first paint [SH-09, SE-02]',
  async (path) => {
    await using server = await startTestServer()
    const page = async () => (await server.ask(path)).text()
    expect(await page()).toContain(
      '<html data-color-scheme="auto" data-sidebar="open" data-time-zone="UTC">',
    )
    const body = {
      appearance: { colorScheme: 'dark', sidebar: 'collapsed' },
      company: { timezone: 'Asia/Dhaka' },
    }
    expect((await server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
    expect(await page()).toContain(
      '<html data-color-scheme="dark" data-sidebar="collapsed" data-time-zone="Asia/Dhaka">',
    )
  },
)
