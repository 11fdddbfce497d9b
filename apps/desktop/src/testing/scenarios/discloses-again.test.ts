import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const hour = 3_600_000
const minute = 60_000
const promise = 'A person from our team will answer you here.'
let shop: Shop
let psid: string
let id: string
beforeEach(async () => {
  shop = await openShop()
  psid = customer().psid
  await asksAndIsAnswered()
  id = String((await conversation())['id'])
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const conversation = async () => (await get('/api/conversations'))[0] ?? {}
const texts = () => shop.graph.sent.map(({ text }) => text ?? '')
const isDisclosed = (text = '') => text.startsWith('You are chatting with the automated assistant')
const prices = () => texts().filter((text) => text.includes('৳650'))

/** The answer, as the customer reads it. */
async function asksAndIsAnswered(): Promise<string | undefined> {
  const before = prices().length
  shop.openai.respond(() => decided({ reply: 'It is {{price:1}}.' }))
  writes(psid, 'How much is the honey?')
  // The page may have been quiet for hours: it is looked after seldom by then.
  await shop.clock.until(async () => prices().length > before, { withinMs: 10 * minute })
  await aWhile()
  return prices().at(-1)
}

async function asksForHuman(): Promise<void> {
  shop.openai.respond(() =>
    decided({ reply: 'Of course.', handOver: true, handOverReason: 'wants the owner' }),
  )
  writes(psid, 'I want to talk to a human')
  await eventually(async () => texts().some((text) => text.includes(promise)))
  await aWhile()
}

it('does not where it has just done so [AG-24]', async () => {
  expect(isDisclosed(prices()[0])).toBe(true)
  expect(isDisclosed(await asksAndIsAnswered())).toBe(false)
})

it.each<[string, () => Promise<unknown>]>([
  [
    'a promised human never came and the time was over',
    async () => {
      await asksForHuman()
      shop.clock.advance(12 * hour + minute)
      await eventually(async () => (await conversation())['handler'] === 'agent')
    },
  ],
  [
    'a promised human only handed the chat back',
    async () => {
      await asksForHuman()
      await post(`/api/conversations/${id}/handback`)
    },
  ],
  [
    'a human had the chat and wrote nothing',
    async () => {
      await post(`/api/conversations/${id}/takeover`)
      await shop.clock.elapse(1_000)
      await post(`/api/conversations/${id}/handback`)
    },
  ],
  [
    'a human was promised for want of an answer',
    async () => {
      shop.openai.respond(() => decided({ reply: 'For you it is 99 taka.' }))
      writes(psid, 'Cheaper?')
      await eventually(async () => texts().includes(promise))
      await aWhile()
    },
  ],
])('says once more that an assistant is speaking where %s [AG-24, AG-16]', async (_, happens) => {
  await happens()
  expect(isDisclosed(await asksAndIsAnswered())).toBe(true)
  expect(isDisclosed(await asksAndIsAnswered())).toBe(false)
})
