import * as z from 'zod/mini'

/** How wide and high a picture is, in points. */
export interface Shape {
  readonly width: number
  readonly height: number
}

/** So much of a file holds its shape, also behind a camera's notes with a small picture in them. */
export const shapeBytes = 256 * 1024

/** Read from the first bytes of a PNG, JPEG, GIF or WebP; null where they do not hold it. */
export function shapeOf(bytes: Uint8Array): Shape | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const shape = read(view)
    return shape && shape.width > 0 && shape.height > 0 ? shape : null
  } catch (error) {
    // The file ends before it says so.
    if (error instanceof RangeError) return null
    throw error
  }
}

function read(view: DataView): Shape | null {
  switch (view.getUint32(0)) {
    case 0x89_50_4e_47:
      return { width: view.getUint32(16), height: view.getUint32(20) }
    case 0x47_49_46_38:
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
    case 0x52_49_46_46:
      return webp(view)
    default:
      return view.getUint16(0) === 0xff_d8 ? jpeg(view) : null
  }
}

function webp(view: DataView): Shape | null {
  const threeBytes = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00
  switch (view.getUint32(12)) {
    case 0x56_50_38_58:
      return { width: 1 + threeBytes(24), height: 1 + threeBytes(27) }
    case 0x56_50_38_4c: {
      const bits = view.getUint32(21, true)
      return { width: 1 + (bits & 0x3f_ff), height: 1 + ((bits >>> 14) & 0x3f_ff) }
    }
    case 0x56_50_38_20: {
      const side = (at: number) => view.getUint16(at, true) & 0x3f_ff
      return { width: side(26), height: side(28) }
    }
    default:
      return null
  }
}

/** A row of sections; the one that begins the picture itself tells its shape. */
function jpeg(view: DataView): Shape | null {
  for (let at = 2; ;) {
    const marker = view.getUint16(at)
    if (marker < 0xff_c0) return null
    const begins = marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)
    if (begins) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
}

/** Facebook makes large pictures smaller, and a rounded side may differ by a point. */
const tolerance = 0.02

/**
 * Whether two lists of files can be the same ones: as many, and no picture of another shape. Facebook
 * keeps neither name nor size, and where a shape is not known it says nothing.
 */
export function maySameFiles(ours: readonly unknown[], theirs: readonly unknown[]): boolean {
  return (
    ours.length === theirs.length &&
    ours.every((file, at) => maySameShape(listedShape(file), listedShape(theirs[at])))
  )
}

function maySameShape(one: Shape | null, other: Shape | null): boolean {
  if (!one || !other) return true
  return Math.abs(slimness(one) - slimness(other)) <= tolerance
}

/** A telephone's picture may lie on its side. */
const slimness = ({ width, height }: Shape) => Math.min(width, height) / Math.max(width, height)

const shape = z.object({
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
})

const listedShape = (file: unknown): Shape | null => shape.safeParse(file).data ?? null
