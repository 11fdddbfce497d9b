import { customerPicks, customerSorts } from '@pal/core/domain/orders/customer-lists'
import { useCallback } from 'react'

import { readPick } from '../../../lib/address/address-pick.ts'
import { useAddress, writeValues } from '../../../lib/address/use-address.ts'
import { placeName } from '../../../lib/keyset/place.ts'
import type { CustomerFilter } from './customer-queries.ts'

interface CustomersAddress {
  readonly filter: CustomerFilter
  readonly change: (to: Partial<CustomerFilter>) => void
}

const usual: CustomerFilter = { sort: 'last_order', show: 'all', search: '', page: undefined }

/** Order and filters live in the address, so that back, reload and a link keep them. */
export function useCustomersAddress(): CustomersAddress {
  const [params, changeAddress] = useAddress()
  const change = useCallback(
    (to: Partial<CustomerFilter>) =>
      changeAddress(
        (address) => {
          // Another list, which begins at its beginning.
          address.delete(placeName)
          for (const [name, value] of Object.entries(to)) {
            const isUsual = value === usual[name as keyof CustomerFilter]
            writeValues(address, { [name]: isUsual ? null : value })
          }
        },
        { replace: true },
      ),
    [changeAddress],
  )
  const picked = readPick(params, { sort: customerSorts, show: customerPicks, page: 'page' })
  return { filter: { ...usual, ...picked, search: params.get('search') ?? '' }, change }
}
