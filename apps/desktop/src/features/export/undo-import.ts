import type { Answer } from '@pal/core/contract/endpoints'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import {
  changeProduct,
  type ProductChanges,
  type ProductRow,
  productsById,
  removeProduct,
} from '@pal/db/campaigns/products'

import type { Platform } from '../../platform/platform.ts'

/** What takes an import back. It is kept until the campaign's next one, and goes with the program. */
export interface DoneImport {
  /** When it was stored: what was written later is not taken back. */
  readonly at: number
  readonly added: readonly number[]
  /** As they were before, in what the file changed. */
  readonly changed: readonly { readonly id: number; readonly before: ProductChanges }[]
}

/** By campaign: another window may import into another one. */
export type LastImports = Map<number, DoneImport>

export function before(row: ProductRow, values: ProductChanges): ProductChanges {
  const old = Object.entries(row).filter(([column]) => column in values)
  return Object.fromEntries(old)
}

/** Deletes what the import added and restores what it changed, but for what was touched since. */
export async function undoImport(
  { store, events, log, clock }: Pick<Platform, 'store' | 'events' | 'log' | 'clock'>,
  last: LastImports,
  campaignId: number,
): Promise<Answer<'products.undo'>> {
  const done = last.get(campaignId)
  if (!done) throw new AppError('conflict', because('import_not_undone'))
  // Of two who ask at once, one is answered.
  last.delete(campaignId)
  const ids = [...done.added, ...done.changed.map(({ id }) => id)]
  const takenBack = store.transaction(async (tx) => {
    const rows = await productsById(tx, ids)
    const untouched = new Set(rows.flatMap((row) => (row.updated_at === done.at ? row.id : [])))
    for (const id of done.added) if (untouched.has(id)) await removeProduct(tx, id, clock.now())
    for (const change of done.changed) {
      if (untouched.has(change.id)) await changeProduct(tx, change.id, change.before, clock.now())
    }
    return untouched.size
  })
  const undone = await takenBack.catch((error: unknown) => {
    if (!last.has(campaignId)) last.set(campaignId, done)
    throw error
  })
  log.write('info', 'system', entry('import_undone', { undone, all: ids.length }), {
    campaignId,
  })
  events.changed('products')
  return { undone, kept: ids.length - undone }
}
