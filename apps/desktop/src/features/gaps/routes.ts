import type { Handlers } from '../../http/handlers.ts'
import { findGaps, type GapParts, markAnswered } from './gaps.ts'

export function gapRoutes(parts: GapParts) {
  return {
    'gaps.answered': async ({ body }) => {
      await markAnswered(parts, body.turns)
      return { success: true }
    },
    'gaps.list': ({ query, signal }) => findGaps(parts, query.period, signal),
  } satisfies Partial<Handlers>
}
