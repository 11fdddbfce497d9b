const words = `tokenize="unicode61 remove_diacritics 2 categories 'L* N* Co Mc Mn'"`
const contentless = `content='', contentless_delete=1`
const measures = [
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
]
const rollupMeasures = measures.map((name) => `${name} INTEGER NOT NULL DEFAULT 0`).join(', ')

const seller = `
CREATE TABLE pages (
  id TEXT PRIMARY KEY NOT NULL,
  name TEXT NOT NULL,
  category TEXT NOT NULL DEFAULT '',
  picture_url TEXT,
  connected_at INTEGER NOT NULL,
  disconnected_at INTEGER,
  token_state TEXT NOT NULL DEFAULT 'unknown'
    CHECK (token_state IN ('ok', 'expired', 'missing_permissions', 'invalid', 'unknown')),
  token_checked_at INTEGER,
  state_reason TEXT,
  poll_cursor TEXT,
  next_poll_at INTEGER,
  last_polled_at INTEGER,
  webhook_subscribed_at INTEGER,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE campaigns (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  page_id TEXT NOT NULL REFERENCES pages (id),
  page_name TEXT NOT NULL,
  product_category TEXT NOT NULL DEFAULT '',
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'completed')),
  target_daily_conversations INTEGER NOT NULL CHECK (target_daily_conversations >= 0),
  budget_limit_minor INTEGER CHECK (budget_limit_minor >= 0),
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  has_trial_pack INTEGER NOT NULL DEFAULT 0 CHECK (has_trial_pack IN (0, 1)),
  trial_pack_price_minor INTEGER CHECK (trial_pack_price_minor >= 0),
  trial_pack_duration INTEGER NOT NULL CHECK (trial_pack_duration > 0),
  auto_follow_up_enabled INTEGER NOT NULL DEFAULT 1 CHECK (auto_follow_up_enabled IN (0, 1)),
  strategies TEXT NOT NULL DEFAULT '{}',
  offer_ends_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT;
CREATE UNIQUE INDEX campaigns_one_active_per_page ON campaigns (page_id)
  WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX campaigns_newest ON campaigns (created_at, id) WHERE deleted_at IS NULL;

CREATE TABLE products (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
  name TEXT NOT NULL,
  description TEXT NOT NULL DEFAULT '',
  category TEXT NOT NULL DEFAULT '',
  price_minor INTEGER NOT NULL CHECK (price_minor >= 0),
  lowest_price_minor INTEGER CHECK (lowest_price_minor >= 0 AND lowest_price_minor <= price_minor),
  product_type TEXT NOT NULL DEFAULT 'main'
    CHECK (product_type IN ('main', 'upsell', 'trial_pack')),
  is_trial_pack INTEGER NOT NULL DEFAULT 0 CHECK (is_trial_pack IN (0, 1)),
  image_url TEXT,
  features TEXT NOT NULL DEFAULT '[]',
  in_stock INTEGER NOT NULL DEFAULT 1 CHECK (in_stock IN (0, 1)),
  stock_count INTEGER CHECK (stock_count >= 0),
  sku TEXT,
  position INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT;
CREATE INDEX products_of_campaign ON products (campaign_id, position, id) WHERE deleted_at IS NULL;

CREATE TABLE settings (
  tab TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE secrets (
  id TEXT PRIMARY KEY NOT NULL,
  sealed BLOB NOT NULL,
  backend TEXT NOT NULL,
  key_id TEXT NOT NULL,
  hint TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
`

