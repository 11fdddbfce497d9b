import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'

/**
 * A plain tar file, so that a seller can look into a backup with any tool, also without this program.
 */
const block = 512
const chunk = 1024 * 1024

/** Two empty blocks end an archive. */
const archiveEnd = Buffer.alloc(2 * block)

export interface ArchiveEntry {
  readonly name: string
  readonly size: number
  /** Where its content begins in the archive. */
  readonly offset: number
}

export interface ArchiveSource {
  readonly name: string
  readonly content: Uint8Array | { readonly path: string }
}

/**
 * Writes a new archive and returns when its bytes are on the disk. `writeFile` continues where it is;
 * `write` may take only a part where the disk is nearly full.
 */
export async function writeArchive(
  path: string,
  sources: readonly ArchiveSource[],
  modifiedAt: number,
  wrote: (bytes: number) => void = () => undefined,
): Promise<void> {
  await using file = await open(path, 'wx', 0o600)
  for (const { name, content } of sources) {
    if (content instanceof Uint8Array) {
      await file.writeFile(archiveHeader(name, content.byteLength, modifiedAt))
      await file.writeFile(content)
      await file.writeFile(archivePadding(content.byteLength))
      continue
    }
    const { size } = await stat(content.path)
    await file.writeFile(archiveHeader(name, size, modifiedAt))
    let written = 0
    for await (const piece of createReadStream(content.path, { highWaterMark: chunk })) {
      const bytes = piece as Buffer
      await file.writeFile(bytes)
      written += bytes.byteLength
      wrote(bytes.byteLength)
    }
    if (written !== size) throw new Error(`${content.path} changed while it was packed`)
    await file.writeFile(archivePadding(size))
  }
  await file.writeFile(archiveEnd)
  await file.sync()
}

/** What the archive holds; throws where it is cut off or is none. */
export async function readArchive(path: string): Promise<ArchiveEntry[]> {
  await using file = await open(path, 'r')
  const { size: total } = await file.stat()
  const entries: ArchiveEntry[] = []
  for (let at = 0; ;) {
    const head = await readExactly(file, at, block)
    if (head.every((byte) => byte === 0)) return entries
    const { name, size } = readHeader(head)
    if (at + block + size > total) throw new Error(`${name} is cut off`)
    entries.push({ name, size, offset: at + block })
    at += block + size + archivePadding(size).byteLength
  }
}

export async function readEntry(path: string, entry: ArchiveEntry): Promise<Buffer> {
  await using file = await open(path, 'r')
  return await readExactly(file, entry.offset, entry.size)
}

/** The content in pieces. */
export function entryStream(path: string, entry: ArchiveEntry): AsyncIterable<Buffer> {
  if (entry.size === 0) return nothing()
  return createReadStream(path, {
    start: entry.offset,
    end: entry.offset + entry.size - 1,
    highWaterMark: chunk,
  })
}

export async function sha256Of(
  pieces: AsyncIterable<Buffer>,
  read: (bytes: number) => void = () => undefined,
): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    read(piece.byteLength)
  }
  return hash.digest('hex')
}

export function sha256OfFile(path: string, read?: (bytes: number) => void): Promise<string> {
  return sha256Of(createReadStream(path, { highWaterMark: chunk }), read)
}

async function* nothing(): AsyncGenerator<Buffer> {}

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, position)
  if (bytesRead !== length) throw new Error('the file is cut off')
  return buffer
}

/** The header of a file in the archive. */
function archiveHeader(name: string, size: number, modifiedAt: number): Buffer {
  const head = Buffer.alloc(block)
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for an archive`)
  head.write(name, 0)
  head.write('0000600\0', 100)
  head.write('0000000\0', 108)
  head.write('0000000\0', 116)
  writeSize(head, size)
  head.write(`${octal(Math.floor(modifiedAt / 1000), 11)}\0`, 136)
  head.write('0', 156)
  head.write('ustar\u000000', 257)
  head.write(`${octal(checksum(head), 6)}\0 `, 148)
  return head
}

/** Eleven octal digits hold 8 GiB; larger sizes are in binary, as GNU and POSIX tar write them. */
function writeSize(head: Buffer, size: number): void {
  if (size < 8 ** 11) {
    head.write(`${octal(size, 11)}\0`, 124)
    return
  }
  head[124] = 0x80
  head.writeBigUInt64BE(BigInt(size), 128)
}

function readHeader(head: Buffer): { name: string; size: number } {
  const said = Number.parseInt(head.toString('latin1', 148, 154), 8)
  if (said !== checksum(head)) throw new Error('it is not an archive, or is damaged')
  const end = head.indexOf(0)
  const name = head.toString('utf8', 0, Math.min(end === -1 ? 100 : end, 100))
  const size =
    head[124] === 0x80
      ? Number(head.readBigUInt64BE(128))
      : Number.parseInt(head.toString('latin1', 124, 135), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new Error(`${name} has no readable size`)
  return { name, size }
}

/** The sum of all bytes, with the place of the sum itself counted as spaces. */
function checksum(head: Buffer): number {
  let sum = 0
  for (const [at, byte] of head.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte
  return sum
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0')
}

/** What fills up the last block of a file. */
function archivePadding(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block)
}
