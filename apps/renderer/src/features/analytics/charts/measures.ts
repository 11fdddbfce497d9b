import type { Analytics, AnalyticsPart } from '@pal/core/contract/analytics'
import { currencyOption } from '@pal/core/domain/currency'
import { numberFormat } from '@pal/core/domain/intl'
import { moneyLocale } from '@pal/core/domain/money'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { isolated } from '../../../lib/format/isolated.ts'

export const measureNames = ['conversations', 'orders', 'revenue', 'aiCost'] as const
export type MeasureName = (typeof measureNames)[number]

type Figures = Pick<AnalyticsPart, MeasureName>

/** One measure of the charts: what it is of a part, how it reads, and where its rows are. */
export interface Measure {
  readonly name: MeasureName
  readonly of: (part: Figures) => number
  readonly link: (part: Figures & Pick<AnalyticsPart, 'links'>) => string
  readonly format: (value: number) => string
  /** Short enough for an axis. */
  readonly formatShort: (value: number) => string
}

export function measure(
  name: MeasureName,
  currency: string,
  locale: string,
  costText: (dollars: number) => string,
): Measure {
  const compact = { notation: 'compact', maximumFractionDigits: 1, useGrouping: 'always' } as const
  const signed = { style: 'currency', currencyDisplay: 'narrowSymbol' } as const
  const dollars = numberFormat(moneyLocale(locale, 'USD'), {
    ...signed,
    currency: 'USD',
    maximumSignificantDigits: 3,
  })
  const short = (value: number) => numberFormat(locale, compact).format(value)
  const sold = (value: number) =>
    // As in all amounts of Bengali, the sign comes first.
    locale === 'bn'
      ? `${currencyOption(currency).symbol}${short(value)}`
      : numberFormat(locale, { ...signed, ...compact, currency }).format(value)
  const whole = (value: number) => wholeNumber(value, locale)
  switch (name) {
    case 'conversations':
    case 'orders':
      return {
        name,
        of: (part) => part[name],
        link: ({ links }) => links[name],
        format: whole,
        formatShort: short,
      }
    case 'revenue':
      return {
        name,
        of: ({ revenue }) => revenue[currency] ?? 0,
        link: ({ links }) => links.revenue[currency] ?? links.orders,
        format: (value) => formatAmount(value, currency, locale),
        formatShort: (value) => isolated(sold(value)),
      }
    case 'aiCost':
      return {
        name,
        of: ({ aiCost }) => aiCost['USD'] ?? 0,
        link: ({ links }) => links.aiCost,
        format: costText,
        formatShort: (value) => isolated(dollars.format(value)),
      }
  }
}

/** What was sold in: the currency of the busiest campaign first. */
export function currenciesOf({ total, previous, campaigns }: Analytics): string[] {
  const sold = new Set([
    ...Object.keys(total.revenue),
    ...previous.series.flatMap(({ revenue }) => Object.keys(revenue)),
  ])
  const [first = 'BDT'] = campaigns.map(({ currency }) => currency)
  if (sold.size === 0) return [first]
  return [...sold].toSorted((a, b) => Number(b === first) - Number(a === first))
}
