import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openMemoryStore, openStore, type OpenOptions } from '../maintenance/open-store.ts'
import type { Store } from '../maintenance/store.ts'
import { newestVersion, type Schema } from '../schema/migrate.ts'
import { storeSchema } from '../schema/migrations/store.ts'

/** The real store with the real migrations, in memory: opens in a few milliseconds. */
export function openTestStore(): Store {
  return openMemoryStore()
}

export interface TestFolder extends AsyncDisposable {
  readonly path: string
}

export async function testFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'pal-store-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** The real store in a folder of its own, removed with it. */
export async function openTestStoreOnDisk(options: OpenOptions = {}): Promise<Store> {
  const folder = await testFolder()
  const store = await openStore(folder.path, options)
  return {
    ...store,
    [Symbol.asyncDispose]: async () => {
      await store.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

export const newest = newestVersion(storeSchema)

/** What a later version of the program would bring. */
export function laterSchema(step: string): Schema {
  return { ...storeSchema, migrations: { ...storeSchema.migrations, [newest + 1]: step } }
}
