import { crc32, deflateSync } from 'node:zlib'

/** A rectangle with round corners, on a field of 100 by 100; with corners of half its size a circle. */
export interface Shape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly round: number
  /** #rrggbb */
  readonly colour: string
}

const size = 320
const field = 100
const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')

/** A PNG of shapes on a ground, the later ones on top. */
export function drawPicture(ground: string, shapes: readonly Shape[]): Uint8Array {
  const line = 1 + size * 3
  const pixels = Buffer.alloc(line * size)
  for (let y = 0; y < size; y += 1) {
    // Each line begins with its filter, 0 for none.
    pixels.fill(Buffer.from(rgb(ground)), y * line + 1, (y + 1) * line)
  }
  for (const shape of shapes) {
    const colour = rgb(shape.colour)
    const { left, top, right, bottom } = boundsOf(shape)
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const share = covered(shape, (x * field) / size, (y * field) / size)
        if (share <= 0) continue
        const at = y * line + 1 + x * 3
        colour.forEach((value, part) => {
          const under = pixels[at + part] ?? 0
          pixels[at + part] = Math.round(under + (value - under) * share)
        })
      }
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  // 8 bits for each of red, green and blue.
  head.set([8, 2], 8)
  const parts = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}

function boundsOf({ x, y, width, height }: Shape) {
  const low = (value: number) => Math.max(0, Math.floor((value * size) / field) - 1)
  const high = (value: number) => Math.min(size, Math.ceil((value * size) / field) + 1)
  return { left: low(x), top: low(y), right: high(x + width), bottom: high(y + height) }
}

/** How much of a point the shape covers: a soft edge of one pixel. */
function covered({ x, y, width, height, round }: Shape, atX: number, atY: number): number {
  const corner = Math.min(round, width / 2, height / 2)
  const outX = Math.abs(atX - x - width / 2) - width / 2 + corner
  const outY = Math.abs(atY - y - height / 2) - height / 2 + corner
  const outside = Math.hypot(Math.max(outX, 0), Math.max(outY, 0))
  const distance = outside + Math.min(Math.max(outX, outY), 0) - corner
  return Math.min(1, Math.max(0, 0.5 - (distance * size) / field))
}

function rgb(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
