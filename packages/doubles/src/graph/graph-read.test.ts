import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { dig, show } from '../http/json.ts'
import { proofOf } from './graph-auth.ts'
import { type GraphDouble, startGraphDouble } from './graph-double.ts'
import type { GraphPage, GraphPerson } from './graph-model.ts'
import { graphError, read, readAnswer } from './testing.ts'

let graph: GraphDouble
let page: GraphPage
let person: GraphPerson

beforeEach(async () => {
  graph = await startGraphDouble()
  page = graph.addPage({ name: 'Blue Shop' })
  person = graph.addPerson(page, { name: 'Amina Khan' })
})
afterEach(() => graph.close())

const get = (path: string, params: Record<string, string> = {}) => read(graph, page, path, params)
const compare = (a: string, b: string) => a.localeCompare(b)

describe('identity', () => {
  it('answers only the fields asked for and refuses those that a node does not have', async () => {
    expect((await get('/me', { fields: 'id,category' })).body).toEqual({
      id: page.id,
      category: 'Clothing store',
    })
    const user = graph.addUser({ pages: [page] })
    const asUser = await get('/me', { fields: 'id,category', access_token: user.token })
    expect([asUser.status, ...graphError(asUser)]).toEqual([400, 100, undefined])
    expect(graphError(await get('/me', { fields: 'id,picture{url' }))).toEqual([2500, undefined])
  })

  it('refuses a missing, unknown, dead and unproven token, and a version out of use', async () => {
    const bare = await fetch(`${graph.url}/v26.0/me`)
    expect([bare.status, dig((await readAnswer(bare)).body, 'error', 'code')]).toEqual([400, 2500])
    const old = await fetch(`${graph.url}/v20.0/me?access_token=${page.token}`)
    expect(old.status).toBe(400)
    expect(graphError(await get('/me', { access_token: 'nonsense' }))).toEqual([190, undefined])
    graph.expireToken(page, 460)
    expect(graphError(await get('/me'))).toEqual([190, 460])
    graph.reviveToken(page)
    page.requireProof = true
    expect(graphError(await get('/me'))).toEqual([100, undefined])
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
    expect(dig(first.body, 'data', 0, 'id')).toBe(page.id)
    const next = await get(show(dig(first.body, 'paging', 'next')))
    expect(dig(next.body, 'data', 0, 'id')).toBe(second.id)
    expect(dig(next.body, 'paging', 'next')).toBeUndefined()
    const token = show(dig(next.body, 'data', 0, 'access_token'))
    expect(dig((await get('/me', { access_token: token })).body, 'name')).toBe('Green Shop')
    graph.revokePermission(user, 'pages_show_list')
    expect(graphError(await get('/me/accounts', { access_token: user.token }))[0]).toBe(200)
  })

  it('debugs a token for the app only, and exchanges one for the right secret only', async () => {
    const user = graph.addUser({ pages: [page], shortLived: true })
    const input = { input_token: page.token }
    expect((await get('/debug_token', { ...input, access_token: user.token })).status).toBe(400)
    const access_token = `${graph.app.id}|${graph.app.secret}`
    const debugged = await get('/debug_token', { ...input, access_token })
    expect(dig(debugged.body, 'data')).toMatchObject({
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
    expect(graphError(await get('/me', { access_token: user.token }))).toEqual([190, 463])
    const long = show(dig(exchanged.body, 'access_token'))
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
    expect(dig(body, 'data', 0)).toMatchObject({
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
    expect(dig(body, 'data', 0, 'updated_time')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0000$/)
    expect(dig(body, 'data', 0, 'snippet')).toBeUndefined()
    expect(dig(body, 'data', 1, 'messages', 'data', 0, 'message')).toBe('Price?')
    const one = await get(`/${page.id}/conversations`, { user_id: other.psid })
    expect(dig(one.body, 'data')).toHaveLength(1)
    expect(
      graphError(await get(`/${page.id}/conversations`, { fields: 'messages{text}' }))[0],
    ).toBe(100)
  })

  it('pages on without losing a conversation that moved up meanwhile', async () => {
    const psids = Array.from({ length: 5 }, (_, n) => {
      const { psid } = graph.addPerson(page, { name: `Person ${n}` })
      graph.customerWrites(page, psid, { text: 'hi', at: graph.now() - (10 - n) * 60_000 })
      return psid
    })
    const first = await get(`/${page.id}/conversations`, { limit: '2' })
    graph.customerWrites(page, psids[3] ?? '', 'again')
    const seen: string[] = []
    let next = dig(first.body, 'paging', 'next')
    while (typeof next === 'string') {
      const more = await get(next)
      for (const n of [0, 1]) seen.push(show(dig(more.body, 'data', n, 'id')))
      next = dig(more.body, 'paging', 'next')
    }
    const rest = psids.slice(0, 3).map((psid) => graph.threadId(page, psid))
    expect(seen.filter((id) => id.startsWith('t_')).toSorted(compare)).toEqual(
      rest.toSorted(compare),
    )
  })

  it('lists all ids of a thread, but reads only the 20 newest', async () => {
    const written = Array.from({ length: 23 }, (_, n) =>
      graph.customerWrites(page, person.psid, { text: `n${n}`, at: graph.now() - (60 - n) * 1000 }),
    )
    const { body } = await get(`/${graph.threadId(page, person.psid)}`, {
      fields: 'message_count,messages.limit(25){id,message}',
    })
    expect(dig(body, 'message_count')).toBe(23)
    expect(dig(body, 'messages', 'data', 19, 'message')).toBe('n3')
    expect(dig(body, 'messages', 'data', 20, 'id')).toBe(written[2]?.mid)
    expect(dig(body, 'messages', 'data', 20, 'message')).toBeUndefined()
    const old = await get(`/${written[2]?.mid}`, { fields: 'message' })
    expect(graphError(old)[0]).toBe(9_000_001)
    const fresh = await get(`/${written[3]?.mid}`, { fields: 'message' })
    expect(fresh.body).toEqual({ id: written[3]?.mid, message: 'n3' })
  })

  it('needs the page token, its permissions and its own page', async () => {
    const user = graph.addUser({ pages: [page] })
    const path = `/${page.id}/conversations`
    expect(graphError(await get(path, { access_token: user.token }))[0]).toBe(190)
    const other = graph.addPage({ name: 'Other' })
    expect(graphError(await get(path, { access_token: other.token }))).toEqual([100, 33])
    graph.revokePermission(page, 'pages_messaging')
    expect(graphError(await get(path))[0]).toBe(200)
    expect(graphError(await get(`/${person.psid}`))[0]).toBe(200)
    graph.grantPermission(page, 'pages_messaging')
    expect(graphError(await get(`/${person.psid}`))).toEqual([100, 2_018_218])
  })
})
