import { Button, TextInput } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import '../../../components/fields/form-fields.ts'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { useChangeOrder } from '../data/mutations.ts'
import { orderQueries } from '../data/queries.ts'
import type { wayToTell } from '../data/telling.ts'
import { TellByWay } from '../ledger/tell-box.tsx'

interface ShipDialogProps {
  readonly order: OrderDetail
  /** How its customer can be told of it; null where they cannot. */
  readonly way: ReturnType<typeof wayToTell>
  readonly busy: boolean
  /** What goes with it is stored. */
  readonly onShip: () => void
  readonly onClose: () => void
}

/** With whom a parcel goes and by which number it is followed, which its customer is told with the move. */
export function ShipDialog({ order, way, busy, onShip, onClose }: ShipDialogProps) {
  const { t } = useTranslation()
  const [courier, setCourier] = useState('')
  const [tracking, setTracking] = useState('')
  const names = useId()
  const { data } = useQuery(orderQueries.couriers)
  const { mutate, isPending, error } = useChangeOrder(order.id, { shownInPlace: true })
  const typed = { courier: courier.trim() || null, trackingNumber: tracking.trim() || null }
  const isTyped = typed.courier !== null || typed.trackingNumber !== null
  const ship = () => {
    if (isTyped) mutate(typed, { onSuccess: onShip })
    else onShip()
  }
  return (
    <Dialog
      opened
      typed={isTyped}
      title={t('orders.ship.title', { order: order.orderId })}
      size={440}
      onClose={onClose}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ship()
        }}
      >
        <DialogBody>
          <p>{t('orders.ship.text')}</p>
          <TextInput
            attributes={ownDirection}
            label={t('orders.shipping.courier')}
            maxLength={200}
            list={names}
            data-autofocus
            value={courier}
            onChange={({ currentTarget }) => setCourier(currentTarget.value)}
          />
          <datalist id={names}>
            {data?.names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <TextInput
            label={t('orders.shipping.tracking')}
            maxLength={200}
            autoComplete="off"
            dir="ltr"
            value={tracking}
            error={error && reasonOf(error)}
            onChange={({ currentTarget }) => setTracking(currentTarget.value)}
          />
          <TellByWay way={way} label={t('orders.tell')} />
        </DialogBody>
        <DialogFoot>
          <CancelButton />
          <Button type="submit" loading={busy || isPending}>
            {t('orders.moveTo.shipped')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
