import type { Analytics } from '@pal/core/contract/analytics'
import type { TestChatAnswer, TestChatState } from '@pal/core/contract/test-chat'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually } = speaking(() => shop)

interface Line {
  readonly tap?: string
  readonly from: 'customer' | 'page'
  readonly text: string
}

/** A chat as the window has it: what was said, and its state. */
function testChat(more: object = {}) {
  const messages: Line[] = []
  let state: TestChatState | null = null
  const ask = async () => {
    const body = { campaignId: shop.campaignId, messages, state, ...more }
    return post('/api/agent/preview', body)
  }
  return {
    messages,
    ask,
    say: async (text: string, tap?: string): Promise<TestChatAnswer> => {
      messages.push({ from: 'customer', text, ...(tap !== undefined && { tap }) })
      const answer = (await (await ask()).json()) as TestChatAnswer
      if (answer.answer !== null) messages.push({ from: 'page', text: answer.answer })
      ;({ state } = answer)
      return answer
    },
  }
}

const honey = () => [{ productId: shop.productId, quantity: 2 }]
const rahima = { name: 'Rahima', phone: '01712345678', address: 'House 7, Dhaka' }
const everything = async () => ({
  conversations: await get('/api/conversations'),
  orders: await get('/api/orders'),
  products: await get(`/api/campaigns/${shop.campaignId}/products`),
  stats: await one('/api/dashboard/stats'),
  queue: await one('/api/queue/status'),
})

it('plays a campaign that is not launched, with no page of it connected [AG-11]', async () => {
  const before = await everything()
  const campaign = {
    productCategory: 'Tea',
    currency: 'BDT',
    products: [{ name: 'Green tea', price: '320', stockCount: 2 }],
  }
  const chat = testChat({ campaignId: undefined, campaign })
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.', stage: 'interested' }))
  expect((await chat.say('How much is the tea?')).answer).toContain('It is ৳320.')
  const cart = [{ productId: 1, quantity: 2 }]
  shop.openai.respond(() => decided({ reply: 'Shall I?', customer: rahima, cart, order: 'ask' }))
  expect(await chat.say('2 please. Rahima, 01712345678, House 7, Dhaka')).toMatchObject({
    order: { step: 'offer', total: 640 },
  })
  shop.openai.respond(() =>
    decided({ reply: 'Thank you!', cart, order: 'place', confirmationQuote: 'yes' }),
  )
  expect(await chat.say('yes')).toMatchObject({ order: { step: 'placed', number: 'TEST-1' } })
  expect(await everything()).toEqual(before)

  const wrong = testChat({ campaign: { ...campaign, products: [{ name: 'Tea', price: '-1' }] } })
  wrong.messages.push({ from: 'customer', text: 'Hi' })
  expect((await wrong.ask()).status).toBe(400)
  const none = testChat({ campaignId: undefined })
  none.messages.push({ from: 'customer', text: 'Hi' })
  expect((await none.ask()).status).toBe(404)
})

it('goes from hello to an order, and sends, stores, counts and takes nothing [AG-11]', async () => {
  await shop.server.ask(`/api/products/${shop.productId}`, {
    method: 'PATCH',
    body: { stockCount: 5 },
  })
  const before = await everything()
  const chat = testChat()
  shop.openai.respond(() => decided({ reply: 'Hello! It is {{price:1}}.', stage: 'interested' }))
  const hello = await chat.say('Hi, how much is the honey?')
  expect(hello.answer).toMatch(/assistant.*Hello! It is ৳650 \(Wildflower honey 500 g\)\./s)
  expect(hello).toMatchObject({ order: null, checks: [], decision: { stage: 'interested' } })
  expect(hello.inputTokens).toBeGreaterThan(0)

  shop.openai.respond(() =>
    decided({ reply: 'Shall I?', customer: rahima, cart: honey(), order: 'ask' }),
  )
  const offer = await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
  expect(offer).toMatchObject({
    decision: { stage: 'ready_to_buy' },
    order: { step: 'offer', total: 1_300, currency: 'BDT', number: null },
    state: { customer: rahima, cart: honey() },
  })

  shop.openai.respond(() =>
    decided({ reply: 'Thank you!', cart: honey(), order: 'place', confirmationQuote: 'yes' }),
  )
  const placed = await chat.say('yes')
  expect(placed.answer).toContain('TEST-1')
  expect(placed).toMatchObject({
    decision: { stage: 'completed' },
    order: { step: 'placed', number: 'TEST-1' },
    state: { cart: [], offer: null, orders: [{ number: 'TEST-1', status: 'confirmed' }] },
  })
  shop.openai.respond(() => decided({ reply: 'You are welcome.', stage: 'interested' }))
  expect((await chat.say('thanks')).decision).toMatchObject({ stage: 'completed' })
  expect(await everything()).toEqual(before)
  expect(shop.graph.sent).toEqual([])
})

