import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { changeKinds } from '@pal/core/contract/system'
import { analyticsPeriods, conversationStages } from '@pal/core/domain/entities'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Row, speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

// What tools outside of the project rely on, line by line: names and shapes stay as they are here.

let shop: Shop
let conversation: number
let order: number
beforeAll(async () => {
  shop = await openShop({ config: { webhookPort: 0 } })
  const cart = [{ productId: shop.productId, quantity: 2 }]
  const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  shop.openai.respond(({ input }) => {
    const step = JSON.stringify(input).includes('yes please') ? 'place' : 'ask'
    return decided({ reply: 'Gladly.', cart, customer: receiver, order: step })
  })
  const { psid } = customer()
  writes(psid, '2 jars. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  await eventually(async () => shop.graph.sent.length === 1)
  writes(psid, 'yes please')
  order = Number((await eventually(async () => (await get('/api/orders'))[0]))['id'])
  await eventually(async () => shop.graph.sent.length === 2)
  conversation = Number((await get('/api/conversations'))[0]?.['id'])
})
afterAll(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)

const ask = async (method: string, path: string, body?: unknown): Promise<[number, Row]> => {
  const answer = await shop.server.ask(path, { method, ...(body !== undefined && { body }) })
  return [answer.status, (await answer.json()) as Row]
}
const anyText = expect.any(String) as string
const anyNumber = expect.any(Number) as number
const anyTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z$/) as string
const aReason = { code: anyText, params: expect.any(Object) as object, message: anyText }

it('npm start, test, run dev, demo, soak, screenshots, serve, link, bench, seed [DT-05]', () => {
  const file = join(import.meta.dirname, '../../../../../package.json')
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: object }
  const promised = 'start test dev demo soak screenshots serve link bench seed'.split(' ')
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(promised))
})

it('the start link: http://127.0.0.1:PORT/start?token=…, once, with a session cookie, to / [DT-05]', async () => {
  const { running, port } = shop.server
  const link = running.startLink()
  expect(link).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${port}/start\\?token=\\S+$`))
  const open = () => fetch(link, { redirect: 'manual' })
  const first = await open()
  expect([first.status, first.headers.get('location')]).toEqual([303, '/'])
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly/i)
  const second = await open()
  expect(second.headers.get('set-cookie')).toBeNull()
})

it('GET/POST /webhook on the webhook port, and nothing else answers there [SE-07]', async () => {
  const at = `http://127.0.0.1:${shop.server.running.webhookPort}`
  expect((await fetch(`${at}/webhook`)).status).toBe(403)
  expect((await fetch(`${at}/webhook`, { method: 'POST', body: '{}' })).status).not.toBe(404)
  for (const path of ['/', '/api/settings', '/start', '/webhook/more'])
    expect((await fetch(at + path)).status, path).toBe(404)
})

it('PUT /api/facebook/config: any of pageAccessToken, verifyToken, appSecret, appId; null removes [SE-07]', async () => {
  const put = (body: object) => ask('PUT', '/api/facebook/config', body)
  const before = await one('/api/facebook/config-status')
  expect(await put({ appId: '123456' })).toEqual([200, { ...before, hasAppId: true }])
  expect(await put({ verifyToken: 'v' })).toMatchObject([200, { hasVerifyToken: true }])
  expect(await put({ appId: null, verifyToken: null })).toEqual([200, before])
  expect(await put({ appID: '123456' })).toMatchObject([400, { field: 'appID' }])
})

it('GET, PUT /api/settings: by tab, any part; secrets are write-only [SE-09]', async () => {
  const before = await one('/api/settings')
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['company', 'ai', 'tactics', 'flow', 'notifications']),
  )
  const body = { company: { companyName: 'Nila' }, flow: { answersInRow: 5 } }
  expect(await ask('PUT', '/api/settings', body)).toMatchObject([200, body])
  expect(JSON.stringify(await one('/api/settings'))).not.toContain(shop.openai.key)
})

