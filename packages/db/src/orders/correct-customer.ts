import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import { changeCustomer, type CustomerChanges } from '../conversations/customers.ts'
import { typedByHuman } from '../conversations/fact-sources.ts'
import type { Tx } from '../schema/reads.ts'
import { indexOrder } from '../search/name-index.ts'
import { phone9 } from '../search/normalise.ts'
import { linesOf, type OrderRow, outdated, updateOrder } from './orders.ts'

export interface Recipient {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly instructions: string
}

/** Who gets an order and where, while it has not left; the history keeps what was there before. */
export async function correctCustomer(
  tx: Tx,
  old: OrderRow,
  to: Recipient,
  now: number,
): Promise<void> {
  const before = {
    ...(to.name !== old.customer_name && { customerName: old.customer_name }),
    ...(to.phone !== old.customer_phone && { customerPhone: old.customer_phone }),
    ...(to.address !== old.customer_address && { customerAddress: old.customer_address }),
    ...(to.instructions !== old.delivery_instructions && {
      deliveryInstructions: old.delivery_instructions,
    }),
  }
  if (Object.keys(before).length === 0) return
  if (old.status !== 'confirmed' && old.status !== 'processing') {
    throw new AppError('conflict', because('order_has_left'))
  }
  const row = await updateOrder(
    tx,
    old.id,
    {
      customer_name: to.name,
      customer_phone: to.phone,
      phone9: phone9(to.phone),
      customer_address: to.address,
      delivery_instructions: to.instructions,
      // What was printed, or a courier was given, goes to somebody else, or elsewhere.
      ...outdated(old, now),
    },
    now,
  )
  const lines = (await linesOf(tx, [old.id])).get(old.id) ?? []
  await indexOrder(tx, old.id, {
    name: to.name,
    phone9: row.phone9,
    address: to.address,
    products: lines.map(({ name }) => name),
  })
  await followCustomer(tx, old, to, now)
  await tx
    .insertInto('order_events')
    .values({
      order_id: old.id,
      at: now,
      kind: 'edited',
      detail: JSON.stringify(before),
      actor: 'human',
    })
    .execute()
}

/** What is known of the customer from this order is put right with it, for their next one. */
async function followCustomer(tx: Tx, old: OrderRow, to: Recipient, now: number): Promise<void> {
  const customer = await tx
    .selectFrom('customers')
    .select(['name', 'phone', 'address'])
    .where('id', '=', old.customer_id)
    .executeTakeFirst()
  if (!customer) return
  const changes: CustomerChanges = {
    ...(customer.name === old.customer_name && { name: to.name }),
    ...(customer.phone === old.customer_phone && { phone: to.phone }),
    ...(customer.address === old.customer_address && { address: to.address }),
  }
  if (Object.keys(changes).length > 0) {
    await changeCustomer(tx, old.customer_id, changes, { from: typedByHuman(now), now })
  }
}
