import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'

import type { OrderFilter } from './data/queries.ts'

export const fileFormats = ['csv', 'excel', 'json'] as const

/** Where the server gives the orders that a filter shows, as a file. */
export function orderFile(
  { status, period, search, pick }: OrderFilter,
  format: (typeof fileFormats)[number],
): string {
  const query = { format, status, period, ...pick, search: search || undefined }
  return addressOf(contract['orders.export'].path, undefined, query)
}
