/** What the seller put off or is done with; and a way to the few messages that did not go out. */
export const tasks = `
CREATE TABLE task_marks (
  kind TEXT NOT NULL,
  ref INTEGER NOT NULL,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  task_at INTEGER NOT NULL,
  done_at INTEGER,
  done_reason TEXT,
  snoozed_until INTEGER,
  PRIMARY KEY (kind, ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX task_marks_of_conversation ON task_marks (conversation_id);
CREATE INDEX messages_unsent ON messages (conversation_id, sent_at) WHERE state IN ('failed', 'unknown');
`

/** From when on the agent's next answer says again that it is an assistant. */
export const disclosures = `
ALTER TABLE conversations ADD COLUMN disclose_from INTEGER;
`

/** What the seller writes down about a conversation, and the tags that they sort them by. */
export const notes = `
ALTER TABLE conversations ADD COLUMN note TEXT;
ALTER TABLE conversations ADD COLUMN tags TEXT NOT NULL DEFAULT '[]';
CREATE INDEX conversations_tagged ON conversations (last_activity_at, id) WHERE tags <> '[]';
`
