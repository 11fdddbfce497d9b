/** What the agent learns from: how people of the shop answered, and which of its lines sold. */
export const learning = `
-- The texts stay in messages alone, so that an edit or an erasure counts at once.
CREATE TABLE answer_examples (
  answer_id INTEGER PRIMARY KEY,
  question_id INTEGER NOT NULL,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  page_id TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX answer_examples_newest ON answer_examples (page_id, at, answer_id);
CREATE INDEX answer_examples_of_conversation ON answer_examples (conversation_id);

-- Which of them an answer of the agent was written with: a list of ids.
ALTER TABLE agent_receipts ADD COLUMN examples TEXT;

CREATE TABLE tactic_lines (
  campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
  line TEXT NOT NULL,
  said INTEGER NOT NULL DEFAULT 0,
  sold INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (campaign_id, line)
) STRICT, WITHOUT ROWID;

CREATE TABLE lines_said (
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  campaign_id INTEGER NOT NULL,
  line TEXT NOT NULL,
  at INTEGER NOT NULL,
  sold INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (conversation_id, line)
) STRICT, WITHOUT ROWID;
`
