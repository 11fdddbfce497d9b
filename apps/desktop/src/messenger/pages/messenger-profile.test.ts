import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { customer, eventually, get, logged } = speaking(() => shop)
const address = (id = shop.page.id) => `/api/facebook/pages/${id}/messenger-profile`
const read = async () => (await shop.server.ask(address())).json()
const put = (body: object) => shop.server.ask(address(), { method: 'PUT', body })
const save = (before: string[], questions: string[]) =>
  put({ before: { greeting: '', questions: before }, greeting: '', questions })
const welcome = (greeting: string, before = '') =>
  put({ before: { greeting: before, questions: [] }, greeting, questions: [] })
const setBy = (...questions: string[]) => ({
  locale: 'default',
  call_to_actions: questions.map((question) => ({ question, payload: `THEIRS ${question}` })),
})

type Theirs = ReturnType<typeof setBy>

it('sets at Facebook what new customers can tap, and takes it away again [FB-13]', async () => {
  expect(await read()).toEqual({ greeting: '', questions: [] })
  const questions = ['Wie viel kostet der Honig?', 'ডেলিভারি চার্জ কত?']
  expect(await (await save([], questions)).json()).toEqual({ greeting: '', questions })
  expect(shop.page.iceBreakers).toMatchObject([
    { locale: 'default', call_to_actions: questions.map((question) => ({ question })) },
  ])
  expect(await read()).toEqual({ greeting: '', questions })
  await logged('welcome screen of the page Sundarban Honey was saved')
  expect((await save(questions, [])).status).toBe(200)
  expect(shop.page.iceBreakers).toEqual([])
})

it('leaves alone what another program has set for one language, and behind a question [FB-13]', async () => {
  const french = { ...setBy('Combien coûte le miel ?'), locale: 'fr_FR' }
  shop.page.iceBreakers = [setBy('How much?', 'Where?'), french]
  expect(await read()).toEqual({ greeting: '', questions: ['How much?', 'Where?'] })
  await save(['How much?', 'Where?'], ['Where?', 'When?'])
  expect(shop.page.iceBreakers).toEqual([
    {
      locale: 'default',
      call_to_actions: [
        { question: 'Where?', payload: 'THEIRS Where?' },
        { question: 'When?', payload: 'When?' },
      ],
    },
    french,
  ])
})

it('overwrites nothing that was set meanwhile [FB-13]', async () => {
  shop.page.iceBreakers = [setBy('Set elsewhere?')]
  const refused = await save([], ['How much?'])
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'welcome_changed' })
  expect(shop.page.iceBreakers).toEqual([setBy('Set elsewhere?')])
})

it('reads them as Facebook’s reference shows them, in its old format too [FB-13]', async () => {
  const answer = (...data: (Theirs | Theirs['call_to_actions'][0])[]) =>
    shop.graph.fail({
      path: '/messenger_profile',
      how: { reply: { status: 200, body: { data } } },
      times: 1,
    })
  answer(setBy('By language?'))
  expect(await read()).toEqual({ greeting: '', questions: ['By language?'] })
  answer(...setBy('Without one?').call_to_actions)
  expect(await read()).toEqual({ greeting: '', questions: ['Without one?'] })
})

it.each([
  ['five', ['1', '2', '3', '4', '5']],
  ['a blank one', ['How much?', ' ']],
  ['one twice', ['How much?', 'How much? ']],
  ['a long one', ['?'.repeat(81)]],
])('asks Facebook for nothing where there are %s [FB-13]', async (_, questions) => {
  const refused = await save([], questions)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ field: expect.stringContaining('questions') })
  expect(shop.graph.calls.some(({ path }) => path.includes('messenger_profile'))).toBe(false)
})

it('says why where Facebook refuses, or the page is none of ours [FB-08, FB-13]', async () => {
  shop.graph.fail({
    path: '/messenger_profile',
    how: { error: { code: 200, message: '(#200) Requires pages_messaging permission' } },
  })
  const refused = await shop.server.ask(address())
  expect(refused.status).toBe(502)
  expect(await refused.json()).toMatchObject({ code: 'graph_named_permission_missing' })
  expect((await shop.server.ask(address('4711'))).status).toBe(404)
})

it('a tap on one is a message of the customer, which the agent answers [FB-07, FB-13]', async () => {
  await save([], ['How much is the honey?'])
  const tap = { title: 'How much is the honey?', payload: 'How much is the honey?' }
  shop.graph.customerPostsBack(shop.page, customer().psid, tap)
  await eventually(() => Promise.resolve(shop.graph.sent.length > 0))
  const [conversation] = await get('/api/conversations')
  const messages = await get(`/api/conversations/${String(conversation?.['id'])}/messages`)
  expect(messages).toMatchObject([
    { sender: 'agent' },
    { sender: 'customer', text: 'How much is the honey?' },
  ])
})

