import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { afterEach, beforeEach, expect, it } from 'vitest'

let root = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const link = (path: string, target: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  symlinkSync(join(root, target), join(root, path), 'junction')
}

beforeEach(() => {
  root = mkdtempSync(join(realpathSync(tmpdir()), 'pal-copied-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  write('.gitignore', 'node_modules\ndist\n')
  write('packages/core/src/money.ts', 'saved')
  execFileSync('git', ['add', '.'], { cwd: root })
  write('packages/core/src/money.ts', 'edited')
  write('packages/core/src/new.ts', 'new')
  write('packages/db/dist/built.js', 'built')
  write('node_modules/.pnpm/zod/node_modules/zod/index.js', 'zod')
  write('node_modules/.pnpm/stryker/node_modules/@stryker/core/index.js', 'stryker')
  link('node_modules/@stryker/core', 'node_modules/.pnpm/stryker/node_modules/@stryker/core')
  link('packages/db/node_modules/zod', 'node_modules/.pnpm/zod/node_modules/zod')
  link('packages/db/node_modules/@pal/core', 'packages/core')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** In a process of its own: the copy lives as long as that. */
function copied(then: string): string {
  const code = `
    import { copyTree } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'tree-copy.ts')).href)}
    import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
    const copy = copyTree(${JSON.stringify(root)})
    ${then}`
  return execFileSync(process.execPath, ['--input-type=module-typescript', '-e', code], {
    encoding: 'utf8',
  })
}

it('holds the files as they are, saved or not, and nothing that is built', () => {
  const seen = copied(`
    const read = (path) => existsSync(copy + path) ? readFileSync(copy + path, 'utf8') : null
    console.log(JSON.stringify([
      read('/packages/core/src/money.ts'), read('/packages/core/src/new.ts'),
      read('/packages/db/dist/built.js'), read('/.git/HEAD'),
    ]))`)
  expect(JSON.parse(seen)).toEqual(['edited', 'new', null, null])
})

it('leads to the copies of our packages, and to those of others where they are', () => {
  const seen = copied(`
    const real = (path) => realpathSync(copy + path).replace(copy, 'copy')
    console.log(JSON.stringify([
      real('/packages/db/node_modules/@pal/core'), real('/packages/db/node_modules/zod'),
      real('/node_modules/@stryker/core'),
    ]))`)
  expect(JSON.parse(seen)).toEqual([
    join('copy', 'packages/core'),
    join(root, 'node_modules/.pnpm/zod/node_modules/zod'),
    join(root, 'node_modules/.pnpm/stryker/node_modules/@stryker/core'),
  ])
})

it.skipIf(process.platform === 'win32')(
  'can be read by another user, as whom a test may run it',
  () => {
    const mode = Number(
      copied('import { statSync } from "node:fs"; console.log(statSync(copy).mode)'),
    )
    expect(mode & 0o005).toBe(0o005)
  },
)

it('goes with its process, and what was done to it with it', () => {
  const copy = copied(`
    writeFileSync(copy + '/packages/core/src/money.ts', 'spoilt')
    writeFileSync(copy + '/packages/db/node_modules/@pal/core/src/new.ts', 'spoilt')
    console.log(copy)`).trim()
  expect(existsSync(copy)).toBe(false)
  expect(readFileSync(join(root, 'packages/core/src/money.ts'), 'utf8')).toBe('edited')
  expect(readFileSync(join(root, 'packages/core/src/new.ts'), 'utf8')).toBe('new')
})
