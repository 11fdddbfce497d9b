import { directions } from '@pal/core/domain/entities'
import { wholePhone } from '@pal/core/domain/phone'
import { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'

import { activeCampaignOf } from '../campaigns/campaigns.ts'
import { offersNaming } from '../campaigns/open-offers.ts'
import { productsOf } from '../campaigns/product-list.ts'
import { campaignToRehearse } from '../campaigns/rehearsal-offers.ts'
import { conversationMeta, listConversations } from '../conversations/conversation-list.ts'
import {
  abandonSilent,
  findConversation,
  waitingConversations,
} from '../conversations/conversations.ts'
import { customerByPhone, customerByPsid, customersByPsid } from '../conversations/customers.ts'
import { askForLateReplies } from '../conversations/request-human.ts'
import { countCustomers, type CustomerFilter, listCustomers } from '../customers/customer-list.ts'
import { samePhoneOrders } from '../customers/same-phone.ts'
import { handOffsAfter } from '../jobs/alerts.ts'
import { unfinishedJob } from '../jobs/queue.ts'
import { detachedCustomers } from '../maintenance/detach-customer.ts'
import type { Store } from '../maintenance/store.ts'
import { messagesNear } from '../messages/candidates.ts'
import { partsUnder, sentAsScheduled } from '../messages/message-parts.ts'
import { customerMessagesAfter, messageByMid, messagesOf } from '../messages/messages.ts'
import { eventsAboutMessages } from '../messages/webhook-events.ts'
import { countOrders, listOrders } from '../orders/order-list.ts'
import { courierNames, owedByCourier } from '../orders/order-sums.ts'
import { engagedSince } from '../pages/page-calls.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { StoreSchema } from '../schema/schema.ts'
import { StoreDialect } from '../sqlite/dialect.ts'
import { StatementCache } from '../sqlite/statement-cache.ts'
import {
  answersByHour,
  begunInQuarters,
  begunOnDays,
  tradeOfDays,
  tradeOfQuarters,
} from '../stats/rollup-reads.ts'
import { dashboardCounts } from '../stats/stats.ts'
import { writtenSince } from '../stats/written-since.ts'
import { rehearsable } from '../turns/rehearsable.ts'
import { openTestStore } from './testing.ts'

const before = { at: 2, id: 2 }
const limit = 50

/** What must take the same time on a store a hundred times as large. */
const bounded: Record<string, (db: Reads) => Promise<unknown>> = {
  'newest conversations': (db) => listConversations(db, { limit }),
  'a later page of conversations': (db) => listConversations(db, { limit, before }),
  'conversations by status': (db) => listConversations(db, { limit, status: 'active', before }),
  'conversations by stage': (db) => listConversations(db, { limit, stage: 'initial' }),
  'likely doubles': (db) => countOrders(db, { double: 1 }),
  'live conversations': (db) => listConversations(db, { limit: 4, stage: 'live' }),
  'the newest activity': (db) => conversationMeta(db),
  'tagged conversations': (db) => listConversations(db, { limit, tag: 'vip' }),
  'offers that name a product': (db) => offersNaming(db, [1], 9),
  'who waits': (db) => waitingConversations(db, { since: 1 }).next(),
  'what there is to rehearse': (db) => campaignToRehearse(db, null),
  'past conversations of a campaign': (db) => rehearsable(db, { campaignId: 1, limit }),
  'conversations of a page': (db) => listConversations(db, { limit, pageId: '1' }),
  'messages of a conversation': (db) => messagesOf(db, 1, { limit, before }),
  'what came since': (db) => customerMessagesAfter(db, 1, 1),
  'a message by its mid': (db) => messageByMid(db, '1', 'm'),
  'newest orders': (db) => listOrders(db, { limit, before }),
  'orders by status and time': (db) => listOrders(db, { limit, status: 'shipped', from: 1 }),
  'orders of a campaign': (db) => listOrders(db, { limit, campaignId: 1, before }),
  'orders by name': (db) => listOrders(db, { limit, search: 'rahim', before }),
  'orders of a status by name': (db) =>
    listOrders(db, { limit, search: 'rahim', status: 'shipped', from: 1, campaignId: 1 }),
  'orders by short name': (db) => listOrders(db, { limit, search: 'ra', before }),
  'orders by number': (db) => listOrders(db, { limit, search: 'PAL-0001', before }),
  'an order by its number as it is said': (db) =>
    listOrders(db, { limit, search: 'PAL-12', before }),
  'orders of a period': (db) => listOrders(db, { limit, from: 1, to: 9, before }),
  'orders that count as revenue': (db) => listOrders(db, { limit, from: 1, to: 9, sold: 1 }),
  'orders of a campaign in a period': (db) =>
    listOrders(db, { limit, campaignId: 1, from: 1, to: 9, before }),
  'orders of a payment': (db) => listOrders(db, { limit, payment: 'unpaid', before }),
  'orders of a courier in a period': (db) =>
    listOrders(db, { limit, courier: 'Pathao', from: 1, to: 9, before }),
  'orders whose money is due': (db) => listOrders(db, { limit, due: 1, before }),
  'orders whose money a courier owes': (db) =>
    listOrders(db, { limit, due: 1, courier: 'Pathao', before }),
  'orders without a printed slip': (db) => listOrders(db, { limit, unprinted: 1, before }),
  'orders that were in no courier file': (db) => listOrders(db, { limit, unfiled: 1, before }),
  'orders of which something came back': (db) => listOrders(db, { limit, returned: 1, before }),
  'names of couriers': courierNames,
  'what was written since a backup': (db) => writtenSince(db, 1),
  'sums of days': (db) => tradeOfDays(db, { from: '2026-01-01', to: '2026-03-31' }),
  'what begun on days': (db) => begunOnDays(db, { from: '2026-01-01', to: '2026-03-31' }),
  'sums of quarters': (db) => tradeOfQuarters(db, { campaigns: '[0, 1]', from: 0, to: 9 }),
  'what begun in quarters': (db) => begunInQuarters(db, { from: 0, to: 9 }),
  'answers by hour': (db) => answersByHour(db, { from: 0, to: 9 }),
  'figures of the dashboard': (db) => dashboardCounts(db),
}

const shop = { company: { country: 'BD', timezone: 'UTC' }, currency: 'BDT' }

/** Found through the conditions of an index that only holds some of the rows. */
const byPart: Record<string, [index: string, read: (db: Reads) => Promise<unknown>]> = {
  'a job by its key': ['jobs_key', (db) => unfinishedJob(db, 'answer:1')],
  'a customer by their PSID': ['customers_psid', (db) => customerByPsid(db, '1', '1')],
  'a customer without a chat': [
    'customers_by_phone',
    (db) => customerByPhone(db, { pageId: '1', phone: wholePhone('01712345678', 'BD') }),
  ],
  'customers of any page by number': [
    'customers_by_number',
    (db) => samePhoneOrders(db, { id: 1, phone: '01712345678' }, shop),
  ],
  'customers of any page by PSID': ['customers_psid', (db) => customersByPsid(db, '1')],
  'a conversation by its thread': ['conversations_thread', (db) => findConversation(db, 't_1')],
  'who goes quiet': [
    'conversations_going_quiet',
    (db) => abandonSilent(db as Tx, { silentSince: 9, now: 9 }),
  ],
  'the messages of a reply': ['messages_client_id', (db) => partsUnder(db, 1, 'a')],
  'a reply that was scheduled': ['messages_scheduled_reply', (db) => sentAsScheduled(db, 1, 'a')],
  'who is being erased': ['customers_erasing', (db) => detachedCustomers(db).next()],
  'what a message may be a copy of': [
    'customers_psid',
    (db) => messagesNear(db, { pageId: '1', psid: '1', fromCustomer: true, at: 9 }),
  ],
  'who waits for a human who took over': [
    'conversations_takeovers',
    (db) => askForLateReplies(db as Tx, { takeoverMs: 9, now: 9 }),
  ],
  'who began to need a human': [
    'conversations_needing_human',
    (db) => handOffsAfter(db, { human: 1 }, 9),
  ],
  'the active campaign': ['campaigns_one_active_per_page', (db) => activeCampaignOf(db, '1')],
  'what was sent about messages': [
    'webhook_events_of_message',
    (db) => eventsAboutMessages(db, { pageId: '1', psid: '1' }),
  ],
}

async function plansOf(
  store: Store,
  read: (db: Reads) => Promise<unknown>,
): Promise<{ sql: string; steps: string[] }[]> {
  const seen: { sql: string; parameters: readonly unknown[] }[] = []
  const watched = new Kysely<StoreSchema>({
    dialect: new StoreDialect(new StatementCache(store.raw)),
    log({ query }) {
      seen.push(query)
    },
  })
  await read(watched)
  return seen.map(({ sql, parameters }) => {
    const steps = store.raw.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters) as {
      detail: string
    }[]
    return { sql, steps: steps.map(({ detail }) => detail) }
  })
}