it('sets what new customers read first, and takes it away again [FB-13]', async () => {
  const greeting = 'স্বাগতম, {{user_first_name}}! মধু নিয়ে যা জানতে চান লিখুন।'
  expect(await (await welcome(greeting)).json()).toEqual({ greeting, questions: [] })
  expect(shop.page).toMatchObject({
    greeting: [{ locale: 'default', text: greeting }],
    iceBreakers: [],
  })
  expect(await read()).toEqual({ greeting, questions: [] })
  expect((await welcome('', greeting)).status).toBe(200)
  expect(shop.page.greeting).toEqual([])
})

it('leaves alone the welcome of one language, and questions where only the text changes [FB-13]', async () => {
  const french = { locale: 'fr_FR', text: 'Bienvenue !' }
  shop.page.greeting = [{ locale: 'default', text: 'Hello' }, french]
  shop.page.iceBreakers = [setBy('How much?')]
  const questions = ['How much?']
  await put({ before: { greeting: 'Hello', questions }, greeting: 'Hi', questions })
  expect(shop.page.greeting).toEqual([{ locale: 'default', text: 'Hi' }, french])
  expect(shop.page.iceBreakers).toEqual([setBy('How much?')])
  const writes = shop.graph.calls.filter(
    ({ method, path }) => method !== 'GET' && path.includes('messenger_profile'),
  )
  expect(writes.map(({ body }) => Object.keys(body as object))).toEqual([['greeting']])
})

it('changes text and questions in one call, and calls for nothing where both stay [FB-13]', async () => {
  const nothing = { greeting: '', questions: [] }
  const all = { greeting: 'Hi', questions: ['How much?'] }
  await put({ before: nothing, ...all })
  await put({ before: all, ...all })
  const writes = shop.graph.calls.filter(
    ({ method, path }) => method !== 'GET' && path.includes('messenger_profile'),
  )
  expect(writes).toHaveLength(1)
  expect(shop.page).toMatchObject({
    greeting: [{ text: 'Hi' }],
    iceBreakers: [{ call_to_actions: [{ question: 'How much?' }] }],
  })
})

it('overwrites no welcome that was set meanwhile [FB-13]', async () => {
  shop.page.greeting = [{ locale: 'default', text: 'Set elsewhere' }]
  const refused = await welcome('Hi')
  expect(refused.status).toBe(409)
  expect(shop.page.greeting).toEqual([{ locale: 'default', text: 'Set elsewhere' }])
})

it.each([
  ['is too long', 'a'.repeat(161), 'greeting'],
  ['names what Facebook does not fill in', 'Hi {{name}}!', 'greeting'],
])('asks Facebook for nothing where the text %s [FB-13]', async (_, greeting, field) => {
  const refused = await welcome(greeting)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ field })
  expect(shop.graph.calls.some(({ path }) => path.includes('messenger_profile'))).toBe(false)
})

it('where Facebook takes no more calls for it, the agent answers all the same [FB-09, FB-13]', async () => {
  for (let call = 0; call < 10; call += 1) await read()
  const refused = await shop.server.ask(address())
  expect(await refused.json()).toMatchObject({ code: 'graph_rate_limited' })
  shop.graph.customerWrites(shop.page, customer().psid, 'How much is the honey?')
  await eventually(() => Promise.resolve(shop.graph.sent.length > 0))
})

it('is saved where Facebook has it already, whose answer was lost [FB-13]', async () => {
  const questions = ['How much?']
  shop.page.greeting = [{ locale: 'default', text: 'Hi' }]
  shop.page.iceBreakers = [setBy('How much?')]
  const saved = await put({ before: { greeting: '', questions: [] }, greeting: 'Hi', questions })
  expect(saved.status).toBe(200)
})

it('keeps what another program has set and we would not, and what is behind its questions [FB-13]', async () => {
  const greeting = 'Hi {{user_nick}}!'
  shop.page.greeting = [{ locale: 'default', text: greeting }]
  const theirs = { locale: 'default', call_to_actions: [{ question: ' Where? ', payload: 'W' }] }
  shop.page.iceBreakers = [theirs]
  const before = { greeting, questions: [' Where? '] }
  expect((await put({ before, greeting, questions: [' Where? ', 'When?'] })).status).toBe(200)
  expect(shop.page.greeting).toEqual([{ locale: 'default', text: greeting }])
  expect(shop.page.iceBreakers[0]?.call_to_actions).toEqual([
    ...theirs.call_to_actions,
    { question: 'When?', payload: 'When?' },
  ])
})
