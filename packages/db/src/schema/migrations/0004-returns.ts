import type Sqlite from 'better-sqlite3'

import { replaceCheck } from './replace-check.ts'

/** What comes back is a record beside the order, which stays delivered. */
export function returns(raw: Sqlite.Database): void {
  replaceCheck(raw, {
    table: 'order_events',
    from: "'payment', 'shipping', 'edited', 'note')",
    to: "'payment', 'shipping', 'edited', 'note', 'return', 'undone', 'notice')",
  })
  raw.exec(`
    ALTER TABLE orders ADD COLUMN returned_minor INTEGER NOT NULL DEFAULT 0
      CHECK (returned_minor BETWEEN 0 AND total_minor);
    ALTER TABLE orders ADD COLUMN returned_at INTEGER;

    CREATE TABLE order_returns (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      order_id INTEGER NOT NULL REFERENCES orders (id),
      at INTEGER NOT NULL,
      reason TEXT NOT NULL CHECK (reason IN
        ('damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'refused', 'other')),
      note TEXT,
      amount_minor INTEGER NOT NULL CHECK (amount_minor >= 0),
      restocked INTEGER NOT NULL CHECK (restocked IN (0, 1)),
      actor TEXT NOT NULL CHECK (actor IN ('agent', 'human'))
    ) STRICT;
    CREATE INDEX order_returns_of_order ON order_returns (order_id, id);

    CREATE TABLE order_return_lines (
      return_id INTEGER NOT NULL REFERENCES order_returns (id),
      line INTEGER NOT NULL,
      quantity INTEGER NOT NULL CHECK (quantity > 0),
      PRIMARY KEY (return_id, line)
    ) STRICT, WITHOUT ROWID;
  `)
}
