import { numberFormat } from '@pal/core/domain/intl'

export function percentText(share: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}
