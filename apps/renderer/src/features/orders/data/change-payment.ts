import type { OrderDetail } from '@pal/core/contract/orders'
import { useTranslation } from 'react-i18next'

import { toast } from '../../../lib/toasts.ts'
import { type OrderChanges, undoAction, useChangeOrder, useUndo } from './mutations.ts'
import { useTelling, wayToTell } from './telling.ts'

/** Of an order's payment: the customer is notified of it as of a move, and it is undone as one. */
export function useChangePayment(
  order: OrderDetail,
  failure: Parameters<typeof useChangeOrder>[1],
) {
  const { t } = useTranslation()
  const { id, history } = order
  const { mutate, ...change } = useChangeOrder(id, failure)
  const { mutate: undo } = useUndo()
  const tells = useTelling((telling) => telling.tells)
  const save = (body: OrderChanges, saved: string, onSaved?: () => void) =>
    mutate(tells && wayToTell(order) !== null ? { ...body, tell: true } : body, {
      onSuccess: (answer, _, started) => {
        // Where all was as it is saved, there is nothing to undo.
        const isChange = started !== undefined && answer.history.length > history.length
        const back = () => undo({ ids: [id], what: 'payment' })
        const action = isChange
          ? undoAction(started, t('orders.undo'), [id], back, 'payment')
          : undefined
        toast.success(saved, undefined, action)
        onSaved?.()
      },
    })
  return { ...change, save }
}
