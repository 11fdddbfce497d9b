import type { Handlers } from '../../http/handlers.ts'
import { findGaps, type GapParts } from './gaps.ts'

export function gapRoutes(parts: GapParts) {
  return {
    'gaps.list': ({ query, signal }) => findGaps(parts, query.period, signal),
  } satisfies Partial<Handlers>
}
