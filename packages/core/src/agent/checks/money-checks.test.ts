import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someCampaign,
  someContext,
  someDecision,
  someProduct,
  someSettings,
} from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { decideOrder } from '../decision/order-step.ts'
import { checkMoney } from './money-checks.ts'

const candle = someProduct(4, 'Candle', 10_000)
const lamp = someProduct(5, 'Lamp', 8_000)

/** What a reply says wrongly of money, and which written amounts it has right. */
function money(reply: string, parts: Partial<AgentContext> = {}, more: Partial<Decision> = {}) {
  const context = someContext({ products: [blanket, honey, candle, lamp], ...parts })
  const decision = someDecision({ reply, ...more })
  const { problems, right } = checkMoney(decision, context, decideOrder(decision, context))
  return { wrong: problems.map(({ code }) => code), right }
}
const fine = { wrong: [] }
const wrong = (...codes: string[]) => ({ wrong: codes })

it('takes a number in a product’s own name for no amount, the longest name first [AG-06]', () => {
  const named = (...names: string[]) => ({
    products: names.map((name, at) => someProduct(at + 1, name, 50_000)),
  })
  const offered = named('Saree 900 taka', 'Saree 900 taka edition 700 taka')
  expect(money('We have Saree 900 taka.', offered)).toEqual({ wrong: [], right: [] })
  expect(money('We have Saree 900 taka edition 700 taka.', offered)).toEqual({
    wrong: [],
    right: [],
  })
  expect(money('We have Saree 900 taka.', named('  Saree 900 taka  '))).toEqual({
    wrong: [],
    right: [],
  })
  // Names without a number, or too short to be one, hide nothing.
  expect(money('It is 900 taka.', named('Saree', '900'))).toMatchObject(wrong('amount'))
  expect(money('The lamp 12 is 900 taka.', named('Lamp', '  Lamp 12  '))).toMatchObject(
    wrong('amount'),
  )
})

it('lets a line and the sums of the cart be written where no product is named [AG-06, AG-30]', () => {
  const cart = [
    { productId: 4, quantity: 3 },
    { productId: 5, quantity: 1 },
  ]
  const carted = { cart }
  // 3 × 100 and 80.
  expect(money('Candle: 100 taka each, together 300 taka.', {}, carted)).toMatchObject(fine)
  expect(money('Together it is 380 taka.', {}, carted)).toMatchObject(fine)
  // The sum of all is no price of one of them, nor a line that of another.
  expect(money('The candle is 380 taka.', {}, carted)).toMatchObject(wrong('amount'))
  expect(money('The lamp is 300 taka.', {}, carted)).toMatchObject(wrong('amount'))
  expect(money('Together it is 380 taka.')).toMatchObject(wrong('amount'))
  expect(money('Together it is 0 taka.')).toMatchObject(wrong('amount'))
})

it('lets the discount that is given be written, where no product is named [AG-06]', () => {
  const settings = someSettings({
    tactics: { bundleDiscountEnabled: true, bundleDiscountPercent: 10 },
  })
  const cart = [
    { productId: 4, quantity: 3 },
    { productId: 5, quantity: 1 },
  ]
  // A tenth of 380.
  expect(money('You save 38 taka.', { settings }, { cart })).toMatchObject(fine)
  expect(money('The candle is 38 taka.', { settings }, { cart })).toMatchObject(wrong('amount'))
  expect(money('You save 38 taka.', {}, { cart })).toMatchObject(wrong('amount'))
  expect(money('You save 0 taka.', {}, { cart })).toMatchObject(wrong('amount'))
  expect(money('You get 10% off.', { settings }, { cart })).toMatchObject(fine)
  expect(money('You get 11% off.', { settings }, { cart })).toMatchObject(wrong('percentage'))
})

it('lets what the shop publishes of a thing be repeated, of that thing alone [AG-06, AG-21]', () => {
  const settings = someSettings({
    ai: { shopFacts: 'Gift wrapping costs 30 taka. The candle refill is 45 taka.' },
  })
  const said = (reply: string) => money(reply, { settings })
  expect(said('Gift wrapping is 30 taka.')).toMatchObject(fine)
  expect(said('A candle refill is 45 taka.')).toMatchObject(fine)
  // Nothing of it is spoken of, or another product is.
  expect(said('OK, 30 taka.')).toMatchObject(wrong('amount'))
  expect(said('The lamp is 45 taka.')).toMatchObject(wrong('amount'))
  expect(said('The lamp refill is 45 taka.')).toMatchObject(wrong('amount'))
  expect(said('Gift wrapping is 31 taka.')).toMatchObject(wrong('amount'))
  // Neither words of two letters nor those that any price is said with are a subject.
  expect(said('It is 30 taka.')).toMatchObject(wrong('amount'))
  expect(said('The price is only 30 taka each.')).toMatchObject(wrong('amount'))
  expect(said('দাম ৩০ টাকা মাত্র')).toMatchObject(wrong('amount'))
})

