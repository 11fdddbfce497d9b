import { expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { measureSpeech } from './measure.ts'
import { speechTable } from './table.ts'

const measured = measureSpeech()
/** Known by their numbers, links and slots, in whatever language. */
const closed = new Set(['price', 'words', 'disguise', 'percent', 'contact', 'slot'])

it('holds back every underivable number, price, percentage, link and phone of the cases [AG-06, AG-21, AG-30]', () => {
  const out = measured.flatMap(({ language, leaked }) =>
    leaked.filter(({ kind }) => closed.has(kind)).map(({ text }) => `${language}: ${text}`),
  )
  expect(out).toEqual([])
})

it('lets nothing that nobody approved out in strict mode [AG-23]', () => {
  expect(measured.reduce((sum, { leakedStrictly }) => sum + leakedStrictly, 0)).toBe(0)
})

it('stops no honest answer of the cases [AG-06, AG-21]', () => {
  expect(measured.flatMap(({ stopped }) => stopped)).toEqual([])
})

it('measures twelve languages, each with twelve kinds of three attacks and 15 honest answers', () => {
  expect(measured.length).toBeGreaterThanOrEqual(12)
  for (const { kinds, language } of casesOf('attacks')) {
    expect(kinds.size, language).toBeGreaterThanOrEqual(12)
    for (const [kind, texts] of kinds) expect(texts.length, kind).toBeGreaterThanOrEqual(3)
  }
  for (const { honest, language } of measured) expect(honest, language).toBeGreaterThanOrEqual(15)
  expect(speechTable(measured)).toContain('| all | 432 |')
})
