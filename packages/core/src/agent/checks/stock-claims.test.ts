import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  soldOut,
  someContext,
  someDecision,
  someOrder,
  someProduct,
} from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { checkDecision } from './checks.ts'

const isHeld = (reply: string, context = someContext(), parts: Partial<Decision> = {}) =>
  checkDecision(someDecision({ ...parts, reply }), context).problems.some(
    ({ code }) => code === 'out_of_stock',
  )
const passing = (texts: readonly string[], context?: AgentContext) =>
  texts.filter((text) => !isHeld(text, context))

it('a sold-out product is not spoken of as if it could be had, in any language [AG-05, AG-06]', () => {
  expect(
    passing([
      'The Clay Pot is available.',
      'Clay Pot is in stock.',
      'You can order the Clay Pot.',
      'Sure, the Clay Pot is ready to ship.',
      'No problem, the Clay Pot is in stock.',
      'You can order it now: {{price:3}}',
      'Clay Pot ache.',
      'Clay Pot আমাদের কাছে আছে।',
      'কোনো সমস্যা নেই, Clay Pot স্টকে আছে।',
      'Clay Pot متوفر الآن.',
      'Tenemos el Clay Pot, sin problema.',
      'Der Clay Pot ist auf Lager.',
      'Le Clay Pot est disponible.',
      'Clay Pot stokta var.',
      'Clay Pot स्टॉक में है।',
      'Hliněný Clay Pot máme skladem.',
      'Clay Pot 有货。',
    ]),
  ).toEqual([])
})

it('that it is sold out may be said in every language, and other things of what there is [AG-05, AG-06]', () => {
  const said = [
    'Sorry, the Clay Pot is out of stock. May I show you the Nakshi Kantha?',
    'The Clay Pot? It is sold out at the moment.',
    "We don't have the Clay Pot now.",
    'Clay Pot ekhon stock e nai.',
    'দুঃখিত, Clay Pot এখন আমাদের কাছে নেই।',
    'آسف، لا يوجد لدينا Clay Pot الآن.',
    'La Clay Pot está agotada.',
    'Le Clay Pot est en rupture de stock.',
    'Der Clay Pot ist leider ausverkauft.',
    'Üzgünüm, Clay Pot şu an elimizde yok.',
    'Clay Pot इस समय हमारे पास नहीं है।',
    'Clay Pot abhi stock mein nahi hai.',
    'معذرت، Clay Pot ختم ہو گیا ہے۔',
    'Maaf, Clay Pot sedang habis.',
    'Il Clay Pot è esaurito.',
    'O Clay Pot está esgotado.',
    'De Clay Pot is uitverkocht.',
    'The Nakshi Kantha is available.',
  ]
  expect(said.filter((text) => isHeld(text))).toEqual([])
})

it('a no that is said of another product says nothing of one that is sold out [AG-05, AG-06]', () => {
  expect(
    passing([
      'We have no Nakshi Kantha but the Clay Pot is available.',
      'The Clay Pot is available and the Honey 500 g is not.',
      'The Honey 500 g is out of stock, the Clay Pot is there.',
      'The Honey 500 g is sold out. The Clay Pot is available.',
      'No, the Honey 500 g is there, and the Clay Pot is available.',
      'Nakshi Kantha নেই, Clay Pot আছে।',
      'Nakshi Kantha nai kintu Clay Pot ache.',
      'لا يوجد Nakshi Kantha لكن Clay Pot متوفر.',
      'La Nakshi Kantha está agotada, pero el Clay Pot sí lo tenemos.',
      'La Nakshi Kantha est épuisée mais le Clay Pot est là.',
      'Die Nakshi Kantha ist ausverkauft, aber der Clay Pot ist da.',
      'Nakshi Kantha tükendi ama Clay Pot stokta.',
      'Nakshi Kantha नहीं है लेकिन Clay Pot है।',
      'Nakshi Kantha habis tapi Clay Pot ada.',
    ]),
  ).toEqual([])
})

