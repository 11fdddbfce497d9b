import fc from 'fast-check'
import { expect, it } from 'vitest'

import { beginningOf, fold, oneLine, wholeWords } from './text.ts'

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

const plainly = (source: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${source})(?![\p{L}\p{M}])`, 'gu')
const words = [
  'free|gift',
  'free|freed',
  'free\\p{L}*|ফ্রি[\\p{L}\\p{M}]*',
  'no \\p{L}+ back',
  'no (?:\\p{L}+ ){0,2}back',
  'free(?!\\p{L}* of)',
  '(?<!\\p{L}+ )gift\\p{L}*',
  '\\p{L}{2,}maz',
]

/** Where its letters are of any script, what a word begins with decides, or what it must not stand beside. */
const written = [
  'no মমক back',
  'মকmaz',
  'free মক of',
  'freeমক of',
  'মক gift',
  'gift',
  'gifts freed',
]

it('finds whole words as a pattern that knows all letters does', () => {
  const parts = ['free', 'freed', 'of', 'no', 'way', 'back', 'gift', 's', 'olmaz', 'ফ্রি', 'তে', '5']
  const made = fc
    .array(fc.tuple(fc.constantFrom(...parts), fc.constantFrom(' ', '', ', ', '-')))
    .map((all) => all.flat().join(''))
  const same = (text: string, source: string) => {
    const found: [string, number][] = []
    const rest = wholeWords(source).replaceIn(text, (one, at) => {
      found.push([one, at])
      return '◇'
    })
    const wanted = [...text.matchAll(plainly(source))].map((one) => [one[0], one.index])
    expect(found).toEqual(wanted)
    expect(
      wholeWords(source)
        .all(text)
        .map(({ at, word }) => [word, at]),
    ).toEqual(wanted)
    expect(wholeWords(source).split(text)).toEqual(text.split(plainly(source)))
    expect(rest).toBe(text.replaceAll(plainly(source), '◇'))
    expect(wholeWords(source).test(text)).toBe(wanted.length > 0)
  }
  for (const text of written) for (const source of words) same(text, source)
  fc.assert(fc.property(made, fc.constantFrom(...words), same), { seed: 7, numRuns: 3_000 })
})
