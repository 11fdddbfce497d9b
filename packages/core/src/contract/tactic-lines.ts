import * as z from 'zod/mini'

import { get } from './shape.ts'

export const tacticLineEndpoints = {
  'tactics.lines': get(
    '/api/tactics/lines',
    'To how many customers each ready line was said, and how many of them bought after it',
    { answer: z.array(z.object({ line: z.string(), said: z.int(), sold: z.int() })) },
  ),
}
