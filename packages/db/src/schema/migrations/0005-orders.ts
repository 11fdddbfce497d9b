import type Sqlite from 'better-sqlite3'

import { nameEntry } from '../../search/search-terms.ts'

/** What is left after an advance is collected at the door, however the advance was paid. */
export const owed = `
DROP INDEX orders_owed;
CREATE INDEX orders_owed
  ON orders (created_at, id, courier, currency, total_minor, paid_minor, returned_minor, status,
    payment_status, payment_method)
  WHERE +payment_status IN ('unpaid', 'part') AND +status = 'delivered'
    AND (payment_method = 'cash_on_delivery' OR +payment_status = 'part');
`

/** What whoever packs or delivers an order has to know, and what of it a customer has said so far. */
export const deliveryInstructions = `
ALTER TABLE orders ADD COLUMN delivery_instructions TEXT NOT NULL DEFAULT '';
ALTER TABLE conversations ADD COLUMN delivery_note TEXT NOT NULL DEFAULT '';
`

/**
 * What a customer has ordered is kept beside them, for a list of customers neither counts nor sorts all
 * orders. Whoever ordered without a chat is in no index of conversations: they have one of their own.
 */
export function customers(raw: Sqlite.Database): void {
  raw.exec(`
ALTER TABLE customers ADD COLUMN order_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE customers ADD COLUMN delivered_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE customers ADD COLUMN returned_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE customers ADD COLUMN cancelled_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE customers ADD COLUMN last_order_at INTEGER;
UPDATE customers SET
  (order_count, delivered_count, returned_count, cancelled_count, last_order_at) = (
    SELECT count(*), count(iif(status = 'delivered', 1, NULL)),
      count(iif(status = 'delivered', returned_at, NULL)),
      count(iif(status = 'cancelled', 1, NULL)), max(created_at)
    FROM orders WHERE customer_id = customers.id
  )
  WHERE EXISTS (SELECT 1 FROM orders WHERE customer_id = customers.id);
CREATE INDEX customers_by_last_order ON customers (last_order_at, id)
  WHERE order_count > 0 AND erasing_since IS NULL;
CREATE INDEX customers_by_orders ON customers (order_count, last_order_at, id)
  WHERE order_count > 0 AND erasing_since IS NULL;
CREATE INDEX customers_ordering_again ON customers (last_order_at, id)
  WHERE order_count > 1 AND erasing_since IS NULL;
CREATE INDEX customers_with_returns ON customers (last_order_at, id, order_count)
  WHERE returned_count > 0 AND erasing_since IS NULL;
CREATE INDEX customers_without_chat ON customers (last_order_at, id, order_count)
  WHERE +psid IS NULL AND last_order_at IS NOT NULL AND erasing_since IS NULL;
CREATE VIRTUAL TABLE caller_search USING fts5 (
  text, content='', contentless_delete=1, tokenize='trigram'
);
CREATE VIRTUAL TABLE caller_short USING fts5 (
  text, content='', contentless_delete=1,
  tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mc Mn'", detail=none
);
`)
  const callers = raw
    .prepare<[], readonly [number, string | null, string | null]>(
      'SELECT id, name, phone9 FROM customers WHERE psid IS NULL AND erasing_since IS NULL',
    )
    .raw()
    .all()
  const parts = raw.prepare('INSERT INTO caller_search (rowid, text) VALUES (?, ?)')
  const beginnings = raw.prepare('INSERT INTO caller_short (rowid, text) VALUES (?, ?)')
  for (const [id, name, phone] of callers) {
    const { text, short } = nameEntry([name, phone])
    if (text === '') continue
    parts.run(id, text)
    beginnings.run(id, short)
  }
}
