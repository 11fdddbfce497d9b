import { crc32 } from 'node:zlib'

/** What a stored (not compressed) zip file holds, by name, as its directory at the end tells it. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006')
  const count = zip.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (zip.toString('latin1', at, at + 4) !== 'PK\u0001\u0002') throw new Error('no directory')
    const size = zip.readUInt32LE(at + 24)
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, nameEnd)
    const head = zip.readUInt32LE(at + 42)
    const start = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28)
    const content = zip.subarray(start, start + size)
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