const talk = `
CREATE TABLE customers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  page_id TEXT NOT NULL REFERENCES pages (id),
  psid TEXT NOT NULL,
  name TEXT,
  phone TEXT,
  phone9 TEXT,
  address TEXT,
  language TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (page_id, psid)
) STRICT;

CREATE TABLE conversations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL UNIQUE REFERENCES customers (id),
  page_id TEXT NOT NULL REFERENCES pages (id),
  thread_id TEXT,
  campaign_id INTEGER REFERENCES campaigns (id),
  platform TEXT NOT NULL DEFAULT 'messenger' CHECK (platform = 'messenger'),
  stage TEXT NOT NULL DEFAULT 'initial' CHECK (
    stage IN ('initial', 'interested', 'exploring', 'collecting_info', 'ready_to_buy', 'completed')
  ),
  status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'converted', 'abandoned')),
  last_message TEXT,
  last_message_at INTEGER,
  last_message_from TEXT
    CHECK (last_message_from IN ('customer', 'agent', 'person', 'inbox', 'automation')),
  last_customer_at INTEGER,
  waiting_since INTEGER,
  last_activity_at INTEGER NOT NULL,
  message_count INTEGER NOT NULL DEFAULT 0,
  unread_count INTEGER NOT NULL DEFAULT 0,
  handler TEXT NOT NULL DEFAULT 'agent' CHECK (handler IN ('agent', 'person')),
  takeover_until INTEGER,
  attention TEXT,
  attention_at INTEGER,
  collected TEXT NOT NULL DEFAULT '{}',
  cart TEXT NOT NULL DEFAULT '[]',
  agent_failures INTEGER NOT NULL DEFAULT 0,
  answers_in_row INTEGER NOT NULL DEFAULT 0,
  can_reply INTEGER CHECK (can_reply IN (0, 1)),
  thread_updated_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX conversations_thread ON conversations (thread_id, page_id)
  WHERE thread_id IS NOT NULL;
CREATE INDEX conversations_newest ON conversations (last_activity_at, id);
CREATE INDEX conversations_by_status ON conversations (status, last_activity_at, id);
CREATE INDEX conversations_by_stage ON conversations (stage, last_activity_at, id);
CREATE INDEX conversations_by_campaign ON conversations (campaign_id, last_activity_at, id);
CREATE INDEX conversations_by_page ON conversations (page_id, last_activity_at, id);
CREATE INDEX conversations_live ON conversations (last_activity_at, id)
  WHERE stage NOT IN ('initial', 'completed');
CREATE INDEX conversations_attention ON conversations (attention_at, id)
  WHERE attention IS NOT NULL;
CREATE INDEX conversations_takeovers ON conversations (takeover_until)
  WHERE takeover_until IS NOT NULL;
CREATE INDEX conversations_going_quiet ON conversations (last_customer_at)
  WHERE status = 'active';

CREATE TABLE campaign_conversations (
  campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  since INTEGER NOT NULL,
  PRIMARY KEY (campaign_id, conversation_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX campaign_conversations_of ON campaign_conversations (conversation_id);

CREATE TABLE messages (
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  sent_at INTEGER NOT NULL,
  id INTEGER NOT NULL,
  page_id TEXT NOT NULL,
  mid TEXT,
  direction TEXT NOT NULL CHECK (direction IN ('in', 'out')),
  author TEXT NOT NULL CHECK (author IN ('customer', 'agent', 'person', 'inbox', 'automation')),
  text TEXT NOT NULL DEFAULT '',
  attachments TEXT,
  reply_to_mid TEXT,
  state TEXT CHECK (
    state IN ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'unknown')
  ),
  state_reason TEXT,
  client_id TEXT,
  send_attempted_at INTEGER,
  receipt_id INTEGER,
  edited_at INTEGER,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (conversation_id, sent_at, id),
  CHECK ((direction = 'out') = (state IS NOT NULL)),
  CHECK ((direction = 'in') = (author = 'customer'))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX messages_id ON messages (id);
CREATE UNIQUE INDEX messages_mid ON messages (page_id, mid) WHERE mid IS NOT NULL;
CREATE UNIQUE INDEX messages_client_id ON messages (conversation_id, client_id)
  WHERE client_id IS NOT NULL;
CREATE INDEX messages_unsettled ON messages (state, conversation_id)
  WHERE state IN ('queued', 'sending', 'unknown');
CREATE VIRTUAL TABLE message_search USING fts5 (
  text, conversation_id UNINDEXED, ${contentless}, contentless_unindexed=1,
  ${words}, detail=none, prefix='3 5'
);
CREATE VIRTUAL TABLE conversation_search USING fts5 (
  text, ${contentless}, tokenize='trigram'
);
CREATE VIRTUAL TABLE conversation_short USING fts5 (text, ${contentless}, ${words}, detail=none);

CREATE TABLE webhook_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  page_id TEXT,
  psid TEXT,
  kind TEXT NOT NULL,
  event_key TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  handled_at INTEGER
) STRICT;
CREATE INDEX webhook_events_open ON webhook_events (id) WHERE handled_at IS NULL;

CREATE TABLE page_calls (
  page_id TEXT NOT NULL,
  hour INTEGER NOT NULL,
  calls INTEGER NOT NULL,
  PRIMARY KEY (page_id, hour)
) STRICT, WITHOUT ROWID;
`

