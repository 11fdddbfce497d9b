import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { writes, customer, eventually } = speaking(() => shop)
const answers = (...replies: readonly (readonly [string, string])[]) => {
  const left = [...replies]
  shop.openai.respond(() => {
    const [reply = '', language = 'en'] = (left.length > 1 ? left.shift() : left[0]) ?? []
    return decided({ reply, language })
  })
}

it('a language that is switched off is asked for again in one of the shop, and only that goes out [AG-22]', async () => {
  answers(
    ['Merhaba, bu bal çok güzel, kaç tane istersiniz?', 'tr'],
    ['Hello, how many jars would you like?', 'tr'],
  )
  writes(customer().psid, 'Merhaba, balınız var mı?')
  await eventually(async () => shop.graph.sent.length === 1)
  const [sent] = shop.graph.sent
  expect(sent?.text).toContain('how many jars')
  // Nor does the program's own part follow the model's word for the language.
  expect(sent?.text).toContain('You are chatting with the automated assistant')
  expect(JSON.stringify(shop.openai.requests[1]?.input)).toContain('in these languages only')
})

it('switched on, it goes out, with the program’s own part in it [AG-22]', async () => {
  const ai = { languages: ['en', 'tr'] }
  const body = { ai }
  expect((await shop.server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
  answers(['Merhaba, bu bal çok güzel, kaç tane istersiniz?', 'en'])
  writes(customer().psid, 'Merhaba, balınız var mı?')
  await eventually(async () => shop.graph.sent.length === 1)
  expect(shop.graph.sent[0]?.text).toContain('kaç tane istersiniz')
  expect(shop.graph.sent[0]?.text).not.toContain('You are chatting')
  expect(shop.openai.requests).toHaveLength(1)
})

it('refuses a language twice or one that nobody has words in [AG-22]', async () => {
  for (const languages of [['en', 'en'], ['pl']]) {
    const body = { ai: { languages } }
    expect((await shop.server.ask('/api/settings', { method: 'PUT', body })).status).toBe(400)
  }
})
