import { receiptOfMessage } from '../../services/receipts.ts'
import type { Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function receiptRoutes({ store }: Parts) {
  return {
    'messages.receipt': ({ params }) => receiptOfMessage(store.db, params.id),
  } satisfies Partial<Handlers>
}
