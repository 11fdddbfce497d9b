import { numberFormat } from '@pal/core/domain/intl'

export function wholeNumber(value: number, locale: string): string {
  return numberFormat(locale).format(value)
}
