/** What is worded and waits for the seller's word; who wants no follow-ups; and campaigns that draft. */
export const drafts = `
CREATE TABLE drafts (
  id INTEGER PRIMARY KEY,
  conversation_id INTEGER NOT NULL REFERENCES conversations (id),
  kind TEXT NOT NULL CHECK (kind IN ('answer', 'held', 'follow_up')),
  text TEXT NOT NULL,
  reason TEXT,
  subject TEXT,
  decision_id INTEGER REFERENCES decision_log (id),
  outcome TEXT,
  confirmed_by_id INTEGER,
  known_until INTEGER,
  state TEXT NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'sent', 'edited', 'discarded', 'outdated')),
  created_at INTEGER NOT NULL,
  settled_at INTEGER
) STRICT;
CREATE UNIQUE INDEX drafts_open ON drafts (conversation_id) WHERE state = 'open';
CREATE INDEX drafts_of_conversation ON drafts (conversation_id);
CREATE INDEX drafts_of_decision ON drafts (decision_id) WHERE decision_id IS NOT NULL;
ALTER TABLE conversations ADD COLUMN no_follow_ups_since INTEGER;
ALTER TABLE campaigns ADD COLUMN draft_mode INTEGER NOT NULL DEFAULT 0 CHECK (draft_mode IN (0, 1));
`

/** What a drafting campaign's agent may send by itself, and quick counts of what became of its drafts. */
export const trust = `
ALTER TABLE campaigns ADD COLUMN automatic_subjects TEXT NOT NULL DEFAULT '[]'
  CHECK (json_valid(automatic_subjects));
CREATE INDEX drafts_judged ON drafts (json_extract(outcome, '$.campaignId'), subject, settled_at, state)
  WHERE kind = 'answer' AND state IN ('sent', 'edited', 'discarded');

-- With figures where the program took it back.
CREATE TABLE trust_changes (
  id INTEGER PRIMARY KEY,
  campaign_id INTEGER NOT NULL REFERENCES campaigns (id),
  subject TEXT NOT NULL,
  automatic INTEGER NOT NULL CHECK (automatic IN (0, 1)),
  answers INTEGER,
  corrected INTEGER,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX trust_changes_of_campaign ON trust_changes (campaign_id, subject, id);
ALTER TABLE decision_log ADD COLUMN subject TEXT;
CREATE INDEX decision_log_trusted ON decision_log (campaign_id, subject, id)
  WHERE subject IS NOT NULL AND outcome = 'answered';
`
