import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post } = speaking(() => shop)

const products = () => get(`/api/campaigns/${shop.campaignId}/products`)
const imports = (...lines: string[]) =>
  post(`/api/campaigns/${shop.campaignId}/products/import`, { csv: lines.join('\n') })
const undo = async (campaign = shop.campaignId) => {
  const answer = await post(`/api/campaigns/${campaign}/products/undo`)
  return [answer.status, await answer.json()]
}

it('an import is taken back once: what it added goes, what it changed is as it was [PR-03]', async () => {
  const before = await products()
  const name = String(before[0]?.['name'])
  await imports('name,price,stock', `${name},999,7`, 'Black seed oil,1250,3', 'Ghee,800,')
  expect((await products()).map((row) => [row['name'], row['price']])).toEqual(
    expect.arrayContaining([
      [name, 999],
      ['Black seed oil', 1250],
      ['Ghee', 800],
    ]),
  )
  expect(await undo(shop.campaignId + 1)).toMatchObject([409, { code: 'import_not_undone' }])
  expect(await undo()).toEqual([200, { undone: 3, kept: 0 }])
  expect(await products()).toEqual(before)
  expect(await undo()).toMatchObject([409, { code: 'import_not_undone' }])
})

it('an import can still be taken back where that failed, and where another campaign had one [PR-03]', async () => {
  const store = new Sqlite(join(shop.server.dataDir, 'pal.db'))
  await imports('name,price', 'Ghee,800')
  store.exec(
    "CREATE TRIGGER full BEFORE UPDATE ON products BEGIN SELECT raise(ABORT, 'disk full'); END",
  )
  expect((await undo())[0]).toBe(500)
  store.exec('DROP TRIGGER full')
  store.close()
  const body = { name: 'Second', facebookPageId: shop.page.id, status: 'paused', currency: 'BDT' }
  const other = (await (await post('/api/campaigns', body)).json()) as { id: number }
  const csv = 'name,price\nSalt,20'
  await post(`/api/campaigns/${other.id}/products/import`, { csv })
  expect(await undo()).toEqual([200, { undone: 1, kept: 0 }])
  expect(await undo(other.id)).toEqual([200, { undone: 1, kept: 0 }])
})

it('what was changed since an import stays as it is when that is taken back, and a trial run is none [PR-03]', async () => {
  await imports('name,price', 'Black seed oil,1250', 'Ghee,800')
  const oil = (await products()).find((row) => row['name'] === 'Black seed oil')
  await shop.clock.elapse(1_000)
  const path = `/api/products/${String(oil?.['id'])}`
  await shop.server.ask(path, { method: 'PATCH', body: { price: 1300 } })
  await post(`/api/campaigns/${shop.campaignId}/products/import`, {
    csv: 'name,price\nSalt,20',
    dryRun: true,
  })
  expect(await undo()).toEqual([200, { undone: 1, kept: 1 }])
  const left = (await products()).map((row) => [row['name'], row['price']])
  expect(left).toContainEqual(['Black seed oil', 1300])
  expect(left.map(([name]) => name)).not.toContain('Ghee')
})
