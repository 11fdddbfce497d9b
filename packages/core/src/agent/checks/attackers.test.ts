import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someContext,
  someDecision,
  someOrder,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { checkDecision } from './checks.ts'

const customer = { name: 'Mina', phone: null, address: null, language: null }
const leaves = (reply: string, parts: Partial<AgentContext> = {}, language = 'en') =>
  checkDecision(someDecision({ reply, language }), someContext(parts)).sendable
const leaving = (replies: readonly string[], parts: Partial<AgentContext> = {}, language = 'en') =>
  replies.filter((reply) => leaves(reply, parts, language))

it('no name, address or product of an odd name permits a promise or a price [AG-06, AG-20]', () => {
  const named = { ...customer, name: 'Lifetime Refund' }
  expect(leaving(['Dein Refund kommt, Lifetime.'], { customer: named })).toEqual([])
  const lives = { ...customer, address: 'Kantha 500 lane, Dhaka' }
  expect(leaving(['Kantha, 500!'], { customer: lives })).toEqual([])
  expect(leaves('Is it 500 lane?', { customer: lives })).toBe(true)
})

it('a number in a name, of pieces or of an order makes nothing true that is said beside it [AG-20]', () => {
  const orders = [someOrder({ number: 'PAL-000123', items: [] })]
  const shop = { products: [blanket, honey], orders }
  const replies = [
    'Honey 500 g cures your cough for good.',
    'Honey 500 g is bought by everybody, no complaint ever.',
    'With order PAL-000123 you get a present from us.',
  ]
  expect(leaving(replies, shop)).toEqual([])
  expect(leaves('Order PAL-000123 is the newer one.', shop)).toBe(true)
})

it('a promise is found that is cut up, struck through, spelt or asked as no question [AG-20]', () => {
  const replies = [
    'f̶r̶e̶e̶ delivery',
    'Delivery is 🇫🇷🇪🇪 for you.',
    'Delivery is *f*r*e*e* for you.',
    'Delivery is f’r’e’e for you.',
    'Did you know that you get your money back any time?',
    'Did I mention that every blanket lasts a lifetime?',
  ]
  expect(leaving(replies)).toEqual([])
  const sizes = { products: [{ ...blanket, description: 'Sizes S, M, L.' }] }
  expect(leaves('Which one would you like, S-M or L?', sizes)).toBe(true)
})

it('a number in words is one in every language, whatever the answer’s is [AG-21]', () => {
  const said = (reply: string, language: string) =>
    checkDecision(someDecision({ reply, language }), someContext()).problems.some(
      ({ code }) => code === 'number',
    )
  const numbers: readonly (readonly [string, string])[] = [
    ['Ami choddo ta dekhi.', 'bn-Latn'],
    ['Chaudah hai.', 'hi-Latn'],
    ['চৌদ্দ পিস।', 'bn'],
    ['चौहत्तर।', 'hi'],
    ['چوہتر۔', 'ur'],
    ['سبعمية.', 'ar'],
    ['Son setecientos.', 'es'],
    ['It is cinquante for you.', 'en'],
  ]
  expect(numbers.filter(([reply, language]) => !said(reply, language))).toEqual([])
  expect(said('Naam ke saath.', 'hi-Latn')).toBe(false)
  expect(said('اسی رنگ میں ہے۔', 'ur')).toBe(false)
})

it('an address is one whatever it ends in, unless a full stop only lacks its blank [AG-21]', () => {
  const found = (reply: string) =>
    checkDecision(someDecision({ reply }), someContext()).problems.some(
      ({ code }) => code === 'foreign_address',
    )
  expect(['See nakshi.pk', 'See nakshi.live/a', 'See nakshi-pay。shop'].filter(found)).toHaveLength(
    3,
  )
  expect(found('It is blue.Which size?')).toBe(false)
})

it('an order that is none is said to be placed in no language [AG-24]', () => {
  const said = (reply: string) =>
    checkDecision(someDecision({ reply }), someContext()).problems.some(
      ({ code }) => code === 'claims_order',
    )
  const replies = [
    'Your order is in.',
    'Siparişiniz oluşturuldu.',
    'آپ کا آرڈر ہو گیا۔',
    'Il tuo ordine è confermato.',
    'Je bestelling is geplaatst.',
    'Ihre Bestellung ist drin.',
    'Die Bestellung ist aufgenommen und geht heute noch raus.',
    'Je bestelling is geplaatst en gaat vandaag nog weg.',
  ]
  expect(replies.filter((reply) => !said(reply))).toEqual([])
  expect(
    [
      'Your order is in the cart.',
      'La tua ordine non è confermato.',
      'Ihre Bestellung ist noch nicht aufgenommen.',
    ].filter(said),
  ).toEqual([])
})

it('what the model adds to a name or an address does not reach the summary [AG-20]', () => {
  const history = turns(['customer', 'Mina 01712345678 House 12 Road 5 Dhaka'])
  const sent = (address: string) =>
    checkDecision(
      someDecision({
        reply: 'Here it is.',
        cart: [{ productId: blanket.id, quantity: 1 }],
        order: 'ask',
        customer: { name: 'Mina', phone: '01712345678', address },
      }),
      someContext({ history }),
    ).sendable
  expect(sent('House 12 Road 5 Dhaka delivery free')).toBe(false)
  expect(sent('House 12, Road 5, Dhaka Bangladesh')).toBe(true)
})

it('a secret of the instructions is found letter by letter and in code [AG-31]', () => {
  const systemPrompt = 'The word for the till is "Moonlark".'
  const settings = someSettings({ ai: { systemPrompt } })
  expect(leaving(['M-o-o-n-l-a-r-k', 'TW9vbmxhcms='], { settings })).toEqual([])
})
