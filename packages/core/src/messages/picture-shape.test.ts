import { expect, it } from 'vitest'

import { maySameFiles, shapeBytes, shapeOf } from './picture-shape.ts'

const bytes = (text: string) =>
  Uint8Array.from(text.replaceAll(' ', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

it.each([
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000280 000001e0'],
  ['GIF', '474946383961 8002 e001'],
  ['WebP, lossy', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 e001'],
  ['WebP, lossless', '52494646 00000000 57454250 5650384c 00000000 2f 7fc27700'],
  ['WebP, extended', '52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100'],
  ['JPEG with notes before', 'ffd8 ffe1 0006 45786966 ffc4 0003 00 ffc2 0011 08 01e0 0280'],
  ['JPEG of the plainest kind', 'ffd8 ffc0 0011 08 01e0 0280'],
  ['JPEG of the last kind', 'ffd8 ffcf 0011 08 01e0 0280'],
  [
    'JPEG with all that is no picture before',
    'ffd8 ffc4 0002 ffc8 0002 ffcc 0002 ffc1 0011 08 01e0 0280',
  ],
])('tells the shape of a %s [CV-06]', (_, hex) => {
  expect(shapeOf(bytes(hex))).toEqual({ width: 640, height: 480 })
})

it('counts all bytes of a side [CV-06]', () => {
  const wide = '52494646 00000000 57454250 56503858 0a000000 00000000 9f8601 df0100'
  expect(shapeOf(bytes(wide))).toEqual({ width: 100_000, height: 480 })
  // Above the fourteen bits of a side is how it is to be stretched.
  const stretched = '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8042 e0c1'
  expect(shapeOf(bytes(stretched))).toEqual({ width: 640, height: 480 })
})

it('looks behind a camera’s notes with a small picture in them [CV-06]', () => {
  const notes = Array.from({ length: 3 }, () => `ffe1 ffff ${'00'.repeat(0xff_fd)}`).join('')
  const file = bytes(`ffd8 ${notes} ffc0 0011 08 01e0 0280 ${'00'.repeat(100_000)}`)
  expect(shapeOf(file.subarray(0, shapeBytes))).toEqual({ width: 640, height: 480 })
})

it('knows nothing of what is cut off, empty or no picture', () => {
  for (const hex of [
    '',
    'ffd8',
    'ffd8 ffe1 ffff',
    '89504e470d0a1a0a',
    '25504446',
    'ffd8 0000 0000',
    'ffd8 ff01 0011 08 01e0 0280',
    '0000 ffc0 0011 08 01e0 0280',
    '52494646 00000000 57415645 666d7420 10000000 01000200 00000000 00000000',
  ])
    expect(shapeOf(bytes(hex)), hex).toBeNull()
})

it('knows no shape of a picture without a side', () => {
  for (const sides of ['00000000 000001e0', '00000280 00000000', '00000000 00000000'])
    expect(shapeOf(bytes(`89504e470d0a1a0a 0000000d 49484452 ${sides}`))).toBeNull()
})

const wide = { type: 'image', width: 4000, height: 3000 }
const square = { width: 960, height: 960 }

it('takes two pictures for different only where their shapes say so [AG-08]', () => {
  const smaller = { type: 'image', width: 960, height: 720 }
  const onItsSide = { width: 719, height: 960 }
  for (const other of [smaller, onItsSide]) expect(maySameFiles([wide], [other])).toBe(true)
  expect(maySameFiles([wide], [square])).toBe(false)
  expect(maySameFiles([wide], [smaller, smaller])).toBe(false)
  expect(maySameFiles([wide, wide], [smaller, square])).toBe(false)
  expect(maySameFiles([wide, square], [smaller, square])).toBe(true)
})

it('lets a picture be any whose shape is not known [AG-08]', () => {
  for (const unknown of [
    null,
    'image',
    { type: 'image' },
    { width: 4000 },
    { height: 3000 },
    { width: '4000', height: 3000 },
    { width: 4000, height: '3000' },
    { width: 0, height: 0 },
    { width: 0, height: 3000 },
    { width: 4000, height: 0 },
    { width: 4000, height: -3000 },
  ]) {
    expect(maySameFiles([unknown], [square]), JSON.stringify(unknown)).toBe(true)
    expect(maySameFiles([square], [unknown]), JSON.stringify(unknown)).toBe(true)
  }
})
