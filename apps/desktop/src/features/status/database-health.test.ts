import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { smallDisk } from '@pal/db/testing/faults'
import { openTestStoreOnDisk } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { databaseHealth, roomHealth } from './database-health.ts'

const jobs = { failureOf: () => undefined }

it.skipIf(process.platform === 'win32')(
  'tells of a folder into which others can look, and how to close it [DT-09, DB-01]',
  async () => {
    await using store = await openTestStoreOnDisk()
    const folder = store.folder ?? ''
    await chmod(folder, 0o755)
    expect(await databaseHealth({ store, jobs })).toEqual({
      state: 'attention',
      reason: { code: 'folder_open_to_others', params: { folder } },
    })
    await chmod(folder, 0o700)
    expect((await databaseHealth({ store, jobs })).reason?.code).not.toBe('folder_open_to_others')
  },
)

it('a disk without a megabyte is full, though what is changed may still find room in the store’s own files [AG-08, DB-01]', () => {
  expect(roomHealth(0.4)).toEqual({ state: 'down', reason: { code: 'disk_full' } })
  expect(roomHealth(4).reason?.code).toBe('disk_nearly_full')
})

it('tells of a full disk before it tells of a folder into which others can look [AG-08, DB-01]', async ({
  skip,
}) => {
  await using disk = await smallDisk(1)
  if (!disk) return skip('no disk of its own could be mounted here')
  await chmod(disk.path, 0o755)
  await using store = await openTestStoreOnDisk()
  // What was changed last has found room in the store's own files.
  const there = { ...store, folder: disk.path }
  expect(await databaseHealth({ store: there, jobs })).toMatchObject({ state: 'down' })
  await writeFile(join(disk.path, 'filling'), Buffer.alloc(700_000))
  expect(await databaseHealth({ store: there, jobs })).toEqual({
    state: 'down',
    reason: { code: 'disk_full' },
  })
})

it('tells that the store takes nothing more also where its disk says that it has room, as with a quota [AG-08, DB-01]', async () => {
  await using store = await openTestStoreOnDisk()
  const health = () => databaseHealth({ store: { ...store, hasRoom: async () => false }, jobs })
  expect(await health()).toEqual({ state: 'down', reason: { code: 'disk_full' } })
})

it('says that the last backup was not made, and why [DT-07, SE-10, DB-01]', async () => {
  await using store = await openTestStoreOnDisk()
  const failed = new Error('no space left on device')
  const failing = { failureOf: (kind: string) => (kind === 'backup' ? failed : undefined) }
  expect(await databaseHealth({ store, jobs: failing })).toEqual({
    state: 'attention',
    reason: { code: 'backup_failed', params: { cause: 'no space left on device' } },
  })
})
