import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  const body = {
    ai: { languages: ['en', 'tr'] },
    tactics: { deliveryFee: 60, cards: [returns] },
  }
  await shop.server.ask('/api/settings', { method: 'PUT', body })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, writes, customer, eventually } = speaking(() => shop)
const returns = {
  id: 'returns',
  subject: 'returns',
  texts: [{ language: 'en', text: 'You can return it within 7 days.' }],
  areas: [],
  until: null,
}
const promise = 'Kurye bu akşam gelir.'
const sent = () => shop.graph.sent.map(({ text }) => text ?? '')
const lastDecision = async () => {
  const rows = await get('/api/conversations/1/messages')
  const answer = rows.find(({ sender }) => sender === 'agent')
  return one(`/api/messages/${String(answer?.['id'])}/decision`)
}

describe('a second look at an answer', () => {
  it('sees its words and what the shop has approved, and nothing of the customer [AG-23]', async () => {
    const { openai } = shop
    openai.respond(() => decided({ reply: 'A fine choice for the winter.', cards: ['returns'] }))
    writes(customer().psid, 'My secret is 0171-SECRET. Can I return it?')
    await eventually(async () => sent().length === 1)
    const [review] = openai.reviews
    expect(JSON.stringify(review?.raw)).not.toContain('SECRET')
    expect(JSON.parse(review?.input[0]?.text ?? '')).toEqual({
      text: 'A fine choice for the winter.',
      used: ['returns'],
      known: [
        { id: 'returns', says: 'You can return it within 7 days.' },
        { id: 'auto-fee', says: expect.stringMatching(/^Delivery costs .60\.$/) as string },
      ],
    })
    expect(await lastDecision()).toMatchObject({
      said: [{ name: 'card:returns', value: 'You can return it within 7 days.' }],
      reviews: [{ verdict: 'clean', commitments: [], cost: expect.any(Number) as number }],
    })
  })

  it('holds a promise without a card, and asks once more without it [AG-23, AG-20]', async () => {
    const { openai } = shop
    openai.respond(({ input }) =>
      decided({
        reply: input.at(-1)?.text.includes('binds the shop') ? 'A human will tell you.' : promise,
        language: 'tr',
      }),
    )
    openai.review(({ input }) => ({
      commitments: (input[0]?.text ?? '').includes(promise)
        ? [{ words: promise, coveredBy: null }]
        : [],
    }))
    writes(customer().psid, 'Ne zaman gelir?')
    await eventually(async () => sent().length === 1)
    expect(sent()[0]).toContain('A human will tell you.')
    expect(await lastDecision()).toMatchObject({
      reviews: [
        { verdict: 'uncovered', commitments: [{ words: promise, coveredBy: null }] },
        { verdict: 'clean' },
      ],
    })
  })

  it('hands over where the second try promises it again, and keeps the words as a draft [AG-23, AG-32]', async () => {
    const { openai } = shop
    openai.respond(() => decided({ reply: promise, language: 'tr' }))
    // A cover that does not exist covers nothing.
    openai.review(() => ({ commitments: [{ words: promise, coveredBy: null }] }))
    writes(customer().psid, 'Ne zaman gelir?')
    await eventually(async () => (await get('/api/tasks')).length > 0)
    expect(openai.requests).toHaveLength(2)
    expect(sent().join()).not.toContain(promise)
  })

  it('lets out what a card covers [AG-23]', async () => {
    const { openai } = shop
    openai.respond(() => decided({ reply: 'Bir hafta içinde iade edebilirsiniz.', language: 'tr' }))
    openai.review(() => ({
      commitments: [{ words: 'Bir hafta içinde iade', coveredBy: 'returns' }],
    }))
    writes(customer().psid, 'İade?')
    await eventually(async () => sent().length === 1)
    expect(openai.requests).toHaveLength(1)
    expect((await lastDecision())['reviews']).toMatchObject([{ verdict: 'clean' }])
  })

  it('holds a promise that the second look overlooks [AG-20, AG-23]', async () => {
    const { openai } = shop
    openai.respond(({ input }) =>
      decided({
        reply: input.at(-1)?.text.includes('binds the shop') ? 'Merhaba!' : promise,
        language: 'tr',
      }),
    )
    openai.review(() => ({ commitments: [] }))
    writes(customer().psid, 'Ne zaman gelir?')
    await eventually(async () => sent().length === 1)
    expect(sent()[0]).toContain('Merhaba!')
    expect(sent().join()).not.toContain(promise)
  })

  it('clears what the program only suspects, which is held without it [AG-20, AG-23]', async () => {
    const { openai } = shop
    const reply = 'It sits well on the table.'
    openai.respond(() => decided({ reply }))
    openai.review(() => ({ commitments: [] }))
    writes(customer().psid, 'Which one?')
    await eventually(async () => sent().length === 1)
    expect(sent()[0]).toContain(reply)
    expect(openai.requests).toHaveLength(1)
    const body = { ai: { review: false } }
    await shop.server.ask('/api/settings', { method: 'PUT', body })
    writes(customer().psid, 'Which one?')
    await eventually(async () => (await get('/api/tasks')).length > 0)
    expect(sent().slice(1).join()).not.toContain(reply)
  })

  it('holds a promise where there is no second look [AG-20]', async () => {
    const body = { ai: { review: false } }
    await shop.server.ask('/api/settings', { method: 'PUT', body })
    const { openai } = shop
    openai.respond(() => decided({ reply: promise, language: 'tr' }))
    writes(customer().psid, 'Ne zaman gelir?')
    await eventually(async () => (await get('/api/tasks')).length > 0)
    expect(openai.requests).toHaveLength(2)
    expect(sent().join()).not.toContain(promise)
  })

  it('speaks only approved phrases where nobody can look [AG-23]', async () => {
    const { openai } = shop
    const { reply: _, slots: __, usedLines: ___, ...common } = decided()
    openai.respond(({ format }) => {
      const strict =
        format.type === 'json_schema' && JSON.stringify(format.schema).includes('"say"')
      return strict ? { ...common, say: ['ask_product'] } : decided({ reply: promise })
    })
    openai.review(() => ({ raw: 'I cannot do that.' }))
    writes(customer().psid, 'Hello?')
    await eventually(async () => sent().length === 1)
    expect(sent()[0]).toMatch(/Which product would you like\?$/)
    expect((await lastDecision())['reviews']).toMatchObject([{ verdict: 'failed' }])
  })

  it('is not asked for where the model wrote nothing of its own, or it is switched off [AG-23]', async () => {
    const { openai } = shop
    const { psid } = customer()
    openai.respond(() => decided({ reply: 'Thank you! {{price:1}}' }))
    writes(psid, 'How much?')
    await eventually(async () => sent().length === 1)
    expect(openai.reviews).toHaveLength(0)
    const body = { ai: { review: false } }
    await shop.server.ask('/api/settings', { method: 'PUT', body })
    openai.respond(() => decided({ reply: 'It is warm and light.' }))
    writes(psid, 'Is it warm?')
    await eventually(async () => sent().length === 2)
    expect(openai.reviews).toHaveLength(0)
  })
})

it('tells who else was sent a price that turned out wrong [AG-15]', async () => {
  const { openai, productId } = shop
  openai.respond(() => decided({ reply: `It costs {{price:${productId}}}.` }))
  writes(customer().psid, 'How much?')
  await eventually(async () => sent().length === 1)
  const nameless = customer('').psid
  writes(nameless, 'And for me?')
  await eventually(async () => sent().length === 2)
  const { said } = (await lastDecision()) as { said: { name: string; value: string }[] }
  expect(said).toEqual([
    {
      name: `price:${productId}`,
      value: expect.any(String) as string,
      product: 'Wildflower honey 500 g',
    },
  ])
  const asked = (value: string) =>
    one(
      `/api/decisions/recipients?${new URLSearchParams({ name: `price:${productId}`, value }).toString()}`,
    )
  const { recipients, more } = (await asked(said[0]?.value ?? '')) as {
    recipients: object[]
    more: boolean
  }
  expect(recipients).toHaveLength(2)
  expect(more).toBe(false)
  expect(recipients).toMatchObject([
    { conversationId: 2, customerId: nameless, customerName: '' },
    { conversationId: 1, customerName: expect.stringMatching(/./) as string },
  ])
  expect((await asked('৳1'))['recipients']).toEqual([])
})
