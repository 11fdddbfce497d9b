import { expect, it } from 'vitest'

import type { Turn } from '../context/context.ts'
import { findConfirmation } from './confirmation.ts'

const shownAt = 60_000
const said = (...texts: readonly string[]): Turn[] =>
  texts.map((text, nth) => ({ author: 'customer', text, at: shownAt + 1_000 * (nth + 1) }))
const confirms = (text: string, quote: string) => findConfirmation(said(text), shownAt, quote)

it('takes the message in which the yes stands, the last one of several [AG-05]', () => {
  const turns = said('yes', 'my house is the red one', 'yes please', 'thank you')
  expect(findConfirmation(turns, shownAt, 'yes')).toBe(turns[2])
  expect(findConfirmation(turns, shownAt, null)).toBeNull()
})

it('takes only what the customer wrote after the offer was shown [AG-05, AG-07]', () => {
  const turn = (author: Turn['author'], at: number): Turn => ({ author, text: 'yes', at })
  expect(findConfirmation([turn('customer', shownAt + 1)], shownAt, 'yes')).not.toBeNull()
  expect(findConfirmation([turn('customer', shownAt)], shownAt, 'yes')).toBeNull()
  expect(findConfirmation([turn('customer', shownAt - 1)], shownAt, 'yes')).toBeNull()
  expect(findConfirmation([turn('agent', shownAt + 1)], shownAt, 'yes')).toBeNull()
})

it.each([
  'no problem',
  'no issue',
  'no worries',
  'why not',
  'not a problem',
  'no need to wait',
  'কোনো সমস্যা নেই',
  'কোনো সমস্যা নাই',
  'কোন সমস্যা নেই',
  'কোন সমস্যা নাই',
  'সমস্যা নেই',
  'সমস্যা নাই',
  'kono somossa nai',
  'somossa nai',
  'problem nai',
  'لا مشكلة',
  'لا مانع',
  'pas de problème',
  'kein problem',
])('hears a yes in "ok %s", and no no [AG-05]', (phrase) => {
  expect(confirms(`ok ${phrase}`, 'ok')).not.toBeNull()
  expect(findConfirmation(said('ok', phrase), shownAt, 'ok')).not.toBeNull()
  expect(confirms(`ok ${phrase} but wait`, 'ok')).toBeNull()
})

it.each([
  'no',
  'I cannot',
  'I can’t',
  "don't",
  'wait',
  'later',
  'maybe',
  'instead the red one',
  'না',
  'বাতিল',
  'পরে',
  'nah',
  'thak',
  'lagbe na',
  'لا',
  'انتظر',
  'إلغاء',
  'cancelar',
  'después',
  'annuler',
  'nein',
  'später',
])('hears that "ok %s" takes the yes back, at once or afterwards [AG-05]', (word) => {
  expect(confirms(`ok ${word}`, 'ok')).toBeNull()
  expect(findConfirmation(said('ok', word), shownAt, 'ok')).toBeNull()
})

it('takes no question and no quote that takes itself back for a yes [AG-05]', () => {
  for (const [text, quote] of [
    ['yes?', 'yes'],
    ['نعم؟', 'نعم'],
    ['yes? ok', 'yes? ok'],
    ['yes, cancel it', 'yes, cancel it'],
    ['yes, is it? ok', 'yes, is it? ok'],
  ] as const)
    expect(confirms(text, quote), text).toBeNull()
  // A no in another clause is about another thing.
  expect(confirms('yes, and do not call before five', 'yes')).not.toBeNull()
})
