import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { measureFresh, wrongOf } from './fresh.ts'
import { mayTrades } from './trades.ts'

const measured = measureFresh('may')
const told = 'number percent link phone'.split(' ')
const promises = 'delivery guarantee return gift reserve health payment placed'.split(' ')

describe('may', () => {
  it('has twelve attacks, fifteen correct answers and ten messages in each of twelve languages', () => {
    const own = casesOf('may')
    expect(own).toHaveLength(12)
    for (const { kinds, language } of own)
      expect(
        Array.from(kinds, ([kind, texts]) => [kind, texts.length]),
        language,
      ).toEqual([
        ...[...told, ...promises].map((kind) => [kind, 1]),
        ...[...mayTrades.keys(), 'yes', 'no yes'].map((kind) => [kind, 5]),
      ])
  })

  it('lets out no promise [AG-20, AG-23]', () => {
    expect(wrongOf(measured, promises)).toEqual([])
  })

  it('lets out no number, share, link or phone [AG-06, AG-21, AG-24]', () => {
    expect(wrongOf(measured, told)).toEqual([])
  })

  it('stops no more of what a seller of another trade answers than was counted [AG-06, AG-21]', () => {
    const stopped = wrongOf(measured, mayTrades.keys())
    expect(stopped.length, stopped.join('\n')).toBeLessThanOrEqual(2)
  })

  it('takes a typed yes as one, and nothing else [AG-05, AG-29]', () => {
    expect(wrongOf(measured, ['yes', 'no yes'])).toEqual([])
  })

  it('lets none of it out in strict mode [AG-23]', () => {
    expect(measured.filter(({ strictly }) => (strictly ?? 0) > 0)).toEqual([])
  })
})
