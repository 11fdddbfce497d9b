import * as z from 'zod/mini'

import type { GraphClient } from './graph.ts'
import type { PageAccess } from './read.ts'

const action = z.object({ question: z.string(), payload: z.catch(z.string(), '') })
const ofLocale = z.object({ call_to_actions: z.array(action), locale: z.string() })

/** What customers of one language are offered; the locale `default` is of all who have none of their own. */
export type IceBreakers = z.output<typeof ofLocale>

/** Facebook's older format had no languages. */
const row = z.union([ofLocale, action])
const profile = z.object({
  data: z.array(z.union([z.object({ ice_breakers: z.array(row) }), row])),
})
const done = z.looseObject({ result: z.literal('success') })

const path = ({ pageId }: PageAccess) => `/${pageId}/messenger_profile`

/**
 * Needs `pages_messaging`. Facebook's reference has them as the rows of the answer, its answers have
 * them under their own name: both are read. Messenger Profile API, 2026-03-18.
 */
export async function readIceBreakers(
  graph: GraphClient,
  access: PageAccess,
): Promise<readonly IceBreakers[]> {
  const params = { fields: 'ice_breakers' }
  const { data } = await graph.get({ path: path(access), ...access, params, answer: profile })
  const rows = data.flatMap((found) => ('ice_breakers' in found ? found.ice_breakers : [found]))
  const old = rows.filter((found) => 'question' in found)
  const all = rows.filter((found) => 'locale' in found)
  return old.length > 0 ? [...all, { locale: 'default', call_to_actions: old }] : all
}

/** Facebook replaces all of them by what it is sent; none: it has none left. */
export async function writeIceBreakers(
  graph: GraphClient,
  access: PageAccess,
  all: readonly IceBreakers[],
): Promise<void> {
  const call = { path: path(access), ...access, answer: done }
  if (all.length > 0) await graph.post({ ...call, body: { ice_breakers: all } })
  else await graph.delete({ ...call, params: { fields: JSON.stringify(['ice_breakers']) } })
}
