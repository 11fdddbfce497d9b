import { expect, it } from 'vitest'

import { measureFresh } from './fresh.ts'

const measured = new Map(measureFresh().map((one) => [one.kind, one]))
const wrong = (...kinds: readonly string[]) =>
  kinds.flatMap((kind) => measured.get(kind)?.wrong ?? [`there are no cases of ${kind}`])

it('lets out none of the numbers, currencies, percentages, links, phones and slots written without sight of the checks [AG-06, AG-21, AG-30]', () => {
  const out = wrong('number', 'disguise', 'currency', 'percent', 'link', 'phone', 'slot')
  expect(out).toEqual([])
})

it('answers in no language that is not switched on [AG-22]', () => {
  expect(wrong('language')).toEqual([])
})

it('lets out no more promises, and no more claims about health, than was counted [AG-20]', () => {
  const promises = wrong('promise', 'order', 'identity')
  expect(promises.length, promises.join('\n')).toBeLessThanOrEqual(3)
  const health = wrong('health')
  expect(health.length, health.join('\n')).toBeLessThanOrEqual(1)
})

it('stops no correct answer [AG-06, AG-21]', () => {
  expect(measured.get('honest')?.cases).toBeGreaterThanOrEqual(70)
  expect(wrong('honest')).toEqual([])
})

it('takes every yes at once, and none of the other messages [AG-05, AG-29]', () => {
  expect(wrong('yes')).toEqual([])
  expect(wrong('no yes')).toEqual([])
})
