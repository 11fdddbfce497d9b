import { expect, it } from 'vitest'

import { measure } from './measures.ts'

it.each([
  [35, ['$35', '$70', '$105']],
  [1.25, ['$1.25', '$2.5', '$3.75']],
  [0.00045, ['$0.00045', '$0.0009', '$0.00135']],
])('the axis of costs in steps of %d names each step as it is [AN-06]', (step, named) => {
  const { formatShort } = measure('aiCost', 'BDT', 'en', String)
  expect([1, 2, 3].map((times) => formatShort(step * times))).toEqual(named)
})

it.each([
  ['en', '৳7.5K', '7.5K'],
  ['bn', '৳7.5 হা', '7.5 হা'],
  ['de', '7.500 ৳', '7.500'],
])(
  'the axes of %s have the currency of amounts, and a separator [AN-06, SH-11]',
  (language, sold, counted) => {
    const axis = (name: 'revenue' | 'orders') =>
      measure(name, 'BDT', language, String).formatShort(7_500).replaceAll('\u00A0', ' ')
    expect([axis('revenue'), axis('orders')]).toEqual([sold, counted])
  },
)
