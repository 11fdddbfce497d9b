import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export interface WrittenSince {
  readonly orders: number
  readonly messages: number
  readonly customers: number
}

/** What was stored from a moment on; only that is read, however much there was before. */
export async function writtenSince(db: Reads, at: number): Promise<WrittenSince> {
  const [orders] = await ordersFrom(db, { at })
  const [messages] = await messagesFrom(db, { id: await firstId(db, messageFrom, at) })
  const [customers] = await customersFrom(db, { id: await firstId(db, customerFrom, at) })
  return {
    orders: orders?.count ?? 0,
    messages: messages?.count ?? 0,
    customers: customers?.count ?? 0,
  }
}

const ordersFrom = preparedQuery((db: Reads, { at }: { at: number }) =>
  db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>=', at),
)

const countFrom = (table: 'messages' | 'customers') =>
  preparedQuery((db: Reads, { id }: { id: number }) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('id', '>=', id),
  )
const messagesFrom = countFrom('messages')
const customersFrom = countFrom('customers')

const rowFrom = (table: 'messages' | 'customers') =>
  preparedQuery((db: Reads, { id }: { id: number }) =>
    db.selectFrom(table).select(['id', 'created_at']).where('id', '>=', id).orderBy('id').limit(1),
  )
const messageFrom = rowFrom('messages')
const customerFrom = rowFrom('customers')

type RowFrom = (
  db: Reads,
  from: { id: number },
) => Promise<readonly { id: number; created_at: number }[]>

/** No index has them by time, and ids are given in the order of time: it is closed in on. */
async function firstId(db: Reads, nextRow: RowFrom, at: number): Promise<number> {
  let low = 0
  let high = 2 ** 40
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const [row] = await nextRow(db, { id: middle })
    if (row && row.created_at < at) low = row.id + 1
    else high = middle
  }
  return low
}
