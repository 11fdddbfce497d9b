import type { SettingsAnswer } from '@pal/core/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

import { formatCost, formatDollars } from '../format/format-dollars.ts'
import { settingsQuery } from './settings.ts'

/** The shop's currency with what a US dollar costs in it; null where the seller has set no rate. */
function ownRate({ company, ai }: Pick<SettingsAnswer, 'company' | 'ai'>) {
  const rate = ai.dollarRates[company.defaultCurrency]
  return rate === undefined || company.defaultCurrency === 'USD'
    ? null
    : { currency: company.defaultCurrency, rate }
}

/** Models are paid in US dollars; beside them stands what that is in the shop's own currency. */
export function useCostText(): (dollars: number) => string {
  const { i18n } = useTranslation()
  const locale = i18n.language
  const own = useQuery({ ...settingsQuery, select: ownRate }).data ?? null
  const currency = own?.currency
  const rate = own?.rate
  return useCallback(
    (dollars) => {
      const text = formatDollars(dollars, locale)
      return currency === undefined || rate === undefined
        ? text
        : `${text} (${formatCost(dollars * rate, currency, locale)})`
    },
    [currency, rate, locale],
  )
}
