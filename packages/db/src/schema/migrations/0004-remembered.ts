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
