import { notFound } from '@pal/core/errors'
import type { Selectable } from 'kysely'

import type { Reads, Tx } from '../schema/reads.ts'
import type { CustomersTable } from '../schema/schema.ts'
import { indexConversation } from '../search/name-index.ts'
import { phone9 } from '../search/normalise.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'

export type CustomerRow = Selectable<CustomersTable>

export interface CustomerChanges {
  name?: string
  phone?: string
  address?: string
  language?: string
}

export async function customerById(db: Reads, id: number): Promise<CustomerRow | undefined> {
  return db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
}

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

/** Takes down what was learned of a customer, so that a search finds them by it. */
export async function changeCustomer(
  tx: Tx,
  id: number,
  changes: CustomerChanges,
  now: number,
): Promise<CustomerRow> {
  const number = changes.phone === undefined ? {} : { phone9: phone9(changes.phone) }
  const row = await tx
    .updateTable('customers')
    .set({ ...changes, ...number, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw notFound('The customer')
  if (changes.name !== undefined || changes.phone !== undefined) {
    const conversation = await tx
      .selectFrom('conversations')
      .select('id')
      .where('customer_id', '=', id)
      .executeTakeFirst()
    if (conversation) await indexConversation(tx, conversation.id, row)
  }
  return row
}
