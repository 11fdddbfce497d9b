import type { CustomerPick, CustomerSort } from '@pal/core/domain/orders/customer-lists'
import { type Expression, type SqlBool, sql } from 'kysely'

import { byName, type FoundValues, foundValues } from '../conversations/conversation-list.ts'
import type { Reads } from '../schema/reads.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { type CustomerOrders, toldApart } from './customer-orders.ts'

/** The place of a customer in either order. */
export interface CustomerPlace {
  orders: number
  at: number
  id: number
}

export interface CustomerFilter {
  limit: number
  sort: CustomerSort
  pick?: CustomerPick | undefined
  /** By its Facebook id. */
  pageId?: string | undefined
  /** In names and phone numbers, and in what the seller noted of a chat. */
  search?: string | undefined
  /** The last row of the page before. */
  before?: CustomerPlace | undefined
}

/** Minor units. */
export interface Spent {
  currency: string
  minor: number
}

export interface ListedCustomer extends CustomerOrders {
  id: number
  /** Null of whoever has no chat. */
  psid: string | null
  name: string | null
  profile_name: string | null
  phone: string | null
  page_name: string
  conversation_id: number | null
  last_order_at: number
  /** What counts as revenue, in the currency of most orders first. */
  spent: Spent[]
}

/** Whoever has ordered: who did last is first, or who did most. */
export async function listCustomers(
  db: Reads,
  { limit, sort, pick, pageId, search, before }: CustomerFilter,
): Promise<ListedCustomer[]> {
  const text = search?.trim() ?? ''
  const { parts, beginnings } = foundValues(text)
  const rows = await listed(db, {
    limit,
    byOrders: sort === 'orders' ? 1 : undefined,
    ...one(pick),
    pageId,
    searched: text === '' ? undefined : 1,
    parts,
    beginnings,
    beforeOrders: before?.orders,
    beforeAt: before?.at,
    beforeId: before?.id,
  })
  return withSpent(db, rows)
}

/** How many these are; a search is not counted. */
export async function countCustomers(
  db: Reads,
  { pick, pageId }: Pick<CustomerFilter, 'pick' | 'pageId'>,
): Promise<number> {
  const { rows } = await db
    .selectFrom('customers')
    .where('customers.erasing_since', 'is', null)
    .where((eb) => eb.and(picked({ ...one(pick), pageId, byOrders: undefined })))
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

export async function listedCustomer(db: Reads, id: number): Promise<ListedCustomer | undefined> {
  const [customer] = await withSpent(db, await oneListed(db, { id }))
  return customer
}

const one = (pick: CustomerPick | undefined) =>
  ({
    again: pick === 'again' ? 1 : undefined,
    returned: pick === 'returned' ? 1 : undefined,
    withoutChat: pick === 'without_chat' ? 1 : undefined,
  }) as const

type Picked = ReturnType<typeof one> & { byOrders: 1 | undefined; pageId: string | undefined }

type Values = Picked &
  Pick<FoundValues, 'parts' | 'beginnings'> & {
    limit: number
    searched: 1 | undefined
    beforeOrders: number | undefined
    beforeAt: number | undefined
    beforeId: number | undefined
  }

const listed = preparedQuery((db: Reads, values: Values) => {
  const { limit, byOrders, searched, beforeOrders, beforeAt, beforeId } = values
  // Those that a search finds are looked up and sorted: they are few, and anywhere in the list.
  const [count, at] = searched
    ? [sql<number>`+customers.order_count`, sql<number>`+customers.last_order_at`]
    : [sql<number>`customers.order_count`, sql<number>`customers.last_order_at`]
  let query = selectListed(db).where((eb) => eb.and(picked(values)))
  if (searched) query = query.where(found(values))
  if (byOrders) query = query.orderBy(count, 'desc')
  query = query.orderBy(at, 'desc').orderBy('customers.id', 'desc').limit(limit)
  if (beforeOrders === undefined || beforeAt === undefined || beforeId === undefined) return query
  return query.where(
    byOrders
      ? sql<boolean>`(${count}, ${at}, customers.id) < (${beforeOrders}, ${beforeAt}, ${beforeId})`
      : sql<boolean>`(${at}, customers.id) < (${beforeAt}, ${beforeId})`,
  )
})

const ordered = sql<boolean>`customers.order_count > 0`
const placedAny = sql<boolean>`customers.last_order_at is not null`

/** Word for word the conditions of the indexes, and of each list only those of its own. */
function picked(values: Picked): Expression<SqlBool>[] {
  const { byOrders, pageId, again, returned, withoutChat } = values
  if (pageId !== undefined) {
    // Of a page they are few enough to look at each for the rest.
    const those = [
      ...(again ? [sql<boolean>`+customers.order_count > 1`] : []),
      ...(returned ? [sql<boolean>`+customers.returned_count > 0`] : []),
      ...(withoutChat ? [sql<boolean>`+customers.psid is null`] : []),
    ]
    return [sql<boolean>`customers.page_id = ${pageId}`, byOrders ? ordered : placedAny, ...those]
  }
  if (returned) return [sql<boolean>`customers.returned_count > 0`]
  if (withoutChat) {
    return [sql<boolean>`+customers.psid is null`, placedAny]
  }
  if (!again) return [ordered]
  return [sql<boolean>`customers.order_count > 1`, ...(byOrders ? [ordered] : [])]
}

const found = (terms: Pick<FoundValues, 'parts' | 'beginnings'>) => sql<boolean>`customers.id in (
  select customer_id from conversations where conversations.id in (${byName(terms)})
  union ${byName(terms, 'caller')}
)`

const oneListed = preparedQuery((db: Reads, { id }: { id: number }) =>
  selectListed(db).where('customers.id', '=', id).where(ordered),
)

function selectListed(db: Reads) {
  return db
    .selectFrom('customers')
    .innerJoin('pages', 'pages.id', 'customers.page_id')
    .leftJoin('conversations', 'conversations.customer_id', 'customers.id')
    .select([
      'customers.id',
      'customers.psid',
      'customers.name',
      'customers.profile_name',
      'customers.phone',
      'pages.name as page_name',
      'conversations.id as conversation_id',
      'customers.order_count as orders',
      'customers.delivered_count as delivered',
      'customers.returned_count as returned',
      'customers.cancelled_count as cancelled',
    ])
    .select((eb) => eb.ref('customers.last_order_at').$notNull().as('last_order_at'))
    .where('customers.erasing_since', 'is', null)
}

async function withSpent(
  db: Reads,
  rows: readonly Omit<ListedCustomer, 'spent' | 'partlyReturned'>[],
): Promise<ListedCustomer[]> {
  if (rows.length === 0) return []
  const customers = await toldApart(db, rows)
  const sums = await spentBy(db, { ids: JSON.stringify(customers.map(({ id }) => id)) })
  const spent = new Map<number, Spent[]>(customers.map(({ id }) => [id, []]))
  for (const { customer_id: id, currency, minor } of sums) spent.get(id)?.push({ currency, minor })
  return customers.map((customer) => ({ ...customer, spent: spent.get(customer.id) ?? [] }))
}

const spentBy = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('customer_revenue')
    .where('customer_id', 'in', sql<number>`(SELECT value FROM json_each(${ids}))`)
    .where('orders', '>', 0)
    .select(['customer_id', 'currency', 'minor'])
    .orderBy('customer_id')
    .orderBy('orders', 'desc')
    .orderBy('currency'),
)
