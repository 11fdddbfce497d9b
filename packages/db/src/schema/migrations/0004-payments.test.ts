import { join } from 'node:path'

import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { openStore, storeFile } from '../../maintenance/open-store.ts'
import { orderById } from '../../orders/orders.ts'
import { thaw } from './frozen/thaw.ts'

it('what was paid in an older store is paid in full, and can be paid in part from now on [DT-06, OR-09]', async () => {
  await using folder = await thaw(3)
  {
    const raw = new Sqlite(join(folder.path, storeFile))
    raw.exec("UPDATE orders SET payment_status = 'paid', updated_at = 7 WHERE id = 2")
    raw.close()
  }
  await using store = await openStore(folder.path)
  const paid = await orderById(store.db, 2)
  expect(paid).toMatchObject({ paid_minor: paid?.total_minor, paid_at: 7 })
  expect(await orderById(store.db, 1)).toMatchObject({ paid_minor: 0, paid_at: null })
  store.raw.exec("UPDATE orders SET payment_status = 'part', paid_minor = 1 WHERE id = 1")
  expect(() => store.raw.exec("UPDATE orders SET payment_status = 'half'")).toThrow('CHECK')
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
})