it('settings.ai.review, .strictMode, .languages: booleans and a list of language tags [SE-03]', async () => {
  expect(await one('/api/settings')).toMatchObject({
    ai: { review: true, strictMode: false, languages: [] },
  })
  const ai = { review: false, strictMode: true, languages: ['en', 'bn-latn'] }
  expect(await ask('PUT', '/api/settings', { ai })).toMatchObject([200, { ai }])
  const back = { review: true, strictMode: false, languages: [] }
  expect(await ask('PUT', '/api/settings', { ai: back })).toMatchObject([200, { ai: back }])
  for (const [field, wrong] of [
    ['ai.review', { review: 'yes' }],
    ['ai.languages.0', { languages: ['xx'] }],
    ['ai.strictSpeech', { strictSpeech: true }],
  ] as const)
    expect(await ask('PUT', '/api/settings', { ai: wrong })).toMatchObject([400, { field }])
})

it('POST /api/campaigns/{id}/resume, PATCH /api/campaigns/{id}: as stop and create [CP-06, CP-08]', async () => {
  const path = `/api/campaigns/${shop.campaignId}`
  expect(await ask('POST', `${path}/stop`)).toMatchObject([200, { status: 'paused' }])
  expect(await ask('POST', `${path}/resume`)).toMatchObject([200, { status: 'active' }])
  const body = { name: 'Honey month', targetDailyConversations: '40' }
  const becomes = { name: 'Honey month', targetDailyConversations: 40 }
  expect(await ask('PATCH', path, body)).toMatchObject([200, becomes])
  expect(await ask('PATCH', path, { currency: 'USD' })).toMatchObject([400, { field: 'currency' }])
  expect(await ask('PATCH', '/api/campaigns/99', body)).toMatchObject([404, {}])
})

it('POST /api/campaigns/{id}/products, PATCH and DELETE /api/products/{id} [PR-02]', async () => {
  const path = `/api/campaigns/${shop.campaignId}/products`
  const [status, made] = await ask('POST', path, { name: 'Jar', price: '12.50' })
  expect([status, made]).toMatchObject([200, { name: 'Jar', price: 12.5, currency: 'BDT' }])
  const product = `/api/products/${String(made['id'])}`
  expect(await ask('PATCH', product, { price: 13 })).toMatchObject([200, { price: 13 }])
  expect(await ask('DELETE', product)).toEqual([200, { success: true }])
  expect(await ask('DELETE', product)).toMatchObject([404, {}])
})

it('GET /api/conversations?limit&status&stage&search, GET /api/conversations/{id}/messages [CV-01, CV-05]', async () => {
  const found = async (query: string) =>
    (await get(`/api/conversations?${query}`)).map(({ id }) => id)
  expect(await found('limit=1&status=converted&stage=completed&search=Rahima')).toEqual([
    conversation,
  ])
  expect(await found('stage=initial')).toEqual([])
  expect(await found('status=abandoned')).toEqual([])
  expect(await found('search=Nobody')).toEqual([])
  expect((await ask('GET', '/api/conversations?limit=0'))[0]).toBe(400)
  expect((await ask('GET', '/api/conversations?stage=asleep'))[1]['field']).toBe('stage')
  // Each says who, what and when by both names that the specification has for it.
  const said = await get(`/api/conversations/${conversation}/messages`)
  expect(said.map((message) => message['from_customer'])).toEqual([false, true, false, true])
  for (const { sender, from_customer: theirs, text, content, timestamp, createdAt } of said) {
    expect(sender === 'customer').toBe(theirs)
    expect([content, createdAt]).toEqual([text, timestamp])
  }
})

it('POST /api/facebook/reply: the same clientId is sent once [CV-07]', async () => {
  const before = shop.graph.sent.length
  const reply = { conversationId: conversation, message: 'It is on its way.', clientId: 'r-1' }
  expect((await post('/api/facebook/reply', reply)).status).toBe(200)
  expect((await post('/api/facebook/reply', reply)).status).toBe(200)
  await eventually(async () => shop.graph.sent.length > before)
  await shop.clock.elapse(2_000)
  expect(shop.graph.sent.slice(before).map(({ text }) => text)).toEqual([reply.message])
})

