import type { Answer, Query } from '@pal/core/contract/endpoints'
import { isoTime } from '@pal/core/domain/iso-time'
import { toMajor } from '@pal/core/domain/money'
import { notFound } from '@pal/core/errors'
import {
  type CustomerFilter,
  listedCustomer,
  type ListedCustomer,
} from '@pal/db/customers/customer-list'
import type { Reads } from '@pal/db/schema/reads'

import { atOnce } from '../../files/file-stream.ts'
import type { CountCursor } from '../../http/cursors.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Column } from '../../platform/csv.ts'
import { currentSettings } from '../../platform/settings.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { wallClock } from './orders-file.ts'
import type { CustomerFileWords } from './words/order-file-words.ts'

type Wanted = Pick<Query<'orders.customers'>, 'sort' | 'show' | 'page' | 'search' | 'limit'>

/** What a query asks for, as the store takes it. */
export const customerFilter = (
  { sort, show, page, search, limit }: Wanted,
  before?: CountCursor,
): CustomerFilter => ({
  limit,
  sort,
  pick: show === 'all' ? undefined : show,
  pageId: page,
  search,
  before: before && { orders: before.count, at: before.at, id: before.id },
})

export const placeOf = ({ id, orders, last_order_at }: ListedCustomer): CountCursor => ({
  count: orders,
  at: last_order_at,
  id,
})

/** It brings what is known of the phone numbers of all countries, which a start does without. */
const numbers = () => import('@pal/db/customers/same-phone')

/** Beside each, what others ordered with the same number. */
export async function presentCustomers(
  db: Reads,
  rows: readonly ListedCustomer[],
): Promise<Answer<'orders.customers'>> {
  const { company } = await currentSettings(db)
  const { samePhoneCounts } = await numbers()
  const shop = { company, currency: company.defaultCurrency }
  const others = await samePhoneCounts(db, rows, shop)
  return rows.map((row) => ({ ...presentCustomer(row), samePhone: others.get(row.id) ?? 0 }))
}

export function presentCustomer(row: ListedCustomer): Omit<Answer<'orders.customer'>, 'samePhone'> {
  const { id, psid, orders, delivered, returned, partlyReturned, cancelled } = row
  return {
    id,
    customerName: nameOf(row),
    customerId: psid,
    customerPhone: row.phone,
    pageName: row.page_name,
    conversationId: row.conversation_id,
    orders,
    delivered,
    returned,
    partlyReturned,
    cancelled,
    spent: row.spent.map(({ currency, minor }) => ({ currency, amount: toMajor(minor) })),
    lastOrderAt: isoTime(row.last_order_at),
  }
}

const nameOf = (row: ListedCustomer) => row.name ?? row.profile_name ?? ''

export async function oneCustomer(db: Reads, id: number): Promise<Answer<'orders.customer'>> {
  const row = await listedCustomer(db, id)
  const [customer] = await presentCustomers(db, row ? [row] : [])
  if (!customer) throw notFound('customer_not_found')
  return customer
}

interface FileWanted extends Omit<Wanted, 'limit'> {
  readonly thread: StoreThread
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** Each once, also whoever orders and moves up in the list while it is written. */
export async function* customersInFile({
  clock,
  ...wanted
}: FileWanted): AsyncGenerator<ListedCustomer[], void, void> {
  const begun = clock.now()
  const written = new Set<number>()
  const others = (rows: readonly ListedCustomer[]) => rows.filter(({ id }) => !written.has(id))
  for await (const rows of pagesOf(wanted)) {
    const page = others(rows)
    for (const { id } of page) written.add(id)
    yield page
  }
  for await (const rows of pagesOf({ ...wanted, sort: 'last_order' })) {
    const meanwhile = rows.filter(({ last_order_at }) => last_order_at >= begun)
    yield others(meanwhile)
    if (meanwhile.length < rows.length) return
  }
}

/** What each has spent is added up, which the thread of the windows does not wait for. */
async function* pagesOf({ thread, signal, ...wanted }: Omit<FileWanted, 'clock'>) {
  for (let before: CountCursor | undefined; ;) {
    const filter = customerFilter({ ...wanted, limit: atOnce }, before)
    const rows = await thread.run('listCustomers', filter, { signal })
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    before = placeOf(last)
  }
}

interface Naming {
  readonly timeZone: string
  readonly words: CustomerFileWords
}

/** One line a customer: where one has paid in several currencies, the others are behind the first. */
export function customerColumns({ timeZone, words }: Naming): readonly Column<ListedCustomer>[] {
  const localTime = wallClock(timeZone)
  return [
    { name: words.name, cell: nameOf },
    { name: words.phone, cell: ({ phone }) => phone, phone: true },
    { name: words.page, cell: (row) => row.page_name },
    { name: words.orders, cell: ({ orders }) => orders },
    { name: words.delivered, cell: ({ delivered }) => delivered },
    { name: words.returned, cell: ({ returned }) => returned },
    { name: words.partlyReturned, cell: (row) => row.partlyReturned },
    { name: words.cancelled, cell: ({ cancelled }) => cancelled },
    { name: words.spent, cell: ({ spent: [first] }) => (first ? toMajor(first.minor) : '') },
    { name: words.currency, cell: ({ spent: [first] }) => first?.currency ?? '' },
    {
      name: words.alsoSpent,
      cell: ({ spent: [, ...others] }) =>
        others.map(({ currency, minor }) => `${toMajor(minor)} ${currency}`).join('; '),
    },
    { name: words.lastOrder, cell: (row) => localTime(row.last_order_at) },
  ]
}
