const columns = `id, kind, key, conversation_id, page_id, payload, state, run_at, again_at, attempts,
  failures, lease_owner, lease_until, last_error, created_at, updated_at`

/**
 * Jobs get their numbers where messages get theirs, which is among the counters: still none twice, and
 * two pages less are written with every message.
 */
export const jobNumbers = `
CREATE TABLE jobs_next (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  conversation_id INTEGER,
  page_id TEXT,
  payload TEXT NOT NULL DEFAULT '{}',
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'failed')),
  run_at INTEGER NOT NULL,
  again_at INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  lease_owner TEXT,
  lease_until INTEGER,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((state = 'running') = (lease_owner IS NOT NULL)),
  CHECK ((state = 'running') = (lease_until IS NOT NULL))
) STRICT;
INSERT INTO jobs_next (${columns}) SELECT ${columns} FROM jobs;
INSERT INTO counters SELECT 'ids.' || name, value FROM sequences;
INSERT INTO counters VALUES
  ('ids.jobs', coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'jobs'), 0));
DROP TABLE sequences;
DROP TABLE jobs;
ALTER TABLE jobs_next RENAME TO jobs;
CREATE UNIQUE INDEX jobs_key ON jobs (key) WHERE state IN ('waiting', 'running');
CREATE UNIQUE INDEX jobs_one_running_per_conversation ON jobs (conversation_id)
  WHERE state = 'running' AND conversation_id IS NOT NULL;
CREATE INDEX jobs_due ON jobs (state, run_at, id);
CREATE INDEX jobs_leases ON jobs (lease_until) WHERE state = 'running';
`
