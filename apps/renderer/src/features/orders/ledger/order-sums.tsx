import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { orderQueries, type OrderFilter } from '../data/queries.ts'

import classes from './order-sums.module.css'

/** What the orders come to that the filters leave; a search is not added up. */
export function OrderSums({ filter }: { readonly filter: OrderFilter }) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery({ ...orderQueries.sums(filter), enabled: filter.search === '' })
  if (filter.search !== '') return null
  // It keeps its place: the list does not move when the figures come.
  if (!data || data.sums.length === 0) return <div className={classes['sums']} />
  type Sum = (typeof data.sums)[number]
  const amounts = (sums: readonly Sum[], of: (sum: Sum) => number) =>
    sums.map((sum) => formatAmount(of(sum), sum.currency, i18n.language)).join(' + ')
  const all = (of: 'returned' | 'due' | 'giveBack') =>
    amounts(
      data.sums.filter((sum) => sum[of] !== 0),
      (sum) => sum[of],
    )
  const returned = all('returned')
  // What the dashboard and the analytics call revenue.
  const net = amounts(data.sums, (sum) => sum.total - sum.returned)
  const due = all('due')
  const giveBack = all('giveBack')
  const { sold, unprinted, payment } = filter.pick
  // Of these none is cancelled.
  const mixed = filter.status === 'all' && !sold && !unprinted && payment !== 'due'
  return (
    <div className={classes['sums']} role="group" aria-label={t('orders.ledger.sums.label')}>
      <span>
        {t(mixed ? 'orders.ledger.sums.sold' : 'orders.ledger.sums.total', {
          amount: amounts(data.sums, ({ total }) => total),
        })}
      </span>
      {returned === '' ? null : (
        <>
          <span>{t('orders.ledger.sums.returned', { amount: returned })}</span>
          <span>{t('orders.ledger.sums.net', { amount: net })}</span>
        </>
      )}
      {due === '' ? null : <span>{t('orders.ledger.sums.due', { amount: due })}</span>}
      {giveBack === '' ? null : (
        <span>{t('orders.ledger.sums.giveBack', { amount: giveBack })}</span>
      )}
      {data.atLeast ? (
        <span>
          {t('orders.ledger.sums.atLeast', {
            count: data.sums.reduce((sum, { orders }) => sum + orders, 0),
          })}
        </span>
      ) : null}
    </div>
  )
}
