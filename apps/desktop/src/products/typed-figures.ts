import { latinDigits } from '@pal/core/domain/digits'
import { readTypedAmount } from '@pal/core/domain/typed-amount'
import { badField } from '@pal/core/errors'

export interface PriceReading {
  readonly currency: string
  /** Spreadsheets that separate cells by semicolons write 12,50. */
  readonly decimalComma: boolean
}

/** A price of the file in major units as the contract takes it; none where the cell is empty. */
export function readPrice(field: string, text: string, how: PriceReading): string | null {
  if (text === '') return null
  const refuse = (why: string) => badField(field, `${field}: ${why}`)
  const read = readTypedAmount(text, how.currency)
  const comma = /^[^.,]*,(\d+)[^.,]*$/.exec(latinDigits(text))?.[1]?.length
  if ('amount' in read) {
    if (how.decimalComma && comma === 3) {
      const whole = read.amount
      throw refuse(`'${text}' can be read in two ways: write ${decimal(whole)} or ${whole}`)
    }
    return read.amount
  }
  switch (read.problem) {
    case 'ambiguous': {
      const [asDecimal, asWhole] = read.readings
      if (how.decimalComma && comma !== undefined) return asDecimal
      throw refuse(`'${text}' can be read in two ways: write ${asDecimal} or ${asWhole}`)
    }
    case 'negative':
      throw refuse(`must not be below zero, but is '${text}'`)
    case 'tooFine':
      throw refuse(`has more than two digits after the point: '${text}'`)
    case 'tooLarge':
      throw refuse(`'${text}' is too large`)
    case 'missing':
    case 'unreadable':
      throw refuse(`must be an amount such as 12 or 12.50, not '${text}'`)
  }
}

const decimal = (whole: string) => String(Number(whole) / 1000)

export function readWholeNumber(field: string, text: string): number | null {
  if (text === '') return null
  const digits = latinDigits(text)
  if (/^\d{1,10}$/.test(digits)) return Number(digits)
  throw badField(field, `${field}: must be a whole number, not '${text}'`)
}
