import { latinDigits } from '@pal/core/domain/digits'

const joiners = /[\u200c\u200d]/g
const arabicMarks = /[\u064b-\u065f\u0670\u0640]/g
const alefs = /[\u0622\u0623\u0625]/g
const latinMarks = /(\p{Script=Latin})\p{Mn}+/gu
// oxlint-disable-next-line no-control-regex -- the whole of ASCII
const plain = /^[\0-\x7f]*$/
/** What the search indexes drop and fold by themselves, so that a text alone tells the same. */
const looseMarks =
  /[\u0300-\u0304\u0306-\u030c\u030f\u0311\u031b\u0323-\u0328\u032d\u032e\u0330\u0331]/g
const otherShapes = /[µſςϐϑϕϖϰϱϵ]/g
const shapes: Readonly<Record<string, string>> = {
  µ: 'μ',
  ſ: 's',
  ς: 'σ',
  ϐ: 'β',
  ϑ: 'θ',
  ϕ: 'φ',
  ϖ: 'π',
  ϰ: 'κ',
  ϱ: 'ρ',
  ϵ: 'ε',
}

/**
 * Makes two spellings of one word equal, in what is indexed and in what is looked for: case, accents
 * of Latin letters, the two forms of Bengali letters, joiners, Arabic marks and alef forms, digits.
 */
export function normalise(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(latinMarks, '$1')
    .normalize('NFC')
    .replaceAll(looseMarks, '')
    .replaceAll(otherShapes, (letter) => shapes[letter] ?? letter)
    .replaceAll(joiners, '')
    .replaceAll(arabicMarks, '')
    .replaceAll(alefs, '\u0627')
    .replaceAll('\u0649', '\u064a')
  return withLatinDigits(folded)
}

const otherDigit = /[^\P{Nd}0-9]/u

/** Most texts hold no other digits. */
const withLatinDigits = (text: string) => (otherDigit.test(text) ? latinDigits(text) : text)

/** The words of a text, cut where the search index cuts them. */
export function wordsOf(text: string): string[] {
  return normalise(text).match(/[\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}]+/gu) ?? []
}

/** The last 9 digits of a phone number: what is left when country codes and zeros differ. */
export function phone9(text: string): string | null {
  const digits = withLatinDigits(text).replaceAll(/\D/g, '')
  return digits.length >= 5 ? digits.slice(-9) : null
}

/** As numbers are given out: one digit, these with two, all others with three. */
const callingCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/**
 * Of a phone number that is being typed from its beginning: what is surely among the last 9 digits, which
 * alone are kept. Most countries' numbers have 9 or 10 digits, a few have 11: the first or the first two
 * may not be kept. Null where it has too few digits to tell, or more than such a number.
 */
export function begunPhone(text: string): string | null {
  const ascii = withLatinDigits(text.trim())
  if (!/^[+0][\d\s().-]+$/.test(ascii)) return null
  const digits = ascii.replaceAll(/\D/g, '')
  const isAbroad = ascii.startsWith('+') || digits.startsWith('00')
  const national = isAbroad ? digits.replace(/^00/, '').replace(callingCode, '') : digits
  const begun = national.replace(/^0+/, '')
  if (begun.length < 4 || begun.length > 11) return null
  return begun.slice(begun.length < 7 ? 1 : 2)
}

/** Whether somebody typed a phone number, with anything between its digits. */
export function looksLikePhone(text: string): boolean {
  const ascii = withLatinDigits(text.trim())
  return /^\+?[\d\s().-]+$/.test(ascii) && ascii.replaceAll(/\D/g, '').length >= 6
}
