import { expect, it } from 'vitest'

import { everyLabels } from '../../context/labels.ts'
import { plainAnswer } from './plain-answer.ts'
import { plainAnswers } from './plain-answers.ts'

it('every language that has words of its own has answers [AG-29]', () => {
  expect(everyLabels).toHaveLength(Object.keys(plainAnswers).length)
})

it('the titles of the buttons are answers, and Messenger shows them whole [AG-29]', () => {
  for (const { yesButton, changeButton } of everyLabels) {
    expect(plainAnswer(yesButton), yesButton).toBe('yes')
    expect(plainAnswer(changeButton), changeButton).toBe('no')
    expect([...yesButton].length, yesButton).toBeLessThanOrEqual(20)
    expect([...changeButton].length, changeButton).toBeLessThanOrEqual(20)
  }
})

it('a plain no is none of the others; what only looks like a yes is none [AG-29]', () => {
  for (const text of ['No', 'না', 'لا', 'nein', 'hayır', 'nahi', 'não', 'cancel'])
    expect(plainAnswer(text), text).toBe('no')
  for (const text of ['', '...', '!', '  ', 'yes 5', 'yes $', '👎', 'yes 👎', 'yes ❌', 'हा हा'])
    expect(plainAnswer(text), text).toBe('other')
  for (const text of ['yes?', 'نعم؟', 'ok ?', 'yes⁇', `yes ${'please '.repeat(20)}`])
    expect(plainAnswer(text), text).toBe('other')
  expect(plainAnswer('ha ha')).toBe('courtesy')
  expect(plainAnswer('thank you 🙏')).toBe('courtesy')
  expect(plainAnswer('👍🏽')).toBe('yes')
})
