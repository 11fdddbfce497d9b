import type { Selectable } from 'kysely'

import type { Tx } from '../schema/reads.ts'
import type { CustomersTable } from '../schema/schema.ts'
import { nameEntry, orderText } from './search-terms.ts'

type Named = Pick<Selectable<CustomersTable>, 'name' | 'profile_name' | 'phone9'>

/** The customer's names and phone lead to the conversation. */
export async function indexConversation(tx: Tx, id: number, customer: Named): Promise<void> {
  await tx.deleteFrom('conversation_search').where('rowid', '=', id).execute()
  await tx.deleteFrom('conversation_short').where('rowid', '=', id).execute()
  await indexNewConversation(tx, id, customer)
}

/** Nothing is written of somebody whose name is not known yet. */
export async function indexNewConversation(
  tx: Tx,
  id: number,
  { name, profile_name: profileName, phone9 }: Named,
): Promise<void> {
  const other = profileName === name ? null : profileName
  const { text, short } = nameEntry([name, other, phone9])
  if (text === '') return
  await tx.insertInto('conversation_search').values({ rowid: id, text }).execute()
  await tx.insertInto('conversation_short').values({ rowid: id, text: short }).execute()
}

interface Findable {
  readonly name: string
  readonly phone9: string | null
  readonly address: string
  readonly products: readonly string[]
}

/** Name, phone, address and what was bought lead to the order; its number has an index of its own. */
export async function indexOrder(tx: Tx, id: number, order: Findable): Promise<void> {
  const { name, phone9, address, products } = order
  const text = orderText([name, phone9, address, ...new Set(products)])
  await tx.deleteFrom('order_search').where('rowid', '=', id).execute()
  await tx.insertInto('order_search').values({ rowid: id, text }).execute()
}
