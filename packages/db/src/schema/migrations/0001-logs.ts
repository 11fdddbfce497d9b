export const logs = `
CREATE TABLE logs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('debug', 'info', 'warn', 'error')),
  category TEXT NOT NULL CHECK (category IN ('webhook', 'facebook', 'ai', 'system')),
  message TEXT NOT NULL,
  details TEXT
) STRICT;
CREATE INDEX logs_by_category ON logs (category, id);
CREATE INDEX logs_errors ON logs (id) WHERE level = 'error';
CREATE INDEX logs_at ON logs (at);

CREATE TABLE log_counts (
  category TEXT NOT NULL,
  level TEXT NOT NULL,
  rows INTEGER NOT NULL,
  PRIMARY KEY (category, level)
) STRICT, WITHOUT ROWID;

CREATE TABLE log_hours (
  hour INTEGER NOT NULL,
  category TEXT NOT NULL,
  level TEXT NOT NULL,
  rows INTEGER NOT NULL,
  PRIMARY KEY (hour, category, level)
) STRICT, WITHOUT ROWID;
`
