import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { proofOf } from './graph-auth.ts'
import { type GraphDouble, startGraphDouble } from './graph-double.ts'
import type { GraphPage, GraphPerson } from './graph-model.ts'
import { type Json, isObject } from './json.ts'

let graph: GraphDouble
let page: GraphPage
let person: GraphPerson

beforeEach(async () => {
  graph = await startGraphDouble()
  page = graph.addPage({ name: 'Blue Shop' })
  person = graph.addPerson(page, { name: 'Amina Khan' })
})
afterEach(() => graph.close())

type Answer = { status: number; body: Json; headers: Headers }

async function get(path: string, params: Record<string, string> = {}): Promise<Answer> {
  const query = new URLSearchParams({ access_token: page.token, ...params })
  const response = await fetch(
    path.startsWith('http') ? path : `${graph.url}/v26.0${path}?${query}`,
  )
  return { status: response.status, body: await json(response), headers: response.headers }
}

async function send(body: Json, to: string = page.id): Promise<Answer> {
  const response = await fetch(`${graph.url}/v26.0/${to}/messages?access_token=${page.token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await json(response), headers: response.headers }
}

async function json(response: Response): Promise<Json> {
  return JSON.parse(await response.text())
}

function at(value: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  let found = value
  for (const key of path)
    if (Array.isArray(found)) found = found[Number(key)]
    else found = isObject(found) ? found[key] : undefined
  return found
}

const errorOf = ({ body }: Answer) => [
  at(body, 'error', 'code'),
  at(body, 'error', 'error_subcode'),
]
const reply = (text: string, more: Record<string, Json> = {}): Json => ({
  recipient: { id: person.psid },
  messaging_type: 'RESPONSE',
  message: { text },
  ...more,
})

describe('identity', () => {
  it('answers only the fields asked for and refuses those that a node does not have', async () => {
    expect((await get('/me', { fields: 'id,category' })).body).toEqual({
      id: page.id,
      category: 'Clothing store',
    })
    const user = graph.addUser({ pages: [page] })
    const asUser = await get('/me', { fields: 'id,category', access_token: user.token })
    expect([asUser.status, ...errorOf(asUser)]).toEqual([400, 100, undefined])
    expect(errorOf(await get('/me', { fields: 'id,picture{url' }))).toEqual([2500, undefined])
  })

  it('refuses a missing, unknown, dead and unproven token, and a version out of use', async () => {
    const bare = await fetch(`${graph.url}/v26.0/me`)
    expect([bare.status, at(await json(bare), 'error', 'code')]).toEqual([400, 2500])
    const old = await fetch(`${graph.url}/v20.0/me?access_token=${page.token}`)
    expect(old.status).toBe(400)
    expect(errorOf(await get('/me', { access_token: 'nonsense' }))).toEqual([190, undefined])
    graph.expireToken(page, 460)
    expect(errorOf(await get('/me'))).toEqual([190, 460])
    graph.reviveToken(page)
    page.requireProof = true
    expect(errorOf(await get('/me'))).toEqual([100, undefined])
    expect((await get('/me', { appsecret_proof: 'wrong' })).status).toBe(400)
    const appsecret_proof = proofOf(page.token, graph.app.secret)
    expect((await get('/me', { appsecret_proof })).status).toBe(200)
  })

  it('lists the pages of a user page by page, with tokens that work', async () => {
    const second = graph.addPage({ name: 'Green Shop' })
    const user = graph.addUser({ pages: [page, second] })
    const first = await get('/me/accounts', {
      fields: 'id,access_token',
      limit: '1',
      access_token: user.token,
    })
    expect(at(first.body, 'data', 0, 'id')).toBe(page.id)
    const next = await get(String(at(first.body, 'paging', 'next')))
    expect(at(next.body, 'data', 0, 'id')).toBe(second.id)
    expect(at(next.body, 'paging', 'next')).toBeUndefined()
    const token = String(at(next.body, 'data', 0, 'access_token'))
    expect(at((await get('/me', { access_token: token })).body, 'name')).toBe('Green Shop')
    graph.revokePermission(user, 'pages_show_list')
    expect(errorOf(await get('/me/accounts', { access_token: user.token }))[0]).toBe(200)
  })

  it('debugs a token for the app only, and exchanges one for the right secret only', async () => {
    const user = graph.addUser({ pages: [page], shortLived: true })
    const input = { input_token: page.token }
    expect((await get('/debug_token', { ...input, access_token: user.token })).status).toBe(400)
    const access_token = `${graph.app.id}|${graph.app.secret}`
    const debugged = await get('/debug_token', { ...input, access_token })
    expect(at(debugged.body, 'data')).toMatchObject({
      type: 'PAGE',
      is_valid: true,
      expires_at: 0,
      profile_id: page.id,
    })
    const exchange = { grant_type: 'fb_exchange_token', client_id: graph.app.id }
    const secrets = { client_secret: graph.app.secret, fb_exchange_token: user.token }
    const refused = await get('/oauth/access_token', {
      ...exchange,
      ...secrets,
      client_secret: 'x',
    })
    expect(refused.status).toBe(400)
    const exchanged = await get('/oauth/access_token', { ...exchange, ...secrets })
    graph.advance(2 * 3_600_000)
    expect(errorOf(await get('/me', { access_token: user.token }))).toEqual([190, 463])
    const long = String(at(exchanged.body, 'access_token'))
    expect((await get('/me', { access_token: long })).status).toBe(200)
  })
})

describe('reading conversations', () => {
  it('nests messages in one call, newest conversation first, in the form of Facebook', async () => {
    const other = graph.addPerson(page, { name: 'Omar Ali' })
    graph.customerWrites(page, person.psid, { text: 'Salam', at: graph.now() - 5000 })
    graph.customerWrites(page, other.psid, { text: 'Price?', at: graph.now() - 9000 })
    const { body } = await get(`/${page.id}/conversations`, {
      platform: 'messenger',
      fields:
        'id,updated_time,unread_count,can_reply,participants,messages.limit(5){id,message,from,created_time}',
    })
    expect(at(body, 'data', 0)).toMatchObject({
      unread_count: 1,
      can_reply: true,
      participants: {
        data: [
          { name: 'Amina Khan', email: `${person.psid}@facebook.com`, id: person.psid },
          { name: 'Blue Shop', id: page.id },
        ],
      },
      messages: { data: [{ message: 'Salam', from: { id: person.psid } }] },
    })
    expect(at(body, 'data', 0, 'updated_time')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/)
    expect(at(body, 'data', 0, 'snippet')).toBeUndefined()
    expect(at(body, 'data', 1, 'messages', 'data', 0, 'message')).toBe('Price?')
    const one = await get(`/${page.id}/conversations`, { user_id: other.psid })
    expect(at(one.body, 'data')).toHaveLength(1)
    expect(errorOf(await get(`/${page.id}/conversations`, { fields: 'messages{text}' }))[0]).toBe(
      100,
    )
  })

  it('pages on without losing a conversation that moved up meanwhile', async () => {
    const psids = Array.from({ length: 5 }, (_, n) => {
      const { psid } = graph.addPerson(page, { name: `Person ${n}` })
      graph.customerWrites(page, psid, { text: 'hi', at: graph.now() - (10 - n) * 60_000 })
      return psid
    })
    const first = await get(`/${page.id}/conversations`, { limit: '2' })
    graph.customerWrites(page, psids[3] ?? '', 'again')
    const seen: Json[] = []
    let next = at(first.body, 'paging', 'next')
    while (typeof next === 'string') {
      const more = await get(next)
      for (const id of [0, 1]) seen.push(at(more.body, 'data', id, 'id') ?? null)
      next = at(more.body, 'paging', 'next')
    }
    const rest = psids.slice(0, 3).map((psid) => graph.threadId(page, psid))
    expect(seen.filter((id) => id !== null).toSorted()).toEqual(rest.toSorted())
  })

  it('lists all ids of a thread, but reads only the 20 newest', async () => {
    const written = Array.from({ length: 23 }, (_, n) =>
      graph.customerWrites(page, person.psid, { text: `n${n}`, at: graph.now() - (60 - n) * 1000 }),
    )
    const { body } = await get(`/${graph.threadId(page, person.psid)}`, {
      fields: 'message_count,messages.limit(25){id,message}',
    })
    expect(at(body, 'message_count')).toBe(23)
    expect(at(body, 'messages', 'data', 19, 'message')).toBe('n3')
    expect(at(body, 'messages', 'data', 20, 'id')).toBe(written[2]?.mid)
    expect(at(body, 'messages', 'data', 20, 'message')).toBeUndefined()
    const old = await get(`/${written[2]?.mid}`, { fields: 'message' })
    expect(errorOf(old)[0]).toBe(9_000_001)
    const fresh = await get(`/${written[3]?.mid}`, { fields: 'message' })
    expect(fresh.body).toEqual({ id: written[3]?.mid, message: 'n3' })
  })

  it('needs the page token, its permissions and its own page', async () => {
    const user = graph.addUser({ pages: [page] })
    const path = `/${page.id}/conversations`
    expect(errorOf(await get(path, { access_token: user.token }))[0]).toBe(190)
    const other = graph.addPage({ name: 'Other' })
    expect(errorOf(await get(path, { access_token: other.token }))).toEqual([100, 33])
    graph.revokePermission(page, 'pages_messaging')
    expect(errorOf(await get(path))[0]).toBe(200)
    expect(errorOf(await get(`/${person.psid}`))[0]).toBe(200)
    graph.grantPermission(page, 'pages_messaging')
    expect(errorOf(await get(`/${person.psid}`))).toEqual([100, 2_018_218])
  })
})

describe('sending', () => {
  it('is not idempotent, and is read back with its author', async () => {
    graph.customerWrites(page, person.psid, 'Hi')
    await send(reply('Hello', { message: { text: 'Hello', metadata: 'k1' } }), 'me')
    const second = await send(reply('Hello'))
    expect(second.body).toEqual({ recipient_id: person.psid, message_id: graph.sent[1]?.mid })
    expect(graph.sent.map(({ metadata }) => metadata)).toEqual(['k1', null])
    expect(graph.thread(page, person.psid).map(({ text }) => text)).toEqual([
      'Hi',
      'Hello',
      'Hello',
    ])
    const read = await get(`/${graph.sent[1]?.mid}`, { fields: 'from{name}' })
    expect(at(read.body, 'from')).toEqual({ name: 'Blue Shop', id: page.id })
  })

  it('refuses malformed requests as Facebook does', async () => {
    graph.customerWrites(page, person.psid, 'Hi')
    const code = async (body: Json) => errorOf(await send(body))
    expect(await code(reply(''))).toEqual([100, undefined])
    expect(await code(reply('x'.repeat(2000)))).toEqual([100, undefined])
    expect(await code(reply('x', { messaging_type: 'REPLY' }))).toEqual([100, undefined])
    expect(await code({ recipient: { id: person.psid }, message: { text: 'x' } })).toEqual([
      100,
      undefined,
    ])
    expect(await code(reply('x', { message: { text: 'x', body: 'x' } }))).toEqual([100, undefined])
    expect(await code(reply('x', { sender_action: 'typing_on' }))).toEqual([100, 2_018_014])
    expect(await code(reply('x', { recipient: { id: '123' } }))).toEqual([100, 2_018_001])
    expect(
      await code(reply('x', { messaging_type: 'MESSAGE_TAG', tag: 'ACCOUNT_UPDATE' })),
    ).toEqual([100, undefined])
    const toThread = await send(reply('x'), graph.threadId(page, person.psid))
    expect(errorOf(toThread)).toEqual([100, 33])
    expect(graph.sent).toEqual([])
    expect((await send(reply('x'.repeat(1999)))).status).toBe(200)
    const typing = await send({ recipient: { id: person.psid }, sender_action: 'typing_on' })
    expect(typing.body).toEqual({ recipient_id: person.psid })
    expect(graph.sent).toHaveLength(1)
  })

  it('keeps the 24 hour window, the 7 days of a human agent and the 7 days of an ad', async () => {
    page.humanAgent = true
    const human = { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
    expect(errorOf(await send(reply('x')))).toEqual([10, 2_018_278])
    graph.customerWrites(page, person.psid, 'Hi')
    graph.advance(23 * 3_600_000)
    expect((await send(reply('x'))).status).toBe(200)
    graph.advance(2 * 3_600_000)
    expect(errorOf(await send(reply('x')))).toEqual([10, 2_018_278])
    expect((await send(reply('x', human))).status).toBe(200)
    graph.advance(7 * 24 * 3_600_000)
    expect(errorOf(await send(reply('x', human)))).toEqual([10, 2_018_278])
    graph.customerWrites(page, person.psid, { text: 'From the ad', adId: '55' })
    graph.advance(3 * 24 * 3_600_000)
    expect((await send(reply('x'))).status).toBe(200)
    graph.closeWindow(page, person.psid)
    expect((await send(reply('x'))).status).toBe(403)
  })

  it('refuses who cannot be reached: no role, blocked, page restricted', async () => {
    const friend = graph.addPerson(page, { name: 'Tess', role: 'tester' })
    graph.customerWrites(page, person.psid, 'Hi')
    graph.customerWrites(page, friend.psid, 'Hi')
    page.reviewed = false
    expect(errorOf(await send(reply('x')))).toEqual([200, 2_018_028])
    expect((await send(reply('x', { recipient: { id: friend.psid } }))).status).toBe(200)
    page.reviewed = true
    person.blocked = true
    expect(errorOf(await send(reply('x')))).toEqual([551, 1_545_041])
    graph.restrictPage(page)
    expect(errorOf(await send(reply('x')))).toEqual([10, 1_893_063])
  })
})

describe('on demand', () => {
  it('fails before or after the effect, in each way', async () => {
    graph.customerWrites(page, person.psid, 'Hi')
    const post = { method: 'POST', path: /messages$/ }
    graph.failNext('reset', post)
    await expect(send(reply('lost'))).rejects.toThrow()
    expect(graph.sent).toHaveLength(0)
    for (const how of ['reset', 'cut'] as const) {
      graph.failNext(how, { ...post, when: 'after' })
      await expect(send(reply(how))).rejects.toThrow()
    }
    expect(graph.sent.map(({ text }) => text)).toEqual(['reset', 'cut'])
    graph.failNext('broken')
    await expect(get('/me')).rejects.toThrow(SyntaxError)
    graph.failNext({ error: { code: 2, status: 200, isTransient: true } }, { path: '/me' })
    const soft = await get('/me')
    expect([soft.status, at(soft.body, 'error', 'is_transient')]).toEqual([200, true])
    graph.failNext({ slow: 120 })
    const started = performance.now()
    expect((await get('/me')).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(100)
    const rule = graph.fail({ how: 'hang', times: 2 })
    const hanging = fetch(`${graph.url}/v26.0/me`, { signal: AbortSignal.timeout(80) })
    await expect(hanging).rejects.toThrow()
    rule.cancel()
    expect([(await get('/me')).status, rule.hits]).toEqual([200, 1])
  })

  it('meters the calls of a page when told to, and says how far they are used up', async () => {
    await graph.close()
    graph = await startGraphDouble({ strictRates: true })
    page = graph.addPage({ name: 'Small', engagedUsers: 1 })
    const path = `/${page.id}/conversations`
    const statuses = [await get(path), await get(path), await get(path)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(errorOf(statuses[2] ?? { status: 0, body: null, headers: new Headers() })[0]).toBe(613)
    for (let n = 3; n < 200; n += 1) await get('/me')
    graph.advance(60_000)
    const over = await get(path)
    expect(errorOf(over)[0]).toBe(80_006)
    const usage = JSON.parse(over.headers.get('x-business-use-case-usage') ?? '')
    expect(usage[page.id][0]).toMatchObject({ type: 'messenger', call_count: 100 })
    expect(usage[page.id][0].estimated_time_to_regain_access).toBeGreaterThan(1400)
    graph.advance(24 * 3_600_000)
    expect((await get(path)).status).toBe(200)
  })
})