describe('the plan of', () => {
  it('who wrote to a page reads no more than they are, and who has moved since', async () => {
    await using store = openTestStore()
    const [plan] = await plansOf(store, (db) => engagedSince(db, '1', 1))
    expect(plan?.steps.filter((step) => step.startsWith('SEARCH'))).toEqual([
      'SEARCH conversations USING INDEX conversations_by_page (page_id=? AND listed_at>?)',
      'SEARCH conversations USING INDEX conversations_moved (last_activity_at>?)',
    ])
  })

  it('what couriers owe reads nothing but its index', async () => {
    await using store = openTestStore()
    const [plan] = await plansOf(store, owedByCourier)
    expect(plan?.steps[0]).toContain('COVERING INDEX orders_owed')
  })

  it.each([
    ['orders_by_payment', { payment: 'part' }],
    ['orders_by_payment', { advanceDue: 1 }],
    ['orders_of_courier', { courier: 'Pathao' }],
    ['orders_owed', { due: 1 }],
    ['orders_unprinted', { unprinted: 1 }],
    ['orders_unfiled', { unfiled: 1 }],
    ['orders_to_give_back', { giveBack: 1 }],
    ['orders_returned', { returned: 1 }],
    ['orders_returned', { returned: 1, status: 'delivered' }],
    ['orders_of_customer', { customerId: 1 }],
    ['orders_of_customer', { customerId: 1, status: 'delivered', campaignId: 1 }],
    ['orders_to_give_back', { giveBack: 1, status: 'delivered' }],
  ] as const)('a list of orders by %s goes by that index', async (index, pick) => {
    await using store = openTestStore()
    const plans = await plansOf(store, (db) => listOrders(db, { ...pick, limit, before }))
    expect(plans.map(({ steps }) => steps.length)).toEqual([1])
    expect(plans[0]?.steps[0]).toContain(` ${index}`)
  })

  it.each([
    ['customers_by_last_order', { sort: 'last_order' }],
    ['customers_by_orders', { sort: 'orders' }],
    ['customers_ordering_again', { sort: 'last_order', pick: 'again' }],
    ['customers_by_orders', { sort: 'orders', pick: 'again' }],
    ['customers_with_returns', { sort: 'last_order', pick: 'returned' }],
    ['customers_without_chat', { sort: 'last_order', pick: 'without_chat' }],
    ['customers_of_page ', { sort: 'last_order', pageId: '1' }],
    ['customers_of_page_by_orders', { sort: 'orders', pageId: '1' }],
    ['customers_of_page ', { sort: 'last_order', pageId: '1', pick: 'again' }],
    ['customers_of_page ', { sort: 'last_order', pageId: '1', pick: 'without_chat' }],
    ['customers_of_page_by_orders', { sort: 'orders', pageId: '1', pick: 'returned' }],
  ] as const satisfies readonly (readonly [string, Omit<CustomerFilter, 'limit'>])[])(
    'a list of customers by %s goes down that index',
    async (index, filter) => {
      await using store = openTestStore()
      for (const page of [{}, { before: { orders: 2, ...before } }]) {
        const [plan] = await plansOf(store, (db) =>
          listCustomers(db, { ...filter, ...page, limit }),
        )
        // The one page that is asked for may be looked up before them.
        const [first, ...others] = plan?.steps.filter((step) => !step.includes(' pages ')) ?? []
        expect(first).toContain(` ${index}`)
        expect(plan?.steps.join()).not.toContain('TEMP B-TREE')
        expect(others.join()).not.toContain('SCAN')
      }
    },
  )

  it.each([
    ['customers_with_returns', { sort: 'orders', pick: 'returned' }],
    ['customers_without_chat', { sort: 'orders', pick: 'without_chat' }],
  ] as const)('those of %s are sorted by their orders, and no others', async (index, filter) => {
    await using store = openTestStore()
    const [plan] = await plansOf(store, (db) => listCustomers(db, { ...filter, limit }))
    expect(plan?.steps[0]).toContain(` ${index}`)
  })

  it.each([
    ['products_of_campaign', 'position'],
    ['products_by_name', 'name'],
    ['products_by_price', 'price'],
    ['products_by_stock', 'stock'],
  ] as const)('a campaign’s products by %s go down that index', async (index, sort) => {
    await using store = openTestStore()
    for (const order of directions) {
      for (const page of [{}, { after: { by: 2, id: 2 } }]) {
        const filter = { ...page, sort, order, limit }
        const [plan] = await plansOf(store, (db) => productsOf(db, 1, filter))
        expect(plan?.steps[0]).toContain(` ${index} `)
        // Where a page begins is looked up in it, too.
        if (page.after) expect(plan?.steps[0]).toMatch(/\(campaign_id=\? AND .*[<>]/)
        expect(plan?.steps.join()).not.toMatch(/TEMP B-TREE|SCAN products/)
      }
    }
  })

  it('customers are counted in an index', async () => {
    await using store = openTestStore()
    for (const pick of [undefined, 'again', 'returned', 'without_chat'] as const) {
      for (const pageId of [undefined, '1']) {
        const [plan] = await plansOf(store, (db) => countCustomers(db, { pick, pageId }))
        expect(plan?.steps[0]).toMatch(
          /^(SCAN|SEARCH) customers USING (COVERING )?INDEX customers_/,
        )
      }
    }
  })

  it('a search for customers looks up whom the indexes of names give', async () => {
    await using store = openTestStore()
    const filter = { sort: 'last_order', search: 'rahim', limit } as const
    const [plan] = await plansOf(store, (db) => listCustomers(db, filter))
    expect(plan?.steps[0]).toContain('SEARCH customers USING INTEGER PRIMARY KEY')
  })

  it.each(Object.entries(bounded))('%s neither scans a table nor sorts', async (_, read) => {
    await using store = openTestStore()
    const plans = await plansOf(store, read)
    expect(plans.length).toBeGreaterThan(0)
    for (const { sql, steps } of plans) {
      const slow = steps.filter((step) => /^SCAN (?!.*(USING|VIRTUAL))|TEMP B-TREE/.test(step))
      expect(slow, `${sql}\n${steps.join('\n')}`).toEqual([])
    }
  })

  it.each(Object.entries(byPart))('%s goes by its index', async (_, [index, read]) => {
    await using store = openTestStore()
    const plans = await plansOf(store, read)
    // What is joined to what was found comes behind it.
    expect(plans.map(({ steps }) => steps[0])).toEqual([expect.stringContaining(` ${index} `)])
    for (const { steps } of plans) expect(steps.join()).not.toContain('SCAN')
  })
})
