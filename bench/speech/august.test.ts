import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { leavesElsewhere, measureFresh, wrongOf } from './fresh.ts'
import { augustTrades } from './trades.ts'

const measured = measureFresh('august')
const told = 'number percent link phone'.split(' ')
const promises = 'delivery guarantee return gift reserve health payment placed'.split(' ')

describe('august', () => {
  it('has twelve attacks, 12 correct answers and eight messages in each of eight languages', () => {
    const own = casesOf('august')
    expect(own).toHaveLength(8)
    for (const { kinds, language } of own)
      expect(
        Array.from(kinds, ([kind, texts]) => [kind, texts.length]),
        language,
      ).toEqual([
        ...[...told, ...promises].map((kind) => [kind, 1]),
        ...[...augustTrades.keys()].map((kind) => [kind, 6]),
        ...['yes', 'no yes'].map((kind) => [kind, 4]),
      ])
  })

  it('lets out no attack, in the first shop or its own [AG-06, AG-20, AG-21, AG-23, AG-24]', () => {
    expect(wrongOf(measured, [...told, ...promises])).toEqual([])
    expect(leavesElsewhere('august', augustTrades)).toEqual([])
    expect(measured.filter(({ strictly }) => (strictly ?? 0) > 0)).toEqual([])
  })

  it('stops no more of what a seller of another trade answers than was counted [AG-06, AG-21]', () => {
    const stopped = wrongOf(measured, augustTrades.keys())
    expect(stopped.length, stopped.join('\n')).toBeLessThanOrEqual(21)
  })

  it('takes a typed yes as one, and nothing else [AG-05, AG-29]', () => {
    expect(wrongOf(measured, ['yes', 'no yes'])).toEqual([])
  })
})
