import { expect, it, vi } from 'vitest'

import { inEach, sameList } from './once.ts'

it('a list that holds the same is the same one, and one that has changed is another [AG-21]', () => {
  const same = sameList()
  const first = same(['Pot', 'Kantha'])
  expect(same(['Pot', 'Kantha'])).toBe(first)
  for (const changed of [['Pot', 'Katha'], ['Pot'], ['Kantha', 'Pot'], ['Pot', 'Kantha', 'Lamp']])
    expect(same(changed)).toBe(changed)
  expect(same(['Pot', 'Kantha'])).toBe(first)
})

it('keeps of many lists the latest, and a long one as long as it is the latest [AG-21]', () => {
  const same = sameList(4)
  const [short, other, long] = [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f', 'g', 'h', 'i'],
  ]
  same(short)
  same(other)
  expect(same([...short])).toBe(short)
  same(long)
  expect(same([...long])).toBe(long)
  expect(same([...short])).not.toBe(short)
})

it('a list is looked through once, and of one that has changed only what is new in it [AG-21]', () => {
  const find = vi.fn((text: string) => text.match(/\d+/g) ?? [])
  const numbers = inEach(find)
  const texts = ['Box of 12', 'Soft', 'Box of 12', '3 for 2']
  expect(numbers(texts)).toEqual(['12', '12', '3', '2'])
  expect(numbers(texts)).toEqual(['12', '12', '3', '2'])
  expect(find).toHaveBeenCalledTimes(3)
  expect(numbers(['Box of 15', 'Soft', '3 for 2'])).toEqual(['15', '3', '2'])
  expect(find.mock.calls.slice(3)).toEqual([['Box of 15']])
})

it('a list is looked through in slices, which whoever asks meanwhile continues', () => {
  const find = vi.fn((text: string) => [text.length])
  const lengths = inEach(find)
  const texts = ['a', 'bb', 'ccc', 'dddd']
  const [first, second] = [lengths.slices(texts), lengths.slices(texts)]
  first.next()
  expect(find).toHaveBeenCalledTimes(1)
  second.next()
  expect(find).toHaveBeenCalledTimes(2)
  expect(lengths(texts)).toEqual([1, 2, 3, 4])
  expect([...first, ...second]).toEqual([])
  expect(find).toHaveBeenCalledTimes(4)
})

it('a list that has changed while the last one is looked through is another [AG-21]', () => {
  const find = vi.fn((text: string) => [text.length])
  const lengths = inEach(find)
  const before = ['a', 'bb', 'ccc']
  const slices = lengths.slices(before)
  slices.next()
  expect(lengths(['a', 'bb', 'dddd'])).toEqual([1, 2, 4])
  while (!slices.next().done);
  expect(lengths(before)).toEqual([1, 2, 3])
  expect(find.mock.calls.filter(([text]) => text === 'a')).toHaveLength(1)
})