it('lets it be repeated of one of several things, and a word of two letters is none [AG-06, AG-21]', () => {
  const said = (shopFacts: string, reply: string) =>
    money(reply, { settings: someSettings({ ai: { shopFacts } }) })
  const set = 'The set of a candle and a lamp is 150 taka.'
  expect(said(set, 'The set with the candle is 150 taka.')).toMatchObject(fine)
  expect(said('A TV box costs 30 taka.', 'OK, TV: 30 taka.')).toMatchObject(wrong('amount'))
})

it.each([
  ['The candle refill is 45 taka.', 'For you the whole is 45 taka.', 'A refill is 45 taka.'],
  ['Die Nachfüllung für eine Kerze kostet 45 €.', 'Für Sie 45 €.', 'Die Nachfüllung: 45 €.'],
  ['Envolver para regalo cuesta 45 € por caja.', 'Todo por 45 €.', 'Para regalo, 45 €.'],
  ['আপনার উপহার মোড়ক ৪৫ টাকা।', 'আপনার জন্য ৪৫ টাকা।', 'উপহার মোড়ক ৪৫ টাকা।'],
  ['ami apnar jonno gift box kore dei 45 taka', 'apnar jonno 45 taka', 'gift box 45 taka'],
])(
  'words that hold any sentence together say nothing of what an amount is of: %s [AG-06, AG-21]',
  (shopFacts, attack, honest) => {
    const settings = someSettings({ ai: { shopFacts } })
    expect(money(attack, { settings })).toMatchObject(wrong('amount'))
    expect(money(honest, { settings })).toMatchObject(fine)
  },
)

it('speaks of what the reply names, else of the cart, else of the only product [AG-30]', () => {
  expect(money('The lamp is here. It is 80 taka.')).toMatchObject(fine)
  expect(money('The lamp is here. It is 100 taka.')).toMatchObject(wrong('amount'))
  const cart = [{ productId: 4, quantity: 1 }]
  expect(money('It is 100 taka.', {}, { cart })).toMatchObject(fine)
  expect(money('It is 80 taka.', {}, { cart })).toMatchObject(wrong('amount'))
  expect(money('It is 100 taka.')).toMatchObject(wrong('amount'))
  expect(money('It is 100 taka.', { products: [candle] })).toMatchObject(fine)
})

it('tells of five wrong amounts at most, and of each that is right [AG-06]', () => {
  const many = Array.from({ length: 9 }, (_, n) => `It is ${n + 1}11 taka.`).join(' ')
  expect(money(many).wrong).toHaveLength(5)
  expect(money('The candle is 100 taka.').right).toEqual(['100'])
})

it('says of each what is wrong with it and what to write instead [AG-06]', () => {
  const context = someContext({ products: [candle] })
  const decision = someDecision({ reply: 'It is 901 taka. You get 11% off.' })
  const { problems } = checkMoney(decision, context, decideOrder(decision, context))
  expect(problems).toMatchObject([
    { code: 'amount', message: expect.stringContaining('"901" is an amount'), blocking: true },
    { code: 'percentage', message: expect.stringContaining('"11%" is a percentage') },
    { code: 'promise', promise: expect.any(String), blocking: true },
  ])
  expect(problems[0]?.message).toContain('{{price:ID}}')
})

it('knows a percentage of the goods from one of the price [AG-06]', () => {
  expect(money('It is 100% cotton.')).toMatchObject(fine)
  expect(money('Today 100% off!').wrong).toContain('percentage')
  expect(money('১০০% ছাড়').wrong).toContain('percentage')
  expect(money('It is 40% wool.')).toMatchObject(wrong('percentage'))
  expect(money('It is ten percent cheaper.').wrong).toContain('percentage')
  const settings = someSettings({ ai: { shopFacts: 'Ten percent of our honey is wild.' } })
  expect(money('It is twenty percent cheaper.', { settings }).wrong).toContain('percentage')
  const products = [{ ...blanket, description: 'Of 40% wool' }]
  expect(money('It is 40% wool.', { products })).toMatchObject(fine)
  // A number in a name is none.
  const numbered = [someProduct(1, 'Shirt 60% linen', 50_000)]
  expect(money('The Shirt 60% linen is here.', { products: numbered })).toMatchObject(fine)
})

