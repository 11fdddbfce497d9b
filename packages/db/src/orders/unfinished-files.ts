import type { Reads, Tx } from '../schema/reads.ts'
import { readAppState, writeAppState } from '../settings/app-state.ts'

/** A file for a courier is known by its time. */
export interface FileAt {
  readonly at: number
  readonly now: number
}

/** Files that are being made or taken back, or were when the program ended: half of one is none. */
export async function unfinishedFiles(db: Reads): Promise<number[]> {
  const stored = await readAppState(db, 'unfinished_files')
  return Array.isArray(stored) ? stored.filter((at): at is number => Number.isSafeInteger(at)) : []
}

/** Answers the time by which the new one is known: no other has it. */
export async function beginFile(tx: Tx, now: number): Promise<number> {
  const unfinished = await unfinishedFiles(tx)
  let at = now
  while (unfinished.includes(at) || (await isTaken(tx, at))) at++
  await leaveUnfinished(tx, { at, now })
  return at
}

export async function leaveUnfinished(tx: Tx, { at, now }: FileAt): Promise<void> {
  const unfinished = await unfinishedFiles(tx)
  if (unfinished.includes(at)) return
  await writeAppState(tx, 'unfinished_files', [...unfinished, at], now)
}

export async function endFile(tx: Tx, { at, now }: FileAt): Promise<void> {
  const others = (await unfinishedFiles(tx)).filter((one) => one !== at)
  await writeAppState(tx, 'unfinished_files', others, now)
}

async function isTaken(db: Reads, at: number): Promise<boolean> {
  const one = await db
    .selectFrom('orders')
    .select('id')
    .where('courier_file_at', '=', at)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}
