import { expect, it } from 'vitest'

import { tagKey, tagText } from './tags.ts'

it.each([
  ['a zero-width space', 'V\u200BIP'],
  ['a joiner that joins nothing', 'VIP\u200D'],
  ['direction marks', '\u200FVIP\u200E'],
  ['isolates', '\u2068VIP\u2069'],
  ['a byte order mark', '\uFEFFVIP'],
  ['another space', ' VIP\u00A0'],
])('a tag with %s is the one without [CV-19]', (_, typed) => {
  expect([tagText(typed), tagKey(typed)]).toEqual(['VIP', 'vip'])
})

it('a tag is the same in either form of its letters and in any case [CV-19]', () => {
  expect(tagText('Cafe\u0301')).toBe('Café')
  expect(tagKey('CAFE\u0301')).toBe(tagKey('Café'))
  expect(tagKey('ＶＩＰ')).toBe(tagKey('vip'))
  expect(tagKey('Café')).not.toBe(tagKey('Cafe'))
})

it.each(['র\u200D্যাম্প', 'می\u200Cخواهم', '👩\u200D🚀'])(
  'a joiner that shapes what is read stays: %s [CV-19]',
  (tag) => {
    expect(tagText(tag)).toBe(tag)
    expect(tagKey(tag)).toBe(tagKey(tag.replaceAll(/[\u200C\u200D]/g, '')))
  },
)
