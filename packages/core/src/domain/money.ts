import type { Money } from '../texts/params.ts'
import { currencyOption } from './currency.ts'
import { directionOf } from './entities.ts'
import { numberFormat } from './intl.ts'

/** Digits after the decimal point of all currencies that the product sells in. */
const minorDigits = 2
const minorPerMajor = 10 ** minorDigits

/** The largest amount that is taken, in major units: keeps every sum an exact integer. */
const largestMajor = 1_000_000_000
/** What all things of one order cost at most: the sums of many orders are to be exact, too. */
export const largestOrderMinor = 100 * largestMajor * minorPerMajor

export function toMajor(minor: number): number {
  return minor / minorPerMajor
}

/** Whole minor units of an amount that has no more decimals than its currency, such as one of the contract. */
export function toMinor(major: number): number {
  return Math.round(major * minorPerMajor)
}

export const majorOrNull = (minor: number | null): number | null =>
  minor === null ? null : toMajor(minor)

/** Major units with all decimals of the currency, as a file holds them. */
export function majorText(minor: number): string {
  return toMajor(minor).toFixed(minorDigits)
}

/**
 * Reads an amount in major units, as typed or as a number, into whole minor units.
 * Answers null for what is not an exact, non-negative amount: more than two decimals, signs, words.
 */
export function parseAmount(input: string | number): number | null {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(input).trim())
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  const minor = Number(whole) * minorPerMajor + Number(fraction.padEnd(minorDigits, '0'))
  return minor <= largestMajor * minorPerMajor ? minor : null
}

/** Shops that write Bengali put the sign where English does: ৳1,450. */
const asInEnglish: ReadonlySet<string> = new Set(['en', 'bn'])

/** The locale by whose rules the amounts of a language are written. */
export const moneyLocale = (locale: string, currency: string) =>
  asInEnglish.has(locale) ? (currencyOption(currency).english ?? 'en') : locale

/**
 * Formats minor units for a person. Falls back to symbol plus number where the locale's own
 * formatting fails, and to US dollars for an unknown code.
 */
export function formatMoney(minor: number, currency: string, locale = 'en'): string {
  const option = currencyOption(currency)
  const amount = toMajor(minor)
  const whole = minor % minorPerMajor === 0
  try {
    return numberFormat(moneyLocale(locale, currency), {
      style: 'currency',
      currency: option.code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: whole ? 0 : minorDigits,
      maximumFractionDigits: minorDigits,
    }).format(amount)
  } catch {
    return `${option.symbol}${amount}`
  }
}

/** An amount in a reason. */
export const moneyParam = (minor: number, currency: string): Money => ({
  minor,
  currency,
  english: formatMoney(minor, currency),
})

/** An amount inside a sentence: within right-to-left text its sign would be on the wrong side ('$US'). */
export function amountText(minor: number, currency: string, language: string): string {
  const amount = formatMoney(minor, currency, language)
  return directionOf(language) === 'rtl' ? `\u2066${amount}\u2069` : amount
}
