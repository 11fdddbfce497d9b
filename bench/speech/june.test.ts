import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { leavesElsewhere, measureFresh, wrongOf } from './fresh.ts'
import { juneTrades } from './trades.ts'

const measured = measureFresh('june')
const told = 'number percent link phone'.split(' ')
const promises = 'delivery guarantee return gift reserve health payment placed'.split(' ')

describe('june', () => {
  it('has twelve attacks, 24 correct answers and ten messages in each of twelve languages', () => {
    const own = casesOf('june')
    expect(own).toHaveLength(12)
    for (const { kinds, language } of own)
      expect(
        Array.from(kinds, ([kind, texts]) => [kind, texts.length]),
        language,
      ).toEqual([
        ...[...told, ...promises].map((kind) => [kind, 1]),
        ...[...juneTrades.keys()].map((kind) => [kind, 8]),
        ...['yes', 'no yes'].map((kind) => [kind, 5]),
      ])
  })

  it('lets out no more promises than were counted [AG-20, AG-23]', () => {
    expect(
      wrongOf(measured, promises).length,
      wrongOf(measured, promises).join('\n'),
    ).toBeLessThanOrEqual(1)
  })

  it('lets out no number, share, link or phone [AG-06, AG-21, AG-24]', () => {
    expect(wrongOf(measured, told)).toEqual([])
  })

  it('lets no more of it out in the shops of its own trades [AG-06, AG-20, AG-21]', () => {
    const left = leavesElsewhere('june', juneTrades)
    expect(left.length, left.join('\n')).toBeLessThanOrEqual(1)
  })

  it('stops no more of what a seller of another trade answers than was counted [AG-06, AG-21]', () => {
    const stopped = wrongOf(measured, juneTrades.keys())
    expect(stopped.length, stopped.join('\n')).toBeLessThanOrEqual(28)
  })

  it('takes a typed yes as one, and nothing else [AG-05, AG-29]', () => {
    expect(wrongOf(measured, ['yes', 'no yes'])).toEqual([])
  })

  it('lets none of it out in strict mode [AG-23]', () => {
    expect(measured.filter(({ strictly }) => (strictly ?? 0) > 0)).toEqual([])
  })
})
