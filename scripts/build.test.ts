import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { fingerprint } from './build.ts'

let base = ''
const sources = ['src', 'index.html']
const write = (path: string, text: string) => writeFileSync(join(base, path), text)

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pal-build-'))
  mkdirSync(join(base, 'src/deep'), { recursive: true })
  write('src/deep/a.ts', 'a')
  write('index.html', '<html>')
})
afterEach(() => rmSync(base, { recursive: true }))

it('stays the same while no source changes, even when a test does', () => {
  const before = fingerprint(base, sources)
  write('src/deep/a.test.ts', 'test')
  write('elsewhere.ts', 'x')
  expect(fingerprint(base, sources)).toBe(before)
})

it('changes with a new, a removed, a renamed and an edited source', () => {
  const seen = [fingerprint(base, sources)]
  const next = () => seen.push(fingerprint(base, sources))
  write('src/b.ts', 'b')
  next()
  rmSync(join(base, 'src/deep/a.ts'))
  next()
  rmSync(join(base, 'src/b.ts'))
  write('src/c.ts', 'b')
  next()
  utimesSync(join(base, 'src/c.ts'), 1, 1)
  next()
  expect(new Set(seen).size).toBe(5)
})
