import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../../components/dialogs/dialog.tsx'
import { useLeaveGuard } from '../../../components/dialogs/leave-guard.tsx'
import { Late } from '../../../components/late.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { newOrderName, paths } from '../../../lib/paths.ts'
import { byHandQueries } from './by-hand-queries.ts'
import { CustomerPicker } from './customer-picker.tsx'
import { OrderForm } from './order-form.tsx'

export interface NewOrderDialogProps {
  readonly opened: boolean
  /** The conversation it was asked for in; null where that is to be chosen. */
  readonly conversationId: number | null
  readonly onClose: () => void
  readonly onTaken: (order: number) => void
}

/** An order that somebody of the shop takes: by phone, or where the agent is not at work. */
export function NewOrderDialog(props: NewOrderDialogProps) {
  const { t } = useTranslation()
  const { opened, conversationId, onClose, onTaken } = props
  const [chosen, setChosen] = useState(conversationId)
  const [typed, setTyped] = useState(false)
  const { close, guard } = useLeaveGuard({
    on: typed,
    onClose,
    // The list behind it writes its place into the address.
    leavesFor: ({ pathname, search }) =>
      pathname !== paths.orders || !new URLSearchParams(search).has(newOrderName),
  })
  return (
    <>
      <Dialog
        opened={opened}
        title={t('orders.new.title')}
        size={640}
        keepOnClickOutside={chosen !== null}
        onClose={close}
      >
        {chosen === null ? (
          <CustomerPicker onPick={setChosen} />
        ) : (
          <OfCustomer
            key={chosen}
            id={chosen}
            onBack={() => {
              setTyped(false)
              setChosen(null)
            }}
            onTyped={() => setTyped(true)}
            onClose={close}
            onTaken={(order) => {
              // It is stored: nothing is left behind.
              flushSync(() => setTyped(false))
              onTaken(order)
            }}
          />
        )}
      </Dialog>
      {guard}
    </>
  )
}

interface OfCustomerProps extends Pick<NewOrderDialogProps, 'onClose' | 'onTaken'> {
  readonly id: number
  readonly onBack: () => void
  readonly onTyped: () => void
}

function OfCustomer({ id, onBack, onTyped, onClose, onTaken }: OfCustomerProps) {
  const { t } = useTranslation()
  const customer = useQuery(byHandQueries.customer(id))
  const campaigns = useQuery(byHandQueries.campaigns)
  const failed = [customer, campaigns].find(({ error, data }) => error && !data)
  if (failed) {
    return (
      <DialogBody>
        <QueryError title={t('orders.loadFailed')} query={failed} />
      </DialogBody>
    )
  }
  if (!customer.data || !campaigns.data) {
    return (
      <Late>
        <DialogBody>
          <Skeleton height={64} />
          <Skeleton height={160} />
        </DialogBody>
      </Late>
    )
  }
  const { pageId } = customer.data
  return (
    <OrderForm
      customer={customer.data}
      campaigns={campaigns.data.filter(({ facebookPageId }) => facebookPageId === pageId)}
      onBack={onBack}
      onTyped={onTyped}
      onClose={onClose}
      onTaken={({ id: order }) => onTaken(order)}
    />
  )
}
