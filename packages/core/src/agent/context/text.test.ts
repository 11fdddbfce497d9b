import fc from 'fast-check'
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

it('folds plain Latin text, for which there is a short way, as any other', () => {
  const invisible = '\u200B'
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme-ascii' }),
      fc.constantFrom('', '`', '  ', '\n'),
      (text, more) => {
        expect(fold(text + more + text)).toBe(fold(text + more + text + invisible))
      },
    ),
    { seed: 3, numRuns: 2_000 },
  )
})
