import type { Handlers } from '../../http/handlers.ts'
import { correct, type RecallParts, toldBy, toldFacts } from './recall.ts'

/** Who was told what, and what sets it right. */
export function recallRoutes(parts: RecallParts) {
  return {
    'recall.facts': ({ signal }) => toldFacts(parts, signal),
    'recall.told': ({ query, signal }) => toldBy(parts, query, signal),
    'recall.correct': ({ body }) => correct(parts, body),
  } satisfies Partial<Handlers>
}
