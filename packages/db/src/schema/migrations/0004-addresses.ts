/** An order is found by where it goes as well. */
export const addresses = `
INSERT INTO order_search (order_search) VALUES ('delete-all');
INSERT INTO order_search (rowid, text)
  SELECT id, order_words(customer_name, phone9, customer_address, (
    SELECT group_concat(name, ' ') FROM (
      SELECT DISTINCT name FROM order_lines WHERE order_id = orders.id ORDER BY line
    )
  )) FROM orders ORDER BY id;
`
