import { Button } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { toMajor, toMinor } from '@pal/core/domain/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { AmountField } from '../../../components/fields/amount-field.tsx'
import { amountWords } from '../../../lib/format/amount-words.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { readAmount } from '../../../lib/format/read-amount.ts'
import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { usePayOrders } from '../data/mutations.ts'
import { useTelling, wayToTell } from '../data/telling.ts'
import { TellCustomer, TellCustomers } from './tell-box.tsx'

import classes from './received-dialog.module.css'

interface ReceivedDialogProps {
  /** Of each something is due. */
  readonly orders: readonly Order[]
  readonly onClose: () => void
}

/** What came in for each order: all that is due, unless a courier handed over less. */
export function ReceivedDialog({ orders: given, onClose }: ReceivedDialogProps) {
  const { t, i18n } = useTranslation()
  // As it was when it was asked for: what changes meanwhile is refused, and never paid twice.
  const [orders] = useState(given)
  const [begun] = useState(() => orders.map(({ amountDue }) => typedAmount(amountDue)))
  const [typed, setTyped] = useState(begun)
  const [tried, setTried] = useState(false)
  const pay = usePayOrders()
  const tells = useTelling((telling) => telling.tells)
  const money = (of: number, currency: string) => formatAmount(toMajor(of), currency, i18n.language)
  const rows = orders.map((order, at) => {
    const text = typed[at] ?? ''
    const read = readAmount(text, order.currency)
    const got = 'amount' in read ? toMinor(Number(read.amount)) : null
    const due = toMinor(order.amountDue)
    const most = money(due, order.currency)
    const wrong =
      'problem' in read
        ? amountWords(read, t('orders.bulk.received'), order.currency)
        : got !== null && got > due
          ? t('orders.bulk.receivedMost', { amount: most })
          : null
    return { order, at, text, got, due, most, wrong }
  })
  const sums = (of: (row: (typeof rows)[number]) => number) =>
    Array.from(
      Map.groupBy(rows, ({ order }) => order.currency),
      ([currency, same]) =>
        money(
          same.reduce((sum, row) => sum + of(row), 0),
          currency,
        ),
    ).join(' + ')
  const only = orders.length === 1 ? orders[0] : undefined
  const left = rows.reduce((sum, { due, got }) => sum + due - (got ?? 0), 0)
  const paid = rows.filter(({ got }) => got !== null && got > 0)
  const save = () => {
    setTried(true)
    if (rows.some(({ wrong }) => wrong) || paid.length === 0) return
    pay.mutate(
      {
        ids: paid.map(({ order }) => order.id),
        received: paid.flatMap(({ order, got, due }) =>
          got === null || got === due
            ? []
            : [{ id: order.id, amount: toMajor(got), due: order.amountDue }],
        ),
        tell: tells && orders.some(wayToTell),
      },
      { onSettled: onClose },
    )
  }
  return (
    <Dialog
      opened
      typed={typed.some((text, at) => text !== begun[at])}
      title={t('orders.bulk.payTitle')}
      size={520}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <DialogBody>
          <p className={classes['text']}>
            {t(only ? 'orders.bulk.payOneText' : 'orders.bulk.payText')}
          </p>
          <ul className={classes['rows']}>
            {rows.map(({ order, at, text, most, wrong }) => (
              <li key={order.id}>
                <span className={classes['order']}>
                  <span>
                    <bdi>{order.orderId}</bdi>
                  </span>
                  <span>
                    <bdi>{order.customerName}</bdi>
                  </span>
                </span>
                <span className={classes['due']}>
                  {t('orders.ledger.sums.due', { amount: most })}
                </span>
                <AmountField
                  aria-label={t('orders.bulk.receivedOf', { order: order.orderId })}
                  className={classes['field'] ?? ''}
                  currency={order.currency}
                  dir="ltr"
                  data-autofocus={at === 0 || undefined}
                  value={text}
                  error={tried && wrong}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                  onChange={({ currentTarget: { value } }) =>
                    setTyped(typed.map((old, index) => (index === at ? value : old)))
                  }
                />
              </li>
            ))}
          </ul>
          {only ? (
            <TellCustomer
              conversationId={only.conversationId}
              way={wayToTell(only)}
              label={t('orders.payment.tell')}
            />
          ) : (
            <TellCustomers orders={orders} />
          )}
        </DialogBody>
        <DialogFoot>
          <p className={classes['sum']} role="status">
            <strong>{t('orders.bulk.receivedSum', { amount: sums(({ got }) => got ?? 0) })}</strong>
            {left > 0 ? (
              <span className={classes['due']}>
                {t('orders.ledger.sums.due', {
                  amount: sums(({ due, got }) => Math.max(0, due - (got ?? 0))),
                })}
              </span>
            ) : null}
          </p>
          <CancelButton />
          <Button type="submit" loading={pay.isPending} disabled={paid.length === 0}>
            {t('orders.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
