import { expect, it } from 'vitest'

import { mayBeShown } from './examples-privacy.ts'

const known = ['Fatema Begum', '01712345671', 'House 7, Lalbagh, Dhaka']
const shown = (answer: string, of: readonly string[] = known, question = 'Is it fresh?') =>
  mayBeShown({ question, answer }, of)

it('shows what names nobody and leads nowhere [AG-07]', () => {
  expect(shown('Yes, it was gathered in May. 500 g is 650 taka, and 1 kg 1200.')).toBe(true)
  expect(shown('জি, এটা একদম খাঁটি। ৬৫০ টাকা।')).toBe(true)
  expect(shown('نعم، طازج جدا')).toBe(true)
})

it.each([
  ['a long number', 'Call 0171234'],
  ['a number in pieces', 'Call 017 1 2-34'],
  ['a number with points', 'Call 0.1.7.1.2'],
  ['a Bengali number', 'ফোন ০১৭১২৩৪'],
  ['an Arabic number', 'اتصل ٠١٢٣٤٥'],
  ['a Thai number', 'โทร ๐๑๒๓๔'],
  ['a number of keycaps', '0️⃣1️⃣7️⃣1️⃣2️⃣'],
  ['a mail address', 'Write to shop@example.com'],
  ['a mail address with a wide at sign', 'Write to shop＠example.com'],
  ['a link', 'See https://example.com/x'],
  ['a bare link', 'See wa.me for it'],
  ['an order number', 'Your PAL-12 is under way'],
  ['an order by its sign', 'It is # 12'],
  ['an order in words', 'Which order no was it?'],
  ['an order in Bengali', 'অর্ডার নম্বর দিন'],
  ['an order in Arabic', 'رقم الطلب من فضلك'],
  ['a placeholder', 'It costs {{price:1}}'],
  ['half of a placeholder', 'It costs {price'],
  ['a key', 'sk-abcdefghijklmnop'],
  ['a word of the name', 'Yes, FATEMA'],
  ['the name with an ending', 'Begums all like it'],
  ['a word of the address', 'We deliver in Lalbagh today'],
  ['a figure of the address', 'It takes 7 days'],
  ['too many words', 'word '.repeat(121)],
  ['no words', ' \n'],
])('does not show %s, asked or answered [AG-07]', (_what, text) => {
  expect(shown(text)).toBe(false)
  expect(shown('Yes', known, text)).toBe(false)
})

it.each([
  ['أحمد', 'شكرا لاحمد'],
  ['José', 'Gracias Jose'],
  ['রহিম', 'রহিমের জন্য'],
  ['শাহনাজ', 'শাহনাজকে বলুন'],
  ['Ali', 'ali’s parcel'],
])('knows the name %s in its other shapes [AG-07]', (name, text) => {
  expect(shown(text, [name])).toBe(false)
  expect(shown(text, ['Zuleikha'])).toBe(true)
})
