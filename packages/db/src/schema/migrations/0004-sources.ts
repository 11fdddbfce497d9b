/** By which advertisement or link a customer came into a conversation. */
export const sources = `
CREATE TABLE conversation_sources (
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('ad', 'link', 'other')),
  ref TEXT,
  ad_id TEXT,
  title TEXT,
  PRIMARY KEY (conversation_id, at)
) STRICT, WITHOUT ROWID;
`
