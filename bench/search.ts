import { performance } from 'node:perf_hooks'

import { openStore } from '@pal/db/maintenance/open-store'
import { listOrders } from '@pal/db/orders/order-list'
import { systemClock } from '@pal/desktop/src/platform/clock.ts'
import { StoreThread } from '@pal/desktop/src/threads/store-thread.ts'

import type { Context } from './context.ts'
import { likeMessages, likeOrders } from './live.ts'
import type { Result } from './result.ts'
import { Random } from './seed/random.ts'
import { kinds } from './seed/story.ts'
import { sentence } from './seed/words.ts'
import { percentile, spread, spreads, timed } from './stats.ts'

/**
 * Target 6: what is typed, letter by letter; on the store's thread words of messages, and what has no
 * bound either: the conversations of a campaign of any time.
 */
export async function search(context: Context): Promise<Result> {
  await using store = await openStore(context.folder)
  const random = new Random(11)
  const typed = orderQueries(store.raw, random)
  const [first = ''] = typed
  await listOrders(store.db, { limit: 20, search: first })
  const orders: Taken = { wall: [], cpu: [] }
  for (const query of typed) {
    await take(orders, () => listOrders(store.db, { limit: 20, search: query }))
  }
  const like = store.raw.prepare(likeOrders)
  const likes: number[] = []
  for (const query of typed.filter((_, at) => at % Math.ceil(typed.length / 20) === 0)) {
    likes.push(await timed(() => like.all({ like: `%${query}%` })))
  }

  await using thread = new StoreThread({ folder: context.folder, clock: systemClock })
  await thread.run('searchConversations', { limit: 50, search: 'price' })
  const messages: Taken = { wall: [], cpu: [] }
  const mainThread: number[] = []
  for (const query of messageQueries(random)) {
    const before = performance.eventLoopUtilization()
    await take(messages, () => thread.run('searchConversations', { limit: 50, search: query }))
    mainThread.push(performance.eventLoopUtilization(before).active)
  }
  const campaign: Taken = { wall: [], cpu: [] }
  for (let id = 1; id <= 40; id++) {
    await take(campaign, () => thread.run('listConversations', { limit: 50, campaignId: id }))
  }
  const likeText = store.raw.prepare(likeMessages)
  const likesOfText: number[] = []
  for (const word of ['karimo nothing', 'zazaza', 'silk discount']) {
    likesOfText.push(await timed(() => likeText.all({ like: `%${word}%` })))
  }
  return {
    name: 'search',
    target: 6,
    checks: [
      {
        what: 'orders as typed, p99',
        value: percentile(orders.wall, 0.99),
        unit: 'ms',
        is: 'at most',
        bound: 5,
      },
      {
        what: 'messages, p99',
        value: percentile(messages.wall, 0.99),
        unit: 'ms',
        is: 'at most',
        bound: 100,
      },
      {
        what: 'conversations of a campaign, p99',
        value: percentile(campaign.wall, 0.99),
        unit: 'ms',
        is: 'at most',
        bound: 100,
      },
      {
        what: 'messages, main thread a call',
        value: spread(mainThread).median,
        unit: 'ms',
        is: 'at most',
        bound: 1,
      },
    ],
    series: spreads({
      orders: orders.wall,
      ordersCpu: orders.cpu,
      likes,
      messages: messages.wall,
      messagesCpu: messages.cpu,
      campaign: campaign.wall,
      mainThread,
      likesOfText,
    }),
  }
}

/** By the clock, and by the processor: all threads together, so that a busy machine shows. */
interface Taken {
  wall: number[]
  cpu: number[]
}

async function take(taken: Taken, work: () => unknown): Promise<void> {
  const before = process.cpuUsage()
  taken.wall.push(await timed(work))
  const { user, system } = process.cpuUsage(before)
  taken.cpu.push((user + system) / 1000)
}

/** The first words of messages; then some more of which the last is only begun. */
function messageQueries(random: Random): string[] {
  return Array.from({ length: 210 }, (_, index) => {
    const { text } = sentence(random.at(kinds.text, 1 + index * 7))
    const words = text.split(' ').slice(0, 1 + (index % 3))
    if (index < 150) return words.join(' ')
    const begun = [...(words.pop() ?? '')].slice(0, 1 + (index % 4)).join('')
    return [...words, begun].join(' ')
  })
}

/** Names, phones and addresses of orders, typed from the third letter on; numbers; some that nobody has. */
function orderQueries(raw: import('better-sqlite3').Database, random: Random): string[] {
  const { n } = raw.prepare('SELECT max(id) AS n FROM orders').get() as { n: number }
  const row = raw.prepare<
    [number],
    { number: string; customer_name: string; customer_phone: string; customer_address: string }
  >('SELECT number, customer_name, customer_phone, customer_address FROM orders WHERE id = ?')
  const queries: string[] = []
  for (let index = 0; index < 60; index++) {
    const order = row.get(1 + random.at(20, index).below(n))
    if (!order) continue
    const { customer_name: name, customer_phone: phone, number } = order
    for (let end = 3; end <= name.length; end++) queries.push(name.slice(0, end))
    queries.push(phone, phone.slice(-6), number, number.slice(0, 8), `${name} x`)
    const { customer_address: address } = order
    for (let end = 3; end <= address.length; end += 2) queries.push(address.slice(0, end))
    const [, road = '', area = '', city = ''] = address.split(', ')
    const [first = ''] = name.split(' ')
    queries.push(road, area, city, `${area} ${city}`, `${city} ${first}`, `${name} ${road}`)
  }
  return queries
}
