import { type FileHandle, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface KeptFile {
  readonly name: string
  readonly lastModified: number
  readonly input: AsyncIterable<Uint8Array>
}

/**
 * The files of a folder, or only these of them, in which others are written and let go meanwhile. Each is open while it is
 * handed out; it is to be read to its end, or the whole broken off, before the next is asked for.
 */
export async function* keptFiles(
  folder: string,
  only?: readonly string[],
): AsyncGenerator<KeptFile, void, void> {
  const names = only ?? (await unlessGone(readdir(folder))) ?? []
  for (const name of names) {
    if (name.startsWith('.') || name.endsWith('.part')) continue
    await using file = await unlessGone(open(join(folder, name)))
    const found = await file?.stat()
    if (!file || !found?.isFile()) continue
    yield { name, lastModified: found.mtimeMs, input: pieces(file, found.size) }
  }
}

const pieceBytes = 256 * 1024

async function* pieces(file: FileHandle, size: number): AsyncGenerator<Uint8Array, void, void> {
  for (let at = 0; at < size;) {
    const piece = Buffer.allocUnsafe(Math.min(pieceBytes, size - at))
    const { bytesRead } = await file.read(piece, 0, piece.byteLength, at)
    if (bytesRead === 0) return
    yield piece.subarray(0, bytesRead)
    at += bytesRead
  }
}

async function unlessGone<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
