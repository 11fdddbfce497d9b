import { dirname } from 'node:path'

import { because } from '@pal/core/texts/reason'
import type Sqlite from 'better-sqlite3'

import { StoreError } from '../sqlite/store-error.ts'

/** SQL, or what runs it; all within the transaction that the store is migrated in. */
export type Step = string | ((raw: Sqlite.Database) => void)

/** Numbered from 1 without gaps; a released one is never edited. */
export type Migrations = Readonly<Record<number, Step | readonly Step[]>>

export interface Schema {
  /** Is in the file's header, so that a file of another program is never taken for ours. */
  applicationId: number
  migrations: Migrations
  /** What the migrations call that SQL has no words for. */
  functions?: Readonly<Record<string, (...values: never[]) => string>>
}

export interface MigrateResult {
  from: number
  to: number
}

export function newestVersion({ migrations }: Schema): number {
  return Object.keys(migrations).length
}

/** Reads the header only: nothing is written to a store that turns out not to be ours to open. */
export function checkVersion(raw: Sqlite.Database, schema: Schema): number {
  const version = Number(raw.pragma('user_version', { simple: true }))
  const application = Number(raw.pragma('application_id', { simple: true }))
  const tables = raw.prepare('SELECT count(*) FROM sqlite_schema').pluck().get()
  const empty = version === 0 && application === 0 && tables === 0
  if (empty) return 0
  if (application !== schema.applicationId) {
    throw new StoreError('store_foreign', because('store_foreign', { path: raw.name }))
  }
  const newest = newestVersion(schema)
  if (version > newest) {
    throw new StoreError('store_newer', because('store_newer', { version, newest }))
  }
  if (version === 0) {
    // Every store of ours has a number as soon as it has a table.
    const cause = 'it does not tell its version'
    const folder = dirname(raw.name)
    throw new StoreError('store_damaged', because('store_damaged', { folder, cause }))
  }
  return version
}

/** All steps to the newest version in one transaction: a store is never left between two versions. */
export function migrate(raw: Sqlite.Database, schema: Schema): MigrateResult {
  const from = checkVersion(raw, schema)
  const to = newestVersion(schema)
  if (from === to) return { from, to }
  for (const [name, work] of Object.entries(schema.functions ?? {})) {
    raw.function(
      name,
      { deterministic: true, directOnly: true },
      work as (...values: unknown[]) => string,
    )
  }
  // A table that others refer to can be made again then; the references stay as they are.
  const foreignKeys = raw.pragma('foreign_keys', { simple: true })
  raw.pragma('foreign_keys = OFF')
  raw.exec('BEGIN IMMEDIATE')
  try {
    for (let version = from + 1; version <= to; version++) {
      const steps = schema.migrations[version]
      if (steps === undefined) throw new Error(`migration ${version} is missing`)
      for (const step of [steps].flat()) {
        if (typeof step === 'string') raw.exec(step)
        else step(raw)
      }
    }
    raw.pragma(`application_id = ${schema.applicationId}`)
    raw.pragma(`user_version = ${to}`)
    raw.exec('COMMIT')
  } catch (error) {
    if (raw.inTransaction) raw.exec('ROLLBACK')
    throw error
  } finally {
    raw.pragma(`foreign_keys = ${String(foreignKeys)}`)
  }
  return { from, to }
}
