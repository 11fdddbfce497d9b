import { lazilyOpened } from '../components/lazily.tsx'
import { ConversationsPage } from '../features/conversations/conversations-page.tsx'
import type { NewOrderDialogProps } from '../features/orders/by-hand/new-order-dialog.tsx'
import { loadDialogTexts } from '../features/orders/data/dialog-texts.ts'
import { loadTexts } from '../lib/i18n/texts.ts'

const NewOrderDialog = lazilyOpened<NewOrderDialogProps>(async () => {
  const [{ NewOrderDialog: component }] = await Promise.all([
    import('../features/orders/by-hand/new-order-dialog.tsx'),
    loadTexts('orders'),
    loadDialogTexts(),
  ])
  return component
})

/** Features do not know each other: the form of an order is given to the chats here. */
export function ConversationsRoute() {
  return <ConversationsPage NewOrder={NewOrderDialog} />
}
