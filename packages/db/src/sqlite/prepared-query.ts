import type { Compilable, CompiledQuery } from 'kysely'

import { directOf } from './direct.ts'

/** A placeholder in a query for what is only known when it runs. */
class Slot {
  readonly name: string
  /** In a list of values. */
  readonly at: number | null

  constructor(name: string, at: number | null = null) {
    this.name = name
    this.at = at
  }

  valueIn(named: Readonly<Record<string, Value>>): One | undefined {
    const value = named[this.name]
    if (!isList(value)) return value
    return this.at === null ? undefined : value[this.at]
  }
}

type One = string | number | null
type Value = One | readonly One[] | undefined

const isList = (value: Value): value is readonly One[] => Array.isArray(value)

/** What reads, or for a query that writes a transaction. */
interface Runs {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ rows: Row[] }>
}

/**
 * A query that is built and compiled once for each set of values that are there, since that takes
 * longer than SQLite needs to answer it. `build` is given placeholders: it may ask whether a value is
 * there, or how many a list has, never what it is. So a list should be short, or always of one length.
 */
export function preparedQuery<
  Db extends Runs,
  Values extends { readonly [K in keyof Values]: Value },
  Row,
>(build: (db: Db, values: Values) => Compilable<Row>): (db: Db, values: Values) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (db, values) => {
    const named: Readonly<Record<string, Value>> = values
    let key = ''
    for (const name in named) {
      const value = named[name]
      if (value !== undefined) key += isList(value) ? `${name}*${value.length},` : `${name},`
    }
    let query = compiled.get(key)
    if (!query) {
      const there = Object.keys(named).filter((name) => named[name] !== undefined)
      const slots = Object.fromEntries(there.map((name) => [name, slotsOf(name, named[name])]))
      query = build(db, slots as unknown as Values).compile()
      compiled.set(key, query)
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? parameter.valueIn(named) : parameter,
    )
    const asked: CompiledQuery<Row> = { ...query, parameters }
    const { rows } = await (directOf(db)?.(asked) ?? db.executeQuery(asked))
    return rows
  }
}

function slotsOf(name: string, value: Value): Slot | readonly Slot[] {
  return isList(value) ? value.map((_, at) => new Slot(name, at)) : new Slot(name)
}
