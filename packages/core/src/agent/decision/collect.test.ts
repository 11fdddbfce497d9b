import { expect, it } from 'vitest'

import { someContext, turns } from '../../testing/agent-context.ts'
import { otherPhones } from './collect.ts'

const mine = '01712345678'
const said = (...texts: readonly string[]) =>
  someContext({ history: turns(...texts.map((text) => ['customer', text] as const)) })

it.each([
  ['one number alone', ['Mina, 01712345678, House 7, Dhaka'], []],
  ['two in one message', ['Mina, 01712345678 / 01812-345678, House 7'], ['01812345678']],
  ['two in Bengali digits', ['০১৭১২৩৪৫৬৭৮, ০১৮১২৩৪৫৬৭৮'], ['01812345678']],
  ['the same one twice', ['01712345678, +880 1712-345678'], []],
  ['one in another message, whose account it may be', [`bKash from 01912345678`, mine], []],
  ['no number but an amount beside it', ['01712345678, I have 125000 taka'], []],
  [
    'the last message that has theirs',
    [`${mine} 01812345678`, `${mine} 01612345678`],
    ['01612345678'],
  ],
])('of %s these are the customer’s others [AG-04]', (_, texts, others) => {
  expect(otherPhones(mine, said(...texts))).toEqual(others)
})

it('there are none where there is no number yet, and at most three [AG-04]', () => {
  const many = [mine, '01812345678', '01912345678', '01612345678', '01512345678'].join(', ')
  expect(otherPhones(null, said(many))).toEqual([])
  expect(otherPhones(mine, said(many))).toHaveLength(3)
})
