import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { minuteMs } from '@pal/core/durations'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect, it } from 'vitest'

import { crowdedness } from '../../testing/crash/crowded.ts'
import { eventually } from '../../testing/eventually.ts'
import { ManualClock } from '../../testing/manual-clock.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { subscribedFields } from '../graph/subscription.ts'

const noPermission = { code: 200, message: '(#200) Requires pages_manage_metadata permission' }

it('leaves the app the events that it takes for another purpose [FB-06]', async () => {
  const graph = await startGraphDouble()
  const page = graph.addPage({ name: 'Blue Shop' })
  const at = `${graph.url}/v26.0/${page.id}/subscribed_apps?access_token=${page.token}`
  const fields = { subscribed_fields: ['feed', 'messages'] }
  await fetch(at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  await using server = await startTestServer({ config: { graphUrl: graph.url } })
  const { id: appId, secret: appSecret } = graph.app
  const body = { appId, appSecret, verifyToken: 'a-verify-token', pageAccessToken: page.token }
  await server.ask('/api/facebook/config', { method: 'PUT', body })
  const [app] = ((await (await fetch(at)).json()) as { data: { subscribed_fields: string[] }[] })
    .data
  expect(app?.subscribed_fields).toEqual(expect.arrayContaining(['feed', ...subscribedFields]))
  await graph.close()
})

it('says at the page why Facebook does not send its events, until they are [FB-06, SE-07]', async () => {
  const graph = await startGraphDouble()
  const page = graph.addPage({ name: 'Blue Shop' })
  const refusal = graph.fail({
    path: '/subscribed_apps',
    how: { error: noPermission },
  })
  await using server = await startTestServer({ config: { graphUrl: graph.url } })
  const read = async (path: string, method = 'GET') => (await server.ask(path, { method })).json()
  const { id: appId, secret: appSecret } = graph.app
  const body = { appId, appSecret, verifyToken: 'a-verify-token', pageAccessToken: page.token }
  await server.ask('/api/facebook/config', { method: 'PUT', body })
  const reason = { code: 'graph_named_permission_missing' }
  expect(await read('/api/facebook/page-tokens')).toMatchObject([
    { pageId: page.id, state: 'ok', webhook: reason },
  ])
  expect(await read('/api/facebook/page-tokens/check', 'POST')).toMatchObject([{ webhook: reason }])
  refusal.cancel()
  expect(await read('/api/facebook/page-tokens/check', 'POST')).toMatchObject([
    { state: 'ok', webhook: null },
  ])
  expect(await read('/api/facebook/page-tokens')).toMatchObject([{ webhook: null }])
  await graph.close()
})

it('tries hourly to have the events sent that Facebook refused [FB-06]', async () => {
  const clock = new ManualClock()
  const graph = await startGraphDouble({ clock })
  const page = graph.addPage({ name: 'Blue Shop' })
  const refusal = graph.fail({ path: '/subscribed_apps', how: { error: noPermission } })
  await using server = await startTestServer({
    config: { graphUrl: graph.url },
    clock,
    passing: clock,
  })
  const { id: appId, secret: appSecret } = graph.app
  const body = { appId, appSecret, verifyToken: 'a-verify-token', pageAccessToken: page.token }
  await server.ask('/api/facebook/config', { method: 'PUT', body })
  refusal.cancel()
  await clock.elapse(61 * minuteMs)
  const tokens: unknown = await (await server.ask('/api/facebook/page-tokens')).json()
  expect(tokens).toMatchObject([{ webhook: null }])
  await graph.close()
}, 60_000)

it('asks Facebook again for the events that it stopped sending while the program was off', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-webhook-'))
  const graph = await startGraphDouble()
  const page = graph.addPage({ name: 'Blue Shop' })
  const { id: appId, secret: appSecret } = graph.app
  const config = { dataDir, graphUrl: graph.url }
  const subscribed = () =>
    graph.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/subscribed_apps'))
  const first = await startTestServer({ config })
  const body = { appId, appSecret, verifyToken: 'a-verify-token', pageAccessToken: page.token }
  await first.ask('/api/facebook/config', { method: 'PUT', body })
  await first.running[Symbol.asyncDispose]()
  expect(subscribed()).toHaveLength(1)

  const dropped = `${graph.url}/v26.0/${page.id}/subscribed_apps?access_token=${page.token}`
  await fetch(dropped, { method: 'DELETE' })
  const second = await startTestServer({ config })
  await eventually(async () => subscribed().length === 2)
  await second.running[Symbol.asyncDispose]()

  // A Facebook that does not answer keeps nobody from leaving.
  graph.fail({ path: '/subscribed_apps', how: 'hang' })
  const asked = graph.calls.length
  const third = await startTestServer({ config })
  await eventually(async () =>
    graph.calls.slice(asked).some(({ path }) => path.endsWith('/subscribed_apps')),
  )
  const leaving = Date.now()
  await third.running[Symbol.asyncDispose]()
  expect(Date.now() - leaving).toBeLessThan(4_000 * crowdedness())
  await graph.close()
  await rm(dataDir, { recursive: true })
})
