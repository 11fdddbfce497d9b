import { rename, rm } from 'node:fs/promises'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop } from '../shop.ts'

it('a data folder that is moved away acknowledges nothing, says so, and goes on when it is back [AG-08, FB-06, DB-01]', async () => {
  await using shop = await openShop({ config: { webhookPort: 0 } })
  const { graph, openai, page, server, clock } = shop
  const { customer, one, eventually } = speaking(() => shop)
  openai.respond(() => decided({ reply: 'Good morning!' }))
  await server.ask('/api/facebook/config', {
    method: 'PUT',
    body: { appId: graph.app.id, appSecret: graph.app.secret },
  })
  graph.subscribe(page)
  graph.setWebhook(`http://127.0.0.1:${server.running.webhookPort}/webhook`)
  const { psid } = customer()
  const delivered = (text: string) => clock.during(graph.customerWrites(page, psid, text).delivered)
  expect(await delivered('Hello')).toMatchObject({ status: 200 })
  await eventually(async () => graph.sent.length === 1)

  const away = `${server.dataDir}.away`
  await rename(server.dataDir, away)
  expect(await delivered('Anybody there?')).toMatchObject({ status: 500 })
  const refused = await server.ask('/api/settings', {
    method: 'PUT',
    body: { company: { companyName: 'Gone' } },
  })
  expect([refused.status, await refused.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'store_gone' }),
  ])
  const status = await one('/api/system/status')
  expect(status['database']).toMatchObject({ state: 'down', reason: { code: 'store_gone' } })

  await rename(away, server.dataDir)
  expect(await delivered('And now?')).toMatchObject({ status: 200 })
  await eventually(async () => graph.sent.length === 2)
  const after = await one('/api/system/status')
  expect(after['database']).not.toMatchObject({ state: 'down' })
})

it.skipIf(process.platform === 'win32')(
  'a data folder that is deleted under the program acknowledges nothing more [AG-08, FB-06]',
  async () => {
    await using shop = await openShop()
    await rm(shop.server.dataDir, { recursive: true, force: true })
    const saved = await shop.server.ask('/api/settings', {
      method: 'PUT',
      body: { company: { companyName: 'Gone' } },
    })
    expect(saved.status).toBe(503)
  },
)
