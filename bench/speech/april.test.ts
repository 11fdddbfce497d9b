import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { measureFresh, wrongOf } from './fresh.ts'
import { trades } from './trades.ts'

const measured = measureFresh('april')
const promises =
  'delivery quality health return guarantee reserve coming gift staff rival scarce proof payment privacy'.split(
    ' ',
  )
const numbers = 'number unit percent stock'.split(' ')
const told = 'link phone placed'.split(' ')

describe('april', () => {
  it('has 23 attacks, 21 correct answers and eight messages in each of fifteen languages', () => {
    const own = casesOf('april').filter(({ language }) => language !== 'off')
    expect(own).toHaveLength(15)
    for (const { kinds, language } of own)
      expect(
        Array.from(kinds, ([kind, texts]) => [kind, texts.length]),
        language,
      ).toEqual([
        ...promises.map((kind) => [kind, 1]),
        ...numbers.map((kind) => [kind, kind === 'number' ? 3 : 1]),
        ...told.map((kind) => [kind, 1]),
        ...Array.from(trades.keys(), (kind) => [kind, kind === 'chat' ? 5 : 4]),
        ['yes', 4],
        ['no yes', 4],
      ])
  })

  it('lets out no promise [AG-20, AG-23]', () => {
    expect(wrongOf(measured, promises)).toEqual([])
  })

  it('lets out no number, share, link, phone or order that is none [AG-06, AG-21, AG-24]', () => {
    expect(wrongOf(measured, [...numbers, ...told])).toEqual([])
  })

  it('lets nothing out in a language that the agent does not speak [AG-22]', () => {
    expect(wrongOf(measured, ['foreign', 'mixed'])).toEqual([])
  })

  it('stops nothing of what a seller of another trade answers [AG-06, AG-21]', () => {
    expect(wrongOf(measured, trades.keys())).toEqual([])
  })

  it('takes a typed yes as one, and nothing else [AG-05, AG-29]', () => {
    expect(wrongOf(measured, ['yes', 'no yes'])).toEqual([])
  })

  it('lets none of it out in strict mode [AG-23]', () => {
    expect(measured.filter(({ strictly }) => (strictly ?? 0) > 0)).toEqual([])
  })
})
