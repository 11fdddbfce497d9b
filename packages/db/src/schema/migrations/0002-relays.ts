const sums = [
  'conversations',
  'converted',
  'messages_in',
  'messages_out',
  'orders',
  'revenue_minor',
  'response_ms',
  'responses',
  'points',
  'agent_replies',
  'corrected_replies',
  'input_tokens',
  'output_tokens',
  'cost_micros',
  'unpriced',
]
  .map((name) => `${name} INTEGER NOT NULL DEFAULT 0`)
  .join(', ')

/** What the relays keep beside the talk: files, people who are to stay forgotten, a token's end. */
export const relays = `
ALTER TABLE pages ADD COLUMN token_expires_at INTEGER;
ALTER TABLE pages ADD COLUMN data_access_expires_at INTEGER;

ALTER TABLE pages ADD COLUMN policy_notice TEXT;
ALTER TABLE pages ADD COLUMN sending_stopped_until INTEGER;
ALTER TABLE pages ADD COLUMN sending_stopped_reason TEXT;
ALTER TABLE conversations ADD COLUMN can_reply_at INTEGER;
ALTER TABLE conversations ADD COLUMN other_app_at INTEGER;
ALTER TABLE jobs ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;

ALTER TABLE messages ADD COLUMN scheduled_for INTEGER;

CREATE TABLE scheduled_replies (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  send_at INTEGER NOT NULL,
  client_id TEXT,
  problem TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX scheduled_replies_of_conversation ON scheduled_replies (conversation_id, send_at);
CREATE UNIQUE INDEX scheduled_replies_once ON scheduled_replies (conversation_id, client_id)
  WHERE client_id IS NOT NULL;
ALTER TABLE messages ADD COLUMN reaction TEXT;

CREATE TABLE attachments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  message_id INTEGER NOT NULL,
  position INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'kept', 'lost', 'let_go')),
  reason TEXT,
  file TEXT,
  mime TEXT,
  size INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  kept_at INTEGER
) STRICT;
CREATE UNIQUE INDEX attachments_place ON attachments (message_id, position);
CREATE INDEX attachments_of_conversation ON attachments (conversation_id, id);
CREATE INDEX attachments_waiting ON attachments (next_at, id) WHERE state = 'waiting';
CREATE INDEX attachments_kept ON attachments (kept_at, id, size, file) WHERE state = 'kept';

CREATE INDEX webhook_events_of_message ON webhook_events (page_id, psid)
  WHERE kind IN ('message_edit', 'reaction');

CREATE TABLE erased_customers (
  mark TEXT PRIMARY KEY NOT NULL,
  since INTEGER NOT NULL,
  erased_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO store_meta VALUES ('erase_salt', hex(randomblob(32)));

-- What an answer cost is not known where nobody has told the model's price.
ALTER TABLE agent_receipts ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rollup_hour_all ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rollup_hour_campaign ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rollup_day_campaign ADD COLUMN unpriced INTEGER NOT NULL DEFAULT 0;
UPDATE agent_receipts SET unpriced = 1 WHERE cost_micros = 0 AND input_tokens + output_tokens > 0;
UPDATE rollup_hour_all SET unpriced = tally.answers FROM (
  SELECT started_at / 3600000 * 3600000 AS hour, count(*) AS answers
  FROM agent_receipts WHERE unpriced = 1 GROUP BY 1
) AS tally WHERE tally.hour = rollup_hour_all.hour AND currency = '';
UPDATE rollup_hour_campaign SET unpriced = tally.answers FROM (
  SELECT coalesce(campaign_id, 0) AS campaign, started_at / 3600000 * 3600000 AS hour,
    count(*) AS answers
  FROM agent_receipts WHERE unpriced = 1 GROUP BY 1, 2
) AS tally WHERE tally.campaign = campaign_id AND tally.hour = rollup_hour_campaign.hour AND currency = '';
UPDATE rollup_day_campaign SET unpriced = tally.answers FROM (
  SELECT coalesce(campaign_id, 0) AS campaign,
    strftime('%Y-%m-%d', started_at / 1000, 'unixepoch') AS day, count(*) AS answers
  FROM agent_receipts WHERE unpriced = 1 GROUP BY 1, 2
) AS tally WHERE tally.campaign = campaign_id AND tally.day = rollup_day_campaign.day AND currency = '';
INSERT INTO counters (key, value)
  SELECT 'unpriced.' || model, count(*) FROM agent_receipts WHERE unpriced = 1 GROUP BY model;

-- Every time zone's days begin at a quarter of an hour, so days can be summed anew for any of them.
ALTER TABLE rollup_hour_campaign RENAME TO rollup_quarter_campaign;
ALTER TABLE rollup_quarter_campaign RENAME COLUMN hour TO quarter;
CREATE TABLE rollup_day_next (
  day TEXT NOT NULL, campaign_id INTEGER NOT NULL, currency TEXT NOT NULL, ${sums},
  PRIMARY KEY (day, campaign_id, currency)
) STRICT, WITHOUT ROWID;

-- Short words have trigrams of their own now, and where a trigram stands is never asked.
DROP TABLE order_search;
DROP TABLE order_short;
CREATE VIRTUAL TABLE order_search USING fts5 (
  text, content='', contentless_delete=1, tokenize='trigram', detail=none
);
INSERT INTO order_search (rowid, text)
  SELECT id, order_text(customer_name, phone9, (
    SELECT group_concat(name, ' ') FROM (
      SELECT DISTINCT name FROM order_lines WHERE order_id = orders.id ORDER BY line
    )
  )) FROM orders ORDER BY id;
`
