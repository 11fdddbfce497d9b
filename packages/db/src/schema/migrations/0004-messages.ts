import type Sqlite from 'better-sqlite3'

/** The buttons below a message of ours, and what the one that a customer tapped sent back. */
export function quickReplies(raw: Sqlite.Database): void {
  raw.exec(`
    ALTER TABLE messages ADD COLUMN quick_replies TEXT;
    ALTER TABLE messages ADD COLUMN tapped TEXT;
  `)
}

/** Until when Facebook said that the customer has got and read what the page sent. */
export const receipts = `
ALTER TABLE conversations ADD COLUMN delivered_until INTEGER;
ALTER TABLE conversations ADD COLUMN read_until INTEGER;
`

/** What an answer told of the shop, and what a second look at its words found. */
export const speech = `
ALTER TABLE decision_log ADD COLUMN said TEXT;
ALTER TABLE decision_log ADD COLUMN reviews TEXT;
`
