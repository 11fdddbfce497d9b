import { nameOrder } from '../../search/name-order.ts'
import { orderText } from '../../search/search-terms.ts'
import { dayOf } from '../../stats/days.ts'
import type { Schema } from '../migrate.ts'
import { initial } from './0001-initial.ts'
import { relays } from './0002-relays.ts'
import { learning } from './0003-learning.ts'
import { analytics } from './0004-analytics.ts'
import { budget, oneTrialPack, productPictures, sharedStock } from './0004-campaigns.ts'
import { columns, messageIndex } from './0004-columns.ts'
import { drafts, trust } from './0004-drafts.ts'
import { jobNumbers } from './0004-job-numbers.ts'
import { campaignExamples, recall, remembered } from './0004-learned.ts'
import { listOrder } from './0004-list-order.ts'
import { quickReplies, receipts, speech } from './0004-messages.ts'
import {
  addresses,
  advances,
  byHand,
  courierFiles,
  deliveryAreas,
  doubles,
  ledger,
  orderNotices,
  payments,
  withoutChat,
} from './0004-orders.ts'
import { proposals, rehearsals } from './0004-proposals.ts'
import { reasons } from './0004-reasons.ts'
import { returns } from './0004-returns.ts'
import { customerFacts, sources } from './0004-sources.ts'
import { disclosures, notes, tasks } from './0004-tasks.ts'
import { deliveryInstructions, owed } from './0005-orders.ts'
import { costs, customers, lowStock, sortedProducts } from './0006-customers-and-costs.ts'
import {
  agentOrders,
  agentRevenue,
  cancelReason,
  commentReplies,
  commentSources,
  customerRevenue,
  customersByNumber,
  handBacks,
  paymentReference,
  returnedOrders,
  soldOut,
  waived,
} from './0007-orders-and-stock.ts'

export const storeSchema: Schema = {
  /** 'PALS' */
  applicationId: 0x50_41_4c_53,
  migrations: {
    1: initial,
    2: relays,
    3: learning,
    4: [
      columns,
      reasons,
      payments,
      returns,
      doubles,
      tasks,
      quickReplies,
      analytics,
      orderNotices,
      drafts,
      speech,
      recall,
      budget,
      sources,
      trust,
      proposals,
      remembered,
      customerFacts,
      campaignExamples,
      rehearsals,
      byHand,
      notes,
      addresses,
      advances,
      productPictures,
      disclosures,
      deliveryAreas,
      messageIndex,
      ledger,
      withoutChat,
      jobNumbers,
      receipts,
      listOrder,
      oneTrialPack,
      sharedStock,
      courierFiles,
    ],
    5: [owed, deliveryInstructions],
    6: [customers, costs, sortedProducts, lowStock],
    7: [
      agentOrders,
      paymentReference,
      waived,
      cancelReason,
      agentRevenue,
      customersByNumber,
      returnedOrders,
      customerRevenue,
      soldOut,
      handBacks,
      commentSources,
      commentReplies,
    ],
  },
  functions: {
    order_text: (name: string, phone: string | null, products: string | null) =>
      orderText([name, phone, products]),
    order_words: (name: string, phone: string | null, address: string, products: string | null) =>
      orderText([name, phone, address, products]),
    name_order: nameOrder,
    day_of: (at: number, zone: string) => dayOf(at, zone),
  },
}
