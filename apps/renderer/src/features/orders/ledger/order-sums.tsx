import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { formatAmount } from '../../../lib/format/format-amount.ts'
import { orderQueries, type OrderFilter } from '../data/queries.ts'

import classes from './order-sums.module.css'

export interface OrderSumsProps {
  readonly filter: OrderFilter
}

/** What the orders come to that the filters leave; a search is not added up. */
export function OrderSums({ filter }: OrderSumsProps) {
  const { t, i18n } = useTranslation()
  const { data } = useQuery({ ...orderQueries.sums(filter), enabled: filter.search === '' })
  if (filter.search !== '') return null
  if (!data || data.sums.length === 0) return null
  const { sums, atLeast } = data
  const sumsOf = (of: (one: (typeof sums)[number]) => number, isAll = false) =>
    sums
      .filter((one) => isAll || of(one) !== 0)
      .map((one) => formatAmount(of(one), one.currency, i18n.language))
      .join(' + ')
  const returned = sumsOf((one) => one.returned)
  const { sold, unprinted, unfiled, returned: cameBack, payment } = filter.pick
  // Of these none is cancelled.
  const delivered = cameBack || payment === 'due' || payment === 'advance_due'
  const mixed = filter.status === 'all' && !sold && !unprinted && !unfiled && !delivered
  const lines = [
    [mixed ? 'sold' : 'total', sumsOf(({ total }) => total, true)],
    ['returned', returned],
    // What the dashboard and the analytics call revenue.
    ['net', returned && sumsOf((one) => one.total - one.returned, true)],
    ['due', sumsOf(({ due }) => due)],
    ['giveBack', sumsOf(({ giveBack }) => giveBack)],
  ] as const
  return (
    <div className={classes['sums']} role="group" aria-label={t('orders.ledger.sums.label')}>
      {lines.map(([name, amount]) =>
        amount === '' ? null : (
          <span key={name}>
            <Loud words={t(`orders.ledger.sums.${name}`, { amount: place })} amount={amount} />
          </span>
        ),
      )}
      {atLeast ? (
        <span>
          {t('orders.ledger.sums.atLeast', {
            count: sums.reduce((sum, { orders }) => sum + orders, 0),
          })}
        </span>
      ) : null}
    </div>
  )
}

const place = '\0'

/** The money is what one looks for in a row of small words. */
function Loud({ words, amount }: { readonly words: string; readonly amount: string }) {
  const [before, after] = words.split(place)
  return (
    <>
      {before}
      <strong>{amount}</strong>
      {after}
    </>
  )
}
