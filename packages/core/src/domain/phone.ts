import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min'
import { getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'

import { remembered } from '../remembered.ts'
import { latinDigits } from './digits.ts'
import { isOtherFigure } from './other-figures.ts'

/** Runs of digits with the separators that people put into a phone number. */
const runs = /(?:\+\s?)?\(?\d(?:[\s().\-–/]{0,3}\d)*/gu
/** Where a second number may begin in such a run. */
const seams = /\s*\/\s*|[\s–-]+(?=[+(0]|\d{8})/u
const withCountry = /^[\s(]*(?:\+|00)/
const shortest = 8
/** E.164 */
const longest = 15

export interface Phone {
  /** As dialled: without a leading 00, and with a plus only where it is of another country. */
  readonly digits: string
  /** Of the number within its country. */
  readonly last9: string
  readonly valid: boolean
}

const asLong = new RegExp(String.raw`\d(?:[\s().\-–/]{0,3}\d){${shortest - 1}}`, 'u')

/** Whether a text has digits enough for a phone number; most have not, and need not be read for one. */
export const mayHoldPhone = (text: string) => asLong.test(plainDigits(text))

const plainDigits = (text: string) => latinDigits(text.replaceAll(/\p{Cf}/gu, ''))

/** Reads the phone numbers in a text, in any digit script, in their order. */
export function findPhones(text: string, country: CountryCode | null = null): Phone[] {
  const plain = plainDigits(text)
  return [...plain.matchAll(runs)].flatMap(({ 0: run, index }) => {
    const before = plain.slice(Math.max(0, index - 5), index)
    const after = plain.slice(index + run.length, index + run.length + 10)
    const whole = isOtherFigure(run, before, after) ? unread(run) : read(run, country)
    const parts = whole.valid ? [] : run.split(seams)
    if (parts.length < 2) return whole
    const seen = parts.map((part) => (isOtherFigure(part) ? unread(part) : read(part, country)))
    return seen.some((phone) => phone.valid) ? seen : whole
  })
}

/** The first number in the text that can be dialled, else whatever digits there are. */
export function normalisePhone(text: string, country: CountryCode | null = null): Phone {
  const found = findPhones(text, country)
  return found.find((phone) => phone.valid) ?? found[0] ?? { digits: '', last9: '', valid: false }
}

/** A number as a whole: the same one, however it is written. */
export interface WholePhone {
  /** Without and with a zero or its country before it: a short one ends otherwise then. */
  readonly spellings: readonly string[]
  readonly isSame: (other: string) => boolean
}

/** What is written without a country is read as of this one. */
export function wholePhone(text: string, country: CountryCode | null): WholePhone {
  const { code, national } = partsOf(text, country)
  const bare = national.replace(/^0+/, '')
  return {
    spellings: [bare, `0${bare}`, ...(code === null ? [] : [`${code}${national}`])],
    isSame: (other) => {
      const { code: otherCode, national: otherNational } = partsOf(other, country)
      if (code !== null && otherCode !== null) {
        return code === otherCode && national === otherNational
      }
      // Nobody can tell of which country one of them is.
      return bare !== '' && bare === otherNational.replace(/^0+/, '')
    },
  }
}

function partsOf(text: string, country: CountryCode | null) {
  const { digits, valid } = normalisePhone(text, country)
  const number = valid ? parsePhoneNumberFromString(digits, country ?? undefined) : undefined
  return {
    code: number?.countryCallingCode ?? null,
    national: number?.nationalNumber ?? digits,
  }
}

function unread(run: string): Phone {
  const digits = run.replaceAll(/\D/g, '').replace(/^00/, '')
  return { digits, last9: digits.slice(-9), valid: false }
}

/** The last ones that were read: of one chat the same few are, a dozen times a turn. */
const lastRead = remembered<Phone>(64)

const read = (run: string, country: CountryCode | null): Phone =>
  lastRead(`${country ?? ''} ${run}`, () => readAnew(run, country))

function readAnew(run: string, country: CountryCode | null): Phone {
  const phone = unread(run)
  const { digits } = phone
  if (digits.length < shortest || digits.length > longest || /^(\d)\1+$/.test(digits)) return phone
  const abroad = withCountry.test(run)
  const national = abroad || country === null ? undefined : nationalNumber(digits, country)
  // Many leave the plus out; so short as some countries' numbers are, it could be anything then.
  const number = national ?? (abroad || digits.length > 10 ? worldNumber(digits) : undefined)
  if (number !== undefined) {
    return {
      digits: number === national ? digits : dialled(number, country),
      last9: number.nationalNumber.slice(-9),
      valid: true,
    }
  }
  // Nobody says where the shop is: what is as long as most countries' numbers, with its zero or not.
  const plausible = country === null && !abroad && /^(?:0\d{8,11}|[1-9]\d{9})$/.test(digits)
  return { ...phone, valid: plausible }
}

function dialled({ countryCallingCode, nationalNumber }: PhoneNumber, country: CountryCode | null) {
  const own = country !== null && getCountryCallingCode(country) === countryCallingCode
  return `${own ? '' : '+'}${countryCallingCode}${nationalNumber}`
}

function nationalNumber(digits: string, country: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(digits, country)
  if (!number || !isDialable(number)) return undefined
  const bare = !digits.startsWith('0') && !digits.startsWith(number.countryCallingCode)
  if (country === 'BD') return bare && !number.nationalNumber.startsWith('1') ? undefined : number
  if (!bare || digits.length > 8) return number
  // So few digits are a number only where it is written so: without a zero, and in groups.
  const written = number.formatNational()
  return /^\D*0/.test(written) || written === digits ? undefined : number
}

function worldNumber(digits: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(`+${digits}`)
  return number && isDialable(number) ? number : undefined
}

/** The short tables know of Bangladesh only how long its numbers may be, not how mobile ones begin. */
const bangladesh = /^(?:1[3-9]\d{8}|[2-9]\d{6,9})$/

function isDialable(number: PhoneNumber): boolean {
  if (!number.isValid()) return false
  return number.countryCallingCode !== '880' || bangladesh.test(number.nationalNumber)
}
