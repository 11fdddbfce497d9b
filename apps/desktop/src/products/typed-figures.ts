import { latinDigits } from '@pal/core/domain/digits'
import { readTypedAmount } from '@pal/core/domain/typed-amount'
import { badField } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'

export interface PriceReading {
  readonly currency: string
  /** Spreadsheets that separate cells by semicolons write 12,50. */
  readonly decimalComma: boolean
}

/** A price of the file in major units as the contract takes it; none where the cell is empty. */
export function readPrice(field: string, text: string, how: PriceReading): string | null {
  if (text === '') return null
  const refuse = (why: Reason) => badField(field, why)
  const read = readTypedAmount(text, how.currency)
  const comma = /^[^.,]*,(\d+)[^.,]*$/.exec(latinDigits(text))?.[1]?.length
  if ('amount' in read) {
    if (how.decimalComma && comma === 3) {
      const whole = read.amount
      throw refuse(because('field_ambiguous', { text, one: decimal(whole), other: whole }))
    }
    return read.amount
  }
  switch (read.problem) {
    case 'ambiguous': {
      const [asDecimal, asWhole] = read.readings
      if (how.decimalComma && comma !== undefined) return asDecimal
      throw refuse(because('field_ambiguous', { text, one: asDecimal, other: asWhole }))
    }
    case 'negative':
      throw refuse(because('field_negative', { text }))
    case 'tooFine':
      throw refuse(because('field_too_fine', { text }))
    case 'tooLarge':
      throw refuse(because('field_amount_too_large', { text }))
    case 'missing':
    case 'unreadable':
      throw refuse(because('field_not_amount', { text }))
  }
}

const decimal = (whole: string) => String(Number(whole) / 1000)

export function readWholeNumber(field: string, text: string): number | null {
  if (text === '') return null
  const digits = latinDigits(text)
  if (/^\d{1,10}$/.test(digits)) return Number(digits)
  throw badField(field, because('field_not_whole_text', { text }))
}
