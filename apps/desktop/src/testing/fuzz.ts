import type { Store } from '@pal/db/maintenance/store'
import fc from 'fast-check'

import { mangled, seeded } from './mangle.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

interface Change {
  readonly at: number
  readonly how: 'other' | 'gone' | 'twice' | 'moved' | 'renamed'
  readonly from: number
  readonly value: unknown
}

/** Small numbers, which are drawn more often, would hit the frame and seldom what it holds. */
const anywhere = fc.noBias(fc.nat())

const change: fc.Arbitrary<Change> = fc.record({
  at: anywhere,
  how: fc.constantFrom('other', 'gone', 'twice', 'moved', 'renamed'),
  from: anywhere,
  value: fc.oneof(
    { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    fc.constantFrom(-1, 1.5, 2 ** 53, Number.MAX_VALUE, '', '\ud800', '\0', 'x'.repeat(70_000)),
  ),
})

/** One of these with a few changes in its tree, and now and then in its bytes. */
export function mangledJson(wholes: readonly unknown[]): fc.Arbitrary<string> {
  return fc
    .record({
      whole: fc.constantFrom(...wholes),
      changes: fc.array(change, { minLength: 1, maxLength: 4 }),
      bytes: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, anywhere),
    })
    .map(({ whole, changes, bytes }) => {
      const root = { whole: structuredClone(whole) as Json }
      for (const one of changes) apply(root, one)
      const text = JSON.stringify(root.whole) ?? ''
      return bytes === null ? text : mangled(text, seeded(String(bytes)))
    })
}

interface Place {
  readonly holder: Json[] | { [key: string]: Json }
  readonly key: string
}

function apply(root: { [key: string]: Json }, { at, how, from, value }: Change): void {
  const places = placesOf(root)
  const place = places[at % places.length]
  const other = places[from % places.length]
  if (!place || !other) return
  const { holder, key } = place
  const slots = holder as { [key: string]: Json }
  if (how === 'other') slots[key] = value as Json
  else if (how === 'moved') slots[key] = structuredClone(valueAt(other))
  else if (how === 'twice' && Array.isArray(holder)) holder.push(structuredClone(valueAt(place)))
  else if (how === 'renamed' && !Array.isArray(holder)) slots[other.key] = valueAt(place)
  else if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete slots[key]
}

const valueAt = ({ holder, key }: Place): Json => (holder as { [key: string]: Json })[key] ?? null

function placesOf(value: Json, found: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return found
  for (const key of Object.keys(value)) {
    found.push({ holder: value, key })
    placesOf((value as { [key: string]: Json })[key] ?? null, found)
  }
  return found
}

/** Each counts rows that would be there half: none may. */
const halves: Readonly<Record<string, string>> = {
  'conversations that count other messages than they have': `
    SELECT count(*) FROM conversations AS c
    WHERE message_count <> (SELECT count(*) FROM messages AS m WHERE m.conversation_id = c.id)`,
  'conversations whose last message is another one': `
    SELECT count(*) FROM conversations AS c WHERE last_message_at
    IS NOT (SELECT max(sent_at) FROM messages AS m WHERE m.conversation_id = c.id)`,
  'customers without a conversation': `
    SELECT count(*) FROM customers WHERE id NOT IN (SELECT customer_id FROM conversations)`,
  'files without their message': `
    SELECT count(*) FROM attachments WHERE message_id NOT IN (SELECT id FROM messages)`,
  'messages that cannot be found': `
    SELECT count(*) FROM messages WHERE text <> ''
    AND id <= (SELECT CAST(value AS INTEGER) FROM store_meta WHERE key = 'messages_indexed')
    AND id NOT IN (SELECT id FROM message_search_docsize)`,
  'entries of the search without a message': `
    SELECT count(*) FROM message_search_docsize WHERE id NOT IN (SELECT id FROM messages)`,
  'conversations that are not counted, or counted twice': `
    SELECT (SELECT count(*) FROM conversations)
    - coalesce((SELECT value FROM counters WHERE key = 'conversations.total'), 0)`,
  'unread messages that are not counted, or counted twice': `
    SELECT (SELECT coalesce(sum(unread_count), 0) FROM conversations)
    - coalesce((SELECT value FROM counters WHERE key = 'conversations.unread'), 0)`,
  'conversations that the sums of the hours do not hold': `
    SELECT (SELECT count(*) FROM conversations)
    - coalesce((SELECT sum(conversations) FROM rollup_hour_all), 0)`,
  'answers for a conversation that is not there': `
    SELECT count(*) FROM jobs WHERE conversation_id NOT IN (SELECT id FROM conversations)`,
  'the same message twice': `
    SELECT count(*) - count(DISTINCT mid) FROM messages WHERE mid IS NOT NULL`,
  'references to nothing': 'SELECT count(*) FROM pragma_foreign_key_check',
}

/** What is stored half, by what it is; empty where everything is whole. */
export function storedHalf({ raw }: Store): Record<string, number> {
  const counts = Object.entries(halves).map(([what, query]): [string, number] => [
    what,
    Number(raw.prepare(query).pluck().get()),
  ])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}
