import { Button } from '@mantine/core'
import { ApiError } from '@pal/core/contract/client/api-error'
import type { OrderDetail } from '@pal/core/contract/orders'
import { areaKey, elsewhere } from '@pal/core/domain/orders/delivery-areas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import '../../../components/fields/form-fields.ts'
import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { Overtaken } from '../../../components/notices/overtaken.tsx'
import { mergeTyped } from '../../../lib/changes/merge-typed.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { wholeNumber } from '../../../lib/format/format-number.ts'
import { useEditItems } from '../data/mutations.ts'
import { orderQueries } from '../data/queries.ts'
import { useTelling, wayToTell } from '../data/telling.ts'
import { TellCustomer } from '../ledger/tell-box.tsx'
import { byHandQueries } from './by-hand-queries.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderLines } from './order-lines.tsx'
import type { TypedLine } from './typed-order.ts'
import { usePricing } from './use-pricing.ts'

import classes from './new-order.module.css'

export interface EditItemsDialogProps {
  readonly opened: boolean
  readonly orderId: number
  readonly onClose: () => void
}

/** Other items, quantities, prices or a delivery fee in an order that waits to be sent. */
export function EditItemsDialog({ opened, orderId, onClose }: EditItemsDialogProps) {
  const { t } = useTranslation()
  const { data: order } = useQuery(orderQueries.detail(orderId))
  const [typed, setTyped] = useState(false)
  return (
    <Dialog
      opened={opened && order !== undefined}
      typed={typed}
      title={t('orders.ledger.items.title', { order: order?.orderId ?? '' })}
      size={640}
      onClose={onClose}
    >
      {order ? <ItemsForm order={order} onTyped={() => setTyped(true)} onClose={onClose} /> : null}
    </Dialog>
  )
}

/** The content of the order: each line with its own price, whatever the product costs by now. */
const linesOf = ({ products }: OrderDetail): TypedLine[] =>
  products.flatMap(({ productId, name, quantity, unitPrice }) =>
    productId === null ? [] : { productId, name, quantity, unitPrice },
  )

interface TypedItems {
  readonly lines: readonly TypedLine[]
  readonly discount: number | null
  readonly deliveryFee: number | null
  /** Null: the one that it is in. */
  readonly deliveryArea: string | null
}

const itemsOf = (order: OrderDetail): TypedItems => ({
  lines: linesOf(order),
  discount: order.discount,
  deliveryFee: order.deliveryFee,
  deliveryArea: null,
})

const nothingTyped = { discount: false, deliveryFee: false }

/** What the server compares with what is in the order by then. */
const seenOf = ({ lines, discount, deliveryFee }: TypedItems) => ({
  lines: lines.map(({ productId, quantity, unitPrice }) => ({
    productId,
    quantity,
    unitPrice: unitPrice ?? 0,
  })),
  discount: discount ?? 0,
  deliveryFee: deliveryFee ?? 0,
})

/** A product is in an order once: it names its line. */
const named = (items: TypedItems) => ({
  ...items,
  lines: items.lines.map((line) => ({ ...line, title: line.productId })),
})

/** What another window saved comes in, except where something else was typed. */
function withNewer(since: TypedItems, mine: TypedItems, theirs: TypedItems) {
  const { values, clashes } = mergeTyped(named(since), named(mine), named(theirs))
  const lines = values.lines.map(({ title: _, ...line }) => line)
  return { items: { ...values, lines }, clashes: clashes.length > 0 }
}

/** The notice says it already. */
const isOvertaken = (error: Error) =>
  error instanceof ApiError && error.reason.code === 'changed_meanwhile'

interface ItemsFormProps {
  readonly order: OrderDetail
  readonly onTyped: () => void
  readonly onClose: () => void
}

