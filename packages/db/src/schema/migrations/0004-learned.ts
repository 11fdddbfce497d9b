import type Sqlite from 'better-sqlite3'

import { replaceCheck } from './replace-check.ts'

/** What was stated to customers, by fact; and corrections, which wait beside whatever else is drafted. */
export function recall(raw: Sqlite.Database): void {
  replaceCheck(raw, {
    table: 'drafts',
    from: "kind IN ('answer', 'held', 'follow_up')",
    to: "kind IN ('answer', 'held', 'follow_up', 'correction')",
  })
  raw.exec(`
CREATE TABLE stated_texts (
  id INTEGER PRIMARY KEY,
  card TEXT NOT NULL,
  text TEXT NOT NULL,
  UNIQUE (card, text)
) STRICT;
CREATE TABLE stated_facts (
  message_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  value INTEGER NOT NULL,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  campaign_id INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (message_id, kind, product_id, value)
) STRICT, WITHOUT ROWID;
CREATE INDEX stated_facts_of_conversation ON stated_facts (conversation_id);
CREATE INDEX stated_facts_by_value ON stated_facts (kind, product_id, value, campaign_id, at);
DROP INDEX drafts_open;
CREATE UNIQUE INDEX drafts_open ON drafts (conversation_id)
  WHERE state = 'open' AND kind <> 'correction';
CREATE UNIQUE INDEX drafts_correcting ON drafts (conversation_id)
  WHERE state = 'open' AND kind = 'correction';
ALTER TABLE messages ADD COLUMN correction_draft_id INTEGER;
`)
}

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

/** An example is one of the campaign that it was given in; what the seller took out stays out. */
export const campaignExamples = `
ALTER TABLE answer_examples ADD COLUMN campaign_id INTEGER;
ALTER TABLE answer_examples ADD COLUMN removed_at INTEGER;
UPDATE answer_examples SET campaign_id =
  (SELECT campaign_id FROM conversations WHERE conversations.id = conversation_id);
DROP INDEX answer_examples_newest;
CREATE INDEX answer_examples_newest ON answer_examples (page_id, campaign_id, at, answer_id);
`
