import fc from 'fast-check'
import { expect, it } from 'vitest'

import { beginningOf, fold, oneLine } from './text.ts'

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

it('a line that is cut ends with no half of an emoji, which nothing takes [AG-04]', () => {
  for (const before of ['', 'a'])
    for (const most of [3, 4, 299, 300]) {
      const line = oneLine(before + '🍯'.repeat(400), most)
      expect(line.isWellFormed()).toBe(true)
      expect(line.length).toBeLessThanOrEqual(most)
      expect(beginningOf(before + '🍯'.repeat(400), most).isWellFormed()).toBe(true)
    }
})
