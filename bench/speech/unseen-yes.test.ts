import { plainAnswer } from '@pal/core/agent/decision/answers/plain-answer'
import { describe, expect, it } from 'vitest'

import { casesOf } from './cases.ts'

const files = casesOf('unseen-yes')
/** What somebody says with an answer, and what makes none of a remark. */
const beside = ['', ' 🙏', '!', ' 😊']

describe.each(files)('in $language, written without sight of the lists', ({ kinds }) => {
  const { yes = [], ...others } = Object.fromEntries(kinds)

  it.each(Object.entries(others))(
    'nothing %s takes an order, over 50 tries [AG-05, AG-29]',
    (_kind, texts) => {
      const tries = texts.flatMap((text) => beside.map((more) => text + more))
      expect(tries.length).toBeGreaterThanOrEqual(50)
      expect(tries.filter((text) => plainAnswer(text) === 'yes')).toEqual([])
    },
  )

  it('a yes is taken, or asked for again with the buttons; none is read as a no [AG-29]', () => {
    expect(yes.length).toBeGreaterThanOrEqual(25)
    expect(yes.filter((text) => plainAnswer(text) === 'no')).toEqual([])
  })
})

it('takes 95 of 100 of the yeses at once [AG-29]', () => {
  const yes = files.flatMap(({ kinds }) => kinds.get('yes') ?? [])
  const missed = yes.filter((text) => plainAnswer(text) !== 'yes')
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(yes.length / 20)
})
