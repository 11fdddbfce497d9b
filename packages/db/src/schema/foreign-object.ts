import Sqlite from 'better-sqlite3'

import { checkVersion, migrate, type Schema } from './migrate.ts'

/** What SQLite keeps for itself, where it has counted something. */
const sqlitesOwn = new Set(['sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'])

/**
 * The first table, index, view or trigger that is not as the migrations make it at this version, or is
 * missing; null where all are.
 */
export function foreignObject(raw: Sqlite.Database, schema: Schema): string | null {
  const found = objectsOf(raw)
  const expected = expectedAt(checkVersion(raw, schema), schema)
  for (const [name, made] of found) if (expected.get(name) !== made) return name
  for (const name of expected.keys()) if (!found.has(name)) return name
  return null
}

interface SchemaObject {
  readonly type: string
  readonly name: string
  readonly tbl_name: string
  readonly sql: string | null
}

function objectsOf(raw: Sqlite.Database): ReadonlyMap<string, string> {
  const rows = raw
    .prepare<[], SchemaObject>('SELECT type, name, tbl_name, sql FROM sqlite_schema')
    .all()
    .filter(({ type, name }) => !(type === 'table' && sqlitesOwn.has(name)))
  return new Map(
    rows.map(({ type, name, tbl_name: table, sql }) => [name, `${type} ${table} ${sql ?? ''}`]),
  )
}

const known = new WeakMap<Schema, Map<number, ReadonlyMap<string, string>>>()

/** What a store that is made now has at this version; it is made once, and left to nobody. */
function expectedAt(version: number, schema: Schema): ReadonlyMap<string, string> {
  const versions = known.get(schema) ?? new Map<number, ReadonlyMap<string, string>>()
  known.set(schema, versions)
  const objects = versions.get(version) ?? objectsAt(version, schema)
  versions.set(version, objects)
  return objects
}

function objectsAt(version: number, schema: Schema): ReadonlyMap<string, string> {
  const raw = new Sqlite(':memory:')
  try {
    const steps = Object.entries(schema.migrations).filter(([number]) => Number(number) <= version)
    migrate(raw, { ...schema, migrations: Object.fromEntries(steps) })
    return objectsOf(raw)
  } finally {
    raw.close()
  }
}
