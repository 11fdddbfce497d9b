import type { CompiledQuery, QueryResult } from 'kysely'

/** Runs a compiled query without asking for the connection; null where that has to be waited for. */
export type RunsNow = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> | null

const ways = new WeakMap<object, RunsNow>()

/**
 * Kysely asks for the connection again with each query, which takes as long as SQLite needs for its answer.
 * Whoever has it anyway, or only reads while nobody writes, is spared that; answers what ends it.
 */
export function openDirect(db: object, run: RunsNow): () => void {
  ways.set(db, run)
  return () => ways.delete(db)
}

export const directOf = (db: object): RunsNow | undefined => ways.get(db)
