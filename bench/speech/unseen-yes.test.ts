import { plainAnswer, spokenBy } from '@pal/core/agent/decision/answers/plain-answer'
import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'

const files = casesOf('unseen-yes')
/** What somebody says with an answer, and what makes none of a remark. */
const beside = ['', ' 🙏', '!', ' 😊']

const answer = (text: string, language: string) => plainAnswer(text, spokenBy(language, []))

describe.each(files)('in $language, written without sight of the lists', ({ language, kinds }) => {
  const { yes = [], ...others } = Object.fromEntries(kinds)

  it.each(Object.entries(others))(
    'nothing %s takes an order, over 50 tries [AG-05, AG-29]',
    (_kind, texts) => {
      const tries = texts.flatMap((text) => beside.map((more) => text + more))
      expect(tries.length).toBeGreaterThanOrEqual(50)
      expect(tries.filter((text) => answer(text, language) === 'yes')).toEqual([])
    },
  )

  it('a yes is taken, or asked for again with the buttons; none is read as a no [AG-29]', () => {
    expect(yes.length).toBeGreaterThanOrEqual(25)
    expect(yes.filter((text) => answer(text, language) === 'no')).toEqual([])
  })
})

it('takes 95 of 100 of the yeses at once [AG-29]', () => {
  const yes = files.flatMap(({ language, kinds }) =>
    (kinds.get('yes') ?? []).map((text) => ({ language, text })),
  )
  const missed = yes.filter(({ language, text }) => answer(text, language) !== 'yes')
  const said = missed.map(({ language, text }) => `${language}: ${text}`)
  expect(missed.length, said.join('\n')).toBeLessThanOrEqual(yes.length / 20)
})
