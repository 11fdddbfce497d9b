import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import Sqlite from 'better-sqlite3'

import { ListOrder } from '../conversations/list-order.ts'
import {
  openMemoryStore,
  openStore,
  storeFile,
  type OpenOptions,
} from '../maintenance/open-store.ts'
import type { Store } from '../maintenance/store.ts'
import { MessageIndexing } from '../messages/message-index.ts'
import { newestVersion, type Schema } from '../schema/migrate.ts'
import { storeSchema } from '../schema/migrations/store.ts'
import { isBusy } from '../sqlite/busy.ts'
import { pause } from '../sqlite/pause.ts'
import { fileNames } from '../sqlite/store-files.ts'

/** Kept for the process: each file of tests has modules of its own. */
const made = globalThis as { palMigrated?: Buffer; palNewStore?: Promise<Map<string, Buffer>> }

/** The real store with the real migrations, in memory: they run once a process, for all its stores. */
export function openTestStore(): Store {
  if (!made.palMigrated) {
    const store = openMemoryStore()
    made.palMigrated = store.raw.serialize()
    void store.close()
  }
  return openMemoryStore(made.palMigrated)
}

export interface TestFolder extends AsyncDisposable {
  readonly path: string
}

export async function testFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'pal-store-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** A folder with a new store in it that nobody has open: to make one takes a test as long as all else. */
export async function storeFolder(): Promise<TestFolder> {
  const folder = await testFolder()
  await newStoreIn(folder.path)
  return folder
}

/** Puts the files of a new store there, as its first opening does; that one is made once a process. */
export async function newStoreIn(folder: string): Promise<void> {
  made.palNewStore ??= filesOfNewStore()
  for (const [name, bytes] of await made.palNewStore)
    await writeFile(join(folder, name), bytes, { mode: 0o600 })
}

async function filesOfNewStore(): Promise<Map<string, Buffer>> {
  await using folder = await testFolder()
  const store = await openStore(folder.path)
  await store.close()
  const names = [fileNames.store, fileNames.logs]
  const files = names.map(async (name) => [name, await readFile(join(folder.path, name))] as const)
  return new Map(await Promise.all(files))
}

/** The real store in a folder of its own, removed with it. */
export async function openTestStoreOnDisk(options: OpenOptions = {}): Promise<Store> {
  const folder = await (options.schema ? testFolder() : storeFolder())
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

/**
 * Changes a store that the program of this process has open. Where that is inside a transaction, its
 * end needs the thread: to wait for the lock within SQLite would hold it until the wait is given up.
 */
export async function writeBeside(folder: string, statement: string): Promise<void> {
  const raw = new Sqlite(join(folder, storeFile), { fileMustExist: true, timeout: 0 })
  try {
    for (;;) {
      try {
        raw.exec(statement)
        return
      } catch (error) {
        if (!isBusy(error)) throw error
      }
      await pause(5)
    }
  } finally {
    raw.close()
  }
}

/** What the store's thread does between two moments: each conversation is where the lists look for it. */
export function settleLists({ raw }: Pick<Store, 'raw'>): void {
  const order = new ListOrder(raw)
  while (order.slice());
}

/** What the store's thread does between two moments: a search finds all messages from now on. */
export function indexMessages({ raw }: Pick<Store, 'raw'>): void {
  const indexing = new MessageIndexing(raw)
  while (indexing.slice());
}
