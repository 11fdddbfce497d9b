import { closeSync, fstatSync, openSync, statSync } from 'node:fs'

const open = new Map<string, number>()

/**
 * A store's file beside SQLite's own handles. It stays open as long as the store: where one process
 * closes any handle of a file, the system drops all locks that it holds on it, SQLite's too.
 */
export function rawFile(path: string): number {
  const known = open.get(path)
  if (known !== undefined) {
    const [ours, there] = [fstatSync(known), statSync(path)]
    if (ours.ino === there.ino && ours.dev === there.dev) return known
    // Another file took its place: SQLite holds nothing of this one any more.
    closeRawFile(path)
  }
  const file = openSync(path, 'r+')
  open.set(path, file)
  return file
}

/** For when SQLite has closed it. */
export function closeRawFile(path: string): void {
  const file = open.get(path)
  open.delete(path)
  if (file !== undefined) closeSync(file)
}
