import { expect, it } from 'vitest'

import { openStore } from '../../maintenance/open-store.ts'
import { orderById } from '../../orders/orders.ts'
import { thaw } from './frozen/thaw.ts'

it('of an older store nothing has come back, and from now on it can [DT-06, OR-10]', async () => {
  await using folder = await thaw(3)
  await using store = await openStore(folder.path)
  expect(await orderById(store.db, 1)).toMatchObject({ returned_minor: 0, returned_at: null })
  const kept = (kind: string) =>
    store.raw.exec(
      `INSERT INTO order_events (order_id, at, kind, actor) VALUES (1, 1, '${kind}', 'human')`,
    )
  for (const kind of ['return', 'undone', 'notice', 'note']) kept(kind)
  expect(() => kept('lost')).toThrow('CHECK')
  const more = 'UPDATE orders SET returned_minor = total_minor + 1 WHERE id = 1'
  expect(() => store.raw.exec(more)).toThrow('CHECK')
  expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
})
