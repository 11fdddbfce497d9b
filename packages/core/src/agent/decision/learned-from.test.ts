import { expect, it } from 'vitest'

import { someContext, turns } from '../../testing/agent-context.ts'
import { learnedFrom } from './learned-from.ts'

const nothing = { name: null, phone: null, address: null, language: null }
const history = turns(
  ['customer', 'I am Mina, do you have kantha?'],
  ['agent', 'Yes, Mina Akter. House 12, Road 5?'],
  ['customer', 'Mina Akter, ০১৭১২-৩৪৫৬৭৮'],
  ['customer', 'House 12, Road 5, Dhanmondi'],
  ['customer', 'Thank you'],
)
const texts = (found: ReturnType<typeof learnedFrom>) =>
  Object.fromEntries(Object.entries(found).map(([fact, turn]) => [fact, turn.text]))

it('tells in which words of the customer each fact is, never in ours [AG-04, CV-15]', () => {
  const customer = {
    ...nothing,
    name: 'Mina Akter',
    phone: '01712345678',
    address: 'House 12, Road 5, Dhanmondi',
  }
  expect(texts(learnedFrom(customer, someContext({ history, customer: nothing })))).toEqual({
    name: 'Mina Akter, ০১৭১২-৩৪৫৬৭৮',
    phone: 'Mina Akter, ০১৭১২-৩৪৫৬৭৮',
    address: 'House 12, Road 5, Dhanmondi',
  })
})

it('of what was known before nothing is said, and the newest words that hold it count [AG-04]', () => {
  const again = [...history, ...turns(['customer', 'as I said: 01712345678'])]
  const customer = { ...nothing, name: 'Mina Akter', phone: '01712345678' }
  const context = someContext({ history: again, customer: { ...nothing, name: 'Mina Akter' } })
  expect(texts(learnedFrom(customer, context))).toEqual({ phone: 'as I said: 01712345678' })
})

it('a tapped number is in the tap [AG-29]', () => {
  const tap = { author: 'customer', text: '', tap: '+8801712345678', at: 9 } as const
  const context = someContext({ history: [...history, tap], customer: nothing })
  const found = learnedFrom({ ...nothing, phone: '01712345678' }, context)
  expect(found).toEqual({ phone: tap })
})
