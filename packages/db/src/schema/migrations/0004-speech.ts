/** What an answer told of the shop, and what a second look at its words found. */
export const speech = `
ALTER TABLE decision_log ADD COLUMN said TEXT;
ALTER TABLE decision_log ADD COLUMN reviews TEXT;
`
