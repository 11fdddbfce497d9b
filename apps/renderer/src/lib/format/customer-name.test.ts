import { expect, it } from 'vitest'

import { customerName } from './customer-name.ts'

it.each(['', ' ', '\u200b', '\u2067\u200f'])(
  'whose name nobody can see (%j) is called by their number [DB-04]',
  (name) => {
    expect(customerName({ customerName: name, customerId: '77' })).toContain('77')
    expect(customerName({ customerName: `${name}Mina`, customerId: '77' })).toContain('Mina')
  },
)
