import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { missing, npxCli, stampOf } from './install.mjs'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pal-stamp-'))
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json']) {
    writeFileSync(join(root, name), name)
  }
})
afterEach(() => rmSync(root, { recursive: true }))

it('asks for a new installation when the lockfile changed, and only then', () => {
  const before = stampOf(root)
  expect(stampOf(root)).toBe(before)
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'another')
  expect(stampOf(root)).not.toBe(before)
})

it('installs for a start what the program needs, and for the tests what is missing then', () => {
  expect(missing('', 'new', 'start')).toBe('lean')
  expect(missing('new lean', 'new', 'demo')).toBe('nothing')
  expect(missing('new lean', 'new', 'test')).toBe('all')
  expect(missing('old lean', 'new', 'serve')).toBe('lean')
})

it('takes nothing away from who has run the tests, and installs nothing twice', () => {
  expect(missing('', 'new', 'verify')).toBe('all')
  for (const task of ['start', 'dev', 'test', 'bench']) {
    expect(missing('new', 'new', task)).toBe('nothing')
    expect(missing('old', 'new', task)).toBe('all')
  }
})

const machine = (...present: string[]) => ({
  exists: (path: string) => present.includes(path),
  real: (path: string) => (path === '/usr/bin/npm' ? '/usr/share/npm/bin/npm-cli.js' : path),
})

it('takes the npx of the npm that started it', () => {
  const files = machine('/opt/npm/bin/npx-cli.js', '/usr/lib/node_modules/npm/bin/npx-cli.js')
  const env = { npm_execpath: '/opt/npm/bin/npm-cli.js' }
  expect(npxCli(env, '/usr/bin/node', files)).toBe('/opt/npm/bin/npx-cli.js')
})

it('falls back to the npx of this Node, then to the npm in PATH, when pnpm started it', () => {
  const env = { npm_execpath: '/opt/pnpm/bin/pnpm.cjs', PATH: '/home/x/bin:/usr/bin' }
  const ours = '/usr/lib/node_modules/npm/bin/npx-cli.js'
  const debians = '/usr/share/npm/bin/npx-cli.js'
  expect(npxCli(env, '/usr/bin/node', machine(ours, '/usr/bin/npm', debians))).toBe(ours)
  expect(npxCli(env, '/usr/bin/node', machine('/usr/bin/npm', debians))).toBe(debians)
  expect(npxCli(env, '/usr/bin/node', machine())).toBeUndefined()
})