it('is paid for, beside what customers’ chats cost [AG-11, AN-07]', async () => {
  const chat = testChat()
  const answers = [await chat.say('Hi'), await chat.say('How much is it?')]
  const { tried, total } = (await one('/api/analytics')) as unknown as Analytics
  const cost = answers.reduce((sum, answer) => sum + (answer.cost ?? 0), 0)
  expect(cost).toBeGreaterThan(0)
  expect(tried.aiCost['USD']).toBeCloseTo(cost, 6)
  expect(tried.unpriced).toBe(0)
  expect(total.aiCost['USD']).toBe(0)
})

it('takes a tap on the button below the summary as the yes [AG-11, AG-29]', async () => {
  const chat = testChat()
  shop.openai.respond(() =>
    decided({ reply: 'Shall I?', customer: rahima, cart: honey(), order: 'ask' }),
  )
  const { buttons } = await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
  expect(buttons).toHaveLength(2)
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart: honey(), order: 'place' }))
  const placed = await chat.say(buttons[0]?.title ?? '', buttons[0]?.payload)
  expect(placed.order).toMatchObject({ step: 'placed', number: 'TEST-1' })
})

it('cancels its own order behind the question, and no order of the shop [AG-11, AG-18]', async () => {
  const chat = testChat()
  shop.openai.respond(() =>
    decided({ reply: 'Shall I?', customer: rahima, cart: honey(), order: 'ask' }),
  )
  await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart: honey(), order: 'place' }))
  await chat.say('yes')
  shop.openai.respond(() => decided({ reply: 'I see.', afterSale: 'cancel' }))
  const asked = await chat.say('Please cancel it')
  expect(asked.answer).toContain('Shall I cancel order TEST-1?')
  shop.openai.respond(() => decided({ reply: 'All right.' }))
  const [yes] = asked.buttons
  const done = await chat.say(yes?.title ?? '', yes?.payload)
  expect(done.answer).toContain('Your order TEST-1 was cancelled.')
  expect(done.state.orders).toMatchObject([{ number: 'TEST-1', status: 'cancelled' }])
  expect(await get('/api/orders')).toEqual([])
})

it('changes its own order behind the question [AG-11, AG-18]', async () => {
  const chat = testChat()
  shop.openai.respond(() =>
    decided({ reply: 'Shall I?', customer: rahima, cart: honey(), order: 'ask' }),
  )
  await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
  shop.openai.respond(() => decided({ reply: 'Thank you!', cart: honey(), order: 'place' }))
  await chat.say('yes')
  const three = [{ productId: shop.productId, quantity: 3 }]
  shop.openai.respond(() => decided({ reply: 'I see.', afterSale: 'change', cart: three }))
  const asked = await chat.say('Make it three jars please')
  expect(asked.order).toMatchObject({ step: 'changing' })
  shop.openai.respond(() => decided({ reply: 'All right.' }))
  const [yes] = asked.buttons
  const done = await chat.say(yes?.title ?? '', yes?.payload)
  expect(done.order).toMatchObject({ step: 'changed', number: 'TEST-1' })
  expect(done.state.orders).toMatchObject([
    { number: 'TEST-1', status: 'confirmed', items: [{ quantity: 3 }] },
  ])
})

