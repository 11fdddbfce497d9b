import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import { receiptOfMessage } from './decision-log.ts'

export function receiptRoutes({ store }: Pick<Platform, 'store'>) {
  return {
    'messages.receipt': ({ params }) => receiptOfMessage(store.db, params.id),
  } satisfies Partial<Handlers>
}
