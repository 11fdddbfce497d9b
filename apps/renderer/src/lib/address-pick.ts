import { sourceKeyPattern } from '@pal/core/domain/source-key'

const patterns = {
  time: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  id: /^[1-9]\d{0,14}$/,
  currency: /^[A-Z]{3}$/,
  clock: /^(?:[01]\d|2[0-3]):(?:00|15|30|45)$/,
  yes: /^true$/,
  tag: /^\S(?:.{0,28}\S)?$/u,
  text: /^.{1,200}$/,
  source: sourceKeyPattern,
} as const

type Kind = keyof typeof patterns | readonly string[]

/** What an address picks, by names: each a text of one kind. What does not fit counts as not there. */
export function readPick<Name extends string>(
  params: URLSearchParams,
  kinds: Readonly<Record<Name, Kind>>,
): { readonly [N in Name]?: string } {
  const pick: { [N in Name]?: string } = {}
  for (const name of Object.keys(kinds) as Name[]) {
    const kind: Kind = kinds[name]
    const value = params.get(name)
    if (value === null) continue
    const fits = typeof kind === 'string' ? patterns[kind].test(value) : kind.includes(value)
    if (fits) pick[name] = value
  }
  return pick
}
