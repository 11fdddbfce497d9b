import { expect, it } from 'vitest'

import { fold } from './text.ts'

it.each([
  ['one two', 'one two'],
  ['one  two   three', 'one two three'],
  ['one\ttwo\u00A0three', 'one two three'],
  ['one\u2003 \t two', 'one two'],
  ['one \n two\n\nthree', 'one \n two\n\nthree'],
])('folds spaces of any kind into one, and keeps lines: %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})
