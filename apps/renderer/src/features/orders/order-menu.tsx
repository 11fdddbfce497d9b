import '../../lib/i18n/filter-words.ts'
import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'
import { courierFiles } from '@pal/core/domain/orders/couriers'
import { isParcel } from '@pal/core/domain/orders/order-status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ButtonMenu, type ButtonMenuProps } from '../../components/lists/button-menu.tsx'
import type { ParcelsFor } from './data/courier-files.ts'
import type { OrderFilter } from './data/queries.ts'
import { chosenOrders, useSelection } from './data/selection.ts'
import { CourierFileDialog } from './ledger/courier-file-dialog.tsx'

const fileFormats = ['csv', 'excel', 'json'] as const

export interface OrderMenuProps extends Pick<ButtonMenuProps, 'opened' | 'onChange' | 'Button'> {
  readonly filter: OrderFilter
  readonly onTracking: () => void
  readonly onCouriers: () => void
}

/**
 * What has to do with couriers, and files of what is ticked; where nothing is, of all that the
 * filters show.
 */
export function OrderMenu({ filter, onTracking, onCouriers, ...menu }: OrderMenuProps) {
  const { t } = useTranslation()
  const [parcels, setParcels] = useState<ParcelsFor | null>(null)
  const [packing, setPacking] = useState(false)
  const ticked = chosenOrders(useSelection(({ orders }) => orders))
  const { status, period, search, pick } = filter
  const shown = { status, period, ...pick, search: search || undefined }
  const any = ticked.length > 0
  const query = any ? { ids: idsOf(ticked).join(',') } : shown
  const toHandOver = ticked.filter((order) => isParcel(order.status))
  const named = (name: string, of: readonly unknown[]) => (any ? `${name} (${of.length})` : name)
  const files = fileFormats.map((format) => ({
    label: named(t(`orders.file.${format}`), ticked),
    does: addressOf(contract['orders.export'].path, undefined, { format, ...query }),
  }))
  const couriers = courierFiles.map((courier) => ({
    label: named(t(`orders.ledger.file.${courier}`), toHandOver),
    does: () => {
      setParcels(any ? { courier, query: {}, ids: idsOf(toHandOver) } : { courier, query: shown })
      setPacking(true)
    },
  }))
  const shipping = [
    ...(any && toHandOver.length === 0 ? [] : couriers),
    { label: t('orders.ledger.tracking.open'), does: onTracking },
    { label: t('orders.ledger.couriers.open'), does: onCouriers },
  ]
  return (
    <>
      <ButtonMenu
        {...menu}
        label={t('common.export')}
        entries={files}
        before={{ label: t('orders.shipping.title'), entries: shipping }}
      />
      {parcels ? (
        <CourierFileDialog opened={packing} parcels={parcels} onClose={() => setPacking(false)} />
      ) : null}
    </>
  )
}

const idsOf = (orders: readonly { readonly id: number }[]) => orders.map(({ id }) => id)
