/**
 * The figures of the last 24 hours are added up from whole hours and, for the hour in which they
 * begin, from its minutes. Minutes are only made up for the last day: nobody asks further back.
 */
export const logSums = `
CREATE TABLE log_sums (
  span INTEGER NOT NULL,
  start INTEGER NOT NULL,
  errors INTEGER NOT NULL,
  webhook INTEGER NOT NULL,
  ai INTEGER NOT NULL,
  PRIMARY KEY (span, start)
) STRICT, WITHOUT ROWID;

INSERT INTO log_sums
SELECT 3600000, hour, sum(rows * (level = 'error')), sum(rows * (category = 'webhook')),
  sum(rows * (category = 'ai'))
FROM log_hours GROUP BY hour;

INSERT INTO log_sums
SELECT 60000, at - at % 60000, sum(level = 'error'), sum(category = 'webhook'), sum(category = 'ai')
FROM logs
WHERE at >= (SELECT min(coalesce(max(at), 0), unixepoch() * 1000) - 90000000 FROM logs)
GROUP BY 2;

DROP TABLE log_hours;
`
