import { ownLanguages } from '@pal/core/domain/entities'
import { expect, it } from 'vitest'

import { languageTable, measureLanguages } from './languages.ts'

const measured = measureLanguages()
const sum = (of: (one: (typeof measured)[number]) => number) =>
  measured.reduce((all, one) => all + of(one), 0)

it('no sentence leaves in a language that is switched off [AG-22]', () => {
  expect(measured.flatMap(({ long }) => long.left)).toEqual([])
  expect(sum(({ long }) => long.tries)).toBeGreaterThanOrEqual(700)
})

it('at most one of a hundred sentences is held back in a language that is switched on [AG-22]', () => {
  const stopped = sum(({ long }) => long.stopped.length)
  expect(stopped).toBeLessThanOrEqual(sum(({ long }) => long.texts) / 100)
})

it('of a few words at most one in twenty is judged wrongly [AG-22]', () => {
  const wrong = sum(({ short }) => short.stopped.length + short.left.length)
  expect(wrong).toBeLessThanOrEqual(sum(({ short }) => short.texts + short.tries) / 20)
})

it('measures every language of the agent and more than thirty others', () => {
  const tags = measured.map(({ language }) => language.toLowerCase())
  for (const language of ownLanguages) expect(tags).toContain(language)
  expect(tags.length - ownLanguages.length).toBeGreaterThan(30)
  expect(languageTable(measured)).toContain('| pl | ')
})
