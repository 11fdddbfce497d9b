import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startGraphDouble } from '@pal/doubles/graph-double'
import { expect, it } from 'vitest'

import { eventually } from '../testing/shop.ts'
import { startTestServer } from '../testing/test-server.ts'

it('keeps a page token that waits for the right app id, and connects its page then [FB-08]', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-config-'))
  const graph = await startGraphDouble()
  const page = graph.addPage({ name: 'Blue Shop' })
  const start = () => startTestServer({ config: { dataDir, graphUrl: graph.url } })
  const first = await start()
  const save = (server: typeof first, body: object) =>
    server.ask('/api/facebook/config', { method: 'PUT', body })
  const read = async (server: typeof first, path: string) =>
    JSON.stringify(await (await server.ask(path)).json())
  const keys = { appId: '9999999999', appSecret: graph.app.secret }
  expect((await save(first, { ...keys, pageAccessToken: page.token })).status).toBe(502)
  await first.running[Symbol.asyncDispose]()

  // The housekeeping at each start asks again.
  const asked = graph.calls.length
  const second = await start()
  const debugged = () => graph.calls.slice(asked).some(({ path }) => path.endsWith('/debug_token'))
  await eventually(async () => debugged())
  expect(await read(second, '/api/facebook/connected-pages')).toBe('[]')
  expect((await save(second, { appId: graph.app.id })).status).toBe(200)
  expect(await read(second, '/api/system/logs')).not.toContain('housekeeping failed')
  await second.running[Symbol.asyncDispose]()

  const third = await start()
  await eventually(async () =>
    (await read(third, '/api/facebook/connected-pages')).includes('Blue Shop'),
  )
  await third.running[Symbol.asyncDispose]()
  await graph.close()
  await rm(dataDir, { recursive: true })
}, 20_000)
