import { expect, it } from 'vitest'

import {
  blanket,
  honey,
  someContext,
  someProduct,
  someSettings,
} from '../../testing/agent-context.ts'
import type { CartItem, KnownCustomer } from '../context/context.ts'
import { draftOrder, isComplete, missingParts, offerHash, unavailableIn } from './order-draft.ts'

const mina = {
  name: 'Mina Akter',
  phone: '01712345678',
  address: 'House 12, Dhaka',
  language: null,
}
const pillowCase = { ...someProduct(9, 'Pillow case', 5_000), productType: 'upsell' as const }
const tactics = {
  bundleDiscountEnabled: true,
  bundleDiscountPercent: 10,
  freeDeliveryEnabled: true,
  freeDeliveryThreshold: 1_000,
}
const shop = (parts: Partial<ReturnType<typeof someSettings>['tactics']> = {}) =>
  someContext({
    settings: someSettings({ tactics: { ...tactics, ...parts } }),
    products: [blanket, honey, pillowCase],
  })
const cartOf = (...things: readonly (readonly [{ readonly id: number }, number])[]): CartItem[] =>
  things.map(([{ id }, quantity]) => ({ productId: id, quantity }))
const drafted = (cart: CartItem[], context = shop()) => draftOrder(cart, mina, context)

it.each([
  ['one thing', cartOf([honey, 1]), { alone: 10, withHelp: 5 }],
  ['two pieces of one thing', cartOf([honey, 2]), { alone: 10, withHelp: 5 }],
  ['a bundle', cartOf([honey, 1], [blanket, 1]), { alone: 15, withHelp: 10 }],
  ['something sold on top', cartOf([pillowCase, 1]), { alone: 15, withHelp: 10 }],
])('points for %s, by itself and with help [AG-13]', (_, cart, points) => {
  expect(drafted(cart).aiPoints).toEqual(points)
})

it('one thing that was sold on top counts beside others, without a bundle too [AG-13]', () => {
  const context = shop({ bundleDiscountEnabled: false })
  expect(drafted(cartOf([honey, 1], [pillowCase, 1]), context).aiPoints.alone).toBe(15)
  expect(drafted(cartOf([honey, 1], [blanket, 1]), context).aiPoints.alone).toBe(10)
})

// Honey costs 650.50; with the blanket and 10 % off it is 1,665.45.
it.each([
  ['under the threshold', cartOf([honey, 1]), {}, false],
  ['at it', cartOf([honey, 1]), { freeDeliveryThreshold: 650.5 }, true],
  ['over it', cartOf([honey, 2]), {}, true],
  [
    'over it before the discount alone',
    cartOf([honey, 1], [blanket, 1]),
    { freeDeliveryThreshold: 1_700 },
    false,
  ],
  ['where it is off', cartOf([honey, 2]), { freeDeliveryEnabled: false }, false],
  ['with nothing in the cart', [], { freeDeliveryThreshold: 0 }, false],
])(
  'delivery is promised to be free only where it is: %s [AG-05, ST-03]',
  (_, cart, parts, free) => {
    expect(drafted(cart, shop(parts)).deliveryIsFree).toBe(free)
  },
)

it('an offer is another as soon as a thing, a piece, a price or the receiver is [AG-05]', () => {
  const both = cartOf([honey, 1], [blanket, 1])
  const hash = (cart: CartItem[], customer: KnownCustomer = mina, context = shop()) =>
    offerHash(draftOrder(cart, customer, context), 'BD')
  const same = hash(both)
  expect(hash(both.toReversed())).toBe(same)
  expect(hash(both, { ...mina, name: 'mina  AKTER', phone: '+880 1712-345678' })).toBe(same)
  // The same money, in other things: two for one each.
  const namesake = { ...someProduct(10, 'Acacia honey', honey.priceMinor) }
  const namesakes = { ...shop(), products: [blanket, honey, namesake] }
  expect(hash(cartOf([honey, 1]), mina, namesakes)).not.toBe(
    hash(cartOf([namesake, 1]), mina, namesakes),
  )
  expect(hash(cartOf([honey, 2], [namesake, 1]), mina, namesakes)).not.toBe(
    hash(cartOf([honey, 1], [namesake, 2]), mina, namesakes),
  )
  expect(hash(cartOf([honey, 2]))).not.toBe(hash(cartOf([honey, 1])))
  expect(hash(both, { ...mina, name: 'Min Aakter' })).not.toBe(same)
  expect(hash(both, { ...mina, address: 'House 1 2, Dhaka' })).not.toBe(same)
  expect(hash(both, { ...mina, phone: '01812345678' })).not.toBe(same)
  expect(hash(both, { ...mina, deliveryNote: 'Call first' })).not.toBe(same)
})

it('blanks are no name and no address, and an order lacks what it lacks [AG-05]', () => {
  const lacks = (customer: Partial<typeof mina>, cart = cartOf([honey, 1])) =>
    missingParts(draftOrder(cart, { ...mina, ...customer }, shop()), 'BD')
  expect(lacks({})).toEqual([])
  expect(lacks({ name: '  ' })).toEqual(['name'])
  expect(lacks({ address: ' \n ' })).toEqual(['address'])
  expect(lacks({ phone: '0171234' })).toEqual(['phone'])
  expect(lacks({}, [])).toEqual(['items'])
  expect(isComplete(drafted(cartOf([honey, 1])), shop())).toBe(true)
  expect(isComplete(draftOrder(cartOf([honey, 1]), { ...mina, name: ' ' }, shop()), shop())).toBe(
    false,
  )
})

it('no order has room for more than can be added up exactly: that line cannot be had, and nothing breaks [AG-05, CU-03]', () => {
  const dear = someProduct(1, 'Ring', 100_000_000_000)
  const context = { ...shop(), products: [dear, honey] }
  const cart = cartOf([honey, 2], [dear, 999_900])
  expect(unavailableIn(cart, context)).toEqual([dear.id])
  expect(drafted(cart, context).totals.subtotal).toBe(130_100)
  expect(unavailableIn(cartOf([dear, 100]), context)).toEqual([])
  expect(unavailableIn(cartOf([dear, 100], [honey, 1]), context)).toEqual([honey.id])
})
