import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { isoTime } from '@pal/core/domain/iso-time'

/** What the desktop program keeps beside the store. */
export interface HelpSources {
  /** Its own log, already masked. */
  readonly programLog: string
  readonly crashDumps: string
}

const lastBytes = 64 * 1024
const mostLines = 200
const mostDumps = 20

/** The end of a file of lines, oldest first; none where there is no such file. */
export async function lastLines(path: string): Promise<string[]> {
  const file = await open(path).catch((error: unknown) => unlessMissing(error))
  if (!file) return []
  try {
    const { size } = await file.stat()
    const from = Math.max(0, size - lastBytes)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), { position: from })
    const lines = buffer.toString('utf8', 0, bytesRead).split('\n')
    // The first is cut where the file is longer.
    return lines
      .slice(from > 0 ? 1 : 0)
      .filter((line) => line !== '')
      .slice(-mostLines)
  } finally {
    await file.close()
  }
}

/** Each dump of a crash with its time and size, newest first; what is in them is not read. */
export async function crashDumps(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(
    (error: unknown) => unlessMissing(error) ?? [],
  )
  const dumps = await Promise.all(
    names
      .filter((name) => name.endsWith('.dmp'))
      .map(async (name) => {
        const { mtimeMs, size } = await stat(join(folder, name))
        return { name, mtimeMs, size }
      }),
  )
  return dumps
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs)
    .slice(0, mostDumps)
    .map(({ name, mtimeMs, size }) => `${isoTime(Math.floor(mtimeMs))} ${name} (${size} bytes)`)
}

function unlessMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
