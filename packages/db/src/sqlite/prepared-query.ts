import type { Compilable, CompiledQuery } from 'kysely'

/** Stands in a query for what is only known when it runs. */
class Slot {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

type Value = string | number | null | undefined

/** What reads, or for a query that writes a transaction. */
interface Runs {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<{ rows: Row[] }>
}

/**
 * A query that is built and compiled once for each set of values that are there, since that takes
 * longer than SQLite needs to answer it. `build` is given placeholders: it may ask whether a value is
 * there, never what it is.
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
    for (const name in named) if (named[name] !== undefined) key += `${name},`
    let query = compiled.get(key)
    if (!query) {
      const there = Object.keys(named).filter((name) => named[name] !== undefined)
      const slots = Object.fromEntries(there.map((name) => [name, new Slot(name)]))
      query = build(db, slots as unknown as Values).compile()
      compiled.set(key, query)
    }
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Slot ? named[parameter.name] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}
