import { expect, it } from 'vitest'

import {
  blanket,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { checkDecision } from './checks.ts'

const shop = (parts: Partial<AgentContext> = {}) =>
  someContext({ products: [{ ...blanket, description: 'Sewn by 42 hands.' }], ...parts })
const numbersIn = (reply: string, context = shop()) =>
  checkDecision(someDecision({ reply }), context).problems.filter(({ code }) => code === 'number')
const inCart = (quantity: number) => shop({ cart: [{ productId: blanket.id, quantity }] })

it('a quantity may be said, unless it is large enough to be taken for a price [AG-21]', () => {
  expect(numbersIn('I have put 20 in.', inCart(20))).toEqual([])
  expect(numbersIn('I have put 21 in.', inCart(21))).toHaveLength(1)
})

it('a number to call is the customer’s own where it is one [AG-21]', () => {
  const said = (phone: string) => shop({ history: turns(['customer', `Call me: ${phone}`]) })
  expect(numbersIn('Shall we call 01712345678?', said('01712345678'))).toEqual([])
  expect(numbersIn('Shall we call 01212345678?', said('01212345678'))).toHaveLength(1)
})

it('the numbers of the customer’s own address and of the shop’s areas may be said [AG-21]', () => {
  const customer = { name: null, phone: null, address: 'House 42, Road 5', language: null }
  const bare = { products: [{ ...blanket, description: '' }] }
  expect(numbersIn('To House 42, Road 5?', shop({ ...bare, customer }))).toEqual([])
  expect(numbersIn('To House 42, Road 5?', shop(bare))).toHaveLength(2)
  const deliveryAreas = [{ id: 'area-1', name: 'Sector 17', fee: 90 }]
  const areas = (tactics: object) => shop({ settings: someSettings({ tactics }) })
  expect(numbersIn('Is it Sector 17?', areas({ deliveryFee: 60, deliveryAreas }))).toEqual([])
  expect(numbersIn('Is it Sector 17?', areas({ deliveryFee: 60 }))).toHaveLength(1)
})

it('a language that is switched off is named, with those that are on [AG-22]', () => {
  const settings = someSettings({ ai: { languages: ['en', 'bn'] } })
  const reply = 'Bu ürün çok güzel, hemen alabilirsiniz.'
  const { problems } = checkDecision(someDecision({ reply }), shop({ settings }))
  expect(problems).toMatchObject([
    { code: 'language', message: expect.stringContaining('in these languages only: en, bn.') },
  ])
})

it('what is around a placeholder makes no number together [AG-21]', () => {
  expect(numbersIn('Sewn by 42.')).toEqual([])
  expect(numbersIn('Sewn by 4{{price:1}}2.').length).toBeGreaterThan(0)
})

it('how many are left may be said where that is on, and two things where they make a bundle [AG-21, ST-03]', () => {
  const left = { ...blanket, stockCount: 3 }
  const stock = (fomoEnabled: boolean) =>
    shop({ products: [left], settings: someSettings({ tactics: { fomoEnabled } }) })
  expect(numbersIn('I know of 3.', stock(true))).toEqual([])
  expect(numbersIn('I know of 3.', stock(false))).toHaveLength(1)
  const bundle = (bundleDiscountEnabled: boolean) =>
    shop({ settings: someSettings({ tactics: { bundleDiscountEnabled } }) })
  expect(numbersIn('Take 2 of them.', bundle(true))).toEqual([])
  expect(numbersIn('Take 2 of them.', bundle(false))).toHaveLength(1)
})

it('tells the model of five numbers at most, each with what to write instead [AG-21]', () => {
  const problems = numbersIn('Is it 51, 52, 53, 54, 55, 56 or 57?')
  expect(problems).toHaveLength(5)
  expect(problems[0]?.message).toContain('"51" is a number that stands nowhere')
  expect(problems[0]?.message).toContain('{{price:ID}}')
})
