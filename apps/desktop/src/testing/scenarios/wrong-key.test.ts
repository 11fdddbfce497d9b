import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { ReasonAnswer } from '@pal/core/contract/reason'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect, it } from 'vitest'

import { eventually } from '../eventually.ts'
import { saying } from '../saying.ts'
import { startTestServer } from '../test-server.ts'

it('a start with another key file loses nothing: with the right one again the page is read on [DT-08]', async () => {
  const graph = await startGraphDouble()
  const page = graph.addPage({ name: 'Sundarban Honey' })
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-key-'))
  const start = (key: string) =>
    startTestServer({
      config: { graphUrl: graph.url, dataDir, keyFile: join(dataDir, key) },
      timing: { poll: { haste: 1e9, busyMs: 60, normalMs: 60, idleMs: 60 } },
    })
  type Server = Awaited<ReturnType<typeof start>>
  const one = async (server: Server, path: string) =>
    (await (await server.ask(path)).json()) as Record<
      'messenger' | 'vault',
      { state: string; reason: ReasonAnswer | null }
    >
  const messenger = async (server: Server) => (await one(server, '/api/system/status')).messenger
  try {
    {
      await using server = await start('right')
      const body = { pageAccessToken: page.token }
      await server.ask('/api/facebook/validate-token', { method: 'POST', body })
      const settings = {
        company: { companyName: 'Honey & Co' },
        ai: { apiKey: 'sk-1234567890ab', personalityTrait: 'patient' },
      }
      await server.ask('/api/settings', { method: 'PUT', body: settings })
      expect((await one(server, '/api/system/status')).vault).toEqual({ state: 'ok', reason: null })
    }
    {
      await using server = await start('other')
      await eventually(async () =>
        (await messenger(server)).reason?.message.includes('is not stored here'),
      )
      expect((await one(server, '/api/system/status')).vault).toEqual({
        state: 'attention',
        reason: saying(
          'Enter the access token of Sundarban Honey again. Enter the AI key again. They were sealed with another key or on another computer; start with that key, and nothing is lost. Everything else is as it was.',
        ),
      })
      // Nothing else is lost, and the fields ask for what is.
      expect(await one(server, '/api/settings')).toMatchObject({
        company: { companyName: 'Honey & Co' },
        ai: { apiKeySet: false, apiKeyLast4: null, personalityTrait: 'patient' },
      })
    }
    graph.customerWrites(page, graph.addPerson(page, { name: 'Rahima' }).psid, 'Anybody there?')
    await using server = await start('right')
    const rows = await eventually(async () => {
      const found = (await (await server.ask('/api/conversations')).json()) as unknown[]
      return found.length > 0 && found
    })
    expect(rows).toMatchObject([{ customerName: 'Rahima', lastMessage: 'Anybody there?' }])
    await eventually(async () => (await messenger(server)).state === 'ok')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
    await graph.close()
  }
})
