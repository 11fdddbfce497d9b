import { createHmac } from 'node:crypto'

import type { Reads, Tx } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { customerByPsid } from './customers.ts'

/** A customer of a page; without a PSID the page with all of its customers. */
export interface Erased {
  readonly pageId: string
  readonly psid: string | null
  /** Of a customer without a PSID: the row that backups have as well. */
  readonly row?: MarkedRow | undefined
  /** One of their orders, which backups may have under somebody else. */
  readonly order?: MarkedRow | undefined
}

interface MarkedRow {
  readonly id: number
  readonly createdAt: number
}

export interface Erasure extends Erased {
  /** Since when they had been in the store. */
  readonly since: number
  readonly now: number
}

/** They stay out from now on: what was said until this moment is not taken in again. */
export async function markErased(tx: Tx, { since, now, ...who }: Erasure): Promise<void> {
  const [salt] = await saltsOf(tx)
  const mark = markOf(salt, who)
  await tx
    .insertInto('erased_customers')
    .values({ mark, since, erased_at: now })
    .onConflict((on) => on.column('mark').doUpdateSet({ erased_at: now }))
    .execute()
}

export interface ReceivedMessage {
  readonly pageId: string
  readonly psid: string
  /** Facebook's time. */
  readonly at: number
  /** Only the customers themselves begin again; what the page says to them does not bring them back. */
  readonly fromCustomer: boolean
}

/** Whether Facebook tells of somebody who was erased, from the time before. */
export async function isForgotten(db: Reads, { pageId, psid, at, fromCustomer }: ReceivedMessage) {
  const until = await erasedUntil(db, { pageId, psid })
  if (until === null) return false
  if (at <= until) return true
  return !fromCustomer && !(await customerByPsid(db, pageId, psid))
}

/** Until when what is said of a customer, or of their page, is not to be taken in again. */
export async function erasedUntil(
  db: Reads,
  { pageId, psid, row }: Erased,
): Promise<number | null> {
  if ((await oneErased(db, {})).length === 0) return null
  const one = psid !== null || row !== undefined
  const whole: Erased[] = [{ pageId, psid: null }, ...(one ? [{ pageId, psid, row }] : [])]
  const marks = (await saltsOf(db)).flatMap((salt) => whole.map((who) => markOf(salt, who)))
  const { until } = await db
    .selectFrom('erased_customers')
    .select((eb) => eb.fn.max<number | null>('erased_at').as('until'))
    .where('mark', 'in', marks)
    .executeTakeFirstOrThrow()
  return until
}

/** Which of these orders were erased with whoever they were of, and when. */
export async function erasedOrders(
  db: Reads,
  orders: readonly (MarkedRow & { readonly pageId: string })[],
): Promise<Map<number, number>> {
  const salts = await saltsOf(db)
  const ids = new Map(
    orders.flatMap(({ pageId, ...order }) =>
      salts.map((salt) => [markOf(salt, { pageId, psid: null, order }), order.id] as const),
    ),
  )
  const rows = await db
    .selectFrom('erased_customers')
    .select(['mark', 'erased_at'])
    .where('mark', 'in', [...ids.keys()])
    .execute()
  return new Map(rows.map(({ mark, erased_at: at }) => [ids.get(mark) ?? 0, at]))
}

/** Most shops have erased nobody: then there is no mark to make. */
const oneErased = preparedQuery((db: Reads, _values: object) =>
  db.selectFrom('erased_customers').select('mark').limit(1),
)

/** Who was here from when to when; nobody is named. */
export async function erasures(db: Reads): Promise<{ since: number; erasedAt: number }[]> {
  const rows = await db.selectFrom('erased_customers').select(['since', 'erased_at']).execute()
  return rows.map(({ since, erased_at }) => ({ since, erasedAt: erased_at }))
}

function markOf(salt: string, { pageId, psid, row, order }: Erased): string {
  const customer = psid === null ? row && [null, row.id, row.createdAt] : [psid]
  const one = order ? [null, 'order', order.id, order.createdAt] : customer
  const whole = JSON.stringify([pageId, ...(one ?? [])])
  return createHmac('sha256', salt).update(whole).digest('base64url')
}

/** More than one where a backup of another computer brought its own; the first makes new marks. */
export async function saltsOf(db: Reads): Promise<[string, ...string[]]> {
  const { value } = await db
    .selectFrom('store_meta')
    .select('value')
    .where('key', '=', 'erase_salt')
    .executeTakeFirstOrThrow()
  const [first = value, ...others] = value.split(' ')
  return [first, ...others]
}
