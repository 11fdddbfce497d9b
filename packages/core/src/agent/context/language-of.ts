import type { OwnLanguage } from '../../domain/entities.ts'
import { tokens } from './text.ts'

/** Letters only: digits and signs of money are on the keyboard of who writes English, too. */
const bengali = /(?=\p{L})\p{Script=Bengali}/u
const arabic = /(?=\p{L})\p{Script=Arabic}/u
/** Letters that Urdu has and Arabic has not. */
const urdu = /[\u0679\u0688\u0691\u06BA\u06BE\u06C1\u06D2\u06A9\u06AF]/u
const devanagari = /(?=\p{L})\p{Script=Devanagari}/u
/** Everyday words that tell romanised Bengali from English. */
const bengaliWords = new Set(
  'ache asen achen koto dam taka apu apni vai bhai kemon lagbe chai nibo niben ki kivabe kobe korbo din pabo hobe'.split(
    ' ',
  ),
)

/** How the same people write in Latin letters. */
export const romanised: Readonly<Record<string, OwnLanguage>> = {
  bn: 'bn-latn',
  hi: 'hi-latn',
  ur: 'hi-latn',
}

/** What a text tells of its language by itself; null where it may be any that is written in Latin letters. */
export function languageOf(said: string): OwnLanguage | null {
  if (bengali.test(said)) return 'bn'
  if (arabic.test(said)) return urdu.test(said) ? 'ur' : 'ar'
  if (devanagari.test(said)) return 'hi'
  return null
}

/** Whether somebody writes Bengali in Latin letters. */
export function isRomanisedBengali(said: string): boolean {
  const words = tokens(said)
  const known = words.filter((word) => bengaliWords.has(word)).length
  return known > 0 && known * 4 >= words.length
}
