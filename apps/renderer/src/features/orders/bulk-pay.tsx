import { Button } from '@mantine/core'
import type { Order } from '@pal/core/contract/orders'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { usePayOrders } from './data/mutations.ts'

/** Marks those of the selection that are not paid as paid, as when a courier settles a week's parcels. */
export function BulkPay({ chosen }: { readonly chosen: readonly Order[] }) {
  const { t, i18n } = useTranslation()
  const [asking, setAsking] = useState(false)
  const pay = usePayOrders()
  const open = chosen.filter(({ amountDue }) => amountDue > 0)
  if (open.length === 0 && !asking) return null
  const sums = Map.groupBy(open, ({ currency }) => currency)
  const amount = Array.from(sums, ([currency, orders]) =>
    formatAmount(
      orders.reduce((sum, { amountDue }) => sum + amountDue, 0),
      currency,
      i18n.language,
    ),
  ).join(' + ')
  return (
    <>
      <Button variant="default" disabled={pay.isPending} onClick={() => setAsking(true)}>
        {t('orders.bulk.pay')} ({open.length})
      </Button>
      <ConfirmDialog
        opened={asking}
        title={t('orders.bulk.payTitle')}
        text={t('orders.bulk.payText', { amount })}
        confirmLabel={t('orders.bulk.pay')}
        harmless
        busy={pay.isPending}
        onConfirm={() =>
          pay.mutate(
            open.map(({ id }) => id),
            { onSettled: () => setAsking(false) },
          )
        }
        onClose={() => setAsking(false)}
      />
    </>
  )
}
