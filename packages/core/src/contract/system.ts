import * as z from 'zod/mini'

import {
  campaignStatuses,
  healthStates,
  logCategories,
  logLevels,
  orderStatuses,
} from '../domain/entities.ts'
import { isParams, type Params } from '../texts/params.ts'
import { reason } from './reason.ts'
import {
  amount,
  cursor,
  del,
  done,
  get,
  id,
  idParam,
  limit,
  patch,
  post,
  requiredText,
  search,
  time,
} from './shape.ts'

const log = z.object({
  id,
  timestamp: time,
  level: z.enum(logLevels),
  category: z.enum(logCategories),
  /** What it says: a code of the catalogue and what fills its sentence; null in lines of older programs. */
  code: z.nullable(z.string()),
  params: z.nullable(z.custom<Params>(isParams)),
  /** In English. */
  message: z.string(),
  details: z.nullable(z.record(z.string(), z.unknown())),
  /** Whom and what it is about, as they are called now; null where it says nothing of it, or is no longer there. */
  about: z.object({
    conversation: z.nullable(z.object({ id, customerName: z.string(), customerId: z.string() })),
    order: z.nullable(z.object({ id, orderId: z.string(), customerName: z.string() })),
    campaign: z.nullable(z.string()),
    page: z.nullable(z.string()),
  }),
})
export type Log = z.output<typeof log>

export const logFilters = ['all', 'webhook', 'facebook', 'ai', 'errors'] as const
export type LogFilter = (typeof logFilters)[number]

/** Which lines of the log. */
export const logPick = {
  search,
  filter: z._default(z.enum(logFilters), 'all'),
  /** Only those about this chat. */
  conversation: z.optional(idParam.shape.id),
}

const health = z.object({
  state: z.enum(healthStates),
  reason: z.nullable(reason),
})
export type Health = z.output<typeof health>

/** Whether a page works, its calls to Facebook of the last 24 hours, and how often messages are fetched with them. */
const pageCalls = z.extend(health, {
  pageId: z.string(),
  name: z.string(),
  callsUsed: z.int(),
  /** How many Facebook allows in 24 hours, by its own figures where it tells them. */
  budget: z.int(),
  /** Used up, 0 to 1 and above; by our count or by Facebook's, whichever is more. */
  share: z.number(),
  /** The distance to the next look; null before the first. */
  fetchEverySeconds: z.nullable(z.int()),
  nextFetchAt: z.nullable(time),
  /** How long a first message after a quiet time may wait before it is fetched. */
  slowestFetchSeconds: z.int(),
  /** Until when Facebook takes no calls for this page; null when it does. */
  blockedUntil: z.nullable(time),
})
export type PageCalls = z.output<typeof pageCalls>

const systemStatus = z.object({
  /** Whether customers are answered; it needs messenger, AI and an active campaign. */
  agent: z.extend(health, {
    /** Conversations in which the agent asks for a human now: what was put off is not counted. */
    needHuman: z.int(),
    /** Answers and follow-ups that are worded and wait for the seller's yes. */
    drafts: z.int(),
    /** Customers who wait for the seller now: for a human, or for an answer that is a draft. */
    waiting: z.int(),
    /** Whether it has ever answered anybody, a customer or the seller in a test chat. */
    tried: z.boolean(),
    /** Of the pages with an active campaign: on how many customers are answered. */
    pages: z.object({ working: z.int(), all: z.int() }),
    /** Campaigns that are paused because their budget of the month is used up. */
    overBudget: z.array(id),
  }),
  messenger: health,
  pages: z.array(pageCalls),
  ai: health,
  database: health,
  webhook: health,
  /** How well secrets are kept on this machine. */
  vault: health,
})
export type SystemStatus = z.output<typeof systemStatus>

const campaignProducts = z.object({ campaignId: id, campaignName: z.string(), products: z.int() })

const needs = z.object({
  /** As the tasks count them. */
  tasks: z.object({ handoff: z.int(), unsent: z.int(), scheduled: z.int(), draft: z.int() }),
  /** Orders that are likely doubles and wait to be sent. */
  doubles: z.int(),
  /** Campaigns that sell, with how many of their products are out of stock. */
  outOfStock: z.array(campaignProducts),
  /** The same of those of which few are left. */
  lowStock: z.array(campaignProducts),
})

const stats = z.object({
  activeCampaigns: z.int(),
  totalConversations: z.int(),
  ordersGenerated: z.int(),
  /** Of them those that the agent took; a human took the others. */
  agentOrders: z.int(),
  /** In the default currency; what was sold in others is in `revenues`. */
  revenue: amount,
  currency: z.string(),
  revenues: z.array(z.object({ currency: z.string(), amount, byAgent: amount })),
  /** In the default currency, of the shop's own days. */
  revenueToday: amount,
  revenueYesterday: amount,
  /** Orders that came of a conversation, for each conversation; 0 where there is none. */
  conversionRate: z.number(),
  /** Seconds from a customer's message to the answer; null before the first. */
  avgResponseTime: z.nullable(z.number()),
  pointsEarned: z.int(),
})
export type DashboardStats = z.output<typeof stats>
export type DashboardNeeds = z.output<typeof needs>

