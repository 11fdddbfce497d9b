import { expect, it } from 'vitest'

import { figuresOf, textsWith } from './lines-with.ts'

it.each([
  ['whole', '12', 'Box of 12.', true],
  ['part of another number', '12', 'Box of 120, or 312.', false],
  ['beside letters', '12', 'Model A12b', true],
  ['with marks between its digits', '1250', 'Woven of 1,250 threads', true],
  ['a part of what is written with marks', '250', 'Woven of 1,250 threads', true],
  ['behind zeros', '123', 'PAL-000123', true],
  ['a time of day, which either clock tells', '3', 'Open 15:00 to 21:00', true],
])('a number is looked for as it may be written: %s [AG-21]', (_, number, line, holds) => {
  expect(textsWith(figuresOf(line), [number])).toEqual(holds ? [line] : [])
})

it('of a long catalogue only the texts are read that may hold the number [AG-21]', () => {
  const plain = Array.from({ length: 1_000 }, (_, at) => `Soft cotton, washed ${at} times`)
  const otherwise = ['১২ টি', '1*2 pieces', 'Box of １２']
  const without = ['নরম সুতি', 'no number']
  expect(textsWith([...plain, ...otherwise, ...without].flatMap(figuresOf), ['12'])).toEqual([
    'Soft cotton, washed 12 times',
    ...otherwise,
  ])
})

it('of a number of thousands of digits or parts no more is kept than of another one [AG-21]', () => {
  const kept = (text: string) => figuresOf(text).flatMap(({ numbers }) => numbers)
  expect(kept('1'.repeat(12_000))).toEqual([])
  expect(kept(`${'1'.repeat(12_000)} and 7`)).toEqual(['7'])
  expect(kept('1,'.repeat(10_000)).length).toBeLessThan(10_000 * 41)
  expect(textsWith(figuresOf('Box of 12'), ['1'.repeat(12_000), '12'])).toEqual(['Box of 12'])
})
