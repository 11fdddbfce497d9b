import type Sqlite from 'better-sqlite3'

import { replaceCheck } from './replace-check.ts'

const rollups = [
  'rollup_hour_all',
  'rollup_quarter_campaign',
  'rollup_day_campaign',
  'rollup_day_next',
]

/** How many of the orders the agent took: until now only their points said so. */
export const agentOrders = `
${rollups
  .map((table) => `ALTER TABLE ${table} ADD COLUMN agent_orders INTEGER NOT NULL DEFAULT 0;`)
  .join('\n')}
UPDATE rollup_quarter_campaign SET agent_orders = (
  SELECT count(*) FROM orders
  WHERE orders.campaign_id = rollup_quarter_campaign.campaign_id
    AND orders.created_at >= quarter AND orders.created_at < quarter + 900000
    AND orders.currency = rollup_quarter_campaign.currency AND decided_by = 'agent'
) WHERE orders > 0;
INSERT INTO rollup_day_campaign (campaign_id, day, currency, agent_orders)
  SELECT campaign_id, day_of(quarter, (SELECT value FROM store_meta WHERE key = 'rollup_time_zone')),
    currency, sum(agent_orders)
  FROM rollup_quarter_campaign WHERE agent_orders > 0 GROUP BY 1, 2, 3
  ON CONFLICT (campaign_id, day, currency) DO UPDATE SET agent_orders = excluded.agent_orders;
INSERT INTO rollup_hour_all (hour, currency, agent_orders)
  SELECT quarter / 3600000 * 3600000, currency, sum(agent_orders)
  FROM rollup_quarter_campaign WHERE agent_orders > 0 GROUP BY 1, 2
  ON CONFLICT (hour, currency) DO UPDATE SET agent_orders = excluded.agent_orders;
-- Summing the days for another time zone begins again.
DELETE FROM rollup_day_next;
DELETE FROM store_meta WHERE key = 'rollup_rebuild';
`

/** Whoever ordered is found by their number, whatever their page, with a chat or without. */
export const customersByNumber = `
CREATE INDEX customers_by_number ON customers (phone9) WHERE +order_count > 0;
`

/** As what all of them come to is: counted with the orders themselves. */
export const agentRevenue = `
INSERT INTO counters SELECT 'orders.agent', count(*) FROM orders WHERE decided_by = 'agent';
INSERT INTO counters SELECT 'revenue_agent.' || currency, sum(total_minor - returned_minor)
  FROM orders WHERE decided_by = 'agent' AND status <> 'cancelled' GROUP BY currency;
`

/** By which bKash, Nagad or a bank knows what came in. */
export const paymentReference = `
ALTER TABLE orders ADD COLUMN payment_reference TEXT NOT NULL DEFAULT '';
`

/** What was given back and is collected from nobody again: until now only of what was paid in full. */
export const waived = `
ALTER TABLE orders ADD COLUMN waived_minor INTEGER NOT NULL DEFAULT 0 CHECK (waived_minor >= 0);
UPDATE orders SET waived_minor = total_minor - returned_minor - paid_minor
  WHERE payment_status = 'refunded' AND paid_minor > 0
    AND total_minor > returned_minor + paid_minor;
DROP INDEX orders_owed;
CREATE INDEX orders_owed
  ON orders (created_at, id, courier, currency, total_minor, paid_minor, returned_minor,
    waived_minor, status, payment_status, payment_method)
  WHERE +payment_status IN ('unpaid', 'part') AND +status = 'delivered'
    AND (payment_method = 'cash_on_delivery' OR +payment_status = 'part');
`

/** Until now only the history had it, by which nothing is found. The agent cancels when a customer says so. */
export const cancelReason = `
ALTER TABLE orders ADD COLUMN cancel_reason TEXT;
UPDATE orders SET cancel_reason = (
  SELECT iif(actor = 'agent', 'in_chat', detail ->> '$.cancelReason') FROM order_events
  WHERE order_id = orders.id AND kind = 'status' AND to_status = 'cancelled'
  ORDER BY id DESC LIMIT 1
) WHERE status = 'cancelled';
CREATE INDEX orders_by_cancel_reason ON orders (cancel_reason, created_at, id)
  WHERE cancel_reason IS NOT NULL;
`

/** Who ordered most would be summed over all that they ever ordered. */
export const customerRevenue = `
CREATE TABLE customer_revenue (
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  currency TEXT NOT NULL,
  orders INTEGER NOT NULL,
  minor INTEGER NOT NULL,
  PRIMARY KEY (customer_id, currency)
) STRICT, WITHOUT ROWID;
INSERT INTO customer_revenue
  SELECT customer_id, currency, count(*),
    sum(iif(status = 'cancelled', 0, total_minor - returned_minor))
  FROM orders GROUP BY 1, 2;
`

/** What a customer asked for before is settled by it. */
export const handBacks = 'ALTER TABLE conversations ADD COLUMN handed_back_at INTEGER;'

/** Few orders come back: a list of just these goes by its own index. */
export const returnedOrders = `
CREATE INDEX orders_returned ON orders (created_at, id) WHERE returned_at IS NOT NULL;
`

/**
 * Since when nothing of a product can be had: until now any later change of it was taken for that. And of
 * what a draft was made: products that can be had again, or an order that its customer is to be told of.
 */
export const soldOut = `
ALTER TABLE products ADD COLUMN sold_out_at INTEGER;
UPDATE products SET sold_out_at = updated_at WHERE sellable = 0;
CREATE INDEX products_sold_out ON products (id) WHERE sold_out_at IS NOT NULL;
ALTER TABLE drafts ADD COLUMN about TEXT CHECK (json_valid(about));
CREATE INDEX drafts_about ON drafts (settled_at) WHERE about IS NOT NULL;
-- What tells of orders is kept beside what answers the customer.
DROP INDEX drafts_open;
CREATE UNIQUE INDEX drafts_open ON drafts (conversation_id)
  WHERE state = 'open' AND kind <> 'correction' AND about ->> '$.kind' IS NOT 'order';
CREATE UNIQUE INDEX drafts_telling ON drafts (conversation_id)
  WHERE state = 'open' AND about ->> '$.kind' IS 'order';
`

/** A comment below a post of the page brings customers, too; what they wrote there is kept. */
export function commentSources(raw: Sqlite.Database): void {
  replaceCheck(raw, {
    table: 'conversation_sources',
    from: "'ad', 'link', 'other'",
    to: "'ad', 'link', 'comment', 'other'",
  })
  raw.exec('ALTER TABLE conversation_sources ADD COLUMN words TEXT')
}

/** What whoever comments is written, and which comments that was done for. */
export const commentReplies = `
ALTER TABLE pages ADD COLUMN comment_reply TEXT NOT NULL DEFAULT '';
ALTER TABLE pages ADD COLUMN comment_reply_since INTEGER;
ALTER TABLE pages ADD COLUMN comment_reply_problem TEXT;
CREATE TABLE comments (
  id TEXT PRIMARY KEY,
  page_id TEXT NOT NULL REFERENCES pages (id),
  at INTEGER NOT NULL,
  author_id TEXT,
  conversation_id INTEGER REFERENCES conversations (id)
) STRICT, WITHOUT ROWID;
CREATE INDEX comments_of_page ON comments (page_id, at);
CREATE INDEX comments_by_conversation ON comments (conversation_id)
  WHERE conversation_id IS NOT NULL;
`
