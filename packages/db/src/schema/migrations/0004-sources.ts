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

/**
 * The name by which Facebook knows a customer, also once another is learned; and where each fact about
 * them came from. Of older ones that is not known.
 */
export const customerFacts = `
ALTER TABLE customers ADD COLUMN profile_name TEXT;
ALTER TABLE customers ADD COLUMN fact_sources TEXT NOT NULL DEFAULT '{}'
  CHECK (json_valid(fact_sources));
`
