/** What a drafting campaign's agent may send by itself, and quick counts of what became of its drafts. */
export const trust = `
ALTER TABLE campaigns ADD COLUMN automatic_subjects TEXT NOT NULL DEFAULT '[]'
  CHECK (json_valid(automatic_subjects));
CREATE INDEX drafts_judged ON drafts (json_extract(outcome, '$.campaignId'), subject, settled_at, state)
  WHERE kind = 'answer' AND state IN ('sent', 'edited', 'discarded');
`
