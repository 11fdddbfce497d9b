import { plainAnswer, spokenBy } from '@pal/core/agent/decision/answers/plain-answer'
import { plainAnswers } from '@pal/core/agent/decision/answers/plain-answers'
import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'

const files = casesOf('yes').map(({ language, kinds }) => ({ language, cases: kinds }))

describe.each(files)('in $language', ({ language, cases }) => {
  const answer = (text: string) => plainAnswer(text, spokenBy(language, []))
  const { yes = [], ...others } = Object.fromEntries(cases)

  it('every listed yes takes an order [AG-05, AG-29]', () => {
    expect(yes.length).toBeGreaterThanOrEqual(20)
    expect(yes.filter((text) => answer(text) !== 'yes')).toEqual([])
  })

  it('no conditional, doubtful, polite or unrelated sentence takes one [AG-05, AG-29]', () => {
    const texts = Object.values(others).flat()
    expect(Object.keys(others).toSorted()).toEqual([
      'conditional',
      'doubtful',
      'polite',
      'unrelated',
    ])
    expect(texts.length).toBeGreaterThanOrEqual(50)
    expect(texts.filter((text) => answer(text) === 'yes')).toEqual([])
  })

  it('no yes is valid with one of them behind or before it [AG-29]', () => {
    const texts = Object.values(others).flat()
    const joined = texts.flatMap((text) =>
      yes.slice(0, 5).flatMap((word) => [`${word}, ${text}`, `${text}. ${word}`]),
    )
    const taken = joined.filter((text) => answer(text) === 'yes')
    // A greeting or thanks beside a yes leaves it a yes.
    const polite = new Set(cases.get('polite'))
    expect(taken.filter((text) => ![...polite].some((one) => text.includes(one)))).toEqual([])
  })
})

it('every language that has answers has cases [AG-29]', () => {
  expect(files.map(({ language }) => language.toLowerCase()).toSorted()).toEqual(
    Object.keys(plainAnswers).toSorted(),
  )
})
