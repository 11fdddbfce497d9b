/** The figures of the last 24 hours are read from the index alone. */
export const logFigures = `
CREATE INDEX logs_figures ON logs (at, category, level);
DROP INDEX logs_at;
`
