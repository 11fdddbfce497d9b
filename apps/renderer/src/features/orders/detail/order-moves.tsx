import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { nextStatuses } from '@pal/core/domain/orders/order-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { useFileWords } from '../data/file-words.ts'
import { useMoveOrder } from '../data/mutations.ts'
import { useTelling } from '../data/telling.ts'
import { useIsSettled } from '../data/use-is-settled.ts'
import { TellBox } from '../ledger/tell-box.tsx'
import { SetBack } from './set-back.tsx'

import classes from './order-moves.module.css'

/** The next step of an order, its end, or the way back from what was a mistake. */
export function OrderMoves({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation()
  const wordsOf = useFileWords()
  const [asking, setAsking] = useState(false)
  const tells = useTelling((telling) => telling.tells)
  const { mutate, isPending } = useMoveOrder(order.id)
  const isSettled = useIsSettled(String(order.id), order.status)
  const next = nextStatuses[order.status].find((status) => status !== 'cancelled')
  const back = order.setBackTo
  if (next === undefined) {
    return back === null ? null : (
      <div className={classes['foot']}>
        <div className={classes['buttons']}>
          <SetBack order={order} to={back} />
        </div>
      </div>
    )
  }
  const open = order.tellUntil !== null
  const { courierFile: file } = order
  const paid =
    order.paidAmount > 0 &&
    t('orders.cancelPaid', {
      amount: formatAmount(order.paidAmount, order.currency, i18n.language),
    })
  const inFile = file && t('orders.courierFile.cancels', wordsOf(file))
  const move = (status: typeof next | 'cancelled', onSettled = () => {}) =>
    mutate({ status, tell: open && tells }, { onSettled })
  return (
    <div className={classes['foot']}>
      {order.conversationId === null ? null : open ? (
        <TellBox label={t('orders.tell')} />
      ) : (
        <p className={classes['closed']}>{t('orders.tellClosed')}</p>
      )}
      <div className={classes['buttons']}>
        <Button
          variant="subtle"
          color="danger"
          disabled={isPending}
          onClick={() => setAsking(true)}
        >
          {t('orders.cancel')}
        </Button>
        {back === null ? null : <SetBack order={order} to={back} short />}
        <Button loading={isPending && !asking} disabled={!isSettled} onClick={() => move(next)}>
          {t(`orders.moveTo.${next}`)}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('orders.cancelTitle', { order: order.orderId })}
        text={[t('orders.cancelText'), paid, inFile].filter(Boolean).join(' ')}
        confirmLabel={t('orders.cancelConfirm')}
        dismissLabel={t('orders.keep')}
        busy={isPending}
        onConfirm={() => move('cancelled', () => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
