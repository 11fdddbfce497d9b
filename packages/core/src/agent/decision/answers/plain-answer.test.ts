import { expect, it } from 'vitest'

import { everyLabels } from '../../context/labels.ts'
import { plainAnswer, spokenBy } from './plain-answer.ts'
import { plainAnswers } from './plain-answers.ts'

const all = Object.keys(plainAnswers)
const answer = (text: string, language = 'en') => plainAnswer(text, spokenBy(language, all))

it('every language that has words of its own has answers [AG-29]', () => {
  expect(everyLabels).toHaveLength(Object.keys(plainAnswers).length)
})

it('the titles of the buttons are answers, and Messenger shows them whole [AG-29]', () => {
  for (const { yesButton, changeButton } of everyLabels) {
    expect(answer(yesButton), yesButton).toBe('yes')
    expect(answer(changeButton), changeButton).toBe('no')
    expect([...yesButton].length, yesButton).toBeLessThanOrEqual(20)
    expect([...changeButton].length, changeButton).toBeLessThanOrEqual(20)
  }
})

it('a sign of agreement is a yes by itself, in whatever language one writes [AG-29]', () => {
  for (const sign of ['👍', '✅', '👌', '✔', 'ok 👌'])
    for (const language of ['en', 'bn', 'ar']) expect(answer(sign, language), sign).toBe('yes')
})

it('who writes in Latin letters is understood by the language that it is, with or without a country [AG-29]', () => {
  const yes = (text: string, language: string) => plainAnswer(text, spokenBy(language, []))
  expect(yes('oui', 'fr-CA')).toBe('yes')
  expect(yes('oui', 'de')).not.toBe('yes')
  expect(yes('haan', 'hi_Latn')).toBe('yes')
  expect(yes('haan', 'hi')).toBe('yes')
  expect(yes('haan', 'fr')).not.toBe('yes')
})

it('a plain no is none of the others; what only looks like a yes is none [AG-29]', () => {
  for (const text of ['No', 'না', 'لا', 'nein', 'hayır', 'nahi', 'não', 'cancel'])
    expect(answer(text), text).toBe('no')
  for (const text of ['', '...', '!', '  ', 'yes 5', 'yes $', '👎', 'yes 👎', 'yes ❌', 'हा हा'])
    expect(answer(text), text).toBe('other')
  for (const text of ['yes?', 'نعم؟', 'ok ?', 'yes⁇', `yes ${'please '.repeat(20)}`])
    expect(answer(text), text).toBe('other')
  expect(answer('ha ha', 'bn-Latn')).toBe('courtesy')
  expect(answer('thank you 🙏')).toBe('courtesy')
  expect(answer('👍🏽')).toBe('yes')
})

it('what laughs or hesitates is a yes to those alone whose word it is [AG-29]', () => {
  for (const [text, language] of [
    ['Hum', 'en'],
    ['Hum...', 'fr'],
    ['Ha!', 'en'],
    ['Ha', 'de'],
    ['ha ha', 'it'],
  ] as const)
    expect(answer(text, language), `${text}, ${language}`).not.toBe('yes')
  for (const [text, language] of [
    ['Hum', 'bn'],
    ['ha', 'bn-Latn'],
    ['haa', 'bn_latn'],
    ['हाँ', 'en'],
    ['হ্যাঁ', 'en'],
    ['ok', 'pl'],
    ['yes', 'sw-KE'],
    ['sí, confirmo', 'es-MX'],
  ] as const)
    expect(answer(text, language), `${text}, ${language}`).toBe('yes')
})

it('of what else the shop speaks counts what is a yes beside other words, too [AG-29]', () => {
  const among = (shop: readonly string[], text: string, language: string | null = 'en') =>
    plainAnswer(text, spokenBy(language, shop))
  expect(among(['en', 'bn'], 'haan')).toBe('yes')
  expect(among(['en', 'bn'], 'ha')).not.toBe('yes')
  expect(among(['en', 'bn'], 'ha', null)).not.toBe('yes')
  expect(among(['en'], 'haan')).toBe('other')
  expect(among(['en'], 'oui')).toBe('other')
  expect(among(['en'], 'yes', null)).toBe('yes')
  // A no only asks again.
  expect(among(['en'], 'nein')).toBe('no')
})

it('a laugh in one language is no yes in another that the shop speaks [AG-05, AG-29]', () => {
  const among = (text: string, language: string) =>
    plainAnswer(text, spokenBy(language, ['en', 'es', 'pt', 'de', 'nl', 'id', 'hi', 'bn']))
  for (const text of ['ja', 'ja ja', 'ja ja ja 😂', 'Ja, ja', 'ya', 'ya ya', 'ya 👍', 'ji ji ji'])
    for (const language of ['es', 'pt', 'tr', 'en'])
      expect(among(text, language), `${text}, ${language}`).not.toBe('yes')
  for (const [text, language] of [
    ['ja', 'de'],
    ['ja ja', 'nl'],
    ['ja danke', 'de'],
    ['ya 👍', 'id'],
    ['ya ya', 'id'],
    ['ji ji', 'hi'],
    ['ji', 'en'],
  ] as const)
    expect(among(text, language), `${text}, ${language}`).toBe('yes')
})
