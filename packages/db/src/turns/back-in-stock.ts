import { sql } from 'kysely'

import { productById, type ProductRow } from '../campaigns/products.ts'
import type { ConversationRow } from '../conversations/conversations.ts'
import { windowClosesAt } from '../conversations/reply-window.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import { toldSoldOut } from '../stats/stock-demand.ts'
import { enqueueFollowUp } from './follow-up.ts'

type Brought = Pick<ProductRow, 'id' | 'stock_group' | 'in_stock' | 'stock_count'>

const canBeHad = (row: Pick<ProductRow, 'in_stock' | 'stock_count'>) =>
  row.in_stock === 1 && row.stock_count !== 0

/** Whoever was told that this is sold out, and may still be written to: by Facebook's rules, and their own. */
async function waitingFor(db: Reads, product: Brought, now: number): Promise<readonly Told[]> {
  if (canBeHad(product)) return []
  const { id, stock_group: group } = product
  const same = sql`in (select id from products where id = ${id} or stock_group = ${group})`
  const told = sql<{ product: number; conversation: number }>`(
    ${toldSoldOut(same, sql`distinct fact.product_id as product, fact.conversation_id as conversation`)}
  )`
  const rows = await db
    .selectFrom(told.as('told'))
    .innerJoin('conversations', 'conversations.id', 'told.conversation')
    .selectAll('conversations')
    .select('told.product')
    .execute()
  return rows.filter((row) => row.no_follow_ups_since === null && (windowClosesAt(row) ?? 0) > now)
}

interface Told extends Pick<ConversationRow, 'id' | 'page_id' | 'customer_id'> {
  readonly product: number
}

/**
 * Does what may bring products back. Of what can be had then and could not before, whoever was told
 * so is to hear, each customer once; how many those are.
 */
export async function bringingBack<T>(
  tx: Tx,
  product: Brought,
  { change, now }: { readonly change: () => Promise<T>; readonly now: number },
): Promise<{ readonly changed: T; readonly toTell: number }> {
  const told = await waitingFor(tx, product, now)
  const changed = await change()
  const customers = new Set<number>()
  for (const { id, page_id, customer_id, product: productId } of told) {
    const row = await productById(tx, productId)
    if (!row || !canBeHad(row) || customers.has(customer_id)) continue
    customers.add(customer_id)
    await enqueueFollowUp(
      tx,
      { id, page_id },
      { kind: 'back', productId, at: now },
      { runAt: now, now },
    )
  }
  return { changed, toTell: customers.size }
}
