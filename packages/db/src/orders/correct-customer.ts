import type { WholePhone } from '@pal/core/domain/phone'
import { AppError, notFound } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import {
  addCustomerWithoutChat,
  changeCustomer,
  customerById,
  customerByPhone,
  type CustomerChanges,
  removeCustomerWithoutChat,
} from '../conversations/customers.ts'
import { typedByHuman } from '../conversations/fact-sources.ts'
import { countPlaced, countTaken } from '../customers/customer-orders.ts'
import type { Tx } from '../schema/reads.ts'
import { indexOrder } from '../search/name-index.ts'
import { phone9 } from '../search/normalise.ts'
import { moveDoubles } from './likely-doubles.ts'
import { linesOf, type OrderRow, ordersOfCustomer, outdated, updateOrder } from './orders.ts'

export interface OrderCustomer {
  readonly name: string
  readonly phone: string
  /** Null where the number stays as it was. */
  readonly whole: WholePhone | null
  readonly address: string
  readonly instructions: string
}

/** Who gets an order and where, while it has not left; the history keeps what was there before. */
export async function correctCustomer(
  tx: Tx,
  old: OrderRow,
  to: OrderCustomer,
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
      customer_id: await whoseNow(tx, old, to, now),
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
  await indexOrder(tx, row, (await linesOf(tx, [old.id])).get(old.id) ?? [])
  if (row.customer_id === old.customer_id) await followCustomer(tx, old, to, now)
  else await moveToCustomer(tx, old, row, now)
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

/** Without a chat a customer is their number: with another one, an order is somebody else's. */
async function whoseNow(
  tx: Tx,
  old: OrderRow,
  { whole }: OrderCustomer,
  now: number,
): Promise<number> {
  const { conversation_id: chat, customer_id: customerId, page_id: pageId } = old
  if (chat !== null || whole === null || whole.isSame(old.customer_phone)) return customerId
  const customer = await customerById(tx, customerId)
  if (!customer || customer.erasing_since !== null) throw notFound('order_not_found')
  const known = await customerByPhone(tx, { pageId, phone: whole })
  if (known) return known.id
  // Nobody else has ordered with either number: it was mistyped from the first.
  if (customer.order_count === 1) return customerId
  return addCustomerWithoutChat(tx, pageId, now)
}

/** Whoever it was filed under is known again as their other orders say, or not at all. */
export async function moveToCustomer(
  tx: Tx,
  old: OrderRow,
  row: OrderRow,
  now: number,
): Promise<void> {
  const from = old.customer_id
  await countPlaced(tx, row)
  const [newest] = await ordersOfCustomer(tx, row.customer_id, 1)
  if (newest?.id === row.id) {
    const changes = factsOf(row)
    await changeCustomer(tx, row.customer_id, changes, { from: typedByHuman(now), now })
  }
  await moveDoubles(tx, row, { from, now })
  const [left] = await ordersOfCustomer(tx, from, 1)
  if (!left) return removeCustomerWithoutChat(tx, from)
  await countTaken(tx, old)
  await followCustomer(tx, old, factsOf(left), now)
}

const factsOf = (order: OrderRow) => ({
  name: order.customer_name,
  phone: order.customer_phone,
  address: order.customer_address,
})

/** What is known of the customer from this order is put right with it, for their next one. */
async function followCustomer(
  tx: Tx,
  old: OrderRow,
  to: ReturnType<typeof factsOf>,
  now: number,
): Promise<void> {
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
