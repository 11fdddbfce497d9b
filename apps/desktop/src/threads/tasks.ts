import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import {
  countConversations,
  type ConversationFilter,
  listConversations,
  type ListedConversation,
} from '@pal/db/conversations/conversation-list'
import {
  type Fact,
  type Recipient,
  type RecipientPage,
  type StatedValue,
  statedValues,
  recipientsOfFact,
  recipientsOfWords,
} from '@pal/db/conversations/stated-facts'
import {
  countCustomers,
  type CustomerFilter,
  listCustomers,
  type ListedCustomer,
} from '@pal/db/customers/customer-list'
import { cutWalOf } from '@pal/db/maintenance/erase-purge'
import { conversationIds, type ExportFilter } from '@pal/db/messages/conversation-export'
import {
  searchConversations,
  searchConversationsByText,
} from '@pal/db/messages/search/message-search'
import { type KeptCourierFile, lastCourierFiles } from '@pal/db/orders/courier-files'
import type { OrderPick } from '@pal/db/orders/order-filter'
import { countOrders, listOrders, type OrderFilter } from '@pal/db/orders/order-list'
import {
  type CourierDebt,
  type OrderSums,
  owedByCourier,
  sumOrders,
} from '@pal/db/orders/order-sums'
import type { OrderRow } from '@pal/db/orders/orders'
import { countParcels, type Parcels, type ParcelsFound } from '@pal/db/orders/parcels'
import { checkpointFile } from '@pal/db/sqlite/checkpoints'
import { unansweredIn, type UnansweredRow } from '@pal/db/stats/gaps'
import type { Span } from '@pal/db/stats/periods'
import { productSales, type ProductSales } from '@pal/db/stats/product-sales'
import { sourceSums, type SourceSums } from '@pal/db/stats/source-sums'
import { stockDemand, type StockDemand } from '@pal/db/stats/stock-demand'

import { type ProductsFile, readProducts, type ReadProducts } from '../products/read-products.ts'
import { longTasks } from './long-work.ts'
import type { TaskContext } from './task-context.ts'

/** What has no bound in time, or would hold the thread of the windows; each answers plain JSON. */
export const tasks = {
  ...longTasks,

  /** The list of conversations, by names and by what was written in them. */
  async searchConversations(
    filter: ConversationFilter & { search: string },
    { db, signal, indexMessages }: TaskContext,
  ): Promise<ListedConversation[]> {
    await indexMessages()
    // Who types on no longer waits for this one; the next must not wait for it either.
    const between = async () => {
      await yieldToEventLoop()
      signal.throwIfAborted()
    }
    return searchConversations(db, filter, { between })
  },

  /** Which conversations a file holds, a part at a time. */
  async conversationIds(
    { limit, beforeId, ...filter }: ExportFilter & { limit: number; beforeId?: number | undefined },
    { db, indexMessages }: TaskContext,
  ): Promise<number[]> {
    if (filter.search) await indexMessages()
    const found = filter.search ? await searchConversationsByText(db, filter.search) : []
    return conversationIds(db, { ...filter, found }, { limit, beforeId })
  },

  /** The list of conversations by what a figure counts of them. */
  listConversations(
    filter: ConversationFilter,
    { db }: TaskContext,
  ): Promise<ListedConversation[]> {
    return listConversations(db, filter)
  },

  countConversations(
    filter: Parameters<typeof countConversations>[1],
    { db }: TaskContext,
  ): Promise<number> {
    return countConversations(db, filter)
  },

  /** Where no index serves all filters together. */
  listOrders(filter: OrderFilter, { db }: TaskContext): Promise<OrderRow[]> {
    return listOrders(db, filter)
  },

  /** A search for who has ordered, and what they spent, has no bound in time. */
  listCustomers(filter: CustomerFilter, { db }: TaskContext): Promise<ListedCustomer[]> {
    return listCustomers(db, filter)
  },

  countCustomers(filter: CustomerFilter, { db }: TaskContext): Promise<number> {
    return countCustomers(db, filter)
  },

  countOrders(pick: OrderPick, { db }: TaskContext): Promise<number> {
    return countOrders(db, pick)
  },

  sumOrders(pick: OrderPick, { db }: TaskContext): Promise<OrderSums> {
    return sumOrders(db, pick)
  },

  countParcels(parcels: Parcels, { db }: TaskContext): Promise<ParcelsFound> {
    return countParcels(db, parcels)
  },

  lastCourierFiles(limit: number, { db }: TaskContext): Promise<KeptCourierFile[]> {
    return lastCourierFiles(db, limit)
  },

  owedByCourier(_: null, { db }: TaskContext): Promise<CourierDebt[]> {
    return owedByCourier(db)
  },

  statedValues(limit: number, { db }: TaskContext): Promise<StatedValue[]> {
    return statedValues(db, limit)
  },

  recipientsOfFact(
    { fact, ...page }: { fact: Fact } & RecipientPage,
    { db }: TaskContext,
  ): Promise<Recipient[]> {
    return recipientsOfFact(db, fact, page)
  },

  async recipientsOfWords(
    { words, ...page }: { words: string } & RecipientPage,
    { db, indexMessages }: TaskContext,
  ): Promise<Recipient[]> {
    await indexMessages()
    return recipientsOfWords(db, words, page)
  },

  unansweredIn(
    { span, limit }: { span: Span; limit: number },
    { db }: TaskContext,
  ): Promise<UnansweredRow[]> {
    return unansweredIn(db, span, limit)
  },

  productSales(span: Span, { db }: TaskContext): Promise<ProductSales> {
    return productSales(db, span)
  },

  sourceSums(span: Span, { db }: TaskContext): Promise<SourceSums> {
    return sourceSums(db, span)
  },

  stockDemand(span: Span, { db }: TaskContext): Promise<StockDemand[]> {
    return stockDemand(db, span)
  },

  /** Reading and checking thousands of rows takes a moment; storing them does not. */
  readProducts(file: ProductsFile): Promise<ReadProducts> {
    return Promise.resolve(readProducts(file))
  },

  checkpointLogs({ path }: { path: string }): Promise<void> {
    checkpointFile(path)
    return Promise.resolve()
  },

  /** What was deleted stays in the write-ahead log until it is cut; false while somebody reads it. */
  cutWal({ path }: { path: string }): Promise<boolean> {
    return cutWalOf(path)
  },
}

export type Tasks = typeof tasks
