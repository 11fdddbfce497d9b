import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { closeRawFile } from '../sqlite/raw-file.ts'
import { remainsOn, unusedBytes } from '../sqlite/unused-bytes.ts'
import { zeroUnused } from '../sqlite/zero-unused.ts'
import { type TestFolder, testFolder } from '../testing/testing.ts'
import { cutWalOf } from './erase-purge.ts'

const pageBytes = 4096
let folder: TestFolder
let path: string
let raw: Sqlite.Database

beforeEach(async () => {
  folder = await testFolder()
  path = join(folder.path, 'some.db')
  raw = new Sqlite(path)
  raw.pragma('journal_mode = WAL')
  raw.pragma('secure_delete = ON')
  raw.exec(`CREATE TABLE said (place INTEGER PRIMARY KEY, text TEXT) STRICT;
    CREATE TABLE keyed (word TEXT PRIMARY KEY, n INTEGER) STRICT, WITHOUT ROWID;
    CREATE INDEX said_text ON said (text)`)
})
afterEach(async () => {
  raw.close()
  closeRawFile(path)
  await folder[Symbol.asyncDispose]()
})

const secret = 'Nilgiri-9988776655443322'

/** Rows put between rows, so that cells are moved; then half of them go. */
function leaveRemains(): void {
  const said = raw.prepare('INSERT INTO said VALUES (?, ?)')
  const keyed = raw.prepare('INSERT INTO keyed VALUES (?, ?)')
  for (let n = 0; n < 600; n++) {
    const place = ((n * 7919) % 600) + 1
    const text = `${place % 2 === 0 ? secret : 'other'}-${place}-${'x'.repeat((place * 37) % 300)}`
    said.run(place, text)
    keyed.run(text, n)
  }
  raw.exec(
    `DELETE FROM said WHERE text LIKE '${secret}%'; DELETE FROM keyed WHERE word LIKE '${secret}%'`,
  )
}

const isThere = () =>
  [path, `${path}-wal`].some((file) => readFileSync(file).includes(secret.slice(0, 12)))
const cut = () => cutWalOf(path)
const rows = () => [
  raw.prepare('SELECT * FROM said ORDER BY place').all(),
  raw.prepare('SELECT * FROM keyed ORDER BY word').all(),
]

it('zeroes what moved rows left behind, and no byte of a row [EN-02]', async () => {
  leaveRemains()
  const before = rows()
  expect(await cut()).toBe(true)
  // Otherwise nothing would be shown here.
  expect(isThere()).toBe(true)
  expect(await zeroUnused(path, cut)).toBe(true)
  expect(await cut()).toBe(true)
  expect(isThere()).toBe(false)
  const bytes = readFileSync(path)
  for (let at = pageBytes; at < bytes.length; at += pageBytes) {
    expect(remainsOn(bytes.subarray(at, at + pageBytes))).toEqual([])
  }
  expect(rows()).toEqual(before)
  expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
})

it('zeroes only as many pages at once as there is time for, however slow the disk [EN-02]', async () => {
  leaveRemains()
  await cut()
  const bytes = readFileSync(path)
  let found = 0
  for (let at = pageBytes; at < bytes.length; at += pageBytes) {
    if (remainsOn(bytes.subarray(at, at + pageBytes)).length > 0) found += 1
  }
  expect(found).toBeGreaterThan(10)
  let shown = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (shown += 3))
  let steps = 0
  const done = await zeroUnused(path, () => {
    steps += 1
    return cut()
  }).finally(() => clock.mockRestore())
  expect([done, steps]).toEqual([true, Math.ceil(found / 2)])
  await cut()
  expect(isThere()).toBe(false)
})

it('who has the pages in memory does not write the old bytes back [EN-02]', async () => {
  leaveRemains()
  await cut()
  const before = rows()
  const readAfterwards = async () => {
    const free = await cut()
    // Every page is in memory now, with its remains.
    rows()
    return free
  }
  expect(await zeroUnused(path, readAfterwards)).toBe(true)
  for (const table of ['said', 'keyed']) {
    raw.exec(
      `UPDATE ${table} SET ${table === 'said' ? 'text' : 'n'} = ${table === 'said' ? "text || 'y'" : 'n + 1'}`,
    )
  }
  await cut()
  expect(isThere()).toBe(false)
  expect(rows()[0]).toHaveLength(before[0]?.length ?? 0)
  expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
})

it('waits for whoever reads an older state, and writes nothing past them [EN-02]', async () => {
  leaveRemains()
  await cut()
  const reader = new Sqlite(path, { readonly: true })
  const reading = reader.prepare('SELECT * FROM said').iterate()
  reading.next()
  raw.exec("INSERT INTO said VALUES (10000, 'later')")
  let asked = 0
  const done = zeroUnused(path, async () => {
    asked += 1
    const free = await cut()
    if (asked === 3) {
      expect(isThere()).toBe(true)
      reading.return?.()
    }
    return free
  })
  expect(await done).toBe(true)
  expect(asked).toBeGreaterThan(3)
  reader.close()
  await cut()
  expect(isThere()).toBe(false)
})

it('a page that is none of a table or an index, or not as it should be, is left alone', () => {
  const page = Buffer.alloc(pageBytes, 0xff)
  expect(unusedBytes(page)).toBeNull()
  const leaf = Buffer.alloc(pageBytes)
  leaf[0] = 0x0d
  leaf.writeUInt16BE(1, 3)
  leaf.writeUInt16BE(4000, 5)
  leaf.writeUInt16BE(4000, 8)
  expect(unusedBytes(leaf)).toEqual([[10, 4000]])
  leaf.writeUInt16BE(3000, 8)
  expect(unusedBytes(leaf)).toBeNull()
  leaf.writeUInt16BE(4000, 8)
  leaf.writeUInt16BE(4050, 1)
  leaf.writeUInt16BE(60, 4052)
  expect(unusedBytes(leaf)).toBeNull()
  leaf.writeUInt16BE(20, 4052)
  expect(unusedBytes(leaf)).toEqual([
    [10, 4000],
    [4054, 4070],
  ])
})
