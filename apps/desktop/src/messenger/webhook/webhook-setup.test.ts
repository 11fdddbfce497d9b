import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { newStoreIn, testFolder } from '@pal/db/testing/testing'
import { encodeWebhook, signWebhook } from '@pal/doubles/graph/graph-webhook'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { systemClock as clock } from '../../platform/clock.ts'
import { isInside, type Outside } from '../../platform/outside.ts'
import { quietPort } from '../../testing/quiet-port.ts'
import { saying } from '../../testing/saying.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { leadingTo, openTunnel, passOn } from '../../testing/tunnel.ts'
import { probeWebhook } from './webhook-probe.ts'

let server: TestServer
const stops: (() => void)[] = []
beforeEach(async () => {
  server = await startTestServer({ config: { webhookPort: 0 } })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await server[Symbol.asyncDispose]()
})

type Row = Record<string, unknown>
const ask = async (path: string, method = 'GET', body?: object) =>
  (await (await server.ask(path, { method, ...(body && { body }) })).json()) as Row
const webhook = '/api/facebook/webhook'
const test = () => ask(`${webhook}/test`, 'POST')
const status = async () => (await ask('/api/system/status'))['webhook']

async function elsewhere(answer: RequestListener): Promise<string> {
  const other = createServer(answer)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  stops.push(() => other.close().closeAllConnections())
  return `http://127.0.0.1:${(other.address() as AddressInfo).port}/webhook`
}
const callbackUrl = 'https://shop.example.com/webhook'
const toPort = (port: number): Outside => ({
  resolve: async () => [{ address: '8.8.8.8' }],
  agent: leadingTo(port),
})
async function found(answer: RequestListener, limitMs = 5_000, certificate?: 'expired') {
  using tunnel = await openTunnel(answer, certificate)
  const { outside } = tunnel
  return await probeWebhook({ callbackUrl, verifyToken: 'right', clock, outside, limitMs })
}

it('tells the address to enter, makes a verify token once, and says what is still missing [SE-07]', async () => {
  expect(await test()).toMatchObject({ result: 'no_address' })
  const saved = await ask(webhook, 'PUT', { publicUrl: 'https://shop.example.com/' })
  expect(saved).toMatchObject({
    callbackUrl: 'https://shop.example.com/webhook',
    target: `http://127.0.0.1:${server.running.webhookPort}/webhook`,
    portFixed: true,
    hasVerifyToken: false,
  })
  const shownTest = async () => (await ask(webhook))['lastTest']
  // What was missing at the last test is not reported any more once it is there.
  expect(await shownTest()).toBeNull()
  expect(await test()).toMatchObject({ result: 'no_verify_token' })
  expect(await shownTest()).toMatchObject({ result: 'no_verify_token' })
  await ask('/api/facebook/config', 'PUT', { verifyToken: 'a-word-of-mine' })
  expect(await shownTest()).toBeNull()
  const { verifyToken } = await ask(`${webhook}/verify-token`, 'POST')
  expect(verifyToken).toMatch(/^[\w-]{32}$/)
  const shown = JSON.stringify([
    await ask(webhook),
    await ask('/api/settings'),
    await ask('/api/system/logs'),
  ])
  expect(shown).toContain('"hasVerifyToken":true')
  expect(shown).not.toContain(String(verifyToken))
  const asked = `?hub.mode=subscribe&hub.challenge=42&hub.verify_token=${String(verifyToken)}`
  const shaken = await fetch(`${String(saved['target'])}${asked}`)
  expect(await shaken.text()).toBe('42')
  for (const publicUrl of ['http://shop.example.com', 'shop', 'https://a:b@shop.example.com'])
    expect((await ask(webhook, 'PUT', { publicUrl }))['field'], publicUrl).toBe('publicUrl')
})

it('is reported as reached once its own address answers as Facebook wants it [SE-07]', async () => {
  const asked: string[] = []
  using tunnel = await openTunnel((request, answer) => {
    asked.push(request.url ?? '')
    passOn(own.running.webhookPort ?? 0)(request, answer)
  })
  const { outside, publicUrl } = tunnel
  await using own = await startTestServer({ config: { webhookPort: 0 }, outside })
  const call = async (path: string, method = 'GET', body?: object) =>
    (await (await own.ask(path, { method, ...(body && { body }) })).json()) as Row
  const health = async () => (await call('/api/system/status'))['webhook']
  const made = await call(`${webhook}/verify-token`, 'POST')
  const keys = { appId: '1234567890', appSecret: 'the-app-secret' }
  await call('/api/facebook/config', 'PUT', keys)
  expect(await health()).toMatchObject({
    state: 'attention',
    reason: saying('Test it'),
  })
  await call(webhook, 'PUT', { publicUrl })
  expect(await call(`${webhook}/test`, 'POST')).toMatchObject({
    result: 'reached',
    reason: saying('shop.example.com leads to this webhook.'),
  })
  expect(asked).toEqual([expect.stringContaining(`verify_token=${String(made['verifyToken'])}`)])
  expect(await call(webhook)).toMatchObject({ lastTest: { result: 'reached' } })
  expect(await health()).toMatchObject({ state: 'ok', reason: saying(/^Reachable/) })
  expect(await probeWebhook({ callbackUrl, verifyToken: 'another', clock, outside })).toMatchObject(
    {
      result: 'wrong_token',
    },
  )
  const at = `http://127.0.0.1:${own.running.webhookPort}/webhook`
  const body = encodeWebhook({ object: 'page', entry: [] })
  const delivered = await fetch(at, {
    method: 'POST',
    headers: { 'x-hub-signature-256': signWebhook(body, 'the-app-secret') },
    body,
  })
  expect(delivered.status).toBe(200)
  expect(await health()).toMatchObject({
    state: 'ok',
    reason: saying(/Reachable.* The last event arrived 20\d\d-/),
  })
})

