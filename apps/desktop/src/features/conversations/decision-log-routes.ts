import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import { decisionOfMessage, recipientsOf } from './decision-log.ts'

export function decisionLogRoutes({ store }: Pick<Platform, 'store'>) {
  return {
    'decisions.recipients': ({ query }) => recipientsOf(store.db, query),
    'messages.decision': ({ params }) => decisionOfMessage(store.db, params.id),
  } satisfies Partial<Handlers>
}