it('POST /api/conversations/{id}/takeover, …/handback: agent silent, agent back [CV-11]', async () => {
  const path = `/api/conversations/${conversation}`
  expect(await ask('POST', `${path}/takeover`)).toMatchObject([200, { handler: 'human' }])
  expect(await ask('POST', `${path}/handback`)).toMatchObject([200, { handler: 'agent' }])
  expect((await ask('POST', '/api/conversations/99/takeover'))[0]).toBe(404)
})

it('GET /api/orders?limit&status&period=today|week|month&search, /{id}, /{id}/status, /export?format=csv|json [OR-01, OR-03, OR-06]', async () => {
  const filters = 'status=confirmed&search=Rahima'
  for (const period of ['today', 'week', 'month']) {
    const list = await get(`/api/orders?limit=10&period=${period}&${filters}`)
    expect(list, period).toMatchObject([{ id: order, totalAmount: 1_300, currency: 'BDT' }])
  }
  expect(await get('/api/orders?status=cancelled')).toEqual([])
  expect((await ask('GET', '/api/orders?period=year'))[1]['field']).toBe('period')
  expect(await one(`/api/orders/${order}`)).toMatchObject({ id: order, status: 'confirmed' })
  const file = async (query: string) => shop.server.ask(`/api/orders/export?${query}`)
  const csv = await file(`format=csv&period=today&${filters}`)
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect((await csv.text()).trim().split('\n')).toHaveLength(2)
  expect(await (await file(`format=json&${filters}`)).json()).toHaveLength(1)
  expect(await (await file('format=json&status=cancelled')).json()).toEqual([])
  const move = await ask('POST', `/api/orders/${order}/status`, { status: 'processing' })
  expect(move).toMatchObject([200, { status: 'processing' }])
})

