import type { Handlers } from '../../http/handlers.ts'
import { correct, type RecallParts, recipients, statedFacts } from './recall.ts'

/** Who was sent which fact, and what corrects it. */
export function recallRoutes(parts: RecallParts) {
  return {
    'recall.facts': ({ signal }) => statedFacts(parts, signal),
    'recall.recipients': ({ query, signal }) => recipients(parts, query, signal),
    'recall.correct': ({ body }) => correct(parts, body),
  } satisfies Partial<Handlers>
}
