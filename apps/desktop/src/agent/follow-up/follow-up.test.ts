import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { saying } from '../../testing/saying.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const hour = 60 * 60_000
let shop: Shop
let psid: string
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.', cart: honey }))
  psid = customer().psid
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, aWhile, logged } = speaking(() => shop)
const put = (path: string, body: unknown) => shop.server.ask(path, { method: 'PUT', body })
const honey = [{ productId: 1, quantity: 1 }]
const texts = () => shop.graph.sent.map(({ text }) => text)
const followUps = () => texts().filter((text) => text?.includes('still interested'))
const theConversation = async () =>
  one(`/api/conversations/${String((await get('/api/conversations'))[0]?.['id'])}`)

/** Without quiet hours: tests run at any hour. */
async function switchOn(flow: object = {}): Promise<void> {
  const on = {
    followUpsEnabled: true,
    followUpDelayHours: 2,
    quietFrom: '00:00',
    quietUntil: '00:00',
  }
  expect((await put('/api/settings', { flow: { ...on, ...flow } })).status).toBe(200)
}
async function asksAndIsAnswered(text = 'How much is the honey?'): Promise<void> {
  const before = shop.graph.sent.length
  writes(psid, text)
  // The page was quiet for hours: it is looked after seldom by then.
  await shop.clock.until(async () => shop.graph.sent.length > before, { withinMs: 10 * 60_000 })
}
const passes = async (ms: number) => {
  shop.clock.advance(ms)
  await aWhile()
}
const clockOf = (at: number) => new Date(at).toISOString().slice(11, 16)

it('writes once more to a customer who does not answer, about what they looked at [AG-10, AG-15, SE-06]', async () => {
  await switchOn()
  await asksAndIsAnswered()
  await passes(1.9 * hour)
  expect(followUps()).toEqual([])
  await passes(0.2 * hour)
  await eventually(async () => followUps().length === 1)
  expect(followUps()[0]).toContain('Wildflower honey 500 g')
  // Who is speaking was said two hours ago.
  expect(followUps()[0]).toMatch(/^Hi!/)
  expect(shop.graph.sent.at(-1)).toMatchObject({ messagingType: 'RESPONSE', tag: null })
  await passes(20 * hour)
  expect(followUps()).toHaveLength(1)
  expect(await get('/api/tasks')).toEqual([])
  // Nothing was decided for it, so that no decision can be asked for.
  const { id } = (await get('/api/conversations'))[0] ?? {}
  const said = await get(`/api/conversations/${String(id)}/messages`)
  expect(said.map(({ sender, hasDecision }) => [sender, hasDecision])).toEqual([
    ['agent', false],
    ['agent', true],
    ['customer', false],
  ])
})

it.each([
  ['it', 'Salve! Le interessa ancora Wildflower honey 500 g?'],
  // Nobody answers in Dutch here.
  ['nl', 'Merhaba! Wildflower honey 500 g ile hâlâ ilgileniyor musunuz?'],
])(
  'follows up in the customer’s language %s, or else in one that is switched on [AG-10, AG-22]',
  async (language, text) => {
    await switchOn()
    const languages = ['it', 'tr']
    expect((await put('/api/settings', { ai: { languages } })).status).toBe(200)
    shop.openai.respond(() => decided({ reply: '{{price:1}}', cart: honey, language }))
    await asksAndIsAnswered()
    await passes(2.1 * hour)
    await eventually(async () => texts().some((said) => said?.includes('honey 500 g')))
    expect(texts().at(-1)).toContain(text)
  },
)

it('does not where it is off in Settings or in the campaign [AG-10, SE-06]', async () => {
  await switchOn({ followUpsEnabled: false })
  await asksAndIsAnswered()
  await passes(3 * hour)
  await switchOn()
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, {
    method: 'PATCH',
    body: { autoFollowUpEnabled: false },
  })
  await asksAndIsAnswered()
  await passes(3 * hour)
  expect(followUps()).toEqual([])
})

it('goes by the settings of its time: switched off meanwhile, or answers in a row enough [AG-10, SE-06]', async () => {
  await switchOn()
  await asksAndIsAnswered()
  await switchOn({ followUpsEnabled: false })
  await passes(3 * hour)
  await logged('did not follow up: follow-ups are off')
  await switchOn({ answersInRow: 1 })
  await asksAndIsAnswered()
  await passes(3 * hour)
  await logged('the agent has answered 1 time without a word from the customer')
  expect(followUps()).toEqual([])
})

