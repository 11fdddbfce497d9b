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
