import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { proofOf as provenBy } from '@pal/doubles/graph/graph-auth'
import { type GraphDouble, type GraphHow, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { ManualClock } from '../../testing/manual-clock.ts'
import { startSecureServer } from '../../testing/secure-server.ts'
import { GraphError } from './graph-error.ts'
import { GraphClient } from './graph.ts'
import { sendText } from './send.ts'
import type { Usage } from './usage.ts'

let facebook: GraphDouble
let page: GraphPage
let person: GraphPerson
let client: GraphClient

const named = z.looseObject({ id: z.string() })
let time: ManualClock

beforeEach(async () => {
  time = new ManualClock()
  let ahead = 0
  const clock = {
    now: () => time.now() + ahead,
    advance: (ms: number) => void (ahead += ms),
    sleep: (ms: number) => time.sleep(ms),
  }
  facebook = await startGraphDouble({ clock })
  page = facebook.addPage({ name: 'Blue Shop' })
  person = facebook.addPerson(page, { name: 'Amina Khan' })
  facebook.customerWrites(page, person.psid, 'Hello')
  client = new GraphClient({ url: facebook.url, clock: time })
})
afterEach(() => facebook.close())

const me = (over = client) => over.get({ path: '/me', token: page.token, answer: named })
const send = (over = client) =>
  sendText(over, {
    pageId: page.id,
    token: page.token,
    psid: person.psid,
    text: 'Hi',
    metadata: 'pal:1',
    messagingType: 'RESPONSE',
  })

async function errorOf(work: Promise<unknown>): Promise<GraphError> {
  const error = await time.during(work).then(
    () => null,
    (caught: unknown) => caught,
  )
  if (!(error instanceof GraphError))
    throw new Error('it did not fail as expected', { cause: error })
  return error
}

describe('calls', () => {
  it('are given up where the answer has no end [FB-07]', async () => {
    let sent = 0 // megabytes
    const server = createServer((_, response) => {
      const more = () => {
        sent += 1
        response.write(' '.repeat(1 << 20))
      }
      response.on('drain', more)
      more()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const error = await errorOf(
      me(new GraphClient({ url: `http://127.0.0.1:${port}`, clock: time })),
    )
    expect(error).toMatchObject({ transient: true, detail: 'ERR_TOO_LONG' })
    expect(sent).toBeLessThan(40)
    server.closeAllConnections()
    server.close()
  })

  it('tell how far Facebook’s clock is from ours, but for a second or so', async () => {
    const { clock } = client
    expect(clock.at(1_000)).toBe(1_000)
    await me()
    expect(clock.at(1_000)).toBe(1_000)
    facebook.advance(-10 * 60_000)
    // Whatever it answers.
    facebook.failNext({ error: { code: 2 } })
    await errorOf(me())
    expect(Math.abs(clock.at(0) + 10 * 60_000)).toBeLessThan(1_500)
    facebook.advance(10 * 60_000)
    await me()
    expect(clock.at(1_000)).toBe(1_000)
  })

  it('leave no deadline behind that would end something later', async () => {
    const deadlines: AbortSignal[] = []
    const watched = new ManualClock()
    const timeout = watched.timeout.bind(watched)
    watched.timeout = (ms) => {
      const deadline = timeout(ms)
      deadlines.push(deadline)
      return deadline
    }
    await watched.during(me(new GraphClient({ url: facebook.url, clock: watched })))
    await watched.elapse(10 * 60_000)
    expect(deadlines.map(({ aborted }) => aborted)).toEqual([false])
  })

  it('carry the proof of the app secret once that is known [FB-09]', async () => {
    const strict = facebook.addPage({ name: 'Strict Shop', requireProof: true })
    let secret: string | null = null
    const proving = new GraphClient({
      url: facebook.url,
      clock: time,
      appSecret: async () => secret,
    })
    const ask = () => proving.get({ path: '/me', token: strict.token, answer: named })
    expect(await errorOf(ask())).toMatchObject({ code: 100, kind: 'app_secret' })
    secret = facebook.app.secret
    expect(await ask()).toMatchObject({ id: strict.id })
    expect(facebook.calls.at(-1)?.query['appsecret_proof']).toBe(provenBy(strict.token, secret))
    secret = 'another secret, of another app'
    expect(await errorOf(ask())).toMatchObject({ kind: 'app_secret', reaction: 'reconnect' })
  })

  it('hand the usage headers of every answer to the meter, failed ones too [FB-09]', async () => {
    const seen: [Usage | null, boolean][] = []
    const metered = new GraphClient({
      url: facebook.url,
      clock: time,
      meter: {
        admit: async () => () => {},
        admitUncounted: async () => ({ count: async () => {}, over: () => {} }),
        saw: (_page, usage, refused) => seen.push([usage, refused]),
      },
    })
    const ask = () =>
      metered.get({ path: '/me', token: page.token, pageId: page.id, answer: named })
    await ask()
    facebook.setUsage({
      'x-app-usage': '{"call_count":12,"total_time":3,"total_cputime":1}',
      'x-business-use-case-usage': `{"${page.id}":[{"type":"messenger","call_count":61,"total_cputime":1,"total_time":70,"estimated_time_to_regain_access":0}]}`,
    })
    await ask()
    const headers = {
      'x-business-use-case-usage': `{"${page.id}":[{"call_count":100,"estimated_time_to_regain_access":7}]}`,
    }
    facebook.failNext({ error: { code: 80_006, headers } })
    await errorOf(ask())
    facebook.setUsage({ 'x-app-usage': 'broken', 'x-business-use-case-usage': '[]' })
    await ask()
    expect(seen).toEqual([
      [null, false],
      [{ percent: 70, blockedMs: 0 }, false],
      [{ percent: 100, blockedMs: 7 * 60_000 }, true],
      [null, false],
    ])
  })
})

describe('failures', () => {
  it('are found in the body, whatever the status says [FB-08]', async () => {
    facebook.failNext({ error: { code: 190, subcode: 460, status: 200 } })
    expect(await errorOf(me())).toMatchObject({
      code: 190,
      subcode: 460,
      status: 200,
      kind: 'token',
      transient: false,
    })
  })

  it.each<[string, GraphHow, Partial<GraphError>]>([
    ['a proxy page', 'html', { status: 502, kind: 'transient' }],
    ['broken JSON', 'broken', { status: 200, kind: 'transient' }],
    ['half an answer', 'cut', { kind: 'unreachable' }],
    ['a dropped line', 'reset', { kind: 'unreachable' }],
    ['no answer', 'hang', { kind: 'unreachable' }],
    ['an outage', { error: { code: 2, status: 500 } }, { status: 500, kind: 'transient' }],
  ])(
    '%s: a write may have happened, a read can be done again [FB-08, AG-08]',
    async (_, how, expected) => {
      facebook.failNext(how)
      expect(await errorOf(me())).toMatchObject({ ...expected, transient: true, ambiguous: false })
      facebook.failNext(how, { method: 'POST' })
      expect(await errorOf(send())).toMatchObject({ ...expected, ambiguous: true })
      expect(facebook.calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    },
  )

  it('that came before anything was on the line are not ambiguous [AG-08]', async () => {
    await facebook.close()
    expect(await errorOf(send())).toMatchObject({ kind: 'unreachable', ambiguous: false })
    facebook = await startGraphDouble()
  })

  it('of a certificate say so; a message is offered once and surely not taken [AG-08]', async () => {
    let heard = 0
    await using other = await startSecureServer(
      (_, response) => {
        heard += 1
        response.end()
      },
      { trusted: false },
    )
    const error = await errorOf(send(new GraphClient({ url: other.url, clock: time })))
    expect(error).toMatchObject({
      kind: 'unreachable',
      reason: { code: 'graph_certificate' },
      detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      transient: true,
      ambiguous: false,
    })
    expect([heard, other.connections()]).toEqual([0, 1])
  })

  it('as the line drops over which others went well: it goes out once, and may have arrived [AG-08]', async () => {
    const heard: string[] = []
    await using other = await startSecureServer((request, response) => {
      heard.push(`${request.method}`)
      request.resume().on('end', () => {
        if (request.method === 'POST') request.socket.destroy()
        else response.end(JSON.stringify({ id: page.id }))
      })
    })
    const kept = new GraphClient({ url: other.url, clock: time })
    await me(kept)
    expect(await errorOf(send(kept))).toMatchObject({ kind: 'unreachable', ambiguous: true })
    expect([heard, other.connections()]).toEqual([['GET', 'POST'], 1])
  })

  it('that Facebook decided upon are not ambiguous [AG-08]', async () => {
    for (const code of [190, 10, 613, 551, 100]) {
      facebook.failNext({ error: { code } })
      expect(await errorOf(send())).toMatchObject({ code, ambiguous: false })
    }
  })

  it('never hold a token, though Facebook repeats it', async () => {
    facebook.failNext({
      error: { code: 190, message: `Malformed access token ${page.token} for ${page.token}x` },
    })
    const first = await errorOf(me())
    facebook.failNext('reset')
    for (const error of [first, await errorOf(me())]) {
      const all = JSON.stringify([error.message, error.stack, error.facts, error.cause, error])
      expect(all).not.toContain(page.token.slice(4))
      expect(all).not.toContain('access_token=')
    }
  })

  it('an answer of another shape than promised is one', async () => {
    facebook.failNext({ reply: { status: 200, body: { data: 'nothing' } } })
    expect(await errorOf(me())).toMatchObject({ kind: 'transient' })
  })
})