it('waits in quiet hours that were set after it was planned, by the shop’s clock [AG-10, SE-02, SE-06]', async () => {
  await switchOn()
  await asksAndIsAnswered()
  const due = shop.clock.now() + 2 * hour
  // Dhaka is six hours ahead.
  expect((await put('/api/settings', { company: { timezone: 'Asia/Dhaka' } })).status).toBe(200)
  await switchOn({ quietFrom: clockOf(due + 5 * hour), quietUntil: clockOf(due + 9 * hour) })
  await passes(2.5 * hour)
  await logged('A follow-up waits for the end of the quiet hours')
  expect(followUps()).toEqual([])
  await passes(3 * hour)
  await eventually(async () => followUps().length === 1)
})

it.each([
  ['take-over', (id: number) => post(`/api/conversations/${id}/takeover`)],
  [
    'reply',
    (id: number) =>
      post('/api/facebook/reply', { conversationId: id, message: 'I look.', clientId: 'r1' }),
  ],
])('ends with a human’s %s, also once the agent continues [AG-10]', async (_what, happens) => {
  await switchOn({ followUpDelayHours: 20, takeoverHours: 1 })
  await asksAndIsAnswered()
  const { id } = await theConversation()
  expect((await happens(Number(id))).ok).toBe(true)
  await passes(2 * hour)
  await eventually(async () => (await theConversation())['handler'] === 'agent')
  await passes(20 * hour)
  expect(followUps()).toEqual([])
})

it('asks nobody again for a draft that was sent during a take-over [AG-10, AG-25]', async () => {
  await switchOn({ followUpDelayHours: 3, takeoverHours: 1 })
  const path = `/api/campaigns/${shop.campaignId}`
  await shop.server.ask(path, { method: 'PATCH', body: { draftMode: true } })
  const sendsTheirDraft = async (takenOver: boolean) => {
    writes(psid, 'How much is the honey?')
    const isDrafted = async () => (await get('/api/tasks')).length > 0
    // The page was quiet for hours: it is looked after seldom by then.
    await shop.clock.until(isDrafted, { withinMs: 10 * 60_000 })
    const [task] = await get('/api/tasks')
    const { id } = await theConversation()
    if (takenOver) await post(`/api/conversations/${String(id)}/takeover`)
    expect((await post(`/api/drafts/${String(task?.['ref'])}/send`, {})).status).toBe(200)
    await passes(2 * hour)
    await eventually(async () => (await theConversation())['handler'] === 'agent')
    await passes(3 * hour)
  }
  await sendsTheirDraft(true)
  expect(followUps()).toEqual([])
  await sendsTheirDraft(false)
  expect(followUps()).toHaveLength(1)
})

it.each([
  ['an answer', async () => asksAndIsAnswered('And the candle?'), 1],
  ['a refusal', async () => asksAndIsAnswered('No, thanks.'), 0],
  ['a refusal in Turkish', async () => asksAndIsAnswered('Hayır, istemiyorum'), 0],
  ['“stop” in Indonesian', async () => asksAndIsAnswered('Tolong jangan kirim pesan'), 0],
  ['“stop”', async () => asksAndIsAnswered('Please stop messaging me'), 0],
])('begins again or ends with %s [AG-10]', async (_what, happens, expected) => {
  await switchOn()
  await asksAndIsAnswered()
  await passes(1.5 * hour)
  await happens()
  await passes(1.5 * hour)
  expect(followUps()).toEqual([])
  await passes(hour)
  expect(followUps()).toHaveLength(expected)
})

it('never again after “stop”, whatever is said later [AG-10]', async () => {
  await switchOn()
  await asksAndIsAnswered('STOP')
  await asksAndIsAnswered('How much is the candle?')
  await passes(3 * hour)
  await logged('the customer does not want to be asked again')
  expect(followUps()).toEqual([])
})

it('not after an order, nor where a human has taken over [AG-10]', async () => {
  await switchOn()
  const known = { name: 'Rahima', phone: '01712345678', address: 'House 7, Dhaka' }
  shop.openai.respond(() =>
    decided({ reply: 'Shall I?', customer: known, cart: honey, order: 'ask' }),
  )
  await asksAndIsAnswered('One. Rahima, 01712345678, House 7, Dhaka')
  shop.openai.respond(() =>
    decided({ reply: 'Thanks!', cart: honey, order: 'place', confirmationQuote: 'yes' }),
  )
  await asksAndIsAnswered('yes')
  expect(await get('/api/orders')).toHaveLength(1)
  psid = customer('Karim').psid
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.', cart: honey }))
  await asksAndIsAnswered()
  const karim = (await get('/api/conversations')).find(
    ({ customerName }) => customerName === 'Karim',
  )
  await post(`/api/conversations/${String(karim?.['id'])}/takeover`)
  await passes(3 * hour)
  expect(followUps()).toEqual([])
})

