import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'
import { courierFiles } from '@pal/core/domain/entities'
import { isParcel } from '@pal/core/domain/orders/order-status'
import { useTranslation } from 'react-i18next'

import { ExportFiles, type ExportFilesProps } from '../../components/lists/export-files.tsx'
import type { OrderFilter } from './data/queries.ts'
import { chosenOrders, useSelection } from './data/selection.ts'

const fileFormats = ['csv', 'excel', 'json'] as const

export interface OrderFilesProps extends Omit<ExportFilesProps, 'files'> {
  readonly filter: OrderFilter
}

/** What is ticked as a file, and where nothing is, all that the filters show. */
export function OrderFiles({ filter, ...menu }: OrderFilesProps) {
  const { t } = useTranslation()
  const ticked = chosenOrders(useSelection(({ orders }) => orders))
  const formats = fileFormats.map((format) => ({ format, name: t(`orders.file.${format}`) }))
  const couriers = courierFiles.map((courier) => ({
    courierFile: courier,
    name: t(`orders.ledger.file.${courier}`),
  }))
  if (ticked.length === 0) {
    const { status, period, search, pick } = filter
    const shown = { status, period, ...pick, search: search || undefined }
    const files = [...formats, ...couriers].map(({ name: label, ...kind }) => ({
      label,
      address: fileAddress({ ...kind, ...shown }),
    }))
    return <ExportFiles files={files} {...menu} />
  }
  const parcels = ticked.filter(({ status }) => isParcel(status))
  const files = [
    ...formats.map((file) => ({ ...file, of: ticked })),
    ...(parcels.length === 0 ? [] : couriers.map((file) => ({ ...file, of: parcels }))),
  ].map(({ name, of, ...kind }) => ({
    label: `${name} (${of.length})`,
    address: fileAddress({ ...kind, ids: of.map(({ id }) => id).join(',') }),
  }))
  return <ExportFiles files={files} {...menu} />
}

/** Where the server gives these orders as a file. */
const fileAddress = (query: Readonly<Record<string, string | undefined>>): string =>
  addressOf(contract['orders.export'].path, undefined, query)
