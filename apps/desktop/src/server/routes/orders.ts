import { notYet, type Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function orderRoutes(_: Parts) {
  return {
    'orders.list': notYet('Listing orders'),
    'orders.export': notYet('Exporting orders'),
    'orders.get': notYet('Showing an order'),
    'orders.setStatus': notYet('Moving an order on'),
  } satisfies Partial<Handlers>
}
