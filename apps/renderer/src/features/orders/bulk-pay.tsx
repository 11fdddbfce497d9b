import { Button } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ReceivedDialog } from './ledger/received-dialog.tsx'

export interface BulkPayProps {
  readonly chosen: readonly Order[]
  readonly disabled: boolean
}

/** Those of the selection that are not paid are paid, in full or less, as when a courier settles a week's parcels. */
export function BulkPay({ chosen, disabled }: BulkPayProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const open = chosen.filter(({ amountDue }) => amountDue > 0)
  if (open.length === 0 && !asking) return null
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setAsking(true)}>
        {t('orders.bulk.pay')} ({open.length})
      </Button>
      {asking ? <ReceivedDialog orders={open} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
