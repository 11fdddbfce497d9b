import { wholePhone } from '@pal/core/domain/phone'
import { shopCountry } from '@pal/core/domain/shop-country'
import { sql } from 'kysely'

import type { Reads } from '../schema/reads.ts'
import { phone9 } from '../search/normalise.ts'
import { type CustomerOrders, toldApart } from './customer-orders.ts'

/** Where the shop is, for numbers that are written without a country. */
export interface Shop {
  readonly company: Parameters<typeof shopCountry>[0]
  readonly currency: string
}

interface Numbered {
  /** None of whoever is not a customer yet. */
  readonly id: number | null
  readonly phone: string | null
}

/**
 * What was ordered with the same number by other customers, on any page and without a chat: who they are is
 * kept apart, for a number that two share proves nothing. Null where nobody else did.
 */
export async function samePhoneOrders(
  db: Reads,
  customer: Numbered,
  shop: Shop,
): Promise<CustomerOrders | null> {
  const others = (await othersOfPhones(db, [customer], shop)).get(customer)
  return others ? summed(others) : null
}

/** The same of each row of a list: how many orders. */
export async function samePhoneCounts(
  db: Reads,
  customers: readonly Numbered[],
  shop: Shop,
): Promise<ReadonlyMap<number | null, number>> {
  const others = await othersOfPhones(db, customers, shop)
  return new Map([...others].map(([{ id }, theirs]) => [id, summed(theirs).orders]))
}

/** Their ids. */
export async function othersOfPhone(db: Reads, customer: Numbered, shop: Shop): Promise<number[]> {
  const others = await othersOfPhones(db, [customer], shop)
  return (others.get(customer) ?? []).map(({ id }) => id)
}

async function othersOfPhones(
  db: Reads,
  customers: readonly Numbered[],
  shop: Shop,
): Promise<Map<Numbered, (CustomerOrders & { id: number })[]>> {
  const country = shopCountry(shop.company, shop.currency)
  const wanted = customers.flatMap((customer) => {
    if (customer.phone === null || phone9(customer.phone) === null) return []
    const phone = wholePhone(customer.phone, country)
    return { customer, phone, endings: phone.spellings.map(phone9) }
  })
  if (wanted.length === 0) return new Map()
  const endings = [...new Set(wanted.flatMap((one) => one.endings))].filter((end) => end !== null)
  const alike = await toldApart(db, await byEndings(db, endings))
  const byEnding = Map.groupBy(alike, (row) => row.phone9)
  return new Map(
    wanted.flatMap(({ customer, phone, endings: own }) => {
      const others = [...new Set(own)]
        .flatMap((ending) => byEnding.get(ending) ?? [])
        .filter((row) => row.id !== customer.id && phone.isSame(row.phone ?? ''))
      return others.length === 0 ? [] : [[customer, others] as const]
    }),
  )
}

function summed(rows: readonly CustomerOrders[]): CustomerOrders {
  const sum = (of: keyof CustomerOrders) => rows.reduce((all, row) => all + row[of], 0)
  return {
    orders: sum('orders'),
    delivered: sum('delivered'),
    returned: sum('returned'),
    partlyReturned: sum('partlyReturned'),
    cancelled: sum('cancelled'),
  }
}

async function byEndings(db: Reads, endings: readonly string[]) {
  return (
    db
      .selectFrom('customers')
      .select([
        'id',
        'phone',
        'phone9',
        'order_count as orders',
        'delivered_count as delivered',
        'returned_count as returned',
        'cancelled_count as cancelled',
      ])
      .where('phone9', 'in', endings)
      // Word for word the condition of the index.
      .where(sql<boolean>`+order_count > 0`)
      .where('erasing_since', 'is', null)
      .execute()
  )
}
