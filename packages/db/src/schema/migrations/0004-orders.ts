import type Sqlite from 'better-sqlite3'

import { replaceCheck } from './replace-check.ts'

/** An order can be paid in part and at a time, and its history tells what was changed. */
export function payments(raw: Sqlite.Database): void {
  replaceCheck(raw, {
    table: 'orders',
    from: "payment_status IN ('unpaid', 'paid', 'refunded')",
    to: "payment_status IN ('unpaid', 'part', 'paid', 'refunded')",
  })
  raw.exec(`
    ALTER TABLE orders ADD COLUMN paid_minor INTEGER NOT NULL DEFAULT 0 CHECK (paid_minor >= 0);
    ALTER TABLE orders ADD COLUMN paid_at INTEGER;
    UPDATE orders SET paid_minor = total_minor, paid_at = updated_at WHERE payment_status = 'paid';
    ALTER TABLE order_events ADD COLUMN detail TEXT;
  `)
}

/**
 * Whoever orders by phone or in the shop has no chat, and so no PSID: they are known by the phone
 * number that they gave.
 */
export function withoutChat(raw: Sqlite.Database): void {
  replaceCheck(raw, {
    table: 'orders',
    from: 'conversation_id INTEGER NOT NULL REFERENCES',
    to: 'conversation_id INTEGER REFERENCES',
  })
  raw.exec('CREATE INDEX customers_by_phone ON customers (page_id, phone9) WHERE +psid IS NULL;')
}

/** A message that tells of an order answers nothing: whoever got it still waits for an answer. */
export const orderNotices = 'ALTER TABLE messages ADD COLUMN order_event_id INTEGER;'
/** An order that a person typed: the same click is one order, however often it arrives. */
export const byHand = `
ALTER TABLE orders ADD COLUMN client_id TEXT;
CREATE UNIQUE INDEX orders_client ON orders (client_id) WHERE client_id IS NOT NULL;
`
/** An order is found by where it goes as well. */
export const addresses = `
INSERT INTO order_search (order_search) VALUES ('delete-all');
INSERT INTO order_search (rowid, text)
  SELECT id, order_words(customer_name, phone9, customer_address, (
    SELECT group_concat(name, ' ') FROM (
      SELECT DISTINCT name FROM order_lines WHERE order_id = orders.id ORDER BY line
    )
  )) FROM orders ORDER BY id;
`

/** Why the customer of an order was asked to pay in advance: a reason with what fills it. */
export const advances = 'ALTER TABLE orders ADD COLUMN advance_reason TEXT;'

/** Where an order goes, by the name of an area with a delivery fee of its own. */
export const deliveryAreas = 'ALTER TABLE orders ADD COLUMN delivery_area TEXT;'

/** The few orders that are likely doubles are counted and listed without passing all others. */
export const doubles = `
CREATE INDEX orders_likely_doubles ON orders (created_at, id) WHERE likely_double_of IS NOT NULL;
`

/**
 * Orders are listed by payment, by courier, and by whether their packing slip was printed, each without
 * passing all others; what couriers owe is added up from the index alone. With a plus a column is found
 * by no other index, which the planner would prefer.
 */
export const ledger = `
ALTER TABLE orders ADD COLUMN slip_printed_at INTEGER;
CREATE INDEX orders_by_payment ON orders (payment_status, created_at, id);
CREATE INDEX orders_of_courier ON orders (courier, created_at, id) WHERE courier IS NOT NULL;
CREATE INDEX orders_unprinted ON orders (created_at, id)
  WHERE slip_printed_at IS NULL AND +status IN ('confirmed', 'processing');
CREATE INDEX orders_owed
  ON orders (created_at, id, courier, currency, total_minor, paid_minor, returned_minor, status,
    payment_status, payment_method)
  WHERE +payment_status IN ('unpaid', 'part') AND +status = 'delivered'
    AND payment_method = 'cash_on_delivery';
CREATE INDEX orders_to_give_back ON orders (created_at, id)
  WHERE paid_minor > iif(+status = 'cancelled', 0, total_minor - returned_minor);
`

/**
 * In which file for a courier an order was last, and since when that file is wrong about it. A file is
 * found by its time; what was in none yet is listed as what has no printed slip is.
 */
export const courierFiles = `
ALTER TABLE orders ADD COLUMN courier_file TEXT;
ALTER TABLE orders ADD COLUMN courier_file_at INTEGER;
ALTER TABLE orders ADD COLUMN courier_file_changed_at INTEGER;
CREATE INDEX orders_in_courier_file ON orders (courier_file_at) WHERE courier_file_at IS NOT NULL;
CREATE INDEX orders_unfiled ON orders (created_at, id)
  WHERE courier_file_at IS NULL AND +status IN ('confirmed', 'processing');
`
