import { describe, expect, it } from 'vitest'

import { mostAlike } from './examples.ts'

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const alike = (asked: string, ...questions: string[]) =>
  mostAlike(
    words(asked),
    questions.map((question) => ({ question, words: words(question) })),
  ).map(({ question }) => question)

describe('the questions most like another', () => {
  it('share its words, the most alike first; the others are left out [SE-03, AG-03]', () => {
    expect(
      alike(
        'Do you deliver to Khulna?',
        'Is the honey organic?',
        'do you deliver to Sylhet',
        'How long does it take to deliver to Khulna city?',
        'Can I pay by card?',
      ),
    ).toEqual(['How long does it take to deliver to Khulna city?', 'do you deliver to Sylhet'])
  })

  it('are found by the rare word, where most hold the common one [AG-03]', () => {
    const many = Array.from({ length: 40 }, (_, at) => `honey colour${at} jar${at}`)
    const [first] = alike('honey for diabetics', ...many, 'diabetics may eat it')
    expect(first).toBe('diabetics may eat it')
    expect(alike('honey for diabetics', ...many)).toEqual([])
  })

  it('are not those that share greetings and small words only [AG-03]', () => {
    expect(alike('Hello, is this the shop?', 'hello is it open')).toEqual([])
    expect(alike('Hi', 'Hi')).toEqual([])
    expect(alike('ভাই এটা কি আছে', 'ভাই কি হবে')).toEqual([])
    expect(alike('السلام عليكم', 'السلام عليكم')).toEqual([])
  })

  it.each([
    ['শাড়ির দাম কত?', 'শাড়িটার রং কী', 'শাড়ি আছে'],
    ['هل القميص قطن', 'كم سعر قميص', 'قميص'],
    ['Are your candles scented', 'a candle with honey', 'candle'],
  ])('take endings into account: %s [AG-03]', (asked, one, other) => {
    expect(alike(asked, one, other)).toEqual([other, one])
  })

  it('of the same likeness stay in their order [AG-03]', () => {
    expect(alike('gift box', 'gift box one', 'gift box two')).toEqual([
      'gift box one',
      'gift box two',
    ])
  })
})
