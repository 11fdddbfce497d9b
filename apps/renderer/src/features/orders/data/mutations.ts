import { undoMs } from '@pal/core/constants'
import type { Answer, BodyInput } from '@pal/core/contract/endpoints'
import type { Order, OrderDetail } from '@pal/core/contract/orders'
import type { OrderStatus } from '@pal/core/domain/entities'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

import { api } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/changes/use-single-mutation.ts'
import type { KeysetPage } from '../../../lib/keyset/use-keyset-list.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { orderQueries } from './queries.ts'
import { useSelection } from './selection.ts'
import { toldText } from './telling.ts'

export type OrderChanges = BodyInput<'orders.change'>

/**
 * An order as the server answered it, in its sheet and in every list that holds it. Nobody waits for
 * the lists to come again: in a busy shop that has no end.
 */
export function show(queryClient: QueryClient, order: OrderDetail): void {
  queryClient.setQueryData(orderQueries.detail(order.id).queryKey, order)
  const changed = {
    customerName: order.customerName,
    customerPhone: order.customerPhone,
    status: order.status,
    paymentStatus: order.paymentStatus,
    products: order.products,
    totalAmount: order.totalAmount,
    amountDue: order.amountDue,
    amountToGiveBack: order.amountToGiveBack,
    returned: order.returned,
    piecesReturned: order.piecesReturned,
    likelyDouble: order.likelyDouble,
    courierFile: order.courierFile,
  }
  became(queryClient, [order.id], changed)
  void queryClient.invalidateQueries({ queryKey: ['orders', 'list'] })
}

/** In every list that holds them. */
function became(queryClient: QueryClient, ids: readonly number[], now: Partial<Order>): void {
  queryClient.setQueriesData<KeysetPage<Order>>(
    { queryKey: ['orders', 'list'] },
    (page) =>
      page && {
        ...page,
        rows: page.rows.map((row) => (ids.includes(row.id) ? { ...row, ...now } : row)),
      },
  )
}

/** Payment, shipping or who gets it; where a form is open, its own failure is in it. */
export function useChangeOrder(
  id: number,
  failure: { readonly failureTitle: string } | { readonly shownInPlace: true },
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: OrderChanges) => api.call('orders.change', { params: { id }, body }),
    meta: failure,
    onMutate: startedAt,
    onSuccess: (order) => {
      show(queryClient, order)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey }),
  })
}

/** Other items in an order that waits to be sent. */
export function useEditItems(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: BodyInput<'orders.items'>) =>
      api.call('orders.items', { params: { id }, body }),
    meta: { shownInPlace: true },
    onSuccess: (order) => {
      show(queryClient, order)
      void queryClient.invalidateQueries({ queryKey: ['orders', 'sums'] })
      toast.success(t('orders.ledger.items.saved', { order: order.orderId }))
    },
    // Refused because somebody else has changed it: what it is now is shown.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: ['campaigns', 'totals'] })
      void queryClient.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey })
    },
  })
}

export function useReturn(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate: undo } = useUndo()
  return useSingleMutation({
    mutationFn: (body: BodyInput<'orders.return'>) =>
      api.call('orders.return', { params: { id }, body }),
    meta: { shownInPlace: true },
    onMutate: startedAt,
    onSuccess: (order, _, started) => {
      show(queryClient, order)
      toast.success(
        t('orders.returns.saved', { order: order.orderId }),
        undefined,
        undoAction(started, t('orders.undo'), [id], () => undo({ ids: [id], what: 'return' })),
      )
    },
  })
}

/** An order that a person typed; a second click is no second one. */
export function useTakeOrder() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (body: BodyInput<'orders.create'>) => api.call('orders.create', { body }),
    meta: { shownInPlace: true },
    onSuccess: (order) => {
      show(queryClient, order)
      toast.success(t('orders.new.created', { order: order.orderId }))
    },
    // It may have been refused for what has changed since.
    onError: () => queryClient.invalidateQueries({ queryKey: ['campaigns', 'totals'] }),
  })
}

/** Since a move was asked for: of many at once, the first is made long before the answer comes. */
const startedAt = () => ({ at: Date.now() })

/** None where nearly all of that time is over already. Of an order only the last change of its kind is undone. */
export function undoAction(
  { at }: { readonly at: number },
  label: string,
  ids: readonly number[],
  run: () => void,
  of: 'move' | 'payment' = 'move',
) {
  const forMs = undoMs - (Date.now() - at)
  return forMs < 1_000 ? undefined : { label, run, forMs, about: ids.map((id) => `${of} ${id}`) }
}

