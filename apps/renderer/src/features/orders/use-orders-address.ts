import { useCallback } from 'react'

import { readId, useAddress, writeValues } from '../../lib/address/use-address.ts'
import { placeName } from '../../lib/keyset/place.ts'
import { newOrderName } from '../../lib/paths.ts'
import { orderPick, type OrderPick } from './data/order-pick.ts'
import { type Printing, readPrinting, writePrinting } from './data/printing.ts'
import { periodFilters, statusFilters, type OrderFilter } from './data/queries.ts'

const filters = ['status', 'period', 'search'] as const

interface Change extends Partial<Omit<OrderFilter, 'pick'>> {
  readonly order?: number | null
  readonly placing?: null
  readonly printing?: Printing | null
  /** What a figure had picked goes. */
  readonly unpick?: readonly (keyof OrderPick)[]
  /** What is picked besides; without a value, no longer. */
  readonly repick?: { readonly [Name in keyof OrderPick]?: string | undefined }
}

interface OrdersAddress {
  readonly filter: OrderFilter
  /** The order that is open. */
  readonly order: number | null
  readonly printing: Printing | null
  /** An order by hand: of this conversation, or of one that is to be chosen. */
  readonly placing: number | 'new' | null
  readonly change: (to: Change) => void
}

/** The filters and the open order live in the address, so that back, reload and a link keep them. */
export function useOrdersAddress(): OrdersAddress {
  const [params, changeAddress] = useAddress()
  const status = params.get('status')
  const period = params.get('period')
  const order = params.get('order') ?? ''
  const change = useCallback(
    ({ printing, placing, unpick = [], repick, ...to }: Change) =>
      changeAddress(
        (address) => {
          // Other filters are another list, which begins at its beginning.
          if (filters.some((name) => name in to) || unpick.length > 0 || repick)
            address.delete(placeName)
          for (const name of unpick) address.delete(name)
          writeValues(address, { ...repick })
          for (const [name, value] of Object.entries(to))
            writeValues(address, { [name]: value === 'all' ? null : value })
          if (placing !== undefined) address.delete(newOrderName)
          if (printing !== undefined) writePrinting(address, printing)
        },
        // Typing and filtering are no steps to go back through.
        { replace: !('order' in to) || placing !== undefined },
      ),
    [changeAddress],
  )
  return {
    filter: {
      status: statusFilters.find((each) => each === status) ?? 'all',
      period: periodFilters.find((each) => each === period) ?? 'all',
      search: params.get('search') ?? '',
      pick: orderPick(params),
    },
    printing: readPrinting(params),
    placing: readPlacing(params.get(newOrderName)),
    order: readId(order),
    change,
  }
}

function readPlacing(text: string | null): number | 'new' | null {
  return text === null ? null : (readId(text) ?? 'new')
}
