import * as z from 'zod/mini'

import type { GraphClient } from './graph.ts'
import type { PageAccess } from './read.ts'

const action = z.object({ question: z.string(), payload: z.catch(z.string(), '') })
const questionsOfLocale = z.object({ call_to_actions: z.array(action), locale: z.string() })
const greetingOfLocale = z.object({ locale: z.string(), text: z.string() })

/** What customers of one language are offered; the locale `default` is of all who have none of their own. */
export type IceBreakers = z.output<typeof questionsOfLocale>

/** What they read above that, before they have written; up to 160 characters. */
export type Greeting = z.output<typeof greetingOfLocale>

/** What of a page's Messenger profile its welcome screen shows. */
export interface MessengerProfile {
  readonly greeting: readonly Greeting[]
  readonly ice_breakers: readonly IceBreakers[]
}

/** Facebook's older format of questions had no languages. */
const row = z.union([questionsOfLocale, action])
const answered = z.object({
  data: z.array(
    z.union([
      row,
      z.object({
        ice_breakers: z.optional(z.array(row)),
        greeting: z.optional(z.array(greetingOfLocale)),
      }),
    ]),
  ),
})
const done = z.looseObject({ result: z.literal('success') })

const callOf = (access: PageAccess) => ({
  path: `/${access.pageId}/messenger_profile`,
  ...access,
  kind: 'profile' as const,
})

/**
 * Needs `pages_messaging`. Facebook's reference has questions as the rows of the answer, its answers have
 * them under their own name: both are read. Ten calls in ten minutes for each page, those that write
 * among them. Messenger Profile API, 2026-03-18; its greeting reference.
 */
export async function readMessengerProfile(
  graph: GraphClient,
  access: PageAccess,
): Promise<MessengerProfile> {
  const params = { fields: 'ice_breakers,greeting' }
  const call = { ...callOf(access), params, answer: answered }
  const { data } = await graph.get(call)
  const rows = data.flatMap((found) => {
    if ('question' in found || 'locale' in found) return [found]
    return found.ice_breakers ?? []
  })
  const old = rows.filter((found) => 'question' in found)
  const all = rows.filter((found) => 'locale' in found)
  return {
    greeting: data.flatMap((found) => ('greeting' in found ? (found.greeting ?? []) : [])),
    ice_breakers: old.length > 0 ? [...all, { locale: 'default', call_to_actions: old }] : all,
  }
}

/** Facebook replaces all that it has of a kind by what it is sent; none: it has none of it left. */
export async function writeMessengerProfile(
  graph: GraphClient,
  access: PageAccess,
  changed: Partial<MessengerProfile>,
): Promise<void> {
  const call = { ...callOf(access), answer: done }
  const kinds = Object.entries(changed)
  const kept = kinds.filter(([, all]) => all.length > 0)
  const gone = kinds.filter(([, all]) => all.length === 0).map(([kind]) => kind)
  if (kept.length > 0) await graph.post({ ...call, body: Object.fromEntries(kept) })
  if (gone.length > 0) await graph.delete({ ...call, params: { fields: JSON.stringify(gone) } })
}