it('reads the slot of the discount with blanks in it as without [AG-06, AG-21]', () => {
  const settings = someSettings({
    tactics: { bundleDiscountEnabled: true, bundleDiscountPercent: 10 },
  })
  const cart = [
    { productId: 4, quantity: 1 },
    { productId: 5, quantity: 1 },
  ]
  for (const slot of ['{{discount_percent}}', '{{ discount_percent }}']) {
    expect(money(`You get ${slot} off.`, { settings }, { cart }), slot).toMatchObject(fine)
    expect(money(`You get ${slot} off.`).wrong, slot).toContain('promise')
  }
})

it('reads a slot for no amount of its own [AG-21]', () => {
  expect(money('It is {{price:4}}.')).toEqual({ wrong: [], right: [] })
  expect(money('The candle at {{price:4}} offers a lot of light.')).toMatchObject(fine)
  const campaign = { ...someCampaign, name: 'Winter' }
  expect(money('You get {{discount_percent}} off.', { campaign }).wrong).not.toContain('percentage')
})

it('repeats the price of a service in another language, and of another service in none [AG-06, AG-21]', () => {
  const settings = someSettings({
    ai: {
      shopFacts:
        'Parts are fitted for 250 taka, by appointment only. Engraving costs 200 taka and takes 2 days.',
    },
  })
  const right = [
    'La gravure coûte 200 taka.',
    'नाम खुदवाने के 200 टका लगते हैं।',
    'Bisa dipasang di bengkel, biayanya 250 taka.',
    'يمكننا تركيبه مقابل 250 تاكا.',
  ]
  expect(right.flatMap((text) => money(text, { settings }).wrong)).toEqual([])
  const others = ['La gravure coûte 250 taka.', 'La réparation coûte 200 taka.', 'It is 200 taka.']
  expect(others.map((text) => money(text, { settings }).wrong)).toEqual(
    others.map(() => ['amount']),
  )
})

it('takes the price of a service for none of what is sold, nor of both together [AG-06, AG-21]', () => {
  const settings = someSettings({
    ai: {
      shopFacts:
        'Setting a lamp up on the roof costs 500 taka. A repair costs 300 taka. Gift wrapping: 50 taka.',
    },
  })
  const products = [someProduct(1, 'Solar Street Lamp', 90_000), someProduct(2, 'Romper', 80_000)]
  const wrongOf = (text: string) => money(text, { settings, products }).wrong
  const right = [
    'Putting it on the roof costs 500 taka, that is extra.',
    'Setting it up is possible, it costs 500 taka and takes a day.',
    'Das Einpacken kostet 50 Taka.',
  ]
  expect(right.flatMap(wrongOf)).toEqual([])
  const others = [
    'The lantern costs 500 taka, set it up and you have light.',
    'The lamp is 500 taka, easy to set up.',
    'The repair costs 500 taka, fitting included.',
    'The blanket costs 50 taka, gift wrapped.',
    'Gift wrapped, the blanket costs 50 taka.',
    'Die Lampe kostet mit Montage 500 Taka.',
    'ল্যাম্প লাগিয়ে দিয়ে মোট 500 টাকা।',
    'A lantern costs 500 taka.',
  ]
  expect(others.filter((text) => !wrongOf(text).includes('amount'))).toEqual([])
})

it('takes what is offered for nothing in a question for a promise [AG-06, AG-20]', () => {
  expect(money('Shall I wrap it for free?').wrong).toEqual(['promise'])
  expect(money('¿Te lo envuelvo gratis?').wrong).toEqual(['promise'])
  expect(money('এটা কি নিজের জন্য নেবেন, নাকি কাউকে উপহার দেবেন?').wrong).toEqual([])
})

it('gives nothing away for longer than the shop says [AG-06, AG-20]', () => {
  const settings = someSettings({ ai: { shopFacts: 'Las reparaciones son gratis el primer mes.' } })
  expect(money('Las reparaciones son gratis el primer mes.', { settings }).wrong).toEqual([])
  expect(money('Las reparaciones son gratis.', { settings }).wrong).toEqual(['promise'])
})
