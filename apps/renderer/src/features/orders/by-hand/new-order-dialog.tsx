import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../../components/dialogs/dialog.tsx'
import { Late } from '../../../components/late.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { byHandQueries } from './by-hand-queries.ts'
import { CustomerPicker } from './customer-picker.tsx'
import { OrderForm } from './order-form.tsx'
import { beginWith, beginWithout, inChat, type TypedOrder } from './typed-order.ts'

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
  const [chosen, setChosen] = useState<Chosen | null>(
    conversationId === null ? null : { conversationId },
  )
  const [typed, setTyped] = useState(false)
  return (
    <Dialog
      opened={opened}
      title={t('orders.new.title')}
      size={640}
      steady
      typed={typed}
      onClose={onClose}
    >
      {chosen === null ? (
        <CustomerPicker
          onPick={(id) => setChosen({ conversationId: id })}
          onWithoutChat={(searched) =>
            setChosen({ conversationId: null, typed: beginWithout(searched) })
          }
        />
      ) : (
        <OfCustomer
          key={chosen.conversationId}
          chosen={chosen}
          onChat={(id, typed) => setChosen({ conversationId: id, typed })}
          onBack={() => {
            setTyped(false)
            setChosen(null)
          }}
          onTyped={() => setTyped(true)}
          onTaken={onTaken}
        />
      )}
    </Dialog>
  )
}

/** Whose order it is, and what was typed of it already. */
type Chosen =
  | { readonly conversationId: number; readonly typed?: TypedOrder }
  | { readonly conversationId: null; readonly typed: TypedOrder }

interface OfCustomerProps extends Pick<NewOrderDialogProps, 'onTaken'> {
  readonly chosen: Chosen
  readonly onChat: (conversation: number, typed: TypedOrder) => void
  readonly onBack: () => void
  readonly onTyped: () => void
}

function OfCustomer({ chosen, onChat, onBack, onTyped, onTaken }: OfCustomerProps) {
  const { t } = useTranslation()
  const { conversationId } = chosen
  const customer = useQuery(byHandQueries.customer(conversationId))
  const campaigns = useQuery(byHandQueries.campaigns)
  const failed = [customer, campaigns].find(({ error, data }) => error && !data)
  if (failed) {
    return (
      <DialogBody>
        <QueryError title={t('orders.loadFailed')} query={failed} />
      </DialogBody>
    )
  }
  if (!campaigns.data || (conversationId !== null && !customer.data)) {
    return (
      <Late>
        <DialogBody>
          <Skeleton height={64} />
          <Skeleton height={160} />
        </DialogBody>
      </Late>
    )
  }
  const pageId = customer.data?.pageId
  const sold = campaigns.data.filter(
    ({ facebookPageId }) => facebookPageId === (pageId ?? facebookPageId),
  )
  const known = customer.data && beginWith(customer.data)
  const begin = chosen.typed && known ? inChat(chosen.typed, known, sold) : (chosen.typed ?? known)
  if (!begin) return null
  return (
    <OrderForm
      conversationId={conversationId}
      windowClosesAt={customer.data?.windowClosesAt ?? null}
      begin={begin}
      campaigns={sold}
      onChat={onChat}
      onBack={onBack}
      onTyped={onTyped}
      onTaken={({ id: order }) => onTaken(order)}
    />
  )
}
