import { chmod } from 'node:fs/promises'

import { openTestStoreOnDisk } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { databaseHealth } from './database-health.ts'

it.skipIf(process.platform === 'win32')(
  'tells of a folder into which others can look, and how to close it [DT-09, DB-01]',
  async () => {
    await using store = await openTestStoreOnDisk()
    const folder = store.folder ?? ''
    await chmod(folder, 0o755)
    expect(await databaseHealth({ store })).toEqual({
      state: 'attention',
      reason: { code: 'folder_open_to_others', params: { folder } },
    })
    await chmod(folder, 0o700)
    expect((await databaseHealth({ store })).reason?.code).not.toBe('folder_open_to_others')
  },
)
