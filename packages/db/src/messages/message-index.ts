import type Sqlite from 'better-sqlite3'

import type { Reads, Tx } from '../schema/reads.ts'
import { messageText } from '../search/search-terms.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

const key = 'messages_indexed'
/** Small enough that a writer who has to wait for one does not notice. */
const usualSlice = 100

interface Written {
  id: number
  conversation_id: number
  text: string
}

/**
 * The words of messages reach the search index after the messages themselves: a transaction that
 * stores one would otherwise write some eleven pages more, and leave a part of the index to be merged.
 * `store_meta` holds up to which id they are indexed; ids are given in the order of the commits.
 */
export class MessageIndexing {
  readonly #waiting: Sqlite.Statement<[], Written>
  readonly #index: () => void

  constructor(raw: Sqlite.Database, slice = usualSlice) {
    this.#waiting = raw.prepare<[], Written>(`
      SELECT id, conversation_id, text FROM messages
      WHERE id > (SELECT CAST(value AS INTEGER) FROM store_meta WHERE key = '${key}')
      ORDER BY id LIMIT ${slice}`)
    const insert = raw.prepare<[number, number, string]>(
      'INSERT INTO message_search (rowid, conversation_id, text) VALUES (?, ?, ?)',
    )
    const pass = raw.prepare<[string]>(`UPDATE store_meta SET value = ? WHERE key = '${key}'`)
    const waiting = this.#waiting
    const index = raw.transaction(() => {
      const rows = waiting.all()
      for (const { id, conversation_id: of, text } of rows) {
        if (text !== '') insert.run(id, of, messageText(text))
      }
      const last = rows.at(-1)
      if (last) pass.run(String(last.id))
    })
    this.#index = () => index.immediate()
  }

  /** Whether messages wait to be indexed. */
  get isDue(): boolean {
    return this.#waiting.get() !== undefined
  }

  /** Indexes the next messages in a transaction of its own. False where none waits. */
  slice(): boolean {
    if (!this.isDue) return false
    this.#index()
    return true
  }
}

/** A message whose text has changed; one that waits for the index is indexed as it is then. */
export async function reindexMessage(
  tx: Tx,
  { id, conversation_id: of, text }: Written,
): Promise<void> {
  const [state] = await indexedUpTo(tx, {})
  if (state && id > Number(state.value)) return
  await tx.deleteFrom('message_search').where('rowid', '=', id).execute()
  if (text === '') return
  await tx
    .insertInto('message_search')
    .values({ rowid: id, conversation_id: of, text: messageText(text) })
    .execute()
}

const indexedUpTo = preparedQuery((db: Reads, _: object) =>
  db.selectFrom('store_meta').select('value').where('key', '=', key),
)