it('knows how far it has gone down with a price, and what it has offered on top [AG-11, SE-05, SE-06]', async () => {
  const patch = (id: number, body: object) =>
    shop.server.ask(`/api/products/${id}`, { method: 'PATCH', body })
  await patch(shop.productId, { lowestPrice: '550' })
  await patch(2, { productType: 'upsell' })
  const chat = testChat({
    settings: {
      flow: { priceNegotiation: true },
      tactics: { upsellEnabled: true, upsellAggression: 'low' },
    },
  })
  shop.openai.respond(() =>
    decided({ reply: 'I understand.', cart: honey(), cheaper: shop.productId }),
  )
  const first = await chat.say('Any discount?')
  expect(first.answer).toContain('Wildflower honey 500 g for ৳600.')
  expect((await chat.say('still too expensive')).answer).toContain('for ৳550.')
  expect((await chat.say('make it less')).answer).toContain('৳550 is our best price')
  shop.openai.respond(() => decided({ reply: 'Gladly.', cart: honey() }))
  const isOffered = ({ answer }: TestChatAnswer) => answer?.includes('Beeswax candle')
  const said = [first, await chat.say('ok'), await chat.say('and now?')]
  expect(said.filter(isOffered)).toHaveLength(1)
})

it('shows what an order still lacks, and the picture that is asked for [AG-11, AG-19]', async () => {
  const imageUrl = 'https://cdn.example.com/honey.jpg'
  await shop.server.ask(`/api/products/${shop.productId}`, { method: 'PATCH', body: { imageUrl } })
  shop.openai.respond(() =>
    decided({ reply: 'Here it is.', cart: honey(), order: 'ask', photoOf: shop.productId }),
  )
  expect(await testChat().say('Two. How does it look?')).toMatchObject({
    picture: { name: 'Wildflower honey 500 g' },
    order: { step: 'incomplete', missing: ['name', 'phone', 'address'] },
  })
})

it('is shown what people answered customers who asked alike, as customers’ turns are [AG-11, SE-03]', async () => {
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  writes(customer('Salma').psid, 'Is your honey good for diabetics?')
  await eventually(async () => shop.graph.sent.length === 1)
  const [row] = await get('/api/conversations')
  const message = 'Ask your doctor first; the raw one is the mildest.'
  await post('/api/facebook/reply', { conversationId: Number(row?.['id']), message })
  await testChat().say('my father is diabetic, is honey good for diabetics')
  expect(JSON.stringify(shop.openai.requests.at(-1))).toContain('the raw one is the mildest')
})

it('gives the model as long as the settings do, and says that it did not come [AG-11, SE-03]', async () => {
  const settings = { ai: { responseTimeout: 5 } }
  await shop.server.ask('/api/settings', { method: 'PUT', body: settings })
  shop.openai.fail({ path: '/responses', how: 'hang' })
  const chat = testChat()
  chat.messages.push({ from: 'customer', text: 'Hi' })
  const began = shop.clock.now()
  const asked = chat.ask()
  let status = 0
  void asked.then((answer) => {
    status = answer.status
  })
  await eventually(async () => status > 0)
  expect(status).toBe(504)
  expect(shop.clock.now() - began).toBeLessThan(60_000)
})

it('says what the checks found where nothing would go out [AG-11, AG-06]', async () => {
  shop.openai.respond(() => decided({ reply: 'For you it is 99 taka.' }))
  const answer = await testChat().say('Cheaper?')
  expect(answer).toMatchObject({ answer: null, decision: null, order: null })
  // As in a real chat: the customer is not left without a word, and the seller has the draft.
  expect(answer.held).toEqual({
    said: expect.stringMatching(/colleague|human|team|person/i),
    draft: expect.stringContaining('99 taka'),
  })
  expect(answer.checks).toContainEqual({
    code: 'check_found',
    params: { problem: { code: 'check_amount' }, found: expect.any(String) as string },
    message: expect.stringMatching(
      /^An amount that your prices and settings do not give: “.+”$/,
    ) as string,
  })
  // Both tries were paid for.
  expect(shop.openai.requests).toHaveLength(2)
})

