import { sourceKeyPattern } from '@pal/core/domain/source-key'

const patterns = {
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  id: /^[1-9]\d{0,14}$/,
  page: /^\d{1,30}$/,
  currency: /^[A-Z]{3}$/,
  clock: /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/,
  yes: /^true$/,
  tag: /^\S(?:.{0,28}\S)?$/u,
  text: /^.{1,200}$/,
  source: sourceKeyPattern,
} as const

type Kind = keyof typeof patterns | readonly string[]

type Value<K> = K extends 'yes' ? 'true' : K extends readonly (infer Word)[] ? Word : string

/** What an address picks by these names. */
export type PickOf<Kinds> = { readonly [Name in keyof Kinds]?: Value<Kinds[Name]> }

/** Each is a text of one kind. What does not fit counts as not there. */
export function readPick<const Kinds extends Readonly<Record<string, Kind>>>(
  params: URLSearchParams,
  kinds: Kinds,
): PickOf<Kinds> {
  const pick: Record<string, string> = {}
  for (const [name, kind] of Object.entries(kinds)) {
    const value = params.get(name)
    if (value === null) continue
    const fits = typeof kind === 'string' ? patterns[kind].test(value) : kind.includes(value)
    if (fits) pick[name] = value
  }
  // What does not fit its kind is not in it.
  return pick as PickOf<Kinds>
}
