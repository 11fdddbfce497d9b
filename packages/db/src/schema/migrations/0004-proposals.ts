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

/**
 * The conversations that the seller keeps to be rehearsed again; and what changed since, for which
 * a rehearsal is offered: what stood before and what stands now, as JSON.
 */
export const rehearsals = `
CREATE TABLE rehearsal_conversations (
  conversation_id INTEGER PRIMARY KEY REFERENCES conversations (id),
  kept_at INTEGER NOT NULL
) STRICT;
CREATE TABLE rehearsal_offers (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('price', 'card', 'model')),
  campaign_id INTEGER REFERENCES campaigns (id),
  subject TEXT NOT NULL,
  was TEXT NOT NULL CHECK (json_valid(was)),
  becomes TEXT NOT NULL CHECK (json_valid(becomes)),
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'rehearsed', 'dismissed')),
  changed_at INTEGER NOT NULL,
  settled_at INTEGER
) STRICT;
CREATE UNIQUE INDEX rehearsal_offers_open ON rehearsal_offers (kind, subject)
  WHERE state = 'open';
CREATE INDEX rehearsal_offers_of_subject ON rehearsal_offers (kind, subject);
CREATE INDEX rehearsal_offers_of_campaign ON rehearsal_offers (campaign_id);
`
