import type { OrderDetail } from '@pal/core/contract/orders'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { percentText } from '../../../lib/format/percent-text.ts'

import classes from './order-items.module.css'

// The cost of a product may have been typed since.
const marginQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'margin', id],
    staleTime: 0,
    queryFn: ({ signal }) => api.call('orders.margin', { params: { id } }, signal),
  })

/** What the shop earns by the order, for its own eyes; nothing where that is not known. */
export function OrderMargin({ order: { id, currency } }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation()
  const margin = useQuery(marginQuery(id)).data?.margin
  if (!margin) return null
  const { amount, value } = margin
  const share = value > 0 ? ` · ${percentText(amount / value, i18n.language)}` : ''
  return (
    <p className={classes['margin']}>
      {t('orders.margin.label')} <bdi>{formatAmount(amount, currency, i18n.language)}</bdi>
      {share}
      <br />
      {t('orders.margin.counted')}
    </p>
  )
}
