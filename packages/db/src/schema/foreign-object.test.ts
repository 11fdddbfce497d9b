import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { storeFile } from '../maintenance/open-store.ts'
import { openTestStore } from '../testing/testing.ts'
import { foreignObject } from './foreign-object.ts'
import { thaw } from './migrations/frozen/thaw.ts'
import { storeSchema } from './migrations/store.ts'

it('knows whatever is not as the migrations make it [DT-06]', async () => {
  const changes = {
    spy: `CREATE TRIGGER spy AFTER INSERT ON messages BEGIN DELETE FROM orders; END`,
    tags: `ALTER TABLE products RENAME TO tags`,
    products: `DROP TABLE products; CREATE VIEW products AS SELECT 1 AS id`,
    jobs_due: `DROP INDEX jobs_due`,
    extra: `CREATE TABLE extra (a)`,
  }
  for (const [name, sql] of Object.entries(changes)) {
    await using store = openTestStore()
    expect(foreignObject(store.raw, storeSchema)).toBeNull()
    store.raw.pragma('foreign_keys = OFF')
    store.raw.exec(sql)
    expect(foreignObject(store.raw, storeSchema), name).not.toBeNull()
  }
})

it.each([1, 2, 3])(
  'finds nothing in a store as version %i has made it [DT-06]',
  async (version) => {
    await using folder = await thaw(version)
    const raw = new Sqlite(join(folder.path, storeFile), { readonly: true })
    expect(foreignObject(raw, storeSchema)).toBeNull()
    raw.close()
  },
)
