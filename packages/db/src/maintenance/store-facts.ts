import type { Store } from './store.ts'

export interface StoreFacts {
  readonly sqlite: string
  /** Of the tables: what a migration raises. */
  readonly version: number
  readonly pages: number
  /** Pages that hold nothing. */
  readonly freePages: number
  readonly journal: string
}

/** What the engine says of the store that is open; none of it is read from the rows. */
export function storeFacts({ raw }: Pick<Store, 'raw'>): StoreFacts {
  const asked = (pragma: string) => raw.pragma(pragma, { simple: true })
  return {
    sqlite: String(raw.prepare('SELECT sqlite_version()').pluck().get()),
    version: Number(asked('user_version')),
    pages: Number(asked('page_count')),
    freePages: Number(asked('freelist_count')),
    journal: String(asked('journal_mode')),
  }
}
