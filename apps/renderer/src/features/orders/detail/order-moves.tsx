import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { nextStatuses } from '@pal/core/domain/orders/order-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { useMoveOrder } from '../data/mutations.ts'
import { useTelling, wayToTell } from '../data/telling.ts'
import { useIsSettled } from '../data/use-is-settled.ts'
import { TellCustomer } from '../ledger/tell-box.tsx'
import { CancelOrder, type Cancelling } from './cancel-order.tsx'
import { SetBack } from './set-back.tsx'
import { ShipDialog } from './ship-dialog.tsx'

import classes from './order-moves.module.css'

interface OrderMovesProps {
  readonly order: OrderDetail
  /** It is moved on: another button takes the place of the one that was pressed. */
  readonly onMove: () => void
}

/** The next step of an order, its end, or the way back from what was a mistake. */
export function OrderMoves({ order, onMove }: OrderMovesProps) {
  const { t } = useTranslation()
  const tells = useTelling((telling) => telling.tells)
  const { mutate, isPending, variables } = useMoveOrder(order.id)
  const moving = isPending ? variables?.status : undefined
  const isSettled = useIsSettled(String(order.id), order.status)
  const next = nextStatuses[order.status].find((status) => status !== 'cancelled')
  const back = order.setBackTo
  const [shipping, setShipping] = useState(false)
  if (next === undefined) {
    return back === null ? null : (
      <div className={classes['foot']}>
        <div className={classes['buttons']}>
          <SetBack order={order} to={back} />
        </div>
      </div>
    )
  }
  const way = wayToTell(order)
  const open = way !== null
  const move = (status: typeof next | 'cancelled', why: Cancelling = {}, onSettled = () => {}) =>
    mutate({ ...why, status, tell: open && tells }, { onSettled })
  const moveOn = () => {
    onMove()
    move(next)
  }
  const ship = () =>
    move('shipped', {}, () => {
      setShipping(false)
      onMove()
    })
  const press = () => {
    if (next === 'shipped' && isBare(order)) setShipping(true)
    else moveOn()
  }
  return (
    <div className={classes['foot']}>
      <TellCustomer conversationId={order.conversationId} way={way} />
      <div className={classes['buttons']}>
        <CancelOrder
          order={order}
          tells={open && tells}
          busy={moving === 'cancelled'}
          disabled={isPending}
          onCancel={(why, onSettled) => move('cancelled', why, onSettled)}
        />
        {back === null ? null : <SetBack order={order} to={back} short />}
        <Button
          key={next}
          loading={moving === next}
          disabled={!isSettled || isPending}
          onClick={press}
        >
          {t(`orders.moveTo.${next}`)}
        </Button>
      </div>
      {shipping ? (
        <ShipDialog
          order={order}
          way={way}
          busy={isPending}
          onShip={ship}
          onClose={() => setShipping(false)}
        />
      ) : null}
    </div>
  )
}

/** Nobody has said with what it goes. */
const isBare = ({ courier, trackingNumber }: OrderDetail) =>
  courier === null && trackingNumber === null
