import { describe, expect, it } from 'vitest'

import { begunPhone, looksLikePhone, normalise, phone9, wordsOf } from './normalise.ts'

describe('normalising for search', () => {
  it.each([
    ['two spellings of one Bengali letter', 'শাড\u09bc\u09bfি', 'শা\u09dc\u09bfি'],
    ['joiners inside a word', 'র\u200d\u09cdযাম', 'র\u09cdযাম'],
    ['Arabic vowel marks', 'كَيْفَ', 'كيف'],
    ['Arabic stretching', 'سـلام', 'سلام'],
    ['Arabic alef forms', 'أحمد إلى آخر', 'احمد الي اخر'],
    ['accents and case', 'ÉLODIE Müller', 'elodie muller'],
    ['Bengali digits', '০১৭১২', '01712'],
    ['Gujarati digits', '૦૧૭૧૨', '01712'],
    ['Arabic-Indic digits', '٠١٧١٢', '01712'],
    ['digits beyond the first plane', '𑄶𑄷𑄽𑄷𑄸', '01712'],
  ])('makes %s equal', (_, one, other) => {
    expect(normalise(one)).toBe(normalise(other))
  })

  it('keeps Bengali vowel signs apart', () => {
    expect(normalise('শাড়ি')).not.toBe(normalise('শাড়ী'))
    expect(wordsOf('শাড়ি কত? ৳500!')).toHaveLength(3)
  })

  it.each([
    ['+880 1712-345678', '712345678'],
    ['01712345678', '712345678'],
    ['০১৭১২৩৪৫৬৭৮', '712345678'],
    ['૦૧૭૧૨૩૪૫૬૭૮', '712345678'],
    ['12', null],
  ])('takes the last nine digits of %s', (typed, kept) => {
    expect(phone9(typed)).toBe(kept)
  })

  it.each([
    ['01712', '712'],
    ['017123', '7123'],
    ['০১৭১২', '712'],
    ['+880 1712-34', '71234'],
    ['008801712345', '12345'],
    ['0171234567', '1234567'],
    ['+8801712345678', '12345678'],
    ['+1 212 555', '12555'],
    ['017', null],
    ['1712345678', null],
    ['PAL-000123', null],
    ['000123', null],
  ])('knows what of %s is kept while it is being typed', (typed, kept) => {
    expect(begunPhone(typed)).toBe(kept)
  })

  it('knows a phone number from an order number', () => {
    expect(looksLikePhone('+880 (1712) 345-678')).toBe(true)
    expect(looksLikePhone('૦૧૭૧૨-૩૪૫૬૭૮')).toBe(true)
    expect(looksLikePhone('PAL-000123')).toBe(false)
    expect(looksLikePhone('123')).toBe(false)
  })
})
