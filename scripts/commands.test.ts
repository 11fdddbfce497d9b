import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { commands, insteadOf } from './commands.mjs'
import { root } from './tool.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

it('knows every command, and no other', () => {
  expect(commands.toSorted()).toEqual(Object.keys(scripts).toSorted())
  expect(insteadOf('build', [])?.said).toContain("There is no command 'build': start, serve")
})

describe.each(commands)('npm run %s', (name) => {
  it('says how it is used, and is not run', () => {
    const usage = new RegExp(`^Usage: npm run ${name}\\b.*\n\n[A-Z]`)
    for (const asked of ['--help', '-h']) {
      expect(insteadOf(name, [asked])).toMatchObject({
        isWrong: false,
        said: expect.stringMatching(usage),
      })
    }
    expect(insteadOf(name, [])).toBeNull()
  })
})

describe.each(commands.filter((name) => !['start', 'test:watch', 'format'].includes(name)))(
  'npm run %s',
  (name) => {
    it('refuses what it does not take', () => {
      const refused = insteadOf(name, ['--nonsense'])
      expect(refused?.isWrong).toBe(true)
      expect(refused?.said).toMatch(/^Unknown option '--nonsense'[^]*\n\nUsage: npm run /)
    })
  },
)

it.each([
  ['serve', '--port', '4780', '--no-open', '--key-file=k'],
  ['test', 'packages/core/src/texts', 'e2e/demo.spec.ts'],
  ['soak', '--only', 'kills', '--kills', '1000'],
  ['mutate', '--rows', 'CV-07'],
  ['seed', '--data-dir', 'x', '--conversations', '1', '--messages', '2', '--orders=0', '--logs=0'],
  ['screenshots', 'orders', '--looks', 'light,dark'],
  ['release', 'sign', 'folder', '--by-hand', '--rollout-hours', '24'],
  ['test:watch', '--run', 'send-machine', '-u'],
])('npm run %s takes what it says', (name, ...args) => {
  expect(insteadOf(name, args)).toBeNull()
})

it.each([
  ['verify', 'word'],
  ['seed', 'word'],
  ['serve', '--port'],
  ['bench', '--size'],
  ['trace', '--list=yes'],
])('npm run %s refuses %s', (name, ...args) => {
  expect(insteadOf(name, args)?.isWrong).toBe(true)
})

it('installs nothing to say it', () => {
  const clone = mkdtempSync(join(tmpdir(), 'pal-clone-'))
  try {
    const door = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.mjs'))
    for (const name of door) cpSync(join(root, 'scripts', name), join(clone, 'scripts', name))
    const ask = (...args: string[]) =>
      spawnSync(process.execPath, [join(clone, 'scripts/run.mjs'), ...args], { encoding: 'utf8' })
    const asked = ask('soak', '--help')
    expect({ code: asked.status, error: asked.stderr }).toEqual({ code: 0, error: '' })
    expect(asked.stdout).toContain('--kills N')
    const wrong = ask('soak', '--kilns', '3')
    expect({ code: wrong.status, said: wrong.stdout }).toEqual({ code: 1, said: '' })
    expect(wrong.stderr).toContain("Unknown option '--kilns'")
    expect(readdirSync(clone)).toEqual(['scripts'])
  } finally {
    rmSync(clone, { recursive: true })
  }
})
