import Sqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'

import { StatementCache } from './statement-cache.ts'

const numbers = "SELECT value FROM json_each('[1, 2, 3]')"

describe('the statement cache', () => {
  it('prepares a statement once', () => {
    const cache = new StatementCache(new Sqlite(':memory:'))
    expect(cache.prepare(numbers)).toBe(cache.prepare(numbers))
    cache.close()
  })

  it('does not lend a statement that is being iterated', () => {
    const cache = new StatementCache(new Sqlite(':memory:'))
    const seen: unknown[] = []
    for (const row of cache.prepare(numbers).iterate([])) {
      seen.push(row)
      expect(cache.prepare(numbers).all([])).toHaveLength(3)
    }
    expect(seen).toHaveLength(3)
    cache.close()
  })

  it('goes on with another database after a swap', () => {
    const [first, second] = [new Sqlite(':memory:'), new Sqlite(':memory:')]
    for (const [raw, value] of [[first, 1] as const, [second, 2] as const]) {
      raw.exec(`CREATE TABLE t (v); INSERT INTO t VALUES (${value})`)
    }
    const cache = new StatementCache(first)
    expect(cache.prepare('SELECT v FROM t').all([])).toEqual([{ v: 1 }])
    cache.replace(second)
    first.close()
    expect(cache.prepare('SELECT v FROM t').all([])).toEqual([{ v: 2 }])
    cache.close()
  })
})
