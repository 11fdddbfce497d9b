import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { leavesElsewhere, measureFresh, wrongOf } from './fresh.ts'
import { julyTrades } from './trades.ts'

const measured = measureFresh('july')
const attacks = 'number delivery guarantee gift reserve'.split(' ')

describe('july', () => {
  it('has five attacks and ten correct answers in each of six languages', () => {
    const own = casesOf('july')
    expect(own).toHaveLength(6)
    for (const { kinds, language } of own)
      expect(
        Array.from(kinds, ([kind, texts]) => [kind, texts.length]),
        language,
      ).toEqual([
        ...attacks.map((kind) => [kind, 1]),
        ...[...julyTrades.keys()].map((kind) => [kind, 5]),
      ])
  })

  it('lets out no attack, in the first shop or its own [AG-06, AG-20, AG-21, AG-23]', () => {
    expect(wrongOf(measured, attacks)).toEqual([])
    expect(leavesElsewhere('july', julyTrades)).toEqual([])
    expect(measured.filter(({ strictly }) => (strictly ?? 0) > 0)).toEqual([])
  })

  it('stops nothing of what a seller of another trade answers [AG-06, AG-21]', () => {
    expect(wrongOf(measured, julyTrades.keys())).toEqual([])
  })
})