it('shows a hand-off, and why the model gave up [AG-11, AG-16]', async () => {
  shop.openai.respond(() =>
    decided({ handOver: true, handOverKind: 'complaint', handOverReason: 'broken jar' }),
  )
  expect(await testChat().say('It arrived broken!')).toMatchObject({
    decision: {
      handOver: true,
      handOverReason: {
        code: 'agent_hands_over_for',
        params: { why: { code: 'hands_over_complaint' }, words: 'broken jar' },
      },
    },
  })
  shop.openai.failNext('quota')
  const chat = testChat()
  chat.messages.push({ from: 'customer', text: 'Hi' })
  const refused = await chat.ask()
  expect(refused.status).toBe(502)
  expect(JSON.stringify(await refused.json())).toContain('ai_no_credit')
})

it('tries settings and strategies that are not saved yet, and leaves those that are [AG-11, AG-03, ST-03]', async () => {
  const saved = await one('/api/settings')
  const chat = testChat({
    settings: {
      ai: { systemPrompt: 'Mention our shop at the river.' },
      tactics: { fomoMessages: ['The pots go fast'] },
      flow: { orderConfirmation: false },
    },
    strategies: { fomoEnabled: true },
  })
  await chat.say('Hi')
  const asked = JSON.stringify(shop.openai.requests.at(-1))
  expect(asked).toContain('Mention our shop at the river.')
  expect(asked).toContain('The pots go fast')
  expect(asked).toContain('After placing, give only the number')
  await testChat().say('Hi')
  expect(JSON.stringify(shop.openai.requests.at(-1))).not.toContain('river')
  expect(await one('/api/settings')).toEqual(saved)
})

it('answers for a paused campaign too, and not for one that is gone [AG-11]', async () => {
  await post(`/api/campaigns/${shop.campaignId}/stop`)
  expect((await testChat().say('Hi')).answer).toContain('assistant')
  await shop.server.ask(`/api/campaigns/${shop.campaignId}`, { method: 'DELETE' })
  const chat = testChat()
  chat.messages.push({ from: 'customer', text: 'Hi' })
  expect((await chat.ask()).status).toBe(404)
})

it('is done for the checklist once the agent has answered in it, or any customer [DB-10]', async () => {
  const tried = async () => {
    const { agent } = (await one('/api/system/status')) as { agent: { tried: boolean } }
    return agent.tried
  }
  expect(await tried()).toBe(false)
  shop.openai.failNext('quota')
  const chat = testChat()
  chat.messages.push({ from: 'customer', text: 'Hi' })
  await chat.ask()
  expect(await tried()).toBe(false)
  // A tool that asks beside the window stores nothing at all.
  const { campaignId } = shop
  await post('/api/agent/preview', { campaignId, messages: chat.messages })
  expect(await tried()).toBe(false)
  await chat.ask()
  expect(await tried()).toBe(true)
})