it('becomes a task with a draft where the window closed while the computer was off [AG-10]', async () => {
  await switchOn({ followUpDelayHours: 30 })
  await asksAndIsAnswered()
  await passes(26 * hour)
  const draft = {
    kind: 'follow_up',
    text: expect.stringContaining('still interested in Wildflower honey') as string,
    reason: saying('24-hour reply window has closed'),
  }
  const { id } = (await eventually(async () => (await theConversation())['draft'])) as {
    id: number
  }
  expect(await theConversation()).toMatchObject({ draft })
  expect(await get('/api/tasks')).toMatchObject([{ ...draft, kind: 'draft', ref: id }])
  expect(followUps()).toEqual([])
  const refused = await post(`/api/drafts/${id}/send`, {})
  expect(refused.status).toBe(409)
  expect(shop.graph.sent).toHaveLength(1)
  // Once they write, it no longer fits.
  await asksAndIsAnswered('Hello again')
  expect(await theConversation()).toMatchObject({ draft: null })
  expect(await get('/api/tasks')).toEqual([])
  expect((await post(`/api/drafts/${id}/send`, {})).status).toBe(409)
})

it('waits for the end of the quiet hours, and is a draft where they outlast the window [AG-10]', async () => {
  const now = shop.clock.now()
  const quiet = { quietFrom: clockOf(now + hour), quietUntil: clockOf(now + 5 * hour) }
  await switchOn(quiet)
  await asksAndIsAnswered()
  await passes(3 * hour)
  expect(followUps()).toEqual([])
  await passes(2.1 * hour)
  await eventually(async () => followUps().length === 1)

  psid = customer('Karim').psid
  const later = shop.clock.now()
  await switchOn({
    quietFrom: clockOf(later + hour / 2),
    quietUntil: clockOf(later + hour / 4),
  })
  await asksAndIsAnswered()
  await passes(2.5 * hour)
  const karim = (await get('/api/conversations')).find(
    ({ customerName }) => customerName === 'Karim',
  )
  const detail = () => one(`/api/conversations/${String(karim?.['id'])}`)
  const draft = await eventually(async () => (await detail())['draft'])
  expect(draft).toMatchObject({ reason: saying('quiet hours') })
  // The seller may send it all the same, with other words.
  const { id } = draft as { id: number }
  const sent = await post(`/api/drafts/${id}/send`, { text: 'Good evening, Karim!' })
  expect(await sent.json()).toMatchObject({ text: 'Good evening, Karim!', sender: 'human' })
  expect(texts().at(-1)).toBe('Good evening, Karim!')
  expect(await detail()).toMatchObject({ draft: null, handler: 'agent' })
  expect((await post(`/api/drafts/${id}/discard`)).status).toBe(409)
})

async function marksHoneyAsTrial(marks: object): Promise<void> {
  const [first] = await get(`/api/campaigns/${shop.campaignId}/products`)
  const path = `/api/products/${String(first?.['id'])}`
  expect((await shop.server.ask(path, { method: 'PATCH', body: marks })).status).toBe(200)
}
const ordersHoney = async (name: string) => {
  psid = customer(name).psid
  const known = { name, phone: '01712345678', address: 'House 7, Dhaka' }
  shop.openai.respond(() =>
    decided({ reply: 'Shall I?', customer: known, cart: honey, order: 'ask' }),
  )
  await asksAndIsAnswered(`One. ${name}, 01712345678, House 7, Dhaka`)
  shop.openai.respond(() => decided({ reply: 'Thanks!', cart: honey, order: 'place' }))
  await asksAndIsAnswered('yes')
}
const week = 7 * 24 * hour

it('asks a week after a trial pack, by a draft; not where it was cancelled [AG-10]', async () => {
  await switchOn()
  await marksHoneyAsTrial({ productType: 'trial_pack', isTrialPack: true })
  await ordersHoney('Karim')
  await ordersHoney('Amina')
  const [, karims] = await get('/api/orders')
  await post(`/api/orders/${String(karims?.['id'])}/status`, { status: 'cancelled' })
  await passes(week - 2 * hour)
  expect(await get('/api/tasks')).toEqual([])
  await passes(5 * hour)
  await eventually(async () => (await get('/api/tasks')).length > 0)
  expect(await get('/api/tasks')).toMatchObject([
    {
      kind: 'draft',
      customerName: 'Amina',
      text: expect.stringContaining('How do you like') as string,
    },
  ])
})

