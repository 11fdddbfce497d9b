/** What is proposed about a campaign's messages by their figures, and which of them rest there. */
export const proposals = `
ALTER TABLE campaigns ADD COLUMN resting_messages TEXT NOT NULL DEFAULT '[]'
  CHECK (json_valid(resting_messages));
CREATE TABLE tactic_proposals (
  id INTEGER PRIMARY KEY,
  campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
  text TEXT NOT NULL,
  sent INTEGER NOT NULL,
  sold INTEGER NOT NULL,
  better_text TEXT NOT NULL,
  better_sent INTEGER NOT NULL,
  better_sold INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'applied', 'dismissed', 'undone')),
  created_at INTEGER NOT NULL,
  settled_at INTEGER
) STRICT;
CREATE UNIQUE INDEX tactic_proposals_open ON tactic_proposals (campaign_id, text)
  WHERE state IN ('open', 'applied');
CREATE INDEX tactic_proposals_of_campaign ON tactic_proposals (campaign_id, text);
`