/** So many of each kind: whoever wants more of one goes to its page. */
export const quickSearchLimit = 5

/** What the command palette finds while somebody types. */
const quickSearch = z.object({
  campaigns: z.array(
    z.object({ id, name: z.string(), status: z.enum(campaignStatuses), budgetUsedUp: z.boolean() }),
  ),
  conversations: z.array(
    z.object({
      id,
      customerId: z.string(),
      customerName: z.string(),
      pageName: z.string(),
      lastActivity: time,
    }),
  ),
  orders: z.array(
    z.object({
      id,
      orderId: z.string(),
      customerName: z.string(),
      totalAmount: amount,
      currency: z.string(),
      status: z.enum(orderStatuses),
    }),
  ),
  products: z.array(z.object({ id, name: z.string(), campaignId: id, campaignName: z.string() })),
})

const program = z.object({
  version: z.string(),
  /** The desktop's part; null where the server runs without a window of its own. */
  desktop: z.nullable(
    z.object({
      /** Null where it cannot be chosen, as in a build for development. */
      startAtLogin: z.nullable(z.boolean()),
      keepRunning: z.boolean(),
      update: z.object({
        /** As the Help menu words it. */
        label: reason,
        /** Whether there is something to do: to look for one, or to answer what becomes of it. */
        open: z.boolean(),
      }),
      /** Whether versions that are still tried are wanted, too; null where no updates are looked for. */
      beta: z.nullable(z.boolean()),
    }),
  ),
})
export type Program = z.output<typeof program>

const programChange = z.strictObject({
  startAtLogin: z.optional(z.boolean()),
  keepRunning: z.optional(z.boolean()),
  beta: z.optional(z.boolean()),
})
export type ProgramChange = z.output<typeof programChange>

export const systemEndpoints = {
  'program.get': get('/api/program', 'The program around the server, and how it starts and ends', {
    answer: program,
  }),
  'program.change': patch('/api/program', 'Change how the program starts, ends and is updated', {
    body: programChange,
    answer: program,
  }),
  'program.update': post('/api/program/update', 'Open what there is to do about an update', {
    answer: done,
  }),

  'search.quick': get(
    '/api/search',
    'A few campaigns, conversations, orders and products by their names and numbers',
    { query: z.object({ search: requiredText }), answer: quickSearch },
  ),
  'dashboard.stats': get('/api/dashboard/stats', "The dashboard's figures", { answer: stats }),
  'dashboard.needs': get('/api/dashboard/needs', 'What waits for the seller, by kind', {
    answer: needs,
  }),
  'queue.status': get('/api/queue/status', "The agent's queue", {
    answer: z.object({ waiting: z.int(), running: z.int(), scheduled: z.int(), failed: z.int() }),
  }),
  'system.status': get('/api/system/status', 'What works and what does not, with the reason', {
    answer: systemStatus,
  }),
  'session.get': get('/api/session', 'Who asks: the desktop window, or a signed-in browser', {
    answer: z.object({
      /** It has nothing to sign out of. */
      isOwnWindow: z.boolean(),
      openedAt: time,
      /** Other browsers that are signed in. */
      others: z.int(),
    }),
  }),
  'session.end': post('/api/session/end', 'Sign out this browser, or all others', {
    body: z.object({ which: z.enum(['this', 'others']) }),
    answer: done,
  }),
  'logs.list': get('/api/system/logs', 'Logs, newest first', {
    query: z.object({ limit, cursor, ...logPick }),
    answer: z.array(log),
  }),
  'logs.summary': get('/api/system/logs/summary', 'How many logs there are of each kind', {
    answer: z.object({
      all: z.int(),
      webhook: z.int(),
      facebook: z.int(),
      ai: z.int(),
      errors: z.int(),
      lastDay: z.object({ errors: z.int(), webhook: z.int(), ai: z.int() }),
    }),
  }),
  'logs.clear': del('/api/system/logs', 'Delete all logs', { answer: done }),
  'events.stream': get('/api/events', 'Which kinds of data changed, as server-sent events', {
    answer: z.string(),
    kind: 'events',
  }),
  'openapi.get': get('/api/openapi.json', 'This contract', { answer: z.unknown() }),
}

/** The kinds of data that `events.stream` names. */
export const changeKinds = [
  'campaigns',
  'products',
  'conversations',
  'messages',
  'orders',
  'logs',
  'settings',
  'facebook',
  'queue',
  'data',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/** What an event of `events.stream` says. */
export const change = z.object({
  kinds: z.array(z.enum(changeKinds)),
  /** Of conversations, messages and orders only those of these; absent where it may be any. */
  conversations: z.optional(z.array(z.int())),
})
export type Change = z.output<typeof change>
