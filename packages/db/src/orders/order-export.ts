import { sql } from 'kysely'

import type { Reader } from '../schema/reads.ts'
import { type OrderPick, picked } from './order-filter.ts'
import { listOrders, type OrderFilter } from './order-list.ts'
import type { OrderRow } from './orders.ts'

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
  'paid_minor',
  'returned_minor',
  'returned_at',
  'courier',
  'tracking_number',
  'advance_reason',
  'ai_points',
  'campaign_id',
  'conversation_id',
  'decided_by',
  'delivery_area',
  'courier_file',
  'courier_file_at',
  'courier_file_changed_at',
  'delivery_instructions',
  'payment_reference',
  'waived_minor',
  'cancel_reason',
  'page_id',
] as const satisfies readonly (keyof OrderRow)[]

export interface ExportedOrder extends Pick<OrderRow, (typeof written)[number]> {
  /** What was ordered: words for a person, JSON of it, or what a courier gets as JSON. */
  lines: string
  /** What whoever cancelled it wrote down. */
  cancel_note: string | null
}

export interface FileFilter extends OrderFilter {
  /** Only these. */
  ids?: readonly number[] | undefined
}

export type LinesAs = 'words' | 'json' | 'parcel'

/**
 * The orders of a file in parts, newest first: only the columns that it has, and the lines of an order
 * as one text, for making a row of each of them takes as long as all else.
 */
export async function* ordersForFile(
  reader: Reader,
  { ids, ...filter }: FileFilter,
  linesAs: LinesAs,
): AsyncGenerator<ExportedOrder[], void, void> {
  const { search, before: from, limit, ...narrow } = filter
  const found = (search?.trim() ?? '') !== ''
  const pages = statements(reader, narrow, linesAs)
  if (ids) {
    yield pages.withIds(ids)
    return
  }
  for (let before = from; ;) {
    const listed = found ? await listOrders(reader.db, { ...filter, before }) : null
    const rows = listed ? pages.withIds(listed.map(({ id }) => id)) : pages.after(before, limit)
    yield rows
    const last = (listed ?? rows).at(-1)
    if (!last || rows.length < limit) return
    before = { at: last.created_at, id: last.id }
  }
}

// The key of the lines gives them in their order.
const lineTexts = {
  words: sql<string>`group_concat(quantity || ' x ' || name, '; ')`,
  parcel: sql<string>`json_array(
    group_concat(quantity || ' x ' || name, '; '), sum(quantity))`,
  json: sql<string>`json_group_array(
    json_array(name, quantity, unit_price_minor, total_minor, product_id, unit_cost_minor))`,
}

const cancelNote = sql<string | null>`iif(orders.status = 'cancelled', (
  select note from order_events
  where order_id = orders.id and kind = 'status' and to_status = 'cancelled'
  order by id desc limit 1), null)`

/** Prepared once a file, and read as bare values: naming each of them takes a third of the reading. */
function statements(reader: Reader, pick: OrderPick, linesAs: LinesAs) {
  const lines = sql<string>`coalesce((select ${lineTexts[linesAs]} from order_lines
    where order_id = orders.id), '')`
  const narrowed = reader.db
    .selectFrom('orders')
    .select(written)
    .select([lines.as('lines'), cancelNote.as('cancel_note')])
    .where(picked(pick))
  // The values of a page come behind those of the filter.
  const prepared = (query: typeof narrowed) => {
    const { sql: text, parameters } = query.compile()
    const statement = reader.raw.prepare<unknown[], Values>(text).raw()
    return (...page: number[] | string[]) =>
      statement.all(...parameters.slice(0, parameters.length - page.length), ...page).map(rowOf)
  }
  const newest = narrowed.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(0)
  const first = prepared(newest)
  const next = prepared(
    newest.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(0, 0))),
  )
  // A search gives its pages by id, and so does who chose them.
  const some = prepared(
    narrowed
      .orderBy('id', 'desc')
      .where(sql<boolean>`id in (select value from json_each(${'[]'}))`),
  )
  return {
    after: (before: OrderFilter['before'], limit: number) =>
      before ? next(before.at, before.id, limit) : first(limit),
    withIds: (ids: readonly number[]) => some(JSON.stringify(ids)),
  }
}

type ValuesOf<Names extends readonly (keyof OrderRow)[]> = {
  -readonly [N in keyof Names]: OrderRow[Names[N]]
}

/** In the order of `written`, what is not of the order's own row behind them. */
type Values = [...ValuesOf<typeof written>, string, string | null]

function rowOf(values: Values): ExportedOrder {
  return {
    id: values[0],
    number: values[1],
    created_at: values[2],
    status: values[3],
    customer_name: values[4],
    customer_phone: values[5],
    customer_address: values[6],
    subtotal_minor: values[7],
    discount_minor: values[8],
    delivery_minor: values[9],
    total_minor: values[10],
    currency: values[11],
    payment_method: values[12],
    payment_status: values[13],
    paid_minor: values[14],
    returned_minor: values[15],
    returned_at: values[16],
    courier: values[17],
    tracking_number: values[18],
    advance_reason: values[19],
    ai_points: values[20],
    campaign_id: values[21],
    conversation_id: values[22],
    decided_by: values[23],
    delivery_area: values[24],
    courier_file: values[25],
    courier_file_at: values[26],
    courier_file_changed_at: values[27],
    delivery_instructions: values[28],
    payment_reference: values[29],
    waived_minor: values[30],
    cancel_reason: values[31],
    page_id: values[32],
    lines: values[33],
    cancel_note: values[34],
  }
}
