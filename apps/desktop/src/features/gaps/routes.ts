import type { Handlers } from '../../http/handlers.ts'
import { answerGap, findGaps, type GapParts } from './gaps.ts'

export function gapRoutes(parts: GapParts) {
  return {
    'gaps.answered': async ({ body }) => {
      await answerGap(parts, body)
      return { success: true }
    },
    'gaps.list': ({ query, signal }) => findGaps(parts, query.period, signal),
  } satisfies Partial<Handlers>
}
