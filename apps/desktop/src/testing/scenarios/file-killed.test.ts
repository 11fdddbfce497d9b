import { openStore } from '@pal/db/maintenance/open-store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { startVictim } from '@pal/db/testing/faults'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { testFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { ordersInFile } from '../../features/orders/orders-file.ts'

const orders = 30_000

/** More than lies in the sockets of both sides: most of it was not yet written at the kill. */
async function fill(folder: string): Promise<void> {
  await using store = await openStore(folder)
  await aPage(store)
  await aCampaign(store, { products: [{ name: 'Saree', price_minor: 1, category: 'Sarees' }] })
  await store.transaction(async (tx) => {
    await ingestInbound(tx, inbound())
    await placeOrder(
      tx,
      someOrder({
        customer: { name: 'Rahim', phone: '+8801712345678', address: 'x'.repeat(1_000) },
        line: { unitPriceMinor: 1 },
      }),
    )
  })
  const columns = store.raw
    .prepare<[], string>("SELECT name FROM pragma_table_info('orders')")
    .pluck()
    .all()
  const values = columns.map((name) =>
    name === 'id' ? 'i' : name === 'number' ? `'PAL-' || i` : name,
  )
  store.raw
    .exec(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ${orders})
    INSERT INTO orders (${columns.join()}) SELECT ${values.join()} FROM n, orders WHERE id = 1`)
}

const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)

it('kill -9 in the middle of a file: its receiver is informed, and the next one is whole [OR-04]', async () => {
  await using folder = await testFolder()
  await fill(folder.path)
  const victim = startVictim(`
    const { openStore } = await import(${JSON.stringify(import.meta.resolve('@pal/db/maintenance/open-store'))})
    const { listen } = await import(${at('../../platform/listen.ts')})
    const { fileResponse } = await import(${at('../../files/file-stream.ts')})
    const { orderFileWords } = await import(${at('../../features/orders/words/order-file-words.ts')})
    const { orderColumns, orderJson, ordersInFile } = await import(${at('../../features/orders/orders-file.ts')})
    const words = await orderFileWords('en')
    const store = await openStore(${JSON.stringify(folder.path)})
    const { port } = await listen(0, () => () => fileResponse({
      name: 'orders', columns: orderColumns({ timeZone: 'UTC', campaigns: new Map(), pages: new Map(), words }), json: orderJson, parts: ordersInFile(store, {}, 'csv'),
    }, 'csv', console.error))
    console.log('port ' + port)
  `)
  try {
    await victim.says('port ')
    const port = victim.lines[0]?.slice('port '.length)
    const { body } = await fetch(`http://127.0.0.1:${port}/`)
    const reader = body?.getReader()
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0)
    await victim.kill()
    const rest = async () => {
      for (;;) if ((await reader?.read())?.done !== false) return 'whole'
    }
    await expect(rest()).rejects.toThrow('terminated')
  } finally {
    await victim.kill()
  }
  await using store = await openStore(folder.path)
  let rows = 0
  for await (const part of ordersInFile(store, {}, 'csv')) rows += part.length
  expect(rows).toBe(orders)
})
