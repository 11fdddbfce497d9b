/** What is left after an advance is collected at the door, however the advance was paid. */
export const owed = `
DROP INDEX orders_owed;
CREATE INDEX orders_owed
  ON orders (created_at, id, courier, currency, total_minor, paid_minor, returned_minor, status,
    payment_status, payment_method)
  WHERE +payment_status IN ('unpaid', 'part') AND +status = 'delivered'
    AND (payment_method = 'cash_on_delivery' OR +payment_status = 'part');
`

/** What whoever packs or delivers an order has to know, and what of it a customer has said so far. */
export const deliveryInstructions = `
ALTER TABLE orders ADD COLUMN delivery_instructions TEXT NOT NULL DEFAULT '';
ALTER TABLE conversations ADD COLUMN delivery_note TEXT NOT NULL DEFAULT '';
`
