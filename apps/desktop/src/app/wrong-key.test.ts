import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startGraphDouble } from '@pal/doubles/graph-double'
import { expect, it } from 'vitest'

import { eventually } from '../testing/shop.ts'
import { startTestServer } from '../testing/test-server.ts'

it('a start with another key file loses nothing: with the right one again the page is read on', async () => {
  const graph = await startGraphDouble()
  const page = graph.addPage({ name: 'Sundarban Honey' })
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-key-'))
  const start = (key: string) =>
    startTestServer({
      config: { graphUrl: graph.url, dataDir, keyFile: join(dataDir, key) },
      timing: { poll: { haste: 1e9, busyMs: 60, normalMs: 60, idleMs: 60 } },
    })
  const messenger = async (server: Awaited<ReturnType<typeof start>>) => {
    const status = (await (await server.ask('/api/system/status')).json()) as {
      messenger: { state: string; reason: string | null }
    }
    return status.messenger
  }
  try {
    {
      await using server = await start('right')
      const body = { pageAccessToken: page.token }
      await server.ask('/api/facebook/validate-token', { method: 'POST', body })
    }
    {
      await using server = await start('other')
      await eventually(async () => (await messenger(server)).reason?.includes('is not stored here'))
    }
    graph.customerWrites(page, graph.addPerson(page, { name: 'Rahima' }).psid, 'Anybody there?')
    await using server = await start('right')
    const rows = await eventually(async () => {
      const found = (await (await server.ask('/api/conversations')).json()) as unknown[]
      return found.length > 0 && found
    })
    expect(rows).toMatchObject([{ customerName: 'Rahima', lastMessage: 'Anybody there?' }])
    expect(await messenger(server)).toMatchObject({ state: 'ok' })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await graph.close()
  }
}, 30_000)
