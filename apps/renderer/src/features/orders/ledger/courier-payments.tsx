import { Button } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../../components/dialogs/dialog.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { api } from '../../../lib/api.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { orderQueries } from '../data/queries.ts'
import type { Repick } from './ledger-filters.tsx'

import classes from './courier-payments.module.css'

export interface CourierPaymentsProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly onShow: (orders: Repick) => void
}

/** Beside what couriers owe. */
const advanceDueQuery = queryOptions({
  queryKey: ['orders', 'sums', 'advance_due'],
  queryFn: ({ signal }) => api.call('orders.sums', { query: { payment: 'advance_due' } }, signal),
})

/** What each courier has collected and not paid out; each figure leads to its orders. */
export function CourierPayments({ opened, onClose, onShow }: CourierPaymentsProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useQuery({ ...orderQueries.couriers, enabled: opened })
  const owed = data?.owed ?? []
  const advance = useQuery({ ...advanceDueQuery, enabled: opened }).data?.sums ?? []
  const unpaid = advance.reduce((sum, { orders }) => sum + orders, 0)
  const several = new Set(owed.map(({ currency }) => currency)).size > 1
  return (
    <Dialog
      opened={opened}
      title={t('orders.ledger.couriers.open')}
      size={560}
      typed={false}
      onClose={onClose}
    >
      <DialogBody>
        {error && !data ? (
          <QueryError title={t('orders.ledger.couriers.failed')} query={{ error, refetch }} />
        ) : null}
        {data && owed.length === 0 ? (
          <div>
            <strong>{t(`orders.ledger.couriers.${data.delivered ? 'none' : 'noneYet'}`)}</strong>
            <p className={classes['text']}>{t('orders.ledger.couriers.noneText')}</p>
          </div>
        ) : null}
        {owed.length > 0 ? (
          <div>
            <p className={classes['text']}>{t('orders.ledger.couriers.text')}</p>
            <table className={classes['table']} aria-label={t('orders.ledger.couriers.open')}>
              <thead>
                <tr>
                  <th scope="col">{t('orders.ledger.courier.label')}</th>
                  <th scope="col" className={classes['figure']}>
                    {t('orders.ledger.couriers.orders')}
                  </th>
                  <th scope="col" className={classes['figure']}>
                    {t('orders.ledger.couriers.due')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {owed.map(({ courier, currency, orders, due }) => {
                  const name = courier ?? t('orders.ledger.couriers.without')
                  return (
                    <tr key={`${courier ?? ''} ${currency}`}>
                      <td>
                        <bdi>{name}</bdi>
                      </td>
                      <td className={classes['figure']}>
                        <Button
                          variant="subtle"
                          px={0}
                          aria-label={t('orders.ledger.couriers.show', { courier: name })}
                          onClick={() =>
                            onShow({
                              payment: 'due',
                              courier: courier ?? undefined,
                              noCourier: courier === null ? 'true' : undefined,
                              ...(several && { currency }),
                            })
                          }
                        >
                          {wholeNumber(orders, i18n.language)}
                        </Button>
                      </td>
                      <td className={classes['figure']}>
                        <bdi>{formatAmount(due, currency, i18n.language)}</bdi>
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        ) : null}
        {unpaid > 0 ? (
          <div className={classes['advance']}>
            <p className={classes['text']}>
              {t('orders.ledger.couriers.advance', {
                count: unpaid,
                amount: advance
                  .map(({ due, currency }) => formatAmount(due, currency, i18n.language))
                  .join(' + '),
              })}
            </p>
            <Button variant="default" onClick={() => onShow({ payment: 'advance_due' })}>
              {t('orders.ledger.couriers.advanceShow')}
            </Button>
          </div>
        ) : null}
      </DialogBody>
    </Dialog>
  )
}
