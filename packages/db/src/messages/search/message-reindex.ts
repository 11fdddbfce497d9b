import type { Kysely } from 'kysely'

import type { Tx } from '../../schema/reads.ts'
import type { StoreSchema } from '../../schema/schema.ts'
import { readStoredFields } from '../../schema/stored-json.ts'
import type { RebuildProgress } from '../../stats/rollup-rebuild.ts'
import { reindexMessage } from '../message-index.ts'

/** Messages that are in the index as version 1 put them there: above `passed`, up to `last`. */
interface Reindex {
  readonly passed: number
  readonly last: number
}

const key = 'message_reindex'
/** Small enough that a writer who has to wait for one does not notice. */
const usualSlice = 200

/** Whether some wait. */
export async function reindexWaits(db: Kysely<StoreSchema>): Promise<boolean> {
  const known = await stateOf(db)
  return known !== null && known.passed < known.last
}

/**
 * Version 1 left it to the index to cut a message into words, and that takes signs younger than
 * itself, most faces among them, for letters: a word beside one was not found. Such messages are cut
 * again, one slice a transaction; what comes or changes meanwhile is cut rightly at once. Killed at any
 * line, it continues where it was.
 */
export async function* reindexMessages(
  db: Kysely<StoreSchema>,
  slice = usualSlice,
): AsyncGenerator<RebuildProgress> {
  for (;;) {
    const state = await stateOf(db)
    if (!state || state.passed >= state.last) return
    const done = await db.transaction().execute((tx) => indexSlice(tx, state, slice))
    yield { done, of: state.last }
  }
}

/** Answers up to which id all are found now. */
async function indexSlice(tx: Tx, { passed, last }: Reindex, slice: number): Promise<number> {
  const rows = await tx
    .selectFrom('messages')
    .select(['id', 'conversation_id', 'text'])
    .where('id', '>', passed)
    .where('id', '<=', last)
    .orderBy('id')
    .limit(slice)
    .execute()
  const doubtful = rows.filter(({ text }) => signs.test(text))
  for (const row of doubtful) await reindexMessage(tx, row)
  const end = rows.length < slice ? last : (rows.at(-1)?.id ?? last)
  const value = JSON.stringify({ passed: end, last } satisfies Reindex)
  await tx.updateTable('store_meta').set({ value }).where('key', '=', key).execute()
  return end
}

/** Everything that is no letter, but for the signs of every day, which the index knows. */
const signs =
  // oxlint-disable-next-line no-control-regex -- the whole of ASCII
  /[^\p{L}\p{N}\p{Co}\p{Mc}\p{Mn}\s\0-\x7f\u0964\u09f3\u060c\u061b\u061f\u2010-\u2027\u200b-\u200f]/u

async function stateOf(db: Kysely<StoreSchema>): Promise<Reindex | null> {
  const row = await db
    .selectFrom('store_meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? reindexIn(row.value) : null
}

/** Where it has come to cannot be read: all of them once more. */
function reindexIn(stored: string): Reindex {
  const { passed, last } = readStoredFields(stored)
  return typeof passed === 'number' && typeof last === 'number'
    ? { passed, last }
    : { passed: 0, last: Number.MAX_SAFE_INTEGER }
}
