import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { saltsOf } from '../conversations/tombstones.ts'
import { replaceFile } from '../sqlite/atomic-file.ts'
import type { Store } from './store.ts'

/** Who was erased from one store, as its salts hide them. */
export interface Tombstones {
  readonly salts: readonly string[]
  readonly marks: readonly (readonly [mark: string, since: number, erasedAt: number])[]
}

/**
 * The store's marks once more, in a file of their own: a store that is damaged may no longer know who
 * must not come back with a backup.
 */
const beside = 'erased-marks.json'

const tombstonesAtOnce = 1_000

/**
 * Writes them whole and on the disk, or leaves the file as it was. `writeFile` continues where it is;
 * `write` may take only a part where the disk is nearly full.
 */
export async function saveTombstones({ db, folder }: Pick<Store, 'db' | 'folder'>): Promise<void> {
  if (folder === null) return
  const path = join(folder, beside)
  await replaceFile(path, async (file) => {
    await file.writeFile(`{"salts":${JSON.stringify(await saltsOf(db))},"marks":[`)
    for (let after = '', separator = '\n'; ;) {
      const rows = await db
        .selectFrom('erased_customers')
        .select(['mark', 'since', 'erased_at'])
        .where('mark', '>', after)
        .orderBy('mark')
        .limit(tombstonesAtOnce)
        .execute()
      for (const { mark } of rows.slice(-1)) after = mark
      if (rows.length === 0) break
      const lines = rows.map(({ mark, since, erased_at }) =>
        JSON.stringify([mark, since, erased_at]),
      )
      await file.writeFile(separator + lines.join(',\n'))
      separator = ',\n'
      await yieldToEventLoop()
    }
    await file.writeFile('\n]}\n')
    return true
  })
}

/** For a store from before there was such a file. */
export async function saveTombstonesOnce(store: Pick<Store, 'db' | 'folder'>): Promise<void> {
  if (store.folder === null || existsSync(join(store.folder, beside))) return
  const any = await store.db.selectFrom('erased_customers').select('mark').limit(1).execute()
  if (any.length > 0) await saveTombstones(store)
}

/** Null where there is none that can be read. */
export async function savedTombstones(folder: string): Promise<Tombstones | null> {
  const path = join(folder, beside)
  if (!existsSync(path)) return null
  const text = await readFile(path, 'utf8')
  try {
    const marks: unknown = JSON.parse(text)
    return isTombstones(marks) ? marks : null
  } catch {
    // Damaged, too: the caller says that it is not known who was erased.
    return null
  }
}

export function isTombstones(value: unknown): value is Tombstones {
  if (typeof value !== 'object' || value === null) return false
  if (!('salts' in value && 'marks' in value)) return false
  const { salts, marks } = value
  if (!Array.isArray(salts) || !Array.isArray(marks)) return false
  const isMark = (row: unknown) =>
    Array.isArray(row) &&
    typeof row[0] === 'string' &&
    Number.isSafeInteger(row[1]) &&
    Number.isSafeInteger(row[2])
  return salts.every((salt) => /^[0-9A-Fa-f]+$/.test(String(salt))) && marks.every(isMark)
}
