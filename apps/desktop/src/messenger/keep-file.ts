import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { signatureBytes } from '@pal/core/domain/file-kind'

export interface Written {
  readonly size: number
  /** Its first bytes tell what it is. */
  readonly head: Uint8Array
}

export interface KeepOrder<R> {
  readonly folder: string
  readonly file: string
  readonly body: AsyncIterable<Uint8Array>
  readonly largestBytes: number
  /** Why what was written may not stay; null where it may. */
  readonly refuse: (written: Written) => R | null
}

export type Kept<R> =
  | (Written & { readonly ok: true })
  | { readonly ok: false; readonly reason: R | 'too_large' }

/** While it is being written a file has another name: under its own, all of it is on the disk. */
export const partOf = (file: string) => `.${file}.part`

/** Writes a file piece by piece; of one that is refused or breaks off nothing stays. */
export async function keepFile<R>(order: KeepOrder<R>): Promise<Kept<R>> {
  const { folder, file, body, largestBytes, refuse } = order
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, partOf(file))
  try {
    const written = await write(part, body, largestBytes)
    if (written === null) return { ok: false, reason: 'too_large' }
    const reason = refuse(written)
    if (reason !== null) return { ok: false, reason }
    await rename(part, join(folder, file))
    await syncFolder(folder)
    return { ok: true, ...written }
  } finally {
    await rm(part, { force: true })
  }
}

/** Null for one that is larger than may be. */
async function write(
  path: string,
  body: AsyncIterable<Uint8Array>,
  largestBytes: number,
): Promise<Written | null> {
  await using out = await open(path, 'wx', 0o600)
  let size = 0
  let head = Buffer.alloc(0)
  for await (const piece of body) {
    size += piece.byteLength
    if (size > largestBytes) return null
    if (head.byteLength < signatureBytes) {
      head = Buffer.concat([head, piece.subarray(0, signatureBytes)])
    }
    await out.write(piece)
  }
  await out.sync()
  return { size, head }
}

async function syncFolder(path: string): Promise<void> {
  // Windows keeps no handle on a folder; its renames are journalled.
  if (process.platform === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}