it.each(analyticsPeriods)('GET /api/analytics?period=%s [AN-01]', async (period) => {
  const answer = await one(`/api/analytics?period=${period}`)
  const { cards, stages, series, campaigns, insights } = answer as {
    cards: Row
    stages: Row
    series: Row[]
    campaigns: Row[]
    insights: Row[]
  }
  expect(Object.keys(cards).toSorted()).toEqual([
    'avgResponseTime',
    'conversionRate',
    'learningAccuracy',
    'pointsEarned',
  ])
  expect(Object.keys(stages).toSorted()).toEqual(conversationStages.toSorted())
  for (const point of series)
    expect(point).toMatchObject({ start: anyTime, conversations: anyNumber, orders: anyNumber })
  const sum = (of: string) =>
    series.reduce((all, point) => all + ((point[of] as Record<string, number>)['BDT'] ?? 0), 0)
  expect(sum('revenue')).toBe(1_300)
  expect(series.every(({ aiCost }) => typeof aiCost === 'object')).toBe(true)
  expect(campaigns).toMatchObject([{ id: shop.campaignId, revenue: { BDT: 1_300 } }])
  for (const insight of insights) expect(insight).toMatchObject({ ...aReason, link: anyText })
  for (const link of Object.values(answer['links'] as Record<string, string>))
    expect(link).toMatch(/^\//)
  for (const { links } of [...series, ...campaigns]) expect(links).toBeTypeOf('object')
})

it('GET /api/analytics of a shop in which nothing happened: null where nothing can be computed [AN-01]', async () => {
  await using empty = await openShop()
  const answer = await empty.server.ask('/api/analytics?period=7days')
  expect(await answer.json()).toMatchObject({
    cards: {
      conversionRate: null,
      avgResponseTime: null,
      pointsEarned: 0,
      learningAccuracy: null,
    },
  })
})

it('POST /api/agent/preview {campaignId, messages}: the next answer and its decision; nothing sent, nothing stored [AG-11, AG-29]', async () => {
  const all = async () =>
    Promise.all(['/api/conversations', '/api/orders', '/api/system/status'].map(get))
  const before = await all()
  const sent = shop.graph.sent.length
  const preview = async (messages: readonly object[]) =>
    rowOf(await post('/api/agent/preview', { campaignId: shop.campaignId, messages }))
  const asks = { from: 'customer', text: '2. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka' }
  const offer = await preview([asks])
  const { answer, decision, buttons } = offer as { answer: string } & Record<string, object[]>
  expect(decision).toMatchObject({ stage: 'ready_to_buy', handOver: false })
  const [yes] = buttons as { title: string; payload: string }[]
  const shown = [asks, { from: 'page', text: answer }]
  const tap = { from: 'customer', text: yes?.title, tap: yes?.payload }
  for (const last of [tap, { from: 'customer', text: 'yes' }])
    expect(await preview([...shown, last])).toMatchObject({ order: { step: 'placed' } })
  const other = { ...tap, tap: 'pal:yes:1' }
  expect(await preview([...shown, other])).toMatchObject({ order: { step: 'offer' } })
  expect(shop.graph.sent).toHaveLength(sent)
  expect(await all()).toEqual(before)
})
const rowOf = async (answer: Response) => (await answer.json()) as Row

it('GET, POST /api/cards; PATCH, DELETE /api/cards/{id} [AG-20]', async () => {
  await ask('PUT', '/api/settings', { tactics: { deliveryFee: 60 } })
  const body = {
    topic: 'returns',
    condition: null,
    texts: { en: { text: 'Return it within 7 days.', approved: true } },
  }
  const [status, card] = await ask('POST', '/api/cards', body)
  expect([status, card]).toEqual([200, { ...body, id: anyText, source: 'seller' }])
  expect(await get('/api/cards')).toMatchObject([
    card,
    { topic: 'delivery', source: 'settings', texts: { en: { text: anyText, approved: true } } },
  ])
  const path = `/api/cards/${String(card['id'])}`
  const topics = 'delivery returns warranty payment hours place offer stock other'.split(' ')
  for (const topic of topics)
    expect(await ask('PATCH', path, { topic })).toMatchObject([200, { topic }])
  expect(await ask('DELETE', path)).toEqual([200, { success: true }])
  expect((await ask('DELETE', path))[0]).toBe(404)
})

it('GET /api/tasks; POST /api/tasks/{id}/done, …/snooze {until} [CV-18]', async () => {
  shop.openai.respond(() =>
    decided({ reply: 'Of course.', handOver: true, handOverReason: 'a broken jar' }),
  )
  writes(customer('Karim').psid, 'It arrived broken!')
  const task = await eventually(async () => (await get('/api/tasks'))[0])
  expect(task).toMatchObject({
    id: anyText,
    kind: 'handoff',
    conversationId: anyNumber,
    reason: aReason,
    draft: null,
    dueAt: anyTime,
  })
  const path = `/api/tasks/${String(task['id'])}`
  const until = new Date(shop.clock.now() + 60_000).toISOString()
  expect(await ask('POST', `${path}/snooze`, { until })).toEqual([200, { success: true }])
  expect(await get('/api/tasks')).toEqual([])
  await shop.clock.elapse(61_000)
  expect(await get('/api/tasks')).toHaveLength(1)
  expect(await ask('POST', `${path}/done`)).toEqual([200, { success: true }])
  expect(await get('/api/tasks')).toEqual([])
  expect((await ask('POST', '/api/tasks/handoff-99/done'))[0]).toBe(404)
})

it('GET /api/events: server-sent events say which kind of data changed [API-08]', async () => {
  const { windowsHear } = speaking(() => shop)
  const heard = await windowsHear(() =>
    ask('PUT', '/api/settings', { company: { companyName: 'Nila 2' } }),
  )
  const { kinds } = JSON.parse(/^data: (.*)$/m.exec(heard)?.[1] ?? '{}') as { kinds: string[] }
  expect(kinds).toContain('settings')
  expect(changeKinds).toEqual(expect.arrayContaining(kinds))
})
