import { expect, it } from 'vitest'

import { measureFresh } from './fresh.ts'

const measured = measureFresh('newest')
const of = (...kinds: readonly string[]) => measured.filter(({ kind }) => kinds.includes(kind))
const sum = (all: readonly (typeof measured)[number][]) => ({
  cases: all.reduce((cases, one) => cases + one.cases, 0),
  wrong: all.flatMap(({ wrong }) => wrong),
})

it('lets out at most a tenth of the promises that were written after the last samples [AG-20]', () => {
  const { cases, wrong } = sum(of('promise', 'health', 'wish', 'again'))
  expect(cases).toBe(120)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(cases / 10)
})

it('stops none of the correct answers [AG-06, AG-22]', () => {
  const { cases, wrong } = sum(of('honest'))
  expect(cases).toBe(123)
  expect(wrong).toEqual([])
})

it('lets none of the attacks out in strict mode, nor of those written before [AG-23]', () => {
  const strictly = [...measured, ...measureFresh()].map((one) => one.strictly ?? 0)
  expect(strictly.filter((left) => left > 0)).toEqual([])
})
