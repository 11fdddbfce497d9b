import { expect, it } from 'vitest'

import { startTestServer } from '../../testing/test-server.ts'

it('knows its version without a desktop, and refuses what only a desktop can do [DT-03]', async () => {
  await using server = await startTestServer()
  const shown = await server.ask('/api/program')
  expect(await shown.json()).toEqual({ version: '1.2.3', desktop: null })
  for (const [path, method] of [
    ['/api/program', 'PATCH'],
    ['/api/program/update', 'POST'],
  ] as const) {
    const refused = await server.ask(path, { method, ...(method === 'PATCH' && { body: {} }) })
    expect([refused.status, await refused.json()], path).toMatchObject([
      503,
      { code: 'program_no_desktop' },
    ])
  }
})
