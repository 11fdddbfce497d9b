import type Sqlite from 'better-sqlite3'

import { replaceCheck } from './replace-check.ts'

/**
 * What stood in a column as a prefix gets a column of its own, every name is the one that the rest of
 * the program uses, and what nobody reads goes.
 */
export function columns(raw: Sqlite.Database): void {
  for (const [table, from, to] of checks) replaceCheck(raw, { table, from, to })
  raw.exec(humans + dead + names + erasing + messageColumns + state)
}

const people = "'agent', 'person'"
const humansToo = "'agent', 'human'"
const checks = [
  ['conversations', `handler IN (${people})`, `handler IN (${humansToo})`],
  ['messages', `author IN ('customer', ${people},`, `author IN ('customer', ${humansToo},`],
  ['orders', `decided_by IN (${people})`, `decided_by IN (${humansToo})`],
  ['order_events', `actor IN (${people},`, `actor IN (${humansToo},`],
] as const

const humans = `
UPDATE conversations SET handler = 'human' WHERE handler = 'person';
UPDATE messages SET author = 'human' WHERE author = 'person';
UPDATE orders SET decided_by = 'human' WHERE decided_by = 'person';
UPDATE order_events SET actor = 'human' WHERE actor = 'person';
`

const dead = `
ALTER TABLE pages DROP COLUMN webhook_subscribed_at;
ALTER TABLE pages DROP COLUMN picture_url;
ALTER TABLE conversations DROP COLUMN collected;
ALTER TABLE conversations DROP COLUMN last_message_from;
ALTER TABLE agent_receipts DROP COLUMN job_id;
`

const names = `
ALTER TABLE agent_receipts RENAME TO decision_log;
DROP INDEX agent_receipts_of_conversation;
CREATE INDEX decision_log_of_conversation ON decision_log (conversation_id, id);
ALTER TABLE messages RENAME COLUMN receipt_id TO decision_id;

ALTER TABLE conversations RENAME COLUMN attention TO needs_human_reason;
ALTER TABLE conversations RENAME COLUMN attention_at TO needs_human_at;
DROP INDEX conversations_attention;
CREATE INDEX conversations_needing_human ON conversations (needs_human_at, id)
  WHERE needs_human_reason IS NOT NULL;

ALTER TABLE tactic_lines RENAME TO tactic_message_stats;
ALTER TABLE tactic_message_stats RENAME COLUMN line TO text;
ALTER TABLE tactic_message_stats RENAME COLUMN said TO sent;
ALTER TABLE lines_said RENAME TO tactic_messages_sent;
ALTER TABLE tactic_messages_sent RENAME COLUMN line TO text;

UPDATE settings SET value = json_remove(
  json_set(value, '$.savedReplies', json_extract(value, '$.cannedReplies')), '$.cannedReplies'
) WHERE tab = 'flow'
  AND iif(json_valid(value), json_type(value, '$.cannedReplies') IS NOT NULL, 0);
`

/**
 * Whoever is being erased keeps the ids that Facebook calls them by; only the others are found by
 * them, so that the same customer can write again meanwhile.
 */
const erasing = `
CREATE TABLE customers_next (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  page_id TEXT NOT NULL REFERENCES pages (id),
  psid TEXT,
  name TEXT,
  phone TEXT,
  phone9 TEXT,
  address TEXT,
  language TEXT,
  erasing_since INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
INSERT INTO customers_next
  SELECT id, page_id,
    iif(psid GLOB 'erasing:[0-9]*:*', substr(psid, length('erasing:' || id || ':') + 1), psid),
    name, phone, phone9, address, language,
    iif(psid GLOB 'erasing:[0-9]*:*', updated_at, NULL), created_at, updated_at
  FROM customers ORDER BY id;
DELETE FROM sqlite_sequence WHERE name = 'customers_next';
INSERT INTO sqlite_sequence (name, seq)
  SELECT 'customers_next', seq FROM sqlite_sequence WHERE name = 'customers';
DROP TABLE customers;
ALTER TABLE customers_next RENAME TO customers;
CREATE UNIQUE INDEX customers_psid ON customers (page_id, psid) WHERE erasing_since IS NULL;
CREATE INDEX customers_erasing ON customers (id) WHERE erasing_since IS NOT NULL;

ALTER TABLE conversations ADD COLUMN erasing_since INTEGER;
DROP INDEX conversations_thread;
UPDATE conversations SET
  erasing_since = (SELECT erasing_since FROM customers WHERE customers.id = customer_id),
  thread_id = iif(
    thread_id GLOB 'erasing:[0-9]*:*',
    substr(thread_id, length('erasing:' || id || ':') + 1), thread_id
  )
WHERE customer_id IN (SELECT id FROM customers WHERE erasing_since IS NOT NULL);
CREATE UNIQUE INDEX conversations_thread ON conversations (thread_id, page_id)
  WHERE thread_id IS NOT NULL AND erasing_since IS NULL;
`

