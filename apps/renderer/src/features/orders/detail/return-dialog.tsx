import '../../../components/fields/form-fields.ts'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { toMajor, toMinor } from '@pal/core/domain/money'
import {
  canBeSoldAgain,
  type ReturnReason,
  returnReasons,
  returnValue,
} from '@pal/core/domain/orders/order-returns'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { focusWrong } from '../../../components/dialogs/focus-wrong.ts'
import { AmountField } from '../../../components/fields/amount-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { ToggleField } from '../../../components/fields/toggle-field.tsx'
import { reasonOf } from '../../../lib/errors.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { amountWords } from '../../../lib/format/amount-words.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { readAmount } from '../../../lib/format/read-amount.ts'
import { useReturn } from '../data/mutations.ts'

import classes from './return-dialog.module.css'

interface ReturnDialogProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

/** What came back, why, and whether it can be sold again. */
export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t, i18n } = useTranslation()
  const keep = useReturn(order.id)
  const left = piecesLeft(order)
  const [begun] = useState(() => left.map((most) => (left.length === 1 ? most : 0)))
  const [counts, setCounts] = useState(begun)
  const [reason, setReason] = useState<ReturnReason>('refused')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  // It follows the reason until somebody says otherwise.
  const [chosen, setRestock] = useState<boolean | null>(null)
  const restock = chosen ?? canBeSoldAgain(reason)
  const [tried, setTried] = useState(false)

  const none = counts.every((count) => count === 0)
  const value = returnValue({
    subtotalMinor: toMinor(order.subtotal),
    discountMinor: toMinor(order.discount),
    returnedMinor: toMinor(order.returnedAmount),
    lines: order.products.map(({ unitPrice }, at) => ({
      unitPriceMinor: toMinor(unitPrice),
      left: left[at] ?? 0,
      back: counts[at] ?? 0,
    })),
  })
  const read = typed.trim() === '' ? null : readAmount(typed, order.currency)
  const wrong =
    read && 'problem' in read ? amountWords(read, t('orders.returns.amount'), order.currency) : null
  const refused = fieldError(keep.error)
  const tooMuch = refused?.field === 'amount' ? refused.text : null
  const save = () => {
    setTried(true)
    if (wrong) focusWrong()
    if (none || wrong) return
    keep.mutate(
      {
        lines: counts.flatMap((quantity, at) => (quantity > 0 ? [{ line: at + 1, quantity }] : [])),
        reason,
        restock,
        ...(note.trim() && { note }),
        ...(read && 'amount' in read && { amount: read.amount }),
      },
      { onSuccess: onClose },
    )
  }
  useEffect(() => {
    if (tooMuch !== null) focusWrong()
  }, [keep.error, tooMuch])
  return (
    <Dialog
      opened
      typed={typed !== '' || note !== '' || counts.some((count, at) => count !== begun[at])}
      title={t('orders.returns.dialog', { order: order.orderId })}
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
          <ReturnedPieces
            order={order}
            left={left}
            counts={counts}
            none={tried && none}
            onCounts={setCounts}
          />
          <NativeSelect
            label={t('orders.returns.reasonField')}
            value={reason}
            onChange={({ currentTarget }) =>
              setReason(returnReasons.find((each) => each === currentTarget.value) ?? reason)
            }
            data={returnReasons.map((each) => ({
              value: each,
              label: t(`orders.returns.reason.${each}`),
            }))}
          />
          <AmountField
            label={t('orders.returns.amount')}
            description={t('orders.returns.amountHelp', {
              amount: formatAmount(toMajor(value), order.currency, i18n.language),
            })}
            currency={order.currency}
            value={typed}
            error={(tried && wrong) || tooMuch}
            onChange={({ currentTarget }) => {
              // What the server refused may be mended by it.
              keep.reset()
              setTyped(currentTarget.value)
            }}
          />
          <Textarea
            label={t('orders.returns.note')}
            maxLength={500}
            rows={2}
            attributes={ownDirection}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <ToggleField
            label={t('orders.returns.restock')}
            description={t('orders.returns.restockHelp')}
            checked={restock}
            onChange={setRestock}
          />
        </DialogBody>
        <DialogFoot>
          {keep.error && !tooMuch ? (
            <p className={classes['wrong']} role="alert">
              {reasonOf(keep.error)}
            </p>
          ) : null}
          <CancelButton />
          <Button type="submit" loading={keep.isPending}>
            {t('orders.returns.save')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}

interface ReturnedPiecesProps {
  readonly order: OrderDetail
  /** What the customer still has of each line, */
  readonly left: readonly number[]
  /** and what of it came back. */
  readonly counts: readonly number[]
  /** It was tried to save none. */
  readonly none: boolean
  readonly onCounts: (counts: number[]) => void
}

function ReturnedPieces({ order, left, counts, none, onCounts }: ReturnedPiecesProps) {
  const { t, i18n } = useTranslation()
  return (
    <fieldset className={classes['lines']}>
      <legend>
        {t('orders.returns.what')}
        {left.length > 1 ? (
          <Button variant="subtle" size="compact-xs" onClick={() => onCounts([...left])}>
            {t('orders.returns.everything')}
          </Button>
        ) : null}
      </legend>
      {order.products.map(({ name, productId, quantity }, at) => {
        const most = left[at] ?? 0
        return (
          <div key={`${productId} ${name}`} className={classes['line']}>
            <span className={classes['name']} dir="auto">
              {name}
            </span>
            <NativeSelect
              aria-label={t('orders.returns.pieces', { product: name })}
              disabled={most === 0}
              value={counts[at]}
              onChange={({ currentTarget }) => {
                const count = Number(currentTarget.value)
                onCounts(counts.map((old, index) => (index === at ? count : old)))
              }}
              data={Array.from({ length: most + 1 }, (_, count) => ({
                value: String(count),
                label: t('orders.returns.left', {
                  count,
                  of: wholeNumber(quantity, i18n.language),
                }),
              }))}
            />
          </div>
        )
      })}
      {none ? (
        <p className={classes['wrong']} role="alert">
          {t('orders.returns.nothing')}
        </p>
      ) : null}
    </fieldset>
  )
}

/** How many pieces of each line the customer still has. */
function piecesLeft({ products, returns }: OrderDetail): number[] {
  const back = returns.flatMap(({ lines }) => lines)
  return products.map(({ quantity }, at) =>
    back.reduce((sum, line) => (line.line === at + 1 ? sum - line.quantity : sum), quantity),
  )
}
