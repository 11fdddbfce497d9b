import { customerPicks, customerSorts } from '@pal/core/domain/orders/customer-lists'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

import { readPick } from '../../../lib/address-pick.ts'
import { placeName } from '../../../lib/keyset/place.ts'
import type { CustomerFilter } from './customer-queries.ts'

interface CustomersAddress {
  readonly filter: CustomerFilter
  readonly change: (to: Partial<CustomerFilter>) => void
}

const usual: CustomerFilter = { sort: 'last_order', show: 'all', search: '', page: undefined }

/** Order and filters live in the address, so that back, reload and a link keep them. */
export function useCustomersAddress(): CustomersAddress {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    (to: Partial<CustomerFilter>) =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          // Another list, which begins at its beginning.
          next.delete(placeName)
          for (const [name, value] of Object.entries(to)) {
            if (value === undefined || value === usual[name as keyof CustomerFilter])
              next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  const picked = readPick(params, { sort: customerSorts, show: customerPicks, page: 'page' })
  return { filter: { ...usual, ...picked, search: params.get('search') ?? '' }, change }
}
