import { expect, it, vi } from 'vitest'

import { blanket, someContext, someDecision, someProduct } from '../../testing/agent-context.ts'
import type { AgentProduct } from '../context/context.ts'
import { checkDecision } from './checks.ts'

const many = Array.from({ length: 300 }, (_, at) => ({
  ...someProduct(at + 10, `Lamp ${at}`, 50_000),
  description: `নরম সুতি, ${at + 400} বার ধোয়া।`,
}))
/** As a turn reads them: nothing of it is the same object as the turn before. */
const shop = (...products: readonly AgentProduct[]) =>
  someContext({ products: structuredClone([...products, ...many]) })
const wrongIn = (reply: string, ...products: readonly AgentProduct[]) =>
  checkDecision(someDecision({ reply }), shop(...products)).problems.map(({ code }) => code)

const kantha = (description: string, name = blanket.name) => ({ ...blanket, name, description })

it.each([
  ['a number', 'It is 77 threads.', 'Woven of 77 threads.', 'Woven of 78 threads.', 'number'],
  ['a measure', 'It is 77 cm long.', 'It is 77 cm long.', 'It is 78 cm long.', 'number'],
  ['a word', 'It is of seventeen threads.', 'Of seventeen threads.', 'Of many.', 'number'],
  ['an amount', 'The box costs 77 taka.', 'The box: 77 taka.', 'The box: 78 taka.', 'amount'],
  ['a percentage', 'Now 7% off.', 'Now 7% off.', 'Now 8% off.', 'percentage'],
  ['a promise', 'It has a warranty.', 'With a warranty.', 'Without any.', 'promise'],
  ['an address', 'See nakshi.shop.', 'See nakshi.shop.', 'See kantha.shop.', 'foreign_address'],
  ['a number to call', 'Call 01712345678.', 'Call 01712345678.', 'Call us.', 'foreign_phone'],
])('what the seller changes of a product counts from the next answer on: %s [AG-21]', (...of) => {
  const [, reply, before, after, code] = of
  expect(wrongIn(reply, kantha(before))).not.toContain(code)
  expect(wrongIn(reply, kantha(after))).toContain(code)
  expect(wrongIn(reply, kantha(before))).not.toContain(code)
})

it('a number of a name is that of the name as it is called now [AG-21]', () => {
  const reply = 'The Kantha 77 is soft.'
  expect(wrongIn(reply, kantha('', 'Kantha 77'))).toEqual([])
  expect(wrongIn(reply, kantha('', 'Kantha 78'))).toContain('number')
})

it('campaigns that answer by turns know their own numbers only [AG-21]', () => {
  for (let turn = 0; turn < 3; turn++) {
    expect(wrongIn('Of 77 threads.', kantha('Of 77 threads.'))).toEqual([])
    expect(wrongIn('Of 77 threads.', kantha('Of 88 threads.'))).toEqual(['number'])
    expect(wrongIn('Of 88 threads.', kantha('Of 88 threads.'))).toEqual([])
  }
})

it('what has sold does not have a catalogue read anew [AG-21]', () => {
  const lamps = many.map((lamp) => ({ ...lamp, description: `তামার, ${lamp.description}` }))
  const folded = vi.spyOn(String.prototype, 'normalize')
  const read = (stockCount: number) => {
    folded.mockClear()
    const reply = 'It is of 77 threads, for 77 taka, with a warranty.'
    wrongIn(reply, ...lamps.map((lamp) => ({ ...lamp, stockCount })))
    return folded.mock.calls.length
  }
  expect(read(9)).toBeGreaterThan(lamps.length)
  expect(read(8)).toBeLessThan(lamps.length / 4)
  folded.mockRestore()
})
