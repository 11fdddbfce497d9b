import type Sqlite from 'better-sqlite3'

/** Each moves about nine pages: a writer who has to wait for so many does not notice. */
const usualSlice = 25

/**
 * The indexes of the lists hold a conversation where it was last put (`listed_at`), which is done after
 * its messages and not with each: a customer's message would write nine pages more for it. Those that
 * have moved since are in one small index, and `conversations_by_activity` reads both in one order.
 */
export class ListOrder {
  readonly #moved: Sqlite.Statement<[], number>
  readonly #settle: Sqlite.Statement<[]>

  constructor(raw: Sqlite.Database, slice = usualSlice) {
    const moved = 'SELECT id FROM conversations WHERE listed_at <> last_activity_at LIMIT'
    this.#moved = raw.prepare<[], number>(`${moved} 1`).pluck()
    this.#settle = raw.prepare<[]>(
      `UPDATE conversations SET listed_at = last_activity_at WHERE id IN (${moved} ${slice})`,
    )
  }

  /** Whether any has moved. */
  get isDue(): boolean {
    return this.#moved.get() !== undefined
  }

  /** Puts the next ones in their places. False where none has moved. */
  slice(): boolean {
    return this.isDue && this.#settle.run().changes > 0
  }
}
