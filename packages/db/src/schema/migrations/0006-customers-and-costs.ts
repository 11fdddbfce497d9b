import type Sqlite from 'better-sqlite3'

import { nameEntry } from '../../search/search-terms.ts'

/**
 * What a piece costs the shop: of a product, and of an order's line as it was when that was ordered. Null
 * where it is not known.
 */
export const costs = `
ALTER TABLE products ADD COLUMN cost_minor INTEGER CHECK (cost_minor >= 0);
ALTER TABLE order_lines ADD COLUMN unit_cost_minor INTEGER CHECK (unit_cost_minor >= 0);
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
CREATE INDEX customers_of_page ON customers (page_id, last_order_at, id)
  WHERE last_order_at IS NOT NULL AND erasing_since IS NULL;
CREATE INDEX customers_of_page_by_orders ON customers (page_id, order_count, last_order_at, id)
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

/** A page of a campaign's products in any order, without sorting them all. */
export const sortedProducts = `
ALTER TABLE products ADD COLUMN sort_name TEXT NOT NULL DEFAULT '';
UPDATE products SET sort_name = name_order(name);
-- What nobody counts is never used up: it comes behind all that is counted.
ALTER TABLE products ADD COLUMN sellable INTEGER
  GENERATED ALWAYS AS (iif(in_stock = 0, 0, ifnull(stock_count, 2000000000))) VIRTUAL NOT NULL;
CREATE INDEX products_by_name ON products (campaign_id, sort_name, id) WHERE deleted_at IS NULL;
CREATE INDEX products_by_price ON products (campaign_id, price_minor, id) WHERE deleted_at IS NULL;
CREATE INDEX products_by_stock ON products (campaign_id, sellable, id) WHERE deleted_at IS NULL;
`

/** At how many pieces or fewer a product is low; null where the number in Settings counts. */
export const lowStock = `
ALTER TABLE products ADD COLUMN low_stock INTEGER CHECK (low_stock >= 0);
`
