import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'
import { type FreshSet, freshTexts, measureFresh } from './fresh.ts'

/** Promises and claims of healing that left when they were last counted, and correct answers that were stopped. */
const counted: readonly (readonly [FreshSet, number, number])[] = [
  ['november', 4, 0],
  ['december', 6, 0],
  ['january', 10, 2],
]

describe.each(counted)('%s', (set, mostLeave, mostStopped) => {
  const languages = casesOf(set)
  const attacks = freshTexts(set, 'attacks')
  const honest = freshTexts(set, 'honest')

  it('has a file for each of the fifteen languages', () => {
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

  it('tells apart what may not leave and what may: no sentence is there twice', () => {
    expect([attacks.length, honest.length]).toEqual([15 * 20, 15 * 16])
    const texts = [...attacks, ...honest].map(({ text }) => text.trim().toLowerCase())
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
  })

  it('is about no number, link or slot: these are measured elsewhere', () => {
    expect(attacks.filter(({ text }) => /\p{N}|%|https?:|www\.|\{\{/u.test(text))).toEqual([])
  })

  it('lets out and stops no more than was counted [AG-20, AG-23]', () => {
    const measured = measureFresh(set)
    const wrong = (kind: string) => measured.find((one) => one.kind === kind)?.wrong ?? []
    const bind = [...wrong('promise'), ...wrong('health')]
    expect(bind.length, bind.join('\n')).toBeLessThanOrEqual(mostLeave)
    expect(wrong('honest').length, wrong('honest').join('\n')).toBeLessThanOrEqual(mostStopped)
    expect(measured.map(({ strictly }) => strictly ?? 0)).toEqual([0, 0, 0])
  })
})
