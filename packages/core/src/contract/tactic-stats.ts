import * as z from 'zod/mini'

import { get } from './shape.ts'

export const tacticStatsEndpoints = {
  'tactics.stats': get(
    '/api/tactics/stats',
    'To how many customers each tactic message was sent, and how many of them bought after it',
    { answer: z.array(z.object({ text: z.string(), sent: z.int(), sold: z.int() })) },
  ),
}
