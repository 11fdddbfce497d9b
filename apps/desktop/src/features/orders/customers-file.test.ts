import type { CustomerFilter, ListedCustomer } from '@pal/db/customers/customer-list'
import { noon } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import type { StoreThread } from '../../threads/store-thread.ts'
import { customersInFile } from './customers.ts'

const minute = 60_000
const people = 1_000

/** They ordered one after another, minute by minute, before noon. */
const everybody = () =>
  Array.from({ length: people }, (_, at) => ({
    id: at + 1,
    orders: 1,
    last_order_at: noon - (people - at) * minute,
  }))

it('who orders while the file of customers is written is in it, and nobody is twice [OR-04]', async () => {
  const customers = everybody()
  const newest = ({ before, limit }: CustomerFilter) =>
    customers
      .toSorted((one, other) => other.last_order_at - one.last_order_at || other.id - one.id)
      .filter(({ last_order_at: at }) => before === undefined || at < before.at)
      .slice(0, limit)
      .map((one) => ({ ...one }))
  const thread = { run: async (_task: string, filter: CustomerFilter) => newest(filter) }
  const file = customersInFile({
    thread: thread as unknown as StoreThread,
    clock: clockAt(() => noon),
    sort: 'last_order',
    show: 'all',
    signal: new AbortController().signal,
  })
  const written: number[] = []
  for await (const rows of file) {
    written.push(...rows.map(({ id }: ListedCustomer) => id))
    const [oldest, second] = customers
    if (written.length === 400 && oldest && second) {
      oldest.last_order_at = noon + minute
      second.last_order_at = noon + 2 * minute
    }
  }
  expect(written.slice(-2)).toEqual([2, 1])
  expect(written.toSorted((one, other) => one - other)).toEqual(everybody().map(({ id }) => id))
})
