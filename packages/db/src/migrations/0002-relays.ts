/** What the relays keep beside the talk: files, people who are to stay forgotten, a token's end. */
export const relays = `
ALTER TABLE pages ADD COLUMN token_expires_at INTEGER;
ALTER TABLE pages ADD COLUMN data_access_expires_at INTEGER;

ALTER TABLE messages ADD COLUMN scheduled_for INTEGER;

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
  created_at INTEGER NOT NULL,
  kept_at INTEGER
) STRICT;
CREATE UNIQUE INDEX attachments_place ON attachments (message_id, position);
CREATE INDEX attachments_of_conversation ON attachments (conversation_id, id);
CREATE INDEX attachments_waiting ON attachments (id) WHERE state = 'waiting';
CREATE INDEX attachments_kept ON attachments (kept_at, id) WHERE state = 'kept';

CREATE TABLE erased_customers (
  mark TEXT PRIMARY KEY NOT NULL,
  erased_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`
