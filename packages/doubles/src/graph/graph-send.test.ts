import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { type JsonObject, dig, parseJson } from '../http/json.ts'
import { type GraphDouble, startGraphDouble } from './graph-double.ts'
import type { GraphPage, GraphPerson } from './graph-model.ts'
import { graphError, post, read, readAnswer } from './testing.ts'

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
const send = (body: JsonObject, to: string = page.id) =>
  post(`${graph.url}/v26.0/${to}/messages`, body, page.token)
const reply = (text: string, more: JsonObject = {}): JsonObject => ({
  recipient: { id: person.psid },
  messaging_type: 'RESPONSE',
  message: { text },
  ...more,
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
    expect(dig(read.body, 'from')).toEqual({ name: 'Blue Shop', id: page.id })
  })

  it('takes a picture by its upload, shows it in the thread, and fetches one at an address', async () => {
    graph.customerWrites(page, person.psid, 'Hi')
    const png = Buffer.from('\u0089PNG\r\n\u001a\n....', 'latin1')
    const upload = async (bytes: Uint8Array<ArrayBuffer>, type: string) => {
      const form = new FormData()
      const attachment = { type: 'image', payload: { is_reusable: true } }
      form.set('message', JSON.stringify({ attachment }))
      form.set('filedata', new File([bytes], 'shirt.png', { type }))
      form.set('access_token', page.token)
      const url = `${graph.url}/v26.0/${page.id}/message_attachments`
      return readAnswer(await fetch(url, { method: 'POST', body: form }))
    }
    const picture = (payload: JsonObject): JsonObject =>
      reply('', { message: { attachment: { type: 'image', payload } } })
    expect(graphError(await upload(Buffer.from('GIF'), 'image/gif'))).toEqual([100, 2_018_047])
    expect(graphError(await upload(png, 'text/plain'))).toEqual([100, 2_018_047])
    const id = dig((await upload(png, 'image/png')).body, 'attachment_id') ?? ''
    expect((await send(picture({ attachment_id: id }))).status).toBe(200)
    expect((await send(picture({ url: 'https://shop.example/a.png' }))).status).toBe(200)
    expect(graphError(await send(picture({ attachment_id: '1' })))[0]).toBe(100)
    const [, sent, fetched] = graph.thread(page, person.psid)
    expect(sent?.attachments).toMatchObject([{ type: 'image', name: 'shirt.png', size: 12 }])
    expect(await (await fetch(sent?.attachments[0]?.url ?? '')).bytes()).toEqual(
      new Uint8Array(png),
    )
    expect((await fetch(fetched?.attachments[0]?.url ?? '')).status).toBe(200)
    graph.addElsewhere('https://shop.example/b.png', png, 'image/png')
    expect((await send(picture({ url: 'https://shop.example/b.png' }))).status).toBe(200)
    const seen = graph.thread(page, person.psid).at(-1)?.attachments[0]
    expect(await (await fetch(seen?.url ?? '')).bytes()).toEqual(new Uint8Array(png))
  })

  it('refuses malformed requests as Facebook does', async () => {
    graph.customerWrites(page, person.psid, 'Hi')
    const code = async (body: JsonObject) => graphError(await send(body))
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
    expect(graphError(toThread)).toEqual([100, 33])
    expect(graph.sent).toEqual([])
    expect((await send(reply('x'.repeat(1999)))).status).toBe(200)
    const typing = await send({ recipient: { id: person.psid }, sender_action: 'typing_on' })
    expect(typing.body).toEqual({ recipient_id: person.psid })
    expect(graph.sent).toHaveLength(1)
  })

  it('keeps the 24 hour window, the 7 days of a human agent and the 7 days of an ad', async () => {
    page.humanAgent = true
    const human = { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT' }
    expect(graphError(await send(reply('x')))).toEqual([10, 2_018_278])
    graph.customerWrites(page, person.psid, 'Hi')
    graph.advance(23 * 3_600_000)
    expect((await send(reply('x'))).status).toBe(200)
    graph.advance(2 * 3_600_000)
    expect(graphError(await send(reply('x')))).toEqual([10, 2_018_278])
    expect((await send(reply('x', human))).status).toBe(200)
    graph.advance(7 * 24 * 3_600_000)
    expect(graphError(await send(reply('x', human)))).toEqual([10, 2_018_278])
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
    expect(graphError(await send(reply('x')))).toEqual([200, 2_018_028])
    expect((await send(reply('x', { recipient: { id: friend.psid } }))).status).toBe(200)
    page.reviewed = true
    person.blocked = true
    expect(graphError(await send(reply('x')))).toEqual([551, 1_545_041])
    graph.restrictPage(page)
    expect(graphError(await send(reply('x')))).toEqual([10, 1_893_063])
  })
})

describe('on demand', () => {
  it('fails before or after the effect, in each way', async () => {
    graph.customerWrites(page, person.psid, 'Hi')
    const post = { method: 'POST', path: /messages$/ }
    graph.failNext('reset', post)
    await expect(send(reply('lost'))).rejects.toThrow('fetch failed')
    expect(graph.sent).toHaveLength(0)
    for (const how of ['reset', 'cut'] as const) {
      graph.failNext(how, { ...post, when: 'after' })
      await expect(send(reply(how))).rejects.toThrow(/fetch failed|terminated/)
    }
    expect(graph.sent.map(({ text }) => text)).toEqual(['reset', 'cut'])
    graph.failNext('broken')
    await expect(get('/me')).rejects.toThrow(SyntaxError)
    graph.failNext({ error: { code: 2, status: 200, isTransient: true } }, { path: '/me' })
    const soft = await get('/me')
    expect([soft.status, dig(soft.body, 'error', 'is_transient')]).toEqual([200, true])
    graph.failNext({ slow: 120 })
    const started = performance.now()
    expect((await get('/me')).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(100)
    const rule = graph.fail({ how: 'hang', times: 2 })
    const gaveUp = new AbortController()
    const hanging = fetch(`${graph.url}/v26.0/me`, { signal: gaveUp.signal })
    await expect.poll(() => rule.hits).toBe(1)
    gaveUp.abort()
    await expect(hanging).rejects.toThrow('abort')
    rule.cancel()
    expect([(await get('/me')).status, rule.hits]).toEqual([200, 1])
  })

  it('meters the calls of a page when asked to, and says how far they are used up', async () => {
    await graph.close()
    graph = await startGraphDouble({ strictRates: true })
    page = graph.addPage({ name: 'Small', engagedUsers: 1 })
    const path = `/${page.id}/conversations`
    const statuses = [await get(path), await get(path), await get(path)]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 400])
    expect(statuses.map((answer) => graphError(answer)[0]).at(2)).toBe(613)
    for (let n = 3; n < 200; n += 1) await get('/me')
    graph.advance(60_000)
    const over = await get(path)
    expect(graphError(over)[0]).toBe(80_006)
    const usage = dig(parseJson(over.headers.get('x-business-use-case-usage') ?? ''), page.id, 0)
    expect(usage).toMatchObject({ type: 'messenger', call_count: 100 })
    expect(dig(usage, 'estimated_time_to_regain_access')).toBeGreaterThan(1400)
    graph.advance(24 * 3_600_000)
    expect((await get(path)).status).toBe(200)
  })
})
