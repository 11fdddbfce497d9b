import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { productsOf } from '../../campaigns/product-list.ts'
import { listCustomers } from '../../customers/customer-list.ts'
import { openStore, storeFile } from '../../maintenance/open-store.ts'
import { thaw } from './frozen/thaw.ts'

it('what customers of an older store ordered is counted once, and who called is found by name [DT-06, OR-10]', async () => {
  await using folder = await thaw(5)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec(`
    INSERT INTO customers (page_id, name, phone, phone9, created_at, updated_at)
      SELECT page_id, 'Zeba Wadud', '01755555555', '755555555', 1, 1 FROM orders WHERE id = 1;
    UPDATE orders SET conversation_id = NULL, status = 'delivered', returned_at = 1,
      customer_id = (SELECT max(id) FROM customers) WHERE id = 1;
    UPDATE orders SET status = 'cancelled' WHERE id = 2;
  `)
  raw.close()
  await using store = await openStore(folder.path)
  const all = await listCustomers(store.db, { limit: 50, sort: 'last_order' })
  const counted = store.raw
    .prepare(
      `SELECT customer_id AS id, count(*) AS orders, max(created_at) AS last_order_at,
       count(iif(status = 'delivered', 1, NULL)) AS delivered,
       count(iif(status = 'cancelled', 1, NULL)) AS cancelled
       FROM orders GROUP BY 1 ORDER BY last_order_at DESC, id DESC`,
    )
    .all() as object[]
  expect(counted.length).toBeGreaterThan(1)
  expect(all).toEqual(counted.map((row) => expect.objectContaining(row)))
  for (const search of ['wadud', 'wa', '01755555555']) {
    const found = await listCustomers(store.db, { limit: 50, sort: 'last_order', search })
    expect(found, search).toMatchObject([{ name: 'Zeba Wadud', delivered: 1, returned: 1 }])
  }
})

it('products of an older store are found in the order of their names [DT-06, PR-01]', async () => {
  await using folder = await thaw(5)
  const raw = new Sqlite(join(folder.path, storeFile))
  raw.exec("UPDATE products SET name = 'Écharpe ' || (20 - id)")
  raw.close()
  await using store = await openStore(folder.path)
  const [{ campaign_id: campaign } = { campaign_id: 0 }] = await store.db
    .selectFrom('products')
    .select('campaign_id')
    .execute()
  const sorted = await productsOf(store.db, campaign, { limit: 50, sort: 'name' })
  expect(sorted.length).toBeGreaterThan(1)
  expect(sorted.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id).toSorted((a, b) => b - a))
  expect(sorted[0]?.sort_name).toMatch(/^echarpe 0+\d+$/)
})