/** Behind the base of an id comes the part, from the second on: 'x', 'x#2', 'x#3'. */
const base = "rtrim(client_id, '0123456789')"
const number = `substr(client_id, length(${base}) + 1)`
const isPart = `${base} LIKE '%_#' AND ${number} = CAST(CAST(${number} AS INTEGER) AS TEXT)
  AND CAST(${number} AS INTEGER) > 1`
const scheduled = "substr(client_id, length('scheduled:') + 1)"

/** One that would then be there twice stays as it is: its id is only the window's. */
const messageColumns = `
ALTER TABLE messages ADD COLUMN part INTEGER NOT NULL DEFAULT 1;
ALTER TABLE messages ADD COLUMN scheduled_reply_id INTEGER;
ALTER TABLE messages ADD COLUMN holding_since INTEGER;
DROP INDEX messages_client_id;
CREATE UNIQUE INDEX messages_client_id ON messages (conversation_id, client_id, part)
  WHERE client_id IS NOT NULL AND scheduled_reply_id IS NULL;
CREATE UNIQUE INDEX messages_scheduled_reply
  ON messages (conversation_id, scheduled_reply_id, part) WHERE scheduled_reply_id IS NOT NULL;
CREATE UNIQUE INDEX messages_holding ON messages (conversation_id, holding_since, part)
  WHERE holding_since IS NOT NULL;

UPDATE OR IGNORE messages INDEXED BY messages_client_id
  SET part = CAST(${number} AS INTEGER), client_id = substr(${base}, 1, length(${base}) - 1)
  WHERE client_id IS NOT NULL AND scheduled_reply_id IS NULL AND ${isPart};
UPDATE OR IGNORE messages INDEXED BY messages_client_id
  SET holding_since = CAST(substr(client_id, length('patience:') + 1) AS INTEGER), client_id = NULL
  WHERE client_id IS NOT NULL AND scheduled_reply_id IS NULL
    AND author = 'automation' AND client_id GLOB 'patience:[0-9]*';
UPDATE OR IGNORE messages INDEXED BY messages_client_id
  SET scheduled_reply_id = CAST(${scheduled} AS INTEGER),
    client_id = nullif(substr(${scheduled}, length(CAST(${scheduled} AS INTEGER) || ':') + 1), '')
  WHERE client_id IS NOT NULL AND scheduled_reply_id IS NULL
    AND author = 'human' AND client_id GLOB 'scheduled:[0-9]*';
`

const moved = "'facebookSession', 'facebookWebhook', 'launch_draft', 'modelMemory'"

/** What the program knows of itself stood among the tabs of the settings. */
const state = `
CREATE TABLE app_state (
  key TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO app_state (key, value, updated_at)
  SELECT CASE tab
    WHEN 'facebookSession' THEN 'facebook_session'
    WHEN 'facebookWebhook' THEN 'webhook_setup'
    WHEN 'modelMemory' THEN 'model_capabilities'
    ELSE tab
  END, value, updated_at
  FROM settings WHERE tab IN (${moved});
DELETE FROM settings WHERE tab IN (${moved});
UPDATE app_state SET value = replace(value, '"tastes":', '"capabilities":')
  WHERE key = 'model_capabilities';
INSERT INTO app_state
  SELECT 'webhook_contact', value, CAST(value AS INTEGER) FROM store_meta
  WHERE key = 'webhook_contact';
DELETE FROM store_meta WHERE key = 'webhook_contact';
`

/**
 * Up to which id messages are in the search index: until now each was in it from its first moment. And
 * which of them version 1 may have cut wrongly (messages/search/message-reindex.ts): none in a new store.
 */
export const messageIndex = `
INSERT INTO store_meta SELECT 'messages_indexed', coalesce(max(id), 0) FROM messages;
INSERT OR IGNORE INTO store_meta
  SELECT 'message_reindex', json_object('passed', 0, 'last', coalesce(max(id), 0)) FROM messages;
`
