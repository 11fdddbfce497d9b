import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { Builds, bringTo, building } from './build-folders.ts'

let home = ''
let notes = ''
let builds = new Builds('', '')
const print = (letter: string) => letter.repeat(64)

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pal-builds-'))
  notes = join(home, 'notes')
  builds = new Builds(home, notes)
})
afterEach(() => rmSync(home, { recursive: true }))

let built = 0
async function bring(letter: string): Promise<void> {
  await bringTo(builds, print(letter), async (into) => {
    built += 1
    writeFileSync(join(into, 'index.js'), letter)
  })
  const stamp = join(realpathSync(builds.dist), '.built-from')
  const second = letter.charCodeAt(0)
  utimesSync(stamp, second, second)
}
const inDist = () => readFileSync(join(builds.dist, 'index.js'), 'utf8')
const folders = () => readdirSync(home).filter((name) => name.startsWith('dist'))

it('leaves a program the files that it started with', async () => {
  await bring('a')
  const running = realpathSync(builds.dist)
  for (const letter of ['b', 'c', 'd']) await bring(letter)
  expect(inDist()).toBe('d')
  expect(readFileSync(join(running, 'index.js'), 'utf8')).toBe('a')
})

it('keeps two builds, and those of commands that run', async () => {
  await bring('a')
  await bring('b')
  // By a command that has ended, as the next ones are.
  rmSync(join(notes, `used-by-${process.pid}`))
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(ended, 'exit')
  writeFileSync(join(notes, `used-by-${ended.pid}`), join(home, 'dist-aaaaaaaaaaaa'))
  await bring('c')
  expect(folders().toSorted()).toEqual(['dist', 'dist-bbbbbbbbbbbb', 'dist-cccccccccccc'])
  expect(existsSync(join(notes, `used-by-${ended.pid}`))).toBe(false)
})

it('builds nothing twice, and again what was broken off', async () => {
  built = 0
  await bring('a')
  await bring('a')
  await bring('b')
  await bring('a')
  expect({ built, dist: inDist() }).toEqual({ built: 2, dist: 'a' })
  const broken = bringTo(builds, print('c'), async (into) => {
    writeFileSync(join(into, 'half.js'), '')
    throw new Error('killed')
  })
  await expect(broken).rejects.toThrow('killed')
  expect(inDist()).toBe('a')
  await bring('c')
  expect(readdirSync(builds.dist).toSorted()).toEqual(['.built-from', 'index.js'])
})

it('takes the place of a folder, and becomes one for what follows no link', async () => {
  mkdirSync(builds.dist)
  writeFileSync(join(builds.dist, 'index.js'), 'old')
  await bring('a')
  expect(inDist()).toBe('a')
  builds.asFolder()
  expect(lstatSync(builds.dist).isSymbolicLink()).toBe(false)
  expect(builds.isNewest(print('a'))).toBe(true)
})

it('builds one after the other', async () => {
  const steps: string[] = []
  const one = (name: string) =>
    building(notes, async () => {
      steps.push(`${name} begins`)
      await new Promise((done) => setTimeout(done, 20))
      steps.push(`${name} ends`)
    })
  await Promise.all([one('first'), one('second')])
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  expect(existsSync(join(notes, 'lock'))).toBe(false)
})

it('does not wait for a command that was killed', async () => {
  const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(ended, 'exit')
  mkdirSync(notes)
  writeFileSync(join(notes, 'lock'), String(ended.pid))
  expect(await building(notes, async () => 'built')).toBe('built')
})

it('frees the place where a build fails', async () => {
  await expect(building(notes, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(join(notes, 'lock'))).toBe(false)
})
