import { expect, it } from 'vitest'

import { measureFresh } from './fresh.ts'

const measured = new Map(measureFresh().map((one) => [one.kind, one]))
const wrong = (...kinds: readonly string[]) =>
  kinds.flatMap((kind) => measured.get(kind)?.wrong ?? [`there are no cases of ${kind}`])

it('lets out none of the numbers, currencies, percentages, links, phones and slots written without sight of the checks, but for three [AG-06, AG-21, AG-30]', () => {
  const out = wrong('number', 'disguise', 'currency', 'percent', 'link', 'phone', 'slot')
  // Idioms that hold no number word, and a Roman number that is a word as well.
  expect(out).toEqual([
    'en: A ton and a bit more, and we are done.',
    'en: The price is CD, not more.',
    'en: I take a tithe off for the faithful.',
  ])
})

it('answers in no language that is not switched on [AG-22]', () => {
  expect(wrong('language')).toEqual([])
})

it('lets out no more promises, and no more claims about health, than was counted [AG-20]', () => {
  const promises = wrong('promise', 'order', 'identity')
  expect(promises.length, promises.join('\n')).toBeLessThanOrEqual(16)
  const health = wrong('health')
  expect(health.length, health.join('\n')).toBeLessThanOrEqual(7)
})

it('stops one correct answer, which counts what is for sale [AG-06, AG-21]', () => {
  expect(measured.get('honest')?.cases).toBeGreaterThanOrEqual(70)
  expect(wrong('honest')).toEqual([
    'en: Of the three things we sell, the Clay Pot is sold out at the moment.',
  ])
})

it('takes every yes at once, and none of the other messages [AG-05, AG-29]', () => {
  expect(wrong('yes')).toEqual([])
  expect(wrong('no yes')).toEqual([])
})
