import { fstatSync, fsync, read, readSync, statSync, writeSync } from 'node:fs'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { promisify } from 'node:util'

import Sqlite from 'better-sqlite3'

import { isBusy } from './busy.ts'
import { pause } from './pause.ts'
import { rawFile } from './raw-file.ts'
import { remainsOn } from './unused-bytes.ts'

const readAtOnce = 256 * 1024
/** A frame of the window is 16 ms, and others want a part of it. */
const stepMs = 4
const tries = 200
const betweenTriesMs = 50
/** From there on a page of another kind could begin as one of a table does. */
const mostPages = 0x02_00_00_00

interface Pages {
  readonly file: number
  readonly size: number
}

/**
 * Zeroes what belongs to no row in any page of a file of SQLite's. `secure_delete` zeroes a row where
 * it lies; where rows were moved to the next page before that, their bytes stayed behind in the old
 * one, in no row's place. `cutWal` empties the write-ahead log, as it is at first, where nobody reads an
 * older state of the file. False where somebody does for too long.
 */
export async function zeroUnused(path: string, cutWal: () => Promise<boolean>): Promise<boolean> {
  const file = rawFile(path)
  const pages = { file, size: pageSize(file) }
  const found = await pagesWithRemains(pages)
  for (let done = 0; done < found.length;) {
    const left = found.slice(done)
    const step = async () => {
      if (!(await cutWal())) return false
      await yieldToEventLoop()
      done += zero(path, pages, left)
      return left.length > found.length - done
    }
    if (!(await again(step))) return false
    await yieldToEventLoop()
  }
  if (found.length > 0) await promisify(fsync)(file)
  return true
}

function pageSize(file: number): number {
  const head = Buffer.alloc(100)
  readSync(file, head, 0, head.length, 0)
  const stored = head.readUInt16BE(16)
  const size = stored === 1 ? 0x1_00_00 : stored
  if (head.toString('latin1', 0, 15) !== 'SQLite format 3' || size < 512 || head[20] !== 0) {
    throw new Error('The pages of the store are not as this program makes them')
  }
  if (fstatSync(file).size / size >= mostPages)
    throw new Error('The store is too large to be searched')
  return size
}

/** Without any lock: each is looked at again before it is written. */
async function pagesWithRemains({ file, size }: Pages): Promise<number[]> {
  const found: number[] = []
  const chunk = Buffer.alloc(Math.max(readAtOnce, size))
  for (let position = 0; ;) {
    const { bytesRead } = await promisify(read)(file, chunk, 0, chunk.length, position)
    for (let at = 0; at + size <= bytesRead; at += size) {
      const page = (position + at) / size
      if (isMine(page) && remainsOn(chunk.subarray(at, at + size)).length > 0) found.push(page)
    }
    if (bytesRead < chunk.length) return found
    position += bytesRead
    await yieldToEventLoop()
  }
}

/** The first one holds the schema, which names nobody, and is written with each of our commits. */
const isMine = (page: number) => page > 0

async function again(once: () => Promise<boolean>): Promise<boolean> {
  for (let n = 0; n < tries; n++) {
    if (await once()) return true
    await pause(betweenTriesMs)
  }
  return false
}

/**
 * As many of these pages as there is time for, past SQLite, which has no way to them. While nobody else can write and the write-ahead
 * log is empty, the file holds the newest there is; and a page whose unused bytes are half
 * written is as good as before or after. The commit tells everybody who has the file open that their
 * pages in memory are no longer those of the file. How many are done: none where somebody else writes.
 */
function zero(path: string, { file, size }: Pages, pages: readonly number[]): number {
  const until = performance.now() + stepMs
  const raw = new Sqlite(path, { fileMustExist: true, timeout: 0 })
  try {
    // Nothing of what it commits need be there after a power cut.
    raw.pragma('synchronous = OFF')
    raw.pragma('wal_autocheckpoint = 0')
    raw.exec('BEGIN IMMEDIATE')
    // Somebody wrote since it was cut.
    if (statSync(`${path}-wal`).size > 0) return 0
    const page = Buffer.alloc(size)
    let done = 0
    for (const number of pages) {
      if (done > 0 && performance.now() > until) break
      done += 1
      if (readSync(file, page, 0, size, number * size) < size) continue
      for (const [from, to] of remainsOn(page)) {
        writeSync(file, Buffer.alloc(to - from), 0, to - from, number * size + from)
      }
    }
    // A number that is kept in the first page and stays as it is.
    raw.pragma(`user_version = ${Number(raw.pragma('user_version', { simple: true }))}`)
    raw.exec('COMMIT')
    return done
  } catch (error) {
    if (isBusy(error)) return 0
    throw error
  } finally {
    raw.close()
  }
}
