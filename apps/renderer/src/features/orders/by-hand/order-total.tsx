import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../../lib/errors.ts'

import classes from './new-order.module.css'

interface OrderTotalProps {
  /** Why it was not taken, where no field says that. */
  readonly unsaid: Error | null
  /** Why nobody knows what it comes to. */
  readonly unpriced: Error | null
  readonly total: number | undefined
  /** What is still to come in of it, where that is known. */
  readonly due: number | undefined
  readonly amount: (value: number) => string
}

/** What an order comes to, and what of it is still to be collected; or why it cannot be taken. */
export function OrderTotal({ unsaid, unpriced, total, due, amount }: OrderTotalProps) {
  const { t } = useTranslation()
  const why = unpriced && reasonOf(unpriced)
  return (
    <div className={classes['total']}>
      {unsaid ? (
        <p className={classes['wrong']} role="alert">
          {reasonOf(unsaid)}
        </p>
      ) : null}
      <p role="status">
        {why === null || (unsaid && reasonOf(unsaid) === why) ? null : (
          <span className={classes['wrong']}>{why}</span>
        )}
        {unpriced || total === undefined ? null : (
          <Sum label={t('orders.new.total')} sum={amount(total)} />
        )}
        {unpriced || due === undefined || due === total ? null : (
          <Sum label={t('orders.payment.due')} sum={amount(due)} />
        )}
      </p>
    </div>
  )
}

function Sum({ label, sum }: { readonly label: string; readonly sum: string }) {
  return (
    <span className={classes['of']}>
      <span className={classes['under']}>{label}</span>{' '}
      <strong>
        <bdi>{sum}</bdi>
      </strong>
    </span>
  )
}
