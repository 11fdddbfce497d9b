import type { WholePhone } from '@pal/core/domain/phone'
import { notFound } from '@pal/core/errors'
import { type Selectable, sql } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { CustomersTable } from '../schema/schema.ts'
import { indexCaller, indexConversation, removeCaller } from '../search/name-index.ts'
import { phone9 } from '../search/normalise.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { type FactSources, sourcesAfter } from './fact-sources.ts'

export type CustomerRow = Selectable<CustomersTable>

/** Whoever writes on Messenger has a PSID; who orders by phone or in the shop has none. */
export type ChatCustomer = CustomerRow & { readonly psid: string }

export interface CustomerChanges {
  name?: string
  phone?: string
  address?: string
  language?: string
}

export async function customerById(db: Reads, id: number): Promise<CustomerRow | undefined> {
  const [customer] = await byId(db, { id })
  return customer
}

/** Whose chat it is. */
export async function chatCustomer(db: Reads, id: number): Promise<ChatCustomer | undefined> {
  const customer = await customerById(db, id)
  return customer && hasChat(customer) ? customer : undefined
}

function hasChat(customer: CustomerRow): customer is ChatCustomer {
  return customer.psid !== null
}

const byId = preparedQuery((db: Reads, { id }: { id: number }) =>
  db.selectFrom('customers').selectAll().where('id', '=', id),
)

export async function customerByPsid(
  db: Reads,
  pageId: string,
  psid: string,
): Promise<CustomerRow | undefined> {
  const [customer] = await byPsid(db, { pageId, psid })
  return customer
}

const byPsid = preparedQuery((db: Reads, { pageId, psid }: { pageId: string; psid: string }) =>
  db
    .selectFrom('customers')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('psid', '=', psid)
    .where('erasing_since', 'is', null),
)

/** The same PSID may be somebody else on each page. */
export async function customersByPsid(db: Reads, psid: string): Promise<CustomerRow[]> {
  return (
    db
      .selectFrom('customers')
      .selectAll()
      // Page by page, or the index of PSIDs would not serve.
      .where('page_id', 'in', (eb) => eb.selectFrom('pages').select('pages.id'))
      .where('psid', '=', psid)
      .where('erasing_since', 'is', null)
      .execute()
  )
}

interface OfPhone {
  readonly pageId: string
  readonly phone: WholePhone
}

/** Whoever ordered with this number before, without a chat: many numbers end alike, so the whole one decides. */
export async function customerByPhone(
  db: Reads,
  { pageId, phone }: OfPhone,
): Promise<CustomerRow | undefined> {
  const endings = new Set(phone.spellings.flatMap((spelling) => phone9(spelling) ?? []))
  const alike = await db
    .selectFrom('customers')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('phone9', 'in', [...endings])
    // Word for word the condition of the index, which the one of PSIDs would stand in for.
    .where(sql<boolean>`+customers.psid is null`)
    .where('erasing_since', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return alike.find((customer) => customer.phone !== null && phone.isSame(customer.phone))
}

/** Somebody who orders without a chat: known by their number from the first order on. */
export async function customerWithoutChat(
  tx: Tx,
  { pageId, phone, now }: OfPhone & { readonly now: number },
): Promise<number> {
  const known = await customerByPhone(tx, { pageId, phone })
  return known?.id ?? addCustomerWithoutChat(tx, pageId, now)
}

export async function addCustomerWithoutChat(tx: Tx, pageId: string, now: number): Promise<number> {
  const { id } = await tx
    .insertInto('customers')
    .values({ page_id: pageId, psid: null, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody without a chat of whom no order is left. */
export async function removeCustomerWithoutChat(tx: Tx, id: number): Promise<void> {
  await removeCaller(tx, id)
  await tx.deleteFrom('customer_revenue').where('customer_id', '=', id).execute()
  await tx.deleteFrom('customers').where('id', '=', id).where('psid', 'is', null).execute()
}

/** All of them, a part at a time: those behind the last one of the part before. */
export async function customersAfter(
  db: Reads,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<CustomerRow[]> {
  return db
    .selectFrom('customers')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Takes down what was learned of a customer and from where, so that a search finds them by it. */
export async function changeCustomer(
  tx: Tx,
  id: number,
  changes: CustomerChanges,
  { from = {}, now }: { readonly from?: FactSources; readonly now: number },
): Promise<CustomerRow> {
  const old = await customerById(tx, id)
  if (!old) throw notFound('customer_not_found')
  const number = changes.phone === undefined ? {} : { phone9: phone9(changes.phone) }
  const row = await tx
    .updateTable('customers')
    .set({ ...changes, ...number, ...sourcesAfter(old, changes, from), updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (changes.name !== undefined || changes.phone !== undefined) {
    const conversation = await tx
      .selectFrom('conversations')
      .select(['id', 'note', 'tags'])
      .where('customer_id', '=', id)
      .executeTakeFirst()
    if (conversation) await indexConversation(tx, conversation, row)
    else if (!hasChat(row)) await indexCaller(tx, id, row)
  }
  return row
}
