import { expect, it } from 'vitest'

import {
  blanket,
  someContext,
  someDecision,
  someSettings,
  turns,
} from '../../testing/agent-context.ts'
import { findAmounts, findPercents } from '../context/amounts.ts'
import { customerTurns, longestTurn, unansweredTurns, unreadTurns } from '../context/context.ts'
import { bargained } from '../decision/bargain.ts'
import { learnedFrom } from '../decision/learned-from.ts'
import { checkDecision } from './checks.ts'

/** As long as Messenger lets anybody write. */
const longest = 20_000
const long = (part: string) => part.repeat(Math.ceil(longest / part.length)).slice(0, longest)

it.each([
  ['one number', '1'],
  ['a number in parts', '1,'],
  ['numbers', '1 '],
  ['groups of digits', '200 '],
  ['marks', '\u0301'],
  ['number words', 'two '],
])('a message of nothing but %s is answered as another one [AG-07, AG-21]', (_, part) => {
  const history = turns(['customer', long(part)], ['customer', 'How much is the honey?'])
  const settings = someSettings({ flow: { priceNegotiation: true } })
  const decision = someDecision({ reply: 'The honey is {{price:2}}.', cheaper: 1 })
  expect(checkDecision(decision, someContext({ history, settings })).problems).toEqual([])
})

it('of a message so much is read as the model gets, and all of it stays [AG-07]', () => {
  const history = turns(['customer', long('1 ')], ['customer', 'hello'])
  const context = someContext({ history })
  for (const read of [customerTurns, unreadTurns, unansweredTurns])
    expect(read(context).map(({ text }) => text.length)).toEqual([longestTurn, 5])
  expect(context.history[0]?.text).toHaveLength(longest)
})

it('what a long message told is known to be from it [AG-04]', () => {
  const history = turns(['customer', `Mina Akter, 01712345678\n${long('thank you ')}`])
  const customer = { name: 'Mina Akter', phone: '01712345678', address: null, language: null }
  const found = learnedFrom(customer, someContext({ history }))
  expect([found.name, found.phone]).toEqual([history[0], history[0]])
})

it('long numbers in what they offer hide no offer in another message [AG-06]', () => {
  const product = { ...blanket, lowestPriceMinor: 60_000 }
  const history = turns(['customer', long('1,')], ['customer', 'I give 1,100 taka'])
  const settings = someSettings({ flow: { priceNegotiation: true } })
  const context = someContext({ history, settings, products: [product] })
  const { concessions = [] } = bargained(someDecision({ cheaper: product.id }), context)
  expect(concessions.map(({ priceMinor }) => priceMinor)).toEqual([110_000])
})

it('amounts and percentages begin where their number begins [AG-06]', () => {
  expect(findAmounts('It is 1,234,567.50 taka', 'BDT').map(({ minor }) => minor)).toEqual([
    [123_456_750],
  ])
  expect(findPercents('12.5% or 1000%').map(({ percent }) => percent)).toEqual([12.5, 1000])
  expect(findPercents('twenty percent').map(({ text }) => text)).toEqual(['twenty percent'])
})
