/** A picture of one size, as PNG. */
export interface Picture {
  readonly size: number
  readonly png: Buffer
}

/** Windows' container of icons; each picture in it is a PNG, which it takes since Vista. */
export function ico(pictures: readonly Picture[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    // 0 is 256.
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/** macOS' names for its sizes; those of Retina screens have twice the points. */
const icnsTypes: readonly (readonly [type: string, size: number])[] = [
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic13', 256],
  ['ic08', 256],
  ['ic14', 512],
  ['ic09', 512],
  ['ic10', 1024],
]
export const icnsSizes: readonly number[] = [...new Set(icnsTypes.map(([, size]) => size))]

/** macOS' container of icons. */
export function icns(pictures: readonly Picture[]): Buffer {
  const bySize = new Map(pictures.map(({ size, png }) => [size, png]))
  const blocks = icnsTypes.map(([type, size]) => {
    const png = bySize.get(size)
    if (!png) throw new Error(`No picture of ${size} points`)
    return block(type, png)
  })
  return block('icns', Buffer.concat(blocks))
}

function block(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(content.length + head.length, 4)
  return Buffer.concat([head, content])
}