export function useMoveOrder(id: number) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate: undo } = useUndo()
  return useSingleMutation({
    mutationFn: (body: BodyInput<'orders.setStatus'>) =>
      api.call('orders.setStatus', { params: { id }, body }),
    meta: { failureTitle: t('orders.moveFailed') },
    onMutate: startedAt,
    onSuccess: (order, _, started) => {
      show(queryClient, order)
      toast.success(
        t('orders.moved', { order: order.orderId, status: t(`orderStatus.${order.status}`) }),
        undefined,
        undoAction(started, t('orders.undo'), [id], () => undo({ ids: [id], what: order.status })),
      )
    },
    // Refused because the order has moved on elsewhere: what it is now is shown.
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: orderQueries.detail(id).queryKey })
    },
  })
}

/** Each of them by itself: what cannot be moved is reported, with the reason. */
export function useMoveOrders() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate: undo } = useUndo()
  return useSingleMutation({
    mutationFn: (body: {
      readonly ids: number[]
      readonly status: OrderStatus
      readonly tell: boolean
    }) => api.call('orders.move', { body }),
    meta: { failureTitle: t('orders.bulk.failed') },
    onMutate: startedAt,
    onSuccess: ({ moved, refused, telling }, { status }, started) => {
      useSelection.getState().became(moved, { status })
      // Whoever presses again meets no step that was taken.
      became(queryClient, moved, { status })
      const left = leftText(t, refused)
      if (moved.length === 0) toast.failure(t('orders.bulk.failed'), left)
      else {
        toast.success(
          t('orders.bulk.moved', { count: moved.length, status: t(`orderStatus.${status}`) }),
          joined(left, toldText(t, telling)),
          undoAction(started, t('orders.undo'), moved, () => undo({ ids: moved, what: status })),
        )
      }
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

/** As when a courier has settled them, in full or not; what is not due says so, and is left as it is. */
export function usePayOrders() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { mutate: undo } = useUndo()
  return useSingleMutation({
    mutationFn: (body: BodyInput<'orders.pay'>) => api.call('orders.pay', { body }),
    meta: { failureTitle: t('orders.bulk.failed') },
    onMutate: startedAt,
    onSuccess: ({ paid, refused, telling }, { received = [] }, started) => {
      const { became: isNow } = useSelection.getState()
      const less = received.filter(({ id }) => paid.includes(id))
      isNow(paid, { paymentStatus: 'paid', amountDue: 0 })
      for (const { id, amount, due } of less) {
        isNow([id], { paymentStatus: 'part', amountDue: due - Number(amount) })
      }
      const left = leftText(t, refused)
      if (paid.length === 0) toast.failure(t('orders.bulk.failed'), left)
      else {
        const parts = [
          ['paid', paid.length - less.length],
          ['part', less.length],
        ] as const
        const text = parts
          .filter(([, count]) => count > 0)
          .map(([how, count]) =>
            t('orders.bulk.moved', { count, status: t(`orders.payment.status.${how}`) }),
          )
        toast.success(
          text.join(' · '),
          joined(left, toldText(t, telling)),
          undoAction(
            started,
            t('orders.undo'),
            paid,
            () => undo({ ids: paid, what: 'payment' }),
            'payment',
          ),
        )
      }
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

export function useUndo() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<'orders.undo'>) => api.call('orders.undo', { body }),
    meta: { failureTitle: t('orders.undoFailed') },
    onSuccess: ({ undone, refused }) => {
      const left = leftText(t, refused)
      const of = undone.length + refused.length
      if (left === undefined) toast.success(t('orders.undone', { count: of }))
      else if (undone.length === 0) toast.failure(t('orders.undoFailed'), left)
      else toast.failure(t('orders.undonePart', { done: undone.length, of }), left)
      void queryClient.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

const joined = (...texts: readonly (string | undefined)[]) =>
  texts.filter(Boolean).join(' · ') || undefined

/** Which were left as they were, with the reason of each. */
function leftText(t: TFunction, refused: Answer<'orders.move'>['refused']): string | undefined {
  if (refused.length === 0) return undefined
  const reasons = Map.groupBy(refused, ({ reason }) => reasonText(reason))
  const reason = Array.from(
    reasons,
    ([text, orders]) => `${orders.map(({ orderId }) => orderId ?? '').join(', ')}: ${text}`,
  ).join(' · ')
  return t('orders.bulk.left', { count: refused.length, reason })
}
