/** Where the decimal digits of the scripts that customers write begin. */
const zeros = [
  0x06_60, 0x06_f0, 0x07_c0, 0x09_66, 0x09_e6, 0x0a_66, 0x0a_e6, 0x0b_66, 0x0b_e6, 0x0c_66, 0x0c_e6,
  0x0d_66, 0x0e_50, 0x0e_d0, 0x0f_20, 0x10_40, 0x17_e0, 0xff_10,
]

/** Writes the digits of any of these scripts as 0 to 9; every other character stays. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((start) => code >= start && code < start + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Runs of digits with the separators that people put into a phone number. */
const runs = /(?:\+\s?)?\(?\d(?:[\s().\-–/]{0,3}\d)*/gu
const shortest = 8
/** E.164 */
const longest = 15

export interface Phone {
  /** Digits as dialled, without a leading 00. */
  readonly digits: string
  readonly last9: string
  readonly valid: boolean
}

/** Whether a number can be dialled. In Bangladesh a mobile number has eleven digits and begins with 01. */
function isValid(digits: string, bangladesh: boolean): boolean {
  if (digits.length < shortest || digits.length > longest) return false
  if (/^(\d)\1+$/.test(digits)) return false
  if (digits.startsWith('880')) return /^880(?:1[3-9]\d{8}|[2-9]\d{6,9})$/.test(digits)
  if (bangladesh && digits.startsWith('0')) return /^0(?:1[3-9]\d{8}|[2-9]\d{6,9})$/.test(digits)
  if (bangladesh && /^1[3-9]\d{8}$/.test(digits)) return true
  return !bangladesh || digits.length > 10
}

/** Reads the phone numbers in a text, in any digit script, in their order. */
export function findPhones(text: string, region: 'BD' | 'any' = 'any'): Phone[] {
  const plain = latinDigits(text.replaceAll(/\p{Cf}/gu, ''))
  return [...plain.matchAll(runs)].map(([run]) => {
    const digits = run.replaceAll(/\D/g, '').replace(/^00/, '')
    return { digits, last9: digits.slice(-9), valid: isValid(digits, region === 'BD') }
  })
}

/** The first number in the text that can be dialled, else whatever digits there are. */
export function normalisePhone(text: string, region: 'BD' | 'any' = 'any'): Phone {
  const found = findPhones(text, region)
  return found.find((phone) => phone.valid) ?? found[0] ?? { digits: '', last9: '', valid: false }
}
