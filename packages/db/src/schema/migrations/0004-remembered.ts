/**
 * What was heard in a voice message; and, in a few sentences, what was said before the messages that
 * the agent still reads.
 */
export const remembered = `
ALTER TABLE attachments ADD COLUMN transcript TEXT;
CREATE TABLE conversation_summaries (
  conversation_id INTEGER PRIMARY KEY REFERENCES conversations (id),
  text TEXT NOT NULL,
  up_to_id INTEGER NOT NULL,
  up_to INTEGER NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;
`
