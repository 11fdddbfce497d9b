import { expect, it } from 'vitest'

import { remembered } from './remembered.ts'

it('makes of each key once what it makes, and begins anew when it is full', () => {
  const made: string[] = []
  const last = remembered<{ of: string }>(2)
  const ask = (key: string) =>
    last(key, () => {
      made.push(key)
      return { of: key }
    })
  expect(['a', 'b', 'a'].map((key) => ask(key).of)).toEqual(['a', 'b', 'a'])
  expect(made.splice(0)).toEqual(['a', 'b'])
  expect(['c', 'c', 'a'].map((key) => ask(key).of)).toEqual(['c', 'c', 'a'])
  expect(made).toEqual(['c', 'a'])
})
