/** A message that tells of an order answers nothing: whoever got it still waits for an answer. */
export const orderNotices = 'ALTER TABLE messages ADD COLUMN order_event_id INTEGER;'