it('asks after a product of another type that is marked as a trial pack, also where you took over [AG-10]', async () => {
  await switchOn()
  await marksHoneyAsTrial({ isTrialPack: true })
  await ordersHoney('Amina')
  const { id } = await theConversation()
  await passes(week - hour)
  // The reply window is open again, and the conversation is the seller's.
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  await asksAndIsAnswered('And the candle?')
  expect((await post(`/api/conversations/${String(id)}/takeover`)).ok).toBe(true)
  await passes(2 * hour)
  await eventually(async () => (await get('/api/tasks')).length > 0)
  expect(await theConversation()).toMatchObject({
    draft: {
      kind: 'follow_up',
      text: expect.stringContaining('How do you like Wildflower honey') as string,
      reason: saying('you’re handling this conversation'),
    },
  })
})

it('says that an assistant is speaking where a human was the last to speak [AG-24, AG-10]', async () => {
  await switchOn({ takeoverHours: 1 })
  const company = { companyName: 'Delta Foods Ltd', usePageName: true }
  await shop.server.ask('/api/settings', { method: 'PUT', body: { company } })
  await marksHoneyAsTrial({ productType: 'trial_pack', isTrialPack: true })
  await ordersHoney('Amina')
  await passes(6.8 * 24 * hour)
  await asksAndIsAnswered('Do you pack gifts?')
  const { id: conversationId } = await theConversation()
  const typed = { conversationId, message: 'I do it myself.', clientId: 'gift' }
  expect((await post('/api/facebook/reply', typed)).ok).toBe(true)
  await passes(2 * hour)
  await eventually(async () => (await theConversation())['handler'] === 'agent')
  await passes(4 * hour)
  const asked = await eventually(async () => texts().find((text) => text?.includes('How do you')))
  expect(asked).toMatch(
    /^You are chatting with the automated assistant of Sundarban Honey[^\n]*\n\nHi! How do you/,
  )
  shop.openai.respond(() => decided({ reply: 'I am glad.' }))
  await asksAndIsAnswered('It is good')
  expect(texts().at(-1)).toBe('I am glad.')
})

it('who was told that a product is sold out has a draft when it is back: once, and not who wants no messages [AG-10, PR-02]', async () => {
  const stock = async (inStock: boolean) => {
    const path = `/api/products/${shop.productId}`
    const answer = await shop.server.ask(path, { method: 'PATCH', body: { inStock } })
    return ((await answer.json()) as { toTell?: number }).toTell
  }
  const drafts = () => get('/api/tasks')
  expect(await stock(false)).toBeUndefined()
  const reply = 'The Wildflower honey 500 g is sold out at the moment.'
  shop.openai.respond(() => decided({ reply }))
  const refuses = customer()
  for (const [who, text] of [
    [psid, 'Is there honey?'],
    [refuses.psid, 'Is there honey?'],
    [refuses.psid, 'Please stop messaging me'],
  ] as const) {
    psid = who
    await asksAndIsAnswered(text)
  }
  expect(await stock(true)).toBe(1)
  await eventually(async () => (await drafts()).length === 1)
  const [draft] = await drafts()
  expect(draft).toMatchObject({
    kind: 'draft',
    reason: saying('can be had again: this customer was told that it is sold out.'),
  })
  expect(JSON.stringify(draft)).toContain('you can order Wildflower honey 500 g again')
  expect(texts().some((text) => text?.includes('again'))).toBe(false)
  expect(await stock(false)).toBeUndefined()
  expect(await stock(true)).toBeUndefined()
})

it('nobody is told that a product is back after Facebook’s 24 hours [AG-10, PR-02]', async () => {
  const path = `/api/products/${shop.productId}`
  const stock = (inStock: boolean) =>
    shop.server.ask(path, { method: 'PATCH', body: { inStock } }).then((answer) => answer.json())
  await stock(false)
  const reply = 'The Wildflower honey 500 g is sold out at the moment.'
  shop.openai.respond(() => decided({ reply }))
  await asksAndIsAnswered('Is there honey?')
  shop.clock.advance(24 * hour)
  expect(await stock(true)).not.toHaveProperty('toTell')
})
