import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { analytics } from './analytics.ts'
import { productSales } from './product-sales.ts'
import { sources } from './sources.ts'

export interface AnalyticsRouteParts extends Platform {
  readonly thread: StoreThread
}

export function analyticsRoutes({ store, thread, clock }: AnalyticsRouteParts) {
  return {
    'analytics.get': ({ query, signal }) =>
      analytics({ db: store.db, thread, now: clock.now }, query.period, signal),
    'productSales.list': ({ query, signal }) =>
      productSales({ db: store.db, thread, now: clock.now }, query.period, signal),
    'sources.list': ({ query, signal }) =>
      sources({ db: store.db, thread, now: clock.now }, query.period, signal),
  } satisfies Partial<Handlers>
}
