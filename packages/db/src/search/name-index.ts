import type { Selectable } from 'kysely'

import type { Tx } from '../schema/reads.ts'
import type { ConversationsTable, CustomersTable, OrdersTable } from '../schema/schema.ts'
import { readTags } from '../schema/stored-tags.ts'
import { preparedQuery } from '../sqlite/prepared-query.ts'
import { nameEntry, orderText } from './search-terms.ts'

type Named = Pick<Selectable<CustomersTable>, 'name' | 'profile_name' | 'phone9'>

type Noted = Pick<Selectable<ConversationsTable>, 'id' | 'note' | 'tags'>

/** The customer's names and phone lead to the conversation, and what the seller noted of it. */
export async function indexConversation(
  tx: Tx,
  { id, note, tags }: Noted,
  customer: Named,
): Promise<void> {
  await tx.deleteFrom('conversation_search').where('rowid', '=', id).execute()
  await tx.deleteFrom('conversation_short').where('rowid', '=', id).execute()
  await addEntry(tx, ofConversations, id, [...namesOf(customer), note, ...readTags({ tags })])
}

/** Nothing is written of somebody whose name is not known yet. */
export async function indexNewConversation(tx: Tx, id: number, customer: Named): Promise<void> {
  await addEntry(tx, ofConversations, id, namesOf(customer))
}

/** Whoever ordered without a chat is found by name and phone as well. */
export async function indexCaller(tx: Tx, id: number, customer: Named): Promise<void> {
  await removeCaller(tx, id)
  await addEntry(tx, ofCallers, id, namesOf(customer))
}

export async function removeCaller(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('caller_search').where('rowid', '=', id).execute()
  await tx.deleteFrom('caller_short').where('rowid', '=', id).execute()
}

function namesOf({ name, profile_name: profileName, phone9 }: Named): (string | null)[] {
  return [name, profileName === name ? null : profileName, phone9]
}

async function addEntry(
  tx: Tx,
  index: typeof ofConversations,
  id: number,
  parts: readonly (string | null)[],
): Promise<void> {
  const { text, short } = nameEntry(parts)
  if (text === '') return
  await index.insertName(tx, { rowid: id, text })
  await index.insertShort(tx, { rowid: id, text: short })
}

interface Entry {
  readonly rowid: number
  readonly text: string
}

const inserter = (
  index: 'conversation_search' | 'conversation_short' | 'caller_search' | 'caller_short',
) => preparedQuery((tx: Tx, entry: Entry) => tx.insertInto(index).values(entry))

const ofConversations = {
  insertName: inserter('conversation_search'),
  insertShort: inserter('conversation_short'),
}

const ofCallers = {
  insertName: inserter('caller_search'),
  insertShort: inserter('caller_short'),
}

export type FindableOrder = Pick<
  Selectable<OrdersTable>,
  'customer_name' | 'phone9' | 'customer_address' | 'payment_reference'
>

/** What leads to an order beside what was bought; its number has an index of its own. */
export const findableOf = (order: FindableOrder): (string | null)[] => [
  order.customer_name,
  order.phone9,
  order.customer_address,
  order.payment_reference,
]

export async function indexOrder(
  tx: Tx,
  order: FindableOrder & { readonly id: number },
  products: readonly { readonly name: string }[],
): Promise<void> {
  const { id } = order
  const names = new Set(products.map(({ name }) => name))
  const text = orderText([...findableOf(order), ...names])
  await tx.deleteFrom('order_search').where('rowid', '=', id).execute()
  await tx.insertInto('order_search').values({ rowid: id, text }).execute()
}