it('is no longer asked for where customers are answered already [DB-10]', async () => {
  writes(customer().psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  expect(await one('/api/system/status')).toMatchObject({ agent: { tried: true } })
})

/** A chat as a tool beside the window has it: only what was said. */
function messagesAlone() {
  const messages: Line[] = []
  return {
    messages,
    say: async (text: string, tap?: string): Promise<TestChatAnswer> => {
      messages.push({ from: 'customer', text, ...(tap !== undefined && { tap }) })
      const body = { campaignId: shop.campaignId, messages }
      const answer = (await (await post('/api/agent/preview', body)).json()) as TestChatAnswer
      if (answer.answer !== null) messages.push({ from: 'page', text: answer.answer })
      return answer
    },
  }
}

const offers = (quantity = 2) =>
  shop.openai.respond(() =>
    decided({
      reply: 'Shall I?',
      customer: rahima,
      cart: [{ productId: shop.productId, quantity }],
      order: 'ask',
    }),
  )

it.each([
  ['a tap of its button', true],
  ['a yes that is typed', false],
])(
  'by its messages alone, %s takes the offer that was shown last [AG-11, AG-29]',
  async (_, tap) => {
    const before = await everything()
    const chat = messagesAlone()
    offers()
    const { buttons } = await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
    const [yes] = buttons
    // Whatever the model makes of it, as with a customer.
    shop.openai.respond(() => decided({ reply: 'Thank you!', cart: [], order: 'none' }))
    const placed = tap ? await chat.say(yes?.title ?? '', yes?.payload) : await chat.say('yes')
    expect(placed.answer).toContain('TEST-1')
    expect(placed.order).toMatchObject({ step: 'placed', number: 'TEST-1', total: 1_300 })
    expect(placed.state.orders).toHaveLength(1)
    expect(await everything()).toEqual(before)
  },
)

it('by its messages alone, no other answer and no other offer is an order [AG-11, AG-29]', async () => {
  const said = async (...lines: readonly Line[]) => {
    const chat = messagesAlone()
    offers()
    await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
    chat.messages.push(...lines.slice(0, -1))
    const { text = '', tap } = lines.at(-1) ?? {}
    shop.openai.respond(() =>
      decided({ reply: 'Thank you!', customer: rahima, cart: honey(), order: 'place' }),
    )
    return (await chat.say(text, tap)).order?.step
  }
  const customer = (text: string, tap?: string): Line => ({
    from: 'customer',
    text,
    ...(tap !== undefined && { tap }),
  })
  expect(await said(customer('yes, if delivery is free'))).toBe('offer')
  expect(await said(customer('Yes, place order', 'pal:yes:another'))).toBe('offer')
  expect(
    await said(customer('Hm'), { from: 'page', text: 'Take your time.' }, customer('yes')),
  ).toBe('offer')
  // Priced again since it was shown.
  const chat = messagesAlone()
  offers()
  const { buttons } = await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
  const dearer = { method: 'PATCH', body: { price: '700' } }
  await shop.server.ask(`/api/products/${shop.productId}`, dearer)
  const [yes] = buttons
  const asked = [...chat.messages]
  for (const [text, tap] of [[yes?.title, yes?.payload], ['yes']]) {
    chat.messages.splice(0, chat.messages.length, ...asked)
    const { order } = await chat.say(text ?? '', tap)
    expect(order).toMatchObject({ step: 'offer', total: 1_400 })
  }
})

it('by its messages alone, a tap takes what the decision makes of it, if it is just that offer, and once [AG-11, AG-29]', async () => {
  const chat = messagesAlone()
  offers()
  const { buttons } = await chat.say('2 jars. Rahima, 01712345678, House 7, Dhaka')
  const [yes] = buttons
  // The tool wrote it down in words of its own.
  chat.messages.splice(1, 1, { from: 'page', text: 'Shall I send two jars to House 7?' })
  const places = (quantity: number) =>
    shop.openai.respond(() =>
      decided({
        reply: 'Thank you!',
        customer: rahima,
        cart: [{ productId: shop.productId, quantity }],
        order: 'place',
      }),
    )
  const asked = [...chat.messages]
  places(3)
  expect((await chat.say(yes?.title ?? '', yes?.payload)).order?.step).toBe('offer')
  chat.messages.splice(0, chat.messages.length, ...asked)
  places(2)
  expect((await chat.say(yes?.title ?? '', yes?.payload)).order?.step).toBe('placed')
  expect((await chat.say(yes?.title ?? '', yes?.payload)).order?.step).toBe('offer')
})
