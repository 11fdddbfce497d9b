import type { Reads } from '../schema/reads.ts'
import { readStoredObject } from '../schema/stored-json.ts'
import type { LogRow } from './logs.ts'

/** Whom and what a line is about, as they are called now: the log itself keeps no names of customers. */
export interface LogAbout {
  readonly conversation: NamedChat | null
  readonly order: NamedOrder | null
  readonly campaign: string | null
  readonly page: string | null
}

interface NamedChat {
  readonly id: number
  /** Empty where it is not known. */
  readonly customerName: string
  readonly customerId: string
}

interface NamedOrder {
  readonly id: number
  readonly orderId: string
  readonly customerName: string
}

type Line = Pick<LogRow, 'details'>

/** Whoever is erased, or no longer there, is named no more. */
export async function aboutOf(
  db: Reads,
  lines: readonly Line[],
): Promise<(line: Line) => LogAbout> {
  const ids = lines.map(idsIn)
  const [chats, orders, campaigns, pages] = await Promise.all([
    namedChats(db, numbers(ids, 'conversationId')),
    namedOrders(db, numbers(ids, 'orderId')),
    namedCampaigns(db, numbers(ids, 'campaignId')),
    namedPages(db, distinct(ids, 'pageId', isText)),
  ])
  return (line) => {
    const { conversationId, orderId, campaignId, pageId } = idsIn(line)
    return {
      conversation: found(chats, conversationId),
      order: found(orders, orderId),
      campaign: found(campaigns, campaignId),
      page: found(pages, pageId),
    }
  }
}

/** The names alone, for a search. */
export async function namesOf(db: Reads, lines: readonly Line[]): Promise<(line: Line) => string> {
  const about = await aboutOf(db, lines)
  return (line) => {
    const { conversation, order, campaign, page } = about(line)
    const names = [conversation?.customerName, order?.customerName, order?.orderId, campaign, page]
    return names.filter((name) => name !== undefined && name !== null).join('\n')
  }
}

type Ids = Readonly<Record<string, unknown>>

const idsIn = ({ details }: Line): Ids => ({ ...readStoredObject(details) })

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

function distinct<T>(of: readonly Ids[], name: string, is: (value: unknown) => value is T): T[] {
  return [...new Set(of.map((ids) => ids[name]).filter(is))]
}

const numbers = (of: readonly Ids[], name: string) => distinct(of, name, isNumber)

const found = <T>(named: ReadonlyMap<unknown, T>, id: unknown): T | null => named.get(id) ?? null

async function namedChats(
  db: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, NamedChat>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('customers', 'customers.id', 'conversations.customer_id')
    .select(['conversations.id', 'customers.name', 'customers.profile_name', 'customers.psid'])
    .where('conversations.id', 'in', ids)
    .where('conversations.erasing_since', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, name, profile_name: profileName, psid }) => [
      id,
      { id, customerName: name ?? profileName ?? '', customerId: psid ?? '' },
    ]),
  )
}

async function namedOrders(
  db: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, NamedOrder>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .select(['orders.id', 'orders.number', 'orders.customer_name'])
    .where('orders.id', 'in', ids)
    .where('customers.erasing_since', 'is', null)
    .execute()
  return new Map(
    rows.map(({ id, number, customer_name: customerName }) => [
      id,
      { id, orderId: number, customerName },
    ]),
  )
}

async function namedCampaigns(
  db: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('campaigns')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function namedPages(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<unknown, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('pages').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