it('a no that answers says nothing of the stock, unless nothing else is said [AG-05, AG-06]', () => {
  expect(
    passing([
      'No, the Clay Pot is available.',
      'No. The Clay Pot is in stock.',
      'No — the Clay Pot is in stock.',
      'The Clay Pot? No, the Clay Pot is there!',
      'Nein, der Clay Pot ist auf Lager.',
      'না, Clay Pot আছে।',
      'Na, Clay Pot ache.',
      'لا، Clay Pot متوفر.',
      'No, el Clay Pot está disponible.',
      'Non, le Clay Pot est disponible.',
      'नहीं, Clay Pot है।',
      'Tidak, Clay Pot ada.',
      'Não, o Clay Pot está disponível.',
    ]),
  ).toEqual([])
  const said = [
    'The Clay Pot? No, sorry.',
    'You ask for the Clay Pot: no.',
    'The Clay Pot — sold out, sorry.',
    "No, we don't have the Clay Pot now.",
    'The Clay Pot? No, but the Nakshi Kantha is there.',
    'No, the Clay Pot is sold out.',
    'Clay Pot? Nahi, abhi nahi hai.',
  ]
  expect(said.filter((text) => isHeld(text))).toEqual([])
})

it('beside another product it may be said to be sold out in its own words [AG-05, AG-06]', () => {
  const said = [
    'The Clay Pot is sold out, but the Nakshi Kantha is there.',
    'We have the Nakshi Kantha, not the Clay Pot.',
    'You asked about the Clay Pot. It is sold out, but we have the Nakshi Kantha.',
    "Instead of the Clay Pot, which we don't have, I can show you the Nakshi Kantha.",
    'Unfortunately, the Clay Pot is gone; the Honey 500 g is there.',
    'Would you like the Honey 500 g? Unfortunately, the Clay Pot is what we lack now.',
    'We have the Honey 500 g and no Clay Pot.',
    'Clay Pot নেই, তবে Nakshi Kantha আছে।',
    'Nakshi Kantha ache kintu Clay Pot nai.',
    'Clay Pot غير متوفر لكن Nakshi Kantha موجود.',
    'El Clay Pot está agotado, pero tenemos la Nakshi Kantha.',
    'Le Clay Pot est épuisé mais la Nakshi Kantha est disponible.',
    'Der Clay Pot ist ausverkauft, die Nakshi Kantha ist da.',
    'Clay Pot kalmadı ama Nakshi Kantha var.',
    'Clay Pot नहीं है, लेकिन Nakshi Kantha है।',
    'Clay Pot sedang habis, tapi Nakshi Kantha ada.',
    'The Clay-Pot is sold out and the Nakshi Kantha is there.',
  ]
  expect(said.filter((text) => isHeld(text))).toEqual([])
  const vase = { ...someProduct(4, 'Vase', 20_000), inStock: false }
  const products = [blanket, soldOut, vase]
  expect(isHeld('Sold out: the Clay Pot, the Vase.', someContext({ products }))).toBe(false)
  const small = { ...soldOut, name: 'Clay Pot, small' }
  const context = someContext({ products: [blanket, small] })
  expect(isHeld('The Clay Pot, small is sold out.', context)).toBe(false)
  expect(isHeld('The Clay Pot, small is there.', context)).toBe(true)
})

it('what is counted down to none is sold out, too; a part of another name is not [AG-05]', () => {
  const none = { ...honey, stockCount: 0 }
  expect(isHeld('Honey 500 g is in stock.', someContext({ products: [blanket, none] }))).toBe(true)
  const small = { ...someProduct(4, 'Clay Pot, small', 20_000) }
  const products = [blanket, soldOut, small]
  expect(isHeld('The Clay Pot, small is in stock.', someContext({ products }))).toBe(false)
})

it('of what the customer has ordered the shop may speak [AG-18]', () => {
  const item = { productId: soldOut.id, name: soldOut.name, quantity: 1, unitPriceMinor: 30_000 }
  const context = someContext({ orders: [someOrder({ items: [item] })] })
  const reply = 'Let me look at the order with the Clay Pot.'
  expect(isHeld(reply, context, { afterSale: 'status' })).toBe(false)
  expect(isHeld(reply, context)).toBe(true)
})
