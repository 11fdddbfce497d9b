import { type Json, type JsonObject, compact } from '../http/json.ts'
import { badParameter } from './graph-errors.ts'
import type { Ask } from './graph-select.ts'

const DEFAULT_LIMIT = 25
const LARGEST_LIMIT = 500

export type PageOptions = {
  readonly limit?: string | undefined
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** The place of an item: listed by falling rank, then falling tie. */
export type Place = { readonly rank: number; readonly tie: number }

export type EdgeLink = { readonly path: string; readonly params: Readonly<Record<string, string>> }

/** One page of an edge with opaque cursors; a cursor survives items that moved or came since. */
export function pageOf<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => Place,
  options: PageOptions,
  show: (item: Item) => Json,
  link: EdgeLink,
  ask: Ask,
): JsonObject {
  const limit = readLimit(options.limit)
  const order = items.toSorted((a, b) => compare(placeOf(a), placeOf(b)))
  const rest = options.after === undefined ? order : order.filter(behind(options.after, 1))
  const part =
    options.before === undefined
      ? rest.slice(0, limit)
      : rest.filter(behind(options.before, -1)).slice(-limit)
  const first = part[0]
  const last = part.at(-1)
  if (first === undefined || last === undefined) return { data: [] }
  const more = compare(placeOf(last), placeOf(order.at(-1) ?? last)) < 0
  const earlier = compare(placeOf(order[0] ?? first), placeOf(first)) < 0
  const cursors = { before: encode(placeOf(first)), after: encode(placeOf(last)) }
  return {
    data: part.map(show),
    paging: compact({
      cursors,
      next: more ? address({ limit: String(limit), after: cursors.after }) : undefined,
      previous: earlier ? address({ limit: String(limit), before: cursors.before }) : undefined,
    }),
  }

  function behind(cursor: string, direction: 1 | -1) {
    const place = decode(cursor)
    return (item: Item) => compare(placeOf(item), place) * direction > 0
  }
  function address(paging: Record<string, string>): string {
    const query = new URLSearchParams({ ...link.params, access_token: ask.token, ...paging })
    return `${ask.base}/${ask.version}/${link.path}?${query.toString()}`
  }
}

function compare(a: Place, b: Place): number {
  return b.rank - a.rank || b.tie - a.tie
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  if (!/^\d+$/.test(text)) throw badParameter('Param limit must be an integer')
  const limit = Number(text)
  if (limit < 1 || limit > LARGEST_LIMIT)
    throw badParameter(`Param limit must be between 1 and ${LARGEST_LIMIT}`)
  return limit
}

function encode(place: Place): string {
  return Buffer.from(`${place.rank}:${place.tie}`).toString('base64url')
}

function decode(cursor: string): Place {
  const [rank, tie] = Buffer.from(cursor, 'base64url').toString().split(':').map(Number)
  if (rank === undefined || tie === undefined || Number.isNaN(rank + tie))
    throw badParameter('Invalid cursors values provided')
  return { rank, tie }
}
