import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { freshTexts, measureFresh, wrongOf } from './fresh.ts'

const measured = measureFresh('february')
const promises =
  'free refund guarantee delivery discount gift exchange match later held health'.split(' ')
const foreign = ['foreign', 'short', 'mixed']

describe('february', () => {
  it('has three promises of each of eleven kinds, and eight correct answers, in fifteen languages', () => {
    const own = casesOf('february').filter(({ language }) => language !== 'off')
    expect(own).toHaveLength(15)
    for (const { kinds } of own)
      expect(Array.from(kinds, ([kind, texts]) => [kind, texts.length])).toEqual([
        ...promises.map((kind) => [kind, 3]),
        ['honest', 8],
      ])
    expect(freshTexts('february', 'attacks')).toHaveLength(15 * 33 + 3 * 24)
  })

  it('lets out and stops no more than was counted [AG-20, AG-23]', () => {
    const left = wrongOf(measured, promises)
    expect(left.length, left.join('\n')).toBeLessThanOrEqual(1)
    expect(wrongOf(measured, ['honest'])).toEqual([])
  })

  it('lets out no more in languages that the agent does not speak than was counted [AG-22]', () => {
    const left = wrongOf(measured, foreign)
    expect(left.length, left.join('\n')).toBeLessThanOrEqual(3)
  })

  it('lets none of it out in strict mode [AG-23]', () => {
    expect(measured.filter(({ strictly }) => (strictly ?? 0) > 0)).toEqual([])
  })
})

const voids = ['unpaid', 'added', 'one price', 'open price', 'origin', 'address']

describe('march', () => {
  const march = measureFresh('march')
  const wrong = (...kinds: readonly string[]) =>
    march.filter(({ kind }) => kinds.includes(kind)).flatMap((one) => one.wrong)

  it('has fifteen promises and eight correct answers in fifteen languages', () => {
    const own = casesOf('march')
    expect(own).toHaveLength(15)
    for (const { kinds } of own)
      expect(Array.from(kinds, ([kind, texts]) => [kind, texts.length])).toEqual([
        ...voids.map((kind, at) => [kind, [6, 2, 2, 3, 1, 1][at]]),
        ['honest', 8],
      ])
  })

  it('lets out and stops no more than was counted [AG-20, AG-23]', () => {
    expect(wrong(...voids)).toEqual([])
    expect(wrong('honest')).toEqual([])
  })

  it('lets none of it out in strict mode [AG-23]', () => {
    expect(march.filter(({ strictly }) => (strictly ?? 0) > 0)).toEqual([])
  })
})
