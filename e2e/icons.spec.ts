import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import { icns, ico } from './icon-files.ts'

const resources = (name: string) => readFileSync(join(import.meta.dirname, '../resources', name))
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47])
const sizeOf = (file: Buffer) => [file.readUInt32BE(16), file.readUInt32BE(20)]

test('writes the containers of Windows and macOS', () => {
  const file = ico([
    { size: 16, png: Buffer.from('first') },
    { size: 256, png: Buffer.from('second') },
  ])
  expect([...file.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0])
  expect([file[6], file[22]]).toEqual([16, 0])
  expect(file.subarray(file.readUInt32LE(22 + 12)).toString()).toBe('second')
  expect(file.subarray(file.readUInt32LE(6 + 12), file.readUInt32LE(22 + 12)).toString()).toBe(
    'first',
  )
  expect(() => icns([{ size: 32, png }])).toThrow('64 points')
})

test('the installers have icons of ours in every size that they need [DT-04]', () => {
  const windows = resources('icon.ico')
  const sizes = Array.from({ length: windows.readUInt16LE(4) }, (_, index) => {
    const at = windows.readUInt32LE(6 + 16 * index + 12)
    expect(windows.subarray(at, at + 4)).toEqual(png)
    return sizeOf(windows.subarray(at))[0]
  })
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256])
  const mac = resources('icon.icns')
  expect(mac.toString('latin1', 0, 4)).toBe('icns')
  expect(mac.readUInt32BE(4)).toBe(mac.length)
  expect(mac.includes('ic10')).toBe(true)
  for (const size of [16, 32, 48, 64, 128, 256, 512]) {
    expect(sizeOf(resources(`icons/${size}x${size}.png`))).toEqual([size, size])
  }
  expect(sizeOf(resources('appx/Square150x150Logo.png'))).toEqual([150, 150])
  expect(sizeOf(resources('appx/Wide310x150Logo.png'))).toEqual([310, 150])
})

for (const state of ['on', 'off', 'attention']) {
  test(`the tray has an icon for ${state}, sharp on every screen [DT-03]`, () => {
    for (const name of [`tray-${state}`, `tray-${state}-Template`]) {
      expect(sizeOf(resources(`tray/${name}.png`))).toEqual([16, 16])
      expect(sizeOf(resources(`tray/${name}@2x.png`))).toEqual([32, 32])
    }
  })
}
