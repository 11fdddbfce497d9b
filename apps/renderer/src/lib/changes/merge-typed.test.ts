import { expect, it } from 'vitest'

import { mergeTyped } from './merge-typed.ts'

const area = (id: string, name: string, fee = 60) => ({ id, name, fee })
const dhaka = area('area-1', 'Dhaka')
const areasOf = (areas: readonly object[]) => ({ areas })

it('brings together what two windows added, changed and removed in one list [SE-09]', () => {
  const since = areasOf([dhaka, area('area-2', 'Sylhet'), area('area-3', 'Khulna')])
  const mine = areasOf([dhaka, area('area-2', 'Sylhet', 90), area('area-4', 'Rangpur')])
  const theirs = areasOf([area('area-2', 'Sylhet'), area('area-3', 'Khulna'), area('x', 'Bogura')])
  expect(mergeTyped(since, mine, theirs)).toEqual({
    values: areasOf([area('area-2', 'Sylhet', 90), area('area-4', 'Rangpur'), area('x', 'Bogura')]),
    clashes: [],
  })
})

it('gives what was added here another id where the other window took it [SE-09]', () => {
  const mine = areasOf([dhaka])
  const theirs = areasOf([area('area-1', 'Sylhet')])
  expect(mergeTyped(areasOf([]), mine, theirs)).toEqual({
    values: areasOf([area('area-1', 'Sylhet'), area('area-2', 'Dhaka')]),
    clashes: [],
  })
})

it.each([
  ['changed there, too', [area('area-1', 'Dhaka', 70)], [area('area-1', 'Dhaka', 80)]],
  ['removed there', [area('area-1', 'Dhaka', 70)], []],
  ['removed here', [], [area('area-1', 'Dhaka', 80)]],
])('says of an entry that it was %s, and keeps what was done here [SE-09]', (_, mine, theirs) => {
  expect(mergeTyped(areasOf([dhaka]), areasOf(mine), areasOf(theirs))).toEqual({
    values: areasOf(mine),
    clashes: ['areas'],
  })
})

it('takes texts as their own names, and fields that are no lists whole [SE-09]', () => {
  const since = { texts: ['a', 'b'], name: 'Nila', fee: 60 }
  const mine = { texts: ['a', 'b', 'c'], name: 'Nila Boutique', fee: 60 }
  const theirs = { texts: ['b', 'd'], name: 'Other', fee: 80 }
  expect(mergeTyped(since, mine, theirs)).toEqual({
    values: { texts: ['b', 'c', 'd'], name: 'Nila Boutique', fee: 80 },
    clashes: ['name'],
  })
})
