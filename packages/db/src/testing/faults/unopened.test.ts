import { chmod, chown, mkdir, open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { explained } from '../../maintenance/explain-failure.ts'
import { openStore } from '../../maintenance/open-store.ts'
import { fileNames, lockName } from '../../sqlite/store-files.ts'
import {
  moduleAt,
  type OddDisk,
  oddDisk,
  type Oddities,
  smallDisk,
  startVictim,
} from '../faults.ts'
import { testFolder } from '../testing.ts'

/** Opens the store in a process of its own, and tells what came of it. */
async function opening(
  folder: string,
  given: { readonly env?: NodeJS.ProcessEnv; readonly user?: number },
): Promise<string> {
  const victim = startVictim(
    `const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
    try {
      await using store = await openStore(${JSON.stringify(folder)})
      console.log('opened')
    } catch (error) {
      console.log((error.reason?.code ?? 'no words') + ': ' + error.message.split('\\n')[0])
    }`,
    given,
  )
  await victim.gone
  return victim.lines.join('\n')
}

/** Where several are started one after the other. */
const programs = { timeout: 180_000 }

describe('a store that cannot be opened says so in plain words [DT-06, DT-07]', () => {
  it.each([fileNames.store, fileNames.logs, lockName])('a folder is called %s', async (name) => {
    await using place = await testFolder()
    await mkdir(join(place.path, name))
    await expect(openStore(place.path)).rejects.toMatchObject({
      reason: { code: 'file_is_a_folder', params: { path: join(place.path, name) } },
    })
  })

  const canBeOthers = process.platform === 'linux' && process.getuid?.() === 0
  const nobody = 65_534
  it.runIf(canBeOthers)('this user may not write one of its files', programs, async () => {
    await using place = await testFolder()
    await (await openStore(place.path)).close()
    const names = [fileNames.store, fileNames.logs, lockName]
    for (const file of ['', ...names]) await chown(join(place.path, file), nobody, nobody)
    for (const name of names) {
      await chmod(join(place.path, name), 0o400)
      expect(await opening(place.path, { user: nobody })).toContain(`file_not_writable`)
      await chmod(join(place.path, name), 0o600)
    }
    expect(await opening(place.path, { user: nobody })).toBe('opened')
  })

  it.runIf(canBeOthers)('this user may not write into its folder', programs, async () => {
    await using place = await testFolder()
    const folder = join(place.path, 'inside')
    await chmod(place.path, 0o755)
    expect(await opening(folder, { user: nobody })).toContain('folder_not_writable')
    await (await openStore(folder)).close()
    expect(await opening(folder, { user: nobody })).toContain('_not_writable')
  })

  it('its disk is one that can only be read', async ({ skip }) => {
    await using disk = await smallDisk(16)
    if (!disk) return skip('no disk of its own could be mounted here')
    const folder = join(disk.path, 'inside')
    await (await openStore(folder)).close()
    disk.makeReadOnly()
    expect(await opening(folder, {})).toContain('folder_disk_read_only')
    // Node says of it that a folder above is missing.
    expect(await opening(join(disk.path, 'new'), {})).toContain('folder_not_made')
  })

  it('it does not tell its version', async () => {
    await using place = await testFolder()
    await (await openStore(place.path)).close()
    const raw = new Sqlite(join(place.path, fileNames.store))
    raw.pragma('user_version = 0')
    raw.close()
    await expect(openStore(place.path)).rejects.toMatchObject({ code: 'store_damaged' })
  })

  it('the order of a restore is a folder', async () => {
    await using place = await testFolder()
    await mkdir(join(place.path, 'restore.json'))
    await expect(openStore(place.path)).rejects.toMatchObject({ code: 'store_damaged' })
  })

  it('what failed at first is reported, not what failed when that was cleared away', async () => {
    await using place = await testFolder()
    const full = Object.assign(new Error('no room'), { code: 'SQLITE_FULL' })
    const failure = new SuppressedError(new Error('it could not be closed'), full)
    expect(await explained(failure, place.path)).toMatchObject({
      code: 'store_unwritable',
      reason: { code: 'folder_disk_full' },
    })
  })

  it.each([
    ['SQLITE_READONLY_DIRECTORY', 'folder_not_writable'],
    ['SQLITE_READONLY_RECOVERY', 'folder_not_writable'],
    ['SQLITE_PROTOCOL', 'folder_not_fit'],
    ['EIO', 'folder_not_fit'],
  ])('SQLite or the disk says %s on the way', async (code, reason) => {
    await using place = await testFolder()
    const failure = Object.assign(new Error('said by the system'), { code })
    expect(await explained(failure, place.path)).toMatchObject({
      reason: { code: reason, params: { cause: 'said by the system' } },
    })
  })

  it('a damaged page is named, not the line above it', async () => {
    await using place = await testFolder()
    await (await openStore(place.path)).close()
    const raw = new Sqlite(join(place.path, fileNames.store))
    raw.pragma('journal_mode = DELETE')
    raw.close()
    await using file = await open(join(place.path, fileNames.store), 'r+')
    await file.write(Buffer.alloc(4096, 0x5a), 0, 4096, 3 * 4096)
    await expect(openStore(place.path)).rejects.toThrow(/damaged.*\((?!\*)/)
  })
})

describe('a folder that is not as a store needs it [DT-06, DT-07]', () => {
  let disk: OddDisk | null
  beforeAll(async () => {
    disk = await oddDisk()
  })
  afterAll(() => disk?.[Symbol.asyncDispose]())

  const cases: readonly (readonly [string, Oddities, string])[] = [
    ['gives no locks', { locks: 'none' }, 'folder_without_locks'],
    ['has no shared memory', { sharedMemory: 'none' }, 'folder_not_fit'],
    ['has no room at all', { full: { from: 0, until: 1e9 } }, 'folder_disk_full'],
    ['has room for a little', { full: { from: 10, until: 1e9 } }, 'folder_disk_full'],
    ['has room for the store alone', { full: { from: 300, until: 1e9 } }, 'folder_disk_full'],
    ['is slow', { flushMs: 20 }, 'opened'],
  ]
  it.for(cases)('%s', programs, async ([, oddities, said], { skip }) => {
    if (!disk) return skip('no fault can be put below SQLite here')
    await using folder = await testFolder()
    expect(await opening(folder.path, { env: disk.of(folder.path, oddities) })).toMatch(
      new RegExp(`^${said}`),
    )
    // Nothing of it stays, as its words say, let alone in the way.
    if (said !== 'opened') expect(await readdir(folder.path)).toEqual([lockName])
    expect(await opening(folder.path, {})).toBe('opened')
  })
})