function ItemsForm({ order, onTyped, onClose }: ItemsFormProps) {
  const { t, i18n } = useTranslation()
  const edit = useEditItems(order.id)
  const tells = useTelling((telling) => telling.tells)
  const way = wayToTell(order)
  const [seen, setSeen] = useState(order)
  const [items, setTypedItems] = useState(() => itemsOf(order))
  const [typed, setTyped] = useState(nothingTyped)
  const [clashes, setClashes] = useState(false)
  if (seen !== order && !edit.isPending) {
    const newer = withNewer(itemsOf(seen), items, itemsOf(order))
    setSeen(order)
    setTypedItems(newer.items)
    if (newer.clashes) setClashes(true)
  }
  const campaigns = useQuery(byHandQueries.campaigns)
  const campaign = campaigns.data?.find(({ id }) => id === order.campaignId)
  const setItems = (typed: typeof items) => {
    onTyped()
    // What the server refused may be mended by it.
    if (edit.error) edit.reset()
    setTypedItems(typed)
  }
  const { areas, area, body, totals, seenTotal, unpriced, wrong, said } = usePricing({
    campaign,
    campaignId: order.campaignId,
    items: {
      ...items,
      // An emptied amount is none, but for the fee of another area.
      discount: typed.discount ? (items.discount ?? 0) : null,
      deliveryFee:
        typed.deliveryFee && !(items.deliveryFee === null && items.deliveryArea !== null)
          ? (items.deliveryFee ?? 0)
          : null,
    },
    refused: edit.error,
    changes: { id: order.id, amounts: [order.discount, order.deliveryFee] },
  })
  const present = areas.find(({ name }) => areaKey(name) === areaKey(order.deliveryArea ?? ''))
  // What nobody typed is what it comes to with these items.
  const amounts = {
    discount: typed.discount ? items.discount : (totals?.discount ?? items.discount),
    deliveryFee:
      typed.deliveryFee || items.deliveryArea !== null
        ? items.deliveryFee
        : (totals?.deliveryFee ?? items.deliveryFee),
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (body === null) return
        const { campaignId: _, ...changes } = body
        const was = seenOf(itemsOf(seen))
        edit.mutate(
          { ...changes, ...seenTotal, tell: way !== null && tells, was },
          { onSuccess: onClose },
        )
      }}
    >
      <DialogBody>
        <p className={classes['under']}>{t('orders.ledger.items.help')}</p>
        {order.campaignId === null ? null : (
          <OrderLines
            campaignId={order.campaignId}
            currency={order.currency}
            lines={items.lines}
            totals={totals}
            wrong={wrong}
            said={said && reasonOf(said)}
            gone={t('orders.ledger.items.campaignGone')}
            onChange={(lines) => setItems({ ...items, lines })}
          />
        )}
        {items.lines.length === 0 ? (
          <p className={classes['wrong']} role="alert">
            {t('orders.new.nothing')}
          </p>
        ) : null}
        <OrderAmounts
          areas={areas}
          area={area ?? present?.id ?? elsewhere}
          amounts={amounts}
          before={order}
          first="deliveryFee"
          currency={order.currency}
          usual={(name) =>
            name === 'deliveryFee' && items.deliveryArea !== null ? totals?.deliveryFee : undefined
          }
          wrong={wrong}
          // Its fee is another one, unless it is typed.
          onArea={(deliveryArea) => {
            setItems({ ...items, deliveryArea, deliveryFee: null })
            setTyped({ ...typed, deliveryFee: false })
          }}
          onAmount={(amount) => {
            setItems({ ...items, ...amount })
            setTyped({
              discount: typed.discount || amount.discount !== undefined,
              deliveryFee: typed.deliveryFee || amount.deliveryFee !== undefined,
            })
          }}
        />
        <TellCustomer conversationId={order.conversationId} way={way} atOnce />
        {clashes ? (
          <Overtaken
            action={{
              label: t('orders.overtaken.useNewer'),
              onClick: () => {
                setTypedItems(itemsOf(order))
                setTyped(nothingTyped)
                setClashes(false)
              },
            }}
          >
            {t('orders.overtaken.text')} <ItemsNow order={order} />
          </Overtaken>
        ) : null}
        {edit.error && !wrong && !(clashes && isOvertaken(edit.error)) ? (
          <p className={classes['wrong']} role="alert">
            {reasonOf(edit.error)}
          </p>
        ) : null}
      </DialogBody>
      <DialogFoot>
        {unpriced && !edit.error && !wrong ? (
          <p className={classes['wrong']} role="alert">
            {reasonOf(unpriced)}
          </p>
        ) : null}
        {totals && totals.total !== order.totalAmount ? (
          <span className={classes['under']}>
            {t('orders.ledger.items.was', {
              amount: formatAmount(order.totalAmount, order.currency, i18n.language),
            })}
          </span>
        ) : null}
        <CancelButton />
        <Button type="submit" loading={edit.isPending} disabled={body === null}>
          {t('orders.save')}
          {totals ? ` · ${formatAmount(totals.total, order.currency, i18n.language)}` : ''}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** What another window left in the order. */
function ItemsNow({ order }: { readonly order: OrderDetail }) {
  const { t, i18n } = useTranslation()
  const money = (amount: number) => formatAmount(amount, order.currency, i18n.language)
  const amounts = [
    [t('orders.new.delivery'), order.deliveryFee],
    [t('orders.new.discount'), order.discount],
  ] as const
  return (
    <>
      {t('orders.overtaken.now')}{' '}
      {order.products.map(({ name, quantity, unitPrice }) => (
        <span key={name}>
          <bdi>{`${wholeNumber(quantity, i18n.language)} × ${name}`}</bdi>{' '}
          <bdi>{money(unitPrice)}</bdi>
          {' · '}
        </span>
      ))}
      {amounts.map(([label, amount]) => `${label} ${money(amount)}`).join(' · ')}
    </>
  )
}
