import { currencyOption } from './currency.ts'
import { latinDigits } from './digits.ts'
import { parseAmount } from './money.ts'

/** Why a typed amount was not taken. */
export type AmountProblem =
  | { readonly problem: 'missing' | 'unreadable' | 'negative' | 'tooLarge' }
  /** `whole` is what is meant where the point sets thousands apart. */
  | { readonly problem: 'tooFine'; readonly whole?: string }
  /** It can mean either, and money is not guessed. */
  | { readonly problem: 'ambiguous'; readonly readings: readonly [string, string] }

/** `amount` is in major units as the contract takes it: '1250.50'. */
export type TypedAmount = { readonly amount: string } | AmountProblem

/** What the screen writes before the decimals: it decides where an amount can be read in two ways. */
export type DecimalSign = '.' | ','

const marks = /[\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
/** "1,450/-", as on menus and price lists of South Asia: nothing comes behind the point. */
const noFraction = /(?<=\d)\s*\/\s*[-=–—]$/u
/** What else people write for a currency, in front or behind; the longer before what it begins with. */
const names: Readonly<Partial<Record<string, readonly string[]>>> = {
  BDT: ['taka', 'টাকা', 'tk.', 'tk'],
  USD: ['dollars', 'dollar'],
  AED: ['dirhams', 'dirham', 'dhs.', 'dhs', 'درهم', 'د.إ'],
  EUR: ['euros', 'euro'],
  GBP: ['pounds', 'pound'],
}
const spaces = /[\s\u00A0\u2009\u202F’']/gu

/**
 * Reads an amount as people type it: any digits, thousands or lakhs set apart, a decimal comma
 * where nothing else can be meant, the currency's own sign or name in front or behind, and '/-'.
 */
export function readTypedAmount(
  typed: string,
  currency: string,
  sign: DecimalSign = '.',
): TypedAmount {
  const { code, symbol } = currencyOption(currency)
  let text = latinDigits(typed).replaceAll(marks, '').trim().replace(noFraction, '')
  if (text === '') return { problem: 'missing' }
  for (const name of [code, symbol, ...(names[code] ?? [])]) {
    const sign = name.toUpperCase()
    if (text.toUpperCase().startsWith(sign)) text = text.slice(sign.length).trim()
    else if (text.toUpperCase().endsWith(sign)) text = text.slice(0, -sign.length).trim()
  }
  if (/^[-−–]\s*[\d.,٫]/u.test(text)) return { problem: 'negative' }
  if (!/^\d[\d.,٫٬،\s\u00A0\u2009\u202F’']*$/u.test(text)) return { problem: 'unreadable' }
  const spaced = text.split(spaces)
  if (spaced.length > 1 && !grouped(spaced.map((part) => part.replace(/[.,٫].*/u, '')))) {
    return { problem: 'unreadable' }
  }
  return readSeparated(spaced.join('').replaceAll('،', ','), sign)
}

function readSeparated(text: string, sign: DecimalSign): TypedAmount {
  if (/[٫٬]/.test(text)) return joined(text, '٬', '٫')
  const dots = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (dots > 0 && commas > 0) {
    // Whichever comes last is the decimal sign.
    return text.lastIndexOf('.') > text.lastIndexOf(',')
      ? joined(text, ',', '.')
      : joined(text, '.', ',')
  }
  if (commas > 1) return joined(text, ',', '.')
  if (dots > 1) return joined(text, '.', ',')
  if (commas === 1) return loneComma(text, sign)
  if (isGroup(text)) return sign === ',' ? joined(text, '.', ',') : eitherOf(text, '.')
  return exact(text)
}

/**
 * '1,250' is a thousand; '12,50' may be half a hundred or a slip: '12,500'. Where the comma is the
 * decimal sign it is the other way round.
 */
function loneComma(text: string, sign: DecimalSign): TypedAmount {
  const decimals = text.length - 1 - text.indexOf(',')
  const fine = decimals === 1 || decimals === 2
  if (fine) return sign === ',' ? exact(text.replace(',', '.')) : eitherOf(text, ',')
  if (decimals === 3 && sign === '.') return joined(text, ',', '.')
  if (decimals === 3) return isGroup(text) ? eitherOf(text, ',') : exact(text.replace(',', '.'))
  return { problem: 'unreadable' }
}

/** One sign that may set thousands apart. */
const isGroup = (text: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)

function eitherOf(text: string, separator: string): TypedAmount {
  const asDecimal = text.replace(separator, '.').replace(/(\.\d\d)0/, '$1')
  const asWhole = text.replace(separator, '')
  // More decimals than money has: that reading could not be written out anyway.
  const decimal = exact(asDecimal)
  if ('problem' in decimal && decimal.problem === 'tooFine') return { ...decimal, whole: asWhole }
  return { problem: 'ambiguous', readings: [asDecimal, asWhole] }
}

function joined(text: string, group: string, decimal: string): TypedAmount {
  const at = text.indexOf(decimal)
  const parts = (at < 0 ? text : text.slice(0, at)).split(group)
  if (parts.length > 1 && !grouped(parts)) return { problem: 'unreadable' }
  return exact(parts.join('') + (at < 0 ? '' : `.${text.slice(at + 1)}`))
}

/** 1,234,567 or, as in Dhaka and Delhi, 12,34,567. */
function grouped(parts: readonly string[]): boolean {
  const text = parts.join(',')
  return /^[1-9]\d{0,2}(,\d{3})+$/.test(text) || /^[1-9]\d?(,\d{2})*,\d{3}$/.test(text)
}

function exact(text: string): TypedAmount {
  if (/^\d+\.\d{3,}$/.test(text)) return { problem: 'tooFine' }
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return { problem: 'unreadable' }
  const amount = text.replace(/^0+(?=\d)/, '')
  return parseAmount(amount) === null ? { problem: 'tooLarge' } : { amount }
}