it('tells what else is at the address [SE-07]', async () => {
  expect(await found((_, answer) => answer.writeHead(502).end())).toMatchObject({
    result: 'other_answer',
    reason: { code: 'webhook_other_status', params: { status: 502 } },
  })
  expect(await found((_, answer) => answer.end('<html>'))).toMatchObject({ result: 'other_answer' })
  let followed = false
  const target = await elsewhere((_, answer) => {
    followed = true
    answer.end()
  })
  const location = { location: target }
  expect(await found((_, answer) => answer.writeHead(302, location).end())).toMatchObject({
    reason: { code: 'webhook_leads_on' },
  })
  expect(followed).toBe(false)
  expect(await found(() => undefined, 200)).toMatchObject({ result: 'timeout' })
})

it('tells why nothing is reached, also that a certificate has expired [SE-07]', async () => {
  const probe = (outside: Outside) =>
    probeWebhook({ callbackUrl, verifyToken: 'right', clock, outside })
  expect(await found((_, answer) => answer.end(), 5_000, 'expired')).toMatchObject({
    result: 'certificate',
    reason: { code: 'webhook_certificate', params: { cause: 'CERT_HAS_EXPIRED' } },
  })
  const plain = new URL(await elsewhere((_, answer) => answer.end()))
  expect(await probe(toPort(Number(plain.port)))).toMatchObject({ result: 'certificate' })
  expect(await probe(toPort(9))).toMatchObject({ result: 'refused' })
  const nobody = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
  const nowhere: Outside = { resolve: () => Promise.reject(nobody), agent: false }
  expect(await probe(nowhere)).toMatchObject({ result: 'unknown_name' })
})

it('calls nothing inside the network, whatever name leads there [SE-07]', async () => {
  await ask(`${webhook}/verify-token`, 'POST')
  let called = false
  const here = new URL(await elsewhere(() => (called = true)))
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433']) {
    await ask(webhook, 'PUT', { publicUrl: `https://${host}:${here.port}` })
    expect(await test(), host).toMatchObject({ result: 'inside_address' })
  }
  expect(called).toBe(false)
  expect(await status()).toMatchObject({ state: 'attention' })
  for (const address of [
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ])
    expect(isInside(address), address).toBe(true)
  for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1']) {
    expect(isInside(address), address).toBe(false)
  }
})

it('opens, moves and closes the port while the program runs, and keeps it [SE-07]', async () => {
  expect(await ask(webhook, 'PUT', { port: 4999 })).toMatchObject({
    code: 'webhook_port_fixed',
    field: 'port',
  })
  await using desktop = await startTestServer()
  const put = async (port: number | null) =>
    (await (await desktop.ask(webhook, { method: 'PUT', body: { port } })).json()) as Row
  expect(desktop.running.webhookPort).toBeNull()
  const taken = server.running.webhookPort ?? 0
  expect(await put(taken)).toMatchObject({
    field: 'port',
    code: 'port_taken',
  })
  const free = await quietPort()
  expect(await put(free)).toMatchObject({ port: free, portFixed: false })
  expect((await fetch(`http://127.0.0.1:${free}/webhook`)).status).toBe(403)
  expect(await put(null)).toMatchObject({ port: null, target: null })
  await expect(fetch(`http://127.0.0.1:${free}/webhook`)).rejects.toThrow('fetch failed')
})

it('at a start no port is opened but one that was given or that the seller saved in Settings [SE-07]', async () => {
  await using folder = await testFolder()
  await newStoreIn(folder.path)
  const startAgain = () => startTestServer({ config: { dataDir: folder.path } })
  {
    await using first = await startAgain()
    expect(first.running.webhookPort).toBeNull()
  }
  const free = await quietPort()
  {
    await using second = await startAgain()
    expect(second.running.webhookPort).toBeNull()
    await second.ask(webhook, { method: 'PUT', body: { port: free } })
  }
  await using third = await startAgain()
  expect(third.running.webhookPort).toBe(free)
  expect((await fetch(`http://127.0.0.1:${free}/webhook`)).status).toBe(403)
})
