import type Sqlite from 'better-sqlite3'

import { replaceCheck } from './replace-check.ts'

/** An order can be paid in part and at a time, and its history tells what was changed. */
export function payments(raw: Sqlite.Database): void {
  replaceCheck(raw, {
    table: 'orders',
    from: "payment_status IN ('unpaid', 'paid', 'refunded')",
    to: "payment_status IN ('unpaid', 'part', 'paid', 'refunded')",
  })
  raw.exec(`
    ALTER TABLE orders ADD COLUMN paid_minor INTEGER NOT NULL DEFAULT 0 CHECK (paid_minor >= 0);
    ALTER TABLE orders ADD COLUMN paid_at INTEGER;
    UPDATE orders SET paid_minor = total_minor, paid_at = updated_at WHERE payment_status = 'paid';
    ALTER TABLE order_events ADD COLUMN detail TEXT;
  `)
}
