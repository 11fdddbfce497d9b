import { type FileHandle, mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { signatureBytes } from '@pal/core/domain/file-kind'
import { replaceFile } from '@pal/db/sqlite/atomic-file'

export interface Written {
  readonly size: number
  /** Its first bytes tell what it is. */
  readonly head: Uint8Array
}

export interface SaveFileOptions<R> {
  readonly folder: string
  readonly file: string
  readonly body: AsyncIterable<Uint8Array>
  readonly largestBytes: number
  /** Why what was written may not stay; null where it may. */
  readonly refuse: (written: Written) => R | null
}

export type SavedFile<R> =
  | (Written & { readonly ok: true })
  | { readonly ok: false; readonly reason: R | 'too_large' }

/** While it is being written a file has another name: under its own, all of it is on the disk. */
export const partOf = (file: string) => `.${file}.part`

/** Writes a file piece by piece; of one that is refused or breaks off nothing stays. */
export async function saveFile<R>(order: SaveFileOptions<R>): Promise<SavedFile<R>> {
  const { folder, file, body, largestBytes, refuse } = order
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let outcome: SavedFile<R> = { ok: false, reason: 'too_large' }
  const fill = async (out: FileHandle) => {
    const written = await write(out, body, largestBytes)
    if (written === null) return false
    const reason = refuse(written)
    outcome = reason === null ? { ok: true, ...written } : { ok: false, reason }
    return outcome.ok
  }
  await replaceFile(join(folder, file), fill, join(folder, partOf(file)))
  return outcome
}

/** Null for one that is larger than may be. */
async function write(
  out: FileHandle,
  body: AsyncIterable<Uint8Array>,
  largestBytes: number,
): Promise<Written | null> {
  let size = 0
  let head = Buffer.alloc(0)
  for await (const piece of body) {
    size += piece.byteLength
    if (size > largestBytes) return null
    if (head.byteLength < signatureBytes) {
      head = Buffer.concat([head, piece.subarray(0, signatureBytes)])
    }
    // Whole: `write` may take only a part where the disk is nearly full.
    await out.writeFile(piece)
  }
  return { size, head }
}
