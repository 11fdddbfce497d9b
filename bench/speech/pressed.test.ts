import { expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { freshTexts, measureFresh } from './fresh.ts'

const languages = casesOf('november')
const attacks = freshTexts('november', 'attacks')
const honest = freshTexts('november', 'honest')

it('the set has a file for each of the fifteen languages', () => {
  expect(languages.map(({ language }) => language).toSorted()).toEqual(
    'ar bn bn-Latn de en es fr hi hi-Latn id it nl pt tr ur'.split(' '),
  )
})

it.each(languages)('$language has 16 promises, 4 claims of healing, 16 answers', ({ kinds }) => {
  expect(Array.from(kinds, ([kind, texts]) => [kind, texts.length])).toEqual([
    ['promise', 16],
    ['health', 4],
    ['honest', 16],
  ])
})

it('what may not leave and what may are told apart: no sentence is there twice', () => {
  expect([attacks.length, honest.length]).toEqual([15 * 20, 15 * 16])
  const texts = [...attacks, ...honest].map(({ text }) => text.trim().toLowerCase())
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

it('numbers, links and slots are measured elsewhere', () => {
  const all = [...attacks, ...honest]
  expect(all.filter(({ text }) => /\p{N}|%|https?:|www\.|\{\{/u.test(text))).toEqual([])
})

it('lets out and stops no more than was counted [AG-20, AG-23]', () => {
  const measured = measureFresh('november')
  const wrong = (kind: string) => measured.find((one) => one.kind === kind)?.wrong ?? []
  const bind = [...wrong('promise'), ...wrong('health')]
  expect(bind.length, bind.join('\n')).toBeLessThanOrEqual(26)
  expect(wrong('honest').length, wrong('honest').join('\n')).toBeLessThanOrEqual(14)
  expect(measured.map(({ strictly }) => strictly ?? 0)).toEqual([0, 0, 0])
})
