import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'
import type { CourierFile } from '@pal/core/domain/entities'

import type { OrderFilter } from './data/queries.ts'

export const fileFormats = ['csv', 'excel', 'json'] as const

/** What a courier's page takes, of the orders that wait to be sent. */
export function courierFile(
  { status, period, search, pick }: OrderFilter,
  courier: CourierFile,
): string {
  const query = { courierFile: courier, status, period, ...pick, search: search || undefined }
  return addressOf(contract['orders.export'].path, undefined, query)
}

/** Where the server gives the orders that a filter shows, as a file. */
export function orderFile(
  { status, period, search, pick }: OrderFilter,
  format: (typeof fileFormats)[number],
): string {
  const query = { format, status, period, ...pick, search: search || undefined }
  return addressOf(contract['orders.export'].path, undefined, query)
}
