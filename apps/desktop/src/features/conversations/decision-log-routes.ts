import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import { decisionOfMessage } from './decision-log.ts'

export function decisionLogRoutes({ store }: Pick<Platform, 'store'>) {
  return {
    'messages.decision': ({ params }) => decisionOfMessage(store.db, params.id),
  } satisfies Partial<Handlers>
}
