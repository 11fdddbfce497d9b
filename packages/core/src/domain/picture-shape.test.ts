import { expect, it } from 'vitest'

import { maySameFiles, shapeOf } from './picture-shape.ts'

const bytes = (text: string) =>
  Uint8Array.from(text.replaceAll(' ', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

it.each([
  ['PNG', '89504e470d0a1a0a 0000000d 49484452 00000280 000001e0'],
  ['GIF', '474946383961 8002 e001'],
  ['WebP, lossy', '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 e001'],
  ['WebP, lossless', '52494646 00000000 57454250 5650384c 00000000 2f 7fc27700'],
  ['WebP, extended', '52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 df0100'],
  ['JPEG with notes before', 'ffd8 ffe1 0006 45786966 ffc4 0003 00 ffc2 0011 08 01e0 0280'],
])('tells the shape of a %s [CV-06]', (_, hex) => {
  expect(shapeOf(bytes(hex))).toEqual({ width: 640, height: 480 })
})

it('knows nothing of what is cut off, empty or no picture', () => {
  for (const hex of [
    '',
    'ffd8',
    'ffd8 ffe1 ffff',
    '89504e470d0a1a0a',
    '25504446',
    'ffd8 0000 0000',
  ])
    expect(shapeOf(bytes(hex))).toBeNull()
})

it('takes two pictures for different only where their shapes say so [AG-08]', () => {
  const wide = { type: 'image', width: 4000, height: 3000 }
  const smaller = { type: 'image', width: 960, height: 720 }
  const onItsSide = { width: 719, height: 960 }
  const square = { width: 960, height: 960 }
  for (const other of [smaller, onItsSide, { type: 'image' }, { width: 0, height: 0 }])
    expect(maySameFiles([wide], [other])).toBe(true)
  expect(maySameFiles([wide], [square])).toBe(false)
  expect(maySameFiles([wide], [smaller, smaller])).toBe(false)
})
