import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { bundledProgram } from '../crash/bundle.ts'
import { crowdedness } from '../crash/crowded.ts'
import { never, openKilledShop } from '../crash/run.ts'
import { type Endpoint, Supervisor } from '../crash/supervisor.ts'

const { PAL_FLOOD_POSTS } = process.env
const posts = Number(PAL_FLOOD_POSTS ?? 300)
/** At length they have as long as in the product. */
const patienceWithThem = PAL_FLOOD_POSTS === undefined ? { strangerMs: 1_500 } : {}
const strangers = 400
const mostConnections = 256
const hearsWithinMs = 30_000
/** While the first half is poured, the heap takes what it may; the second adds little. */
const mostGrownMb = 250
const mostGrownOfHalfMb = 100

let stack: AsyncDisposableStack
let shop: Awaited<ReturnType<typeof openKilledShop>>
let door: Endpoint
let keeper: Supervisor
let webhook: string
beforeAll(async () => {
  stack = new AsyncDisposableStack()
  const program = await bundledProgram()
  shop = stack.use(await openKilledShop({ differentMids: false, pictures: false }))
  shop.openai.respond(() => decided({ reply: 'Yes, we have it.' }))
  keeper = new Supervisor({
    program,
    order: { ...shop.order, pollMs: never, ...patienceWithThem },
    deadMs: () => 0,
    ready: (at) => {
      door = at
      webhook = `http://127.0.0.1:${at.webhookPort}/webhook`
      shop.graph.setWebhook(webhook)
    },
    log: () => undefined,
  })
  stack.defer(async () => {
    const code = await keeper.stop()
    if (code !== 0) throw new Error(`It ended with ${code} when it was asked to`)
  })
  await keeper.start()
}, 120_000)
afterAll(() => stack.disposeAsync())

async function isAnswered(name: string): Promise<void> {
  const { graph, page } = shop
  const { psid } = graph.addPerson(page, { name })
  const { mid } = graph.customerWrites(page, psid, { text: 'Do you have honey?', silent: true })
  const from = performance.now()
  const took = async () => {
    // What finds no place is brought again, as Facebook does it.
    const results = await graph.redeliver(mid)
    return results.every((result) => typeof result === 'object' && result.status === 200)
  }
  while (!(await took())) await pause(200)
  const heard = () => graph.sent.filter((message) => message.psid === psid)
  while (heard().length === 0) {
    expect(performance.now() - from).toBeLessThan(hearsWithinMs * crowdedness())
    await pause(20)
  }
  await pause(500)
  expect(heard()).toHaveLength(1)
}

/** Of the product, in MB; 0 where the system does not tell it so. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${keeper.pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function ask<T>(path: string): Promise<T> {
  const answer = await fetch(door.origin + path, { headers: { cookie: door.cookie } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as T
}

it('floods of strangers keep no customer from an answer, and fill neither the log nor the memory [AG-08, FB-06, LG-06]', async () => {
  const flood = { isOver: false }
  let refused = 0
  let sent = 0
  const pour = async () => {
    while (sent < posts) {
      sent += 1
      if (sent === posts / 2) atHalf = await memory()
      const body = '{"object":"page"}'
      const answer = await fetch(webhook, { method: 'POST', body }).catch(() => null)
      if (answer?.status === 403) refused += 1
    }
  }
  // What the first answer of a program needs is there before.
  await isAnswered('The first')
  const before = await memory()
  let atHalf = before
  const over = Promise.all(Array.from({ length: 8 }, pour)).finally(() => (flood.isOver = true))
  for (let n = 0; n === 0 || !flood.isOver; n++) await isAnswered(`Customer ${n}`)
  await over
  expect(refused).toBeGreaterThan(posts / 2)
  const after = await memory()
  expect(after - before).toBeLessThan(mostGrownMb)
  expect(after - atHalf).toBeLessThan(mostGrownOfHalfMb)
  const logs = await ask<{ message: string }[]>('/api/system/logs?filter=webhook')
  expect(logs.filter(({ message }) => message.includes('was refused')).length).toBeLessThanOrEqual(
    2 + posts / 1_000,
  )
}, 600_000)

it('strangers who hold their connections and never end what they send are few, and let go in time [AG-08, FB-06]', async () => {
  const { port } = new URL(webhook)
  const sockets: Socket[] = []
  let closed = 0
  let refusedAsLate = 0
  for (let n = 0; n < strangers; n++) {
    const socket = connect(Number(port), '127.0.0.1')
    let heard = ''
    socket.setEncoding('latin1').on('data', (text: string) => (heard += text))
    socket
      .on('error', () => undefined)
      .on('close', () => {
        closed += 1
        if (heard.includes(' 408 ')) refusedAsLate += 1
      })
    socket.write(
      `POST /webhook HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: 1000\r\n\r\n{"half`,
    )
    sockets.push(socket)
  }
  try {
    await vi.waitUntil(() => closed - refusedAsLate >= strangers - mostConnections, {
      timeout: 8_000,
    })
    // The window is served by another listener.
    await ask('/api/system/status')
    await isAnswered('Rahima Khatun')
    await expect.poll(() => closed, { timeout: 40_000 * crowdedness() }).toBe(strangers)
    expect(refusedAsLate).toBeLessThanOrEqual(mostConnections)
    expect(refusedAsLate).toBeGreaterThan(0)
  } finally {
    for (const socket of sockets) socket.destroy()
  }
}, 180_000)