const sales = `
CREATE TABLE orders (
  id INTEGER PRIMARY KEY NOT NULL,
  number TEXT NOT NULL UNIQUE,
  campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  page_id TEXT NOT NULL,
  customer_name TEXT NOT NULL,
  customer_phone TEXT NOT NULL,
  phone9 TEXT,
  customer_address TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (length(currency) = 3),
  subtotal_minor INTEGER NOT NULL CHECK (subtotal_minor >= 0),
  discount_minor INTEGER NOT NULL CHECK (discount_minor >= 0),
  delivery_minor INTEGER NOT NULL CHECK (delivery_minor >= 0),
  total_minor INTEGER NOT NULL CHECK (total_minor >= 0),
  status TEXT NOT NULL DEFAULT 'confirmed'
    CHECK (status IN ('confirmed', 'processing', 'shipped', 'delivered', 'cancelled')),
  ai_points INTEGER NOT NULL DEFAULT 0,
  payment_method TEXT NOT NULL DEFAULT 'cash_on_delivery',
  payment_status TEXT NOT NULL DEFAULT 'unpaid'
    CHECK (payment_status IN ('unpaid', 'paid', 'refunded')),
  courier TEXT,
  tracking_number TEXT,
  likely_double_of INTEGER REFERENCES orders (id),
  decided_by TEXT NOT NULL CHECK (decided_by IN ('agent', 'person')),
  source_message_id INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK (total_minor = subtotal_minor - discount_minor + delivery_minor)
) STRICT;
CREATE INDEX orders_newest ON orders (created_at, id);
CREATE INDEX orders_by_status ON orders (status, created_at, id);
CREATE INDEX orders_of_campaign ON orders (campaign_id, created_at, id);
CREATE INDEX orders_of_customer ON orders (customer_id, created_at, id);
CREATE INDEX orders_of_conversation ON orders (conversation_id, id);
CREATE UNIQUE INDEX orders_source ON orders (source_message_id)
  WHERE source_message_id IS NOT NULL;

CREATE TABLE order_lines (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  line INTEGER NOT NULL,
  product_id INTEGER REFERENCES products (id),
  name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_price_minor INTEGER NOT NULL CHECK (unit_price_minor >= 0),
  total_minor INTEGER NOT NULL CHECK (total_minor = quantity * unit_price_minor),
  product_type TEXT NOT NULL CHECK (product_type IN ('main', 'upsell', 'trial_pack')),
  PRIMARY KEY (order_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE order_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  at INTEGER NOT NULL,
  kind TEXT NOT NULL
    CHECK (kind IN ('placed', 'status', 'payment', 'shipping', 'edited', 'note')),
  from_status TEXT,
  to_status TEXT,
  note TEXT,
  actor TEXT NOT NULL CHECK (actor IN ('agent', 'person', 'system'))
) STRICT;
CREATE INDEX order_events_of_order ON order_events (order_id, id);

CREATE VIRTUAL TABLE order_search USING fts5 (text, ${contentless}, tokenize='trigram');
CREATE VIRTUAL TABLE order_short USING fts5 (text, ${contentless}, ${words}, detail=none);
`

const work = `
CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  conversation_id INTEGER,
  page_id TEXT,
  payload TEXT NOT NULL DEFAULT '{}',
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'failed')),
  run_at INTEGER NOT NULL,
  again_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  lease_owner TEXT,
  lease_until INTEGER,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((state = 'running') = (lease_owner IS NOT NULL)),
  CHECK ((state = 'running') = (lease_until IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX jobs_key ON jobs (key) WHERE state IN ('waiting', 'running');
CREATE UNIQUE INDEX jobs_one_running_per_conversation ON jobs (conversation_id)
  WHERE state = 'running' AND conversation_id IS NOT NULL;
CREATE INDEX jobs_due ON jobs (state, run_at, id);
CREATE INDEX jobs_leases ON jobs (lease_until) WHERE state = 'running';

CREATE TABLE agent_receipts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  campaign_id INTEGER REFERENCES campaigns (id),
  job_id INTEGER,
  trigger_message_id INTEGER,
  settings_version INTEGER NOT NULL,
  model TEXT NOT NULL,
  decision TEXT,
  checks TEXT,
  outcome TEXT NOT NULL,
  input_tokens INTEGER NOT NULL DEFAULT 0,
  cached_input_tokens INTEGER NOT NULL DEFAULT 0,
  output_tokens INTEGER NOT NULL DEFAULT 0,
  cost_micros INTEGER NOT NULL DEFAULT 0,
  latency_ms INTEGER NOT NULL DEFAULT 0,
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  order_id INTEGER REFERENCES orders (id),
  error TEXT
) STRICT;
CREATE INDEX agent_receipts_of_conversation ON agent_receipts (conversation_id, id);

CREATE TABLE counters (key TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE sequences (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO sequences VALUES ('messages', 0), ('orders', 0);
CREATE TABLE store_meta (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO store_meta VALUES ('rollup_time_zone', 'UTC');

CREATE TABLE rollup_hour_all (
  hour INTEGER NOT NULL, currency TEXT NOT NULL, ${rollupMeasures},
  PRIMARY KEY (hour, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE rollup_hour_campaign (
  campaign_id INTEGER NOT NULL, hour INTEGER NOT NULL, currency TEXT NOT NULL, ${rollupMeasures},
  PRIMARY KEY (campaign_id, hour, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE rollup_day_campaign (
  day TEXT NOT NULL, campaign_id INTEGER NOT NULL, currency TEXT NOT NULL, ${rollupMeasures},
  PRIMARY KEY (day, campaign_id, currency)
) STRICT, WITHOUT ROWID;
`

export const initial = seller + talk + sales + work
