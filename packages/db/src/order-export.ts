import { sql } from 'kysely'

import { compiledOnce } from './compiled-once.ts'
import { listOrders, type OrderFilter } from './order-list.ts'
import type { OrderRow } from './orders.ts'
import type { Reads } from './reads.ts'

const written = [
  'id',
  'number',
  'created_at',
  'status',
  'customer_name',
  'customer_phone',
  'customer_address',
  'subtotal_minor',
  'discount_minor',
  'delivery_minor',
  'total_minor',
  'currency',
  'payment_method',
  'payment_status',
  'ai_points',
  'campaign_id',
  'conversation_id',
] as const satisfies readonly (keyof OrderRow)[]

export interface ExportedOrder extends Pick<OrderRow, (typeof written)[number]> {
  /** What was ordered: words for a person, or JSON of it. */
  lines: string
}

export type LinesAs = 'words' | 'json'

/**
 * A page of a file, newest first: only the columns that the file has, and the lines of an order as one
 * text, for making a row of each of them takes as long as all else.
 */
export async function ordersForFile(
  db: Reads,
  filter: OrderFilter,
  linesAs: LinesAs,
): Promise<ExportedOrder[]> {
  const { search, before, ...narrow } = filter
  if (search === undefined || search.trim() === '') {
    return pages[linesAs](db, { ...narrow, beforeAt: before?.at, beforeId: before?.id })
  }
  const found = await listOrders(db, filter)
  return pages[linesAs](db, {
    limit: found.length,
    ids: JSON.stringify(found.map(({ id }) => id)),
  })
}

interface PageValues extends Pick<OrderFilter, 'limit' | 'status' | 'since' | 'campaignId'> {
  beforeAt?: number | undefined
  beforeId?: number | undefined
  /** JSON: these alone. */
  ids?: string | undefined
}

// The key of the lines gives them in their order.
const lineTexts = {
  words: sql<string>`group_concat(quantity || ' x ' || name, '; ')`,
  json: sql<string>`json_group_array(
    json_array(name, quantity, unit_price_minor, total_minor, product_id))`,
}

const pages = { words: pageWith('words'), json: pageWith('json') }

function pageWith(linesAs: LinesAs) {
  return compiledOnce((db: Reads, values: PageValues) => {
    const { status, since, campaignId, beforeAt, beforeId, ids } = values
    const lines = sql<string>`coalesce((select ${lineTexts[linesAs]} from order_lines
      where order_id = orders.id), '')`
    let query = db.selectFrom('orders').select(written).select(lines.as('lines'))
    // A search gives its pages by id.
    if (ids === undefined) query = query.orderBy('created_at', 'desc')
    query = query.orderBy('id', 'desc').limit(values.limit)
    if (status) query = query.where('status', '=', status)
    if (since !== undefined) query = query.where('created_at', '>=', since)
    if (campaignId !== undefined) query = query.where('campaign_id', '=', campaignId)
    if (ids !== undefined)
      query = query.where(sql<boolean>`id in (select value from json_each(${ids}))`)
    if (beforeAt !== undefined && beforeId !== undefined) {
      query = query.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(beforeAt, beforeId)),
      )
    }
    return query
  })
}
