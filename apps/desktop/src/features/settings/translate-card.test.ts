import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { one, post } = speaking(() => shop)

const card = { text: 'Delivery takes 2-3 days and costs {fee}.', from: 'en', to: 'es' }
const translate = (more: object = {}) => post('/api/cards/translation', { ...card, ...more })
const says = (text: string) => shop.openai.respond(() => JSON.stringify({ text }))

it('proposes a card in another language by the seller’s own model, and keeps nothing [AG-20]', async () => {
  const before = await one('/api/settings')
  says('El envío tarda 2-3 días y cuesta {fee}.')
  const answer = await translate()
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { text: 'El envío tarda 2-3 días y cuesta {fee}.' },
  ])
  expect(await one('/api/settings')).toEqual(before)
})

it('refuses a translation with another figure, and says what became of a model that is down [AG-20, API-03]', async () => {
  says('El envío tarda 5 días y cuesta {fee}.')
  const unsound = await translate()
  expect([unsound.status, await unsound.json()]).toMatchObject([
    502,
    { code: 'ai_translation_unsound', message: expect.stringContaining('no sound') },
  ])
  shop.openai.respond(() => ({ incomplete: 'El' }))
  expect((await translate()).status).toBeGreaterThanOrEqual(500)
  for (const odd of [{ text: ' ' }, { to: 'zz' }, { text: 'x'.repeat(501) }]) {
    expect((await translate(odd)).status).toBe(400)
  }
})
