import { useTranslation } from 'react-i18next'

import { Notice } from '../../../components/notices/notice.tsx'
import { named } from '../../../lib/format/isolated.ts'
import { pricedElsewhere, type TakenRow } from './taken.ts'

interface ForeignPricesProps {
  readonly products: readonly TakenRow[]
  readonly currency: string
}

/** The currency was changed after products were taken over: their prices are only what they were. */
export function ForeignPrices({ products, currency }: ForeignPricesProps) {
  const { t, i18n } = useTranslation()
  const rows = pricedElsewhere(products, currency)
  if (rows.length === 0) return null
  const list = new Intl.ListFormat(i18n.language)
  const old = list.format(new Set(rows.map(({ taken }) => taken?.currency ?? '')))
  return (
    <Notice title={t('campaigns.sharing.foreign', { currency: old })}>
      {t('campaigns.sharing.foreignText', {
        products: list.format(rows.map(({ name }) => named(name))),
        currency,
      })}
    </Notice>
  )
}
