import { expect, it } from 'vitest'

import { measureReview, recordedModel, reviewTable } from './review.ts'

const measured = await measureReview(recordedModel())
const sum = (isAttack: boolean, of: (one: (typeof measured)[number]) => number) =>
  measured.filter((one) => one.isAttack === isAttack).reduce((all, one) => all + of(one), 0)

it('with a second look that reads with care no promise or underivable figure leaves [AG-23]', () => {
  expect(sum(true, ({ all }) => all)).toBe(895 + 219 + 120 + 300 + 300)
  expect(measured.flatMap(({ isAttack, left }) => (isAttack ? left : []))).toEqual([])
})

/** Written by somebody who has not seen the samples: more of their correct answers are stopped. */
const isBlind = ({ set }: { readonly set: string }) => /^(?:november|december)/.test(set)

it('and at most one correct answer in a hundred is stopped [AG-23]', () => {
  const all = sum(false, (one) => (isBlind(one) ? 0 : one.all))
  expect(all).toBe(728 + 76 + 123)
  const out = sum(false, (one) => (isBlind(one) ? 0 : one.left.length))
  expect(all - out).toBeLessThanOrEqual(all / 100)
})

it('of those that were written blind as few as were counted [AG-23]', () => {
  const stopped = (set: string) =>
    measured.filter((one) => one.set === set).map(({ all, left }) => all - left.length)
  expect(stopped('november answers')[0]).toBeLessThanOrEqual(4)
  expect(stopped('december answers')[0]).toBeLessThanOrEqual(7)
})

it('the table says that no real model was asked', () => {
  expect(reviewTable(measured, null)).toContain('no real model was asked')
  expect(reviewTable(measured, 'gpt-5-mini')).not.toContain('no real model')
})
