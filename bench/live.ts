/** The dashboard's figures, counted when asked: what the counters are for. */
export const liveFigures = [
  "SELECT count(*) AS n FROM campaigns WHERE status = 'active' AND deleted_at IS NULL",
  'SELECT count(*) AS n FROM conversations',
  'SELECT count(*) AS n FROM orders',
  'SELECT sum(ai_points) AS n FROM orders',
  "SELECT sum(total_minor) AS n FROM orders WHERE status <> 'cancelled' AND currency = 'BDT'",
  'SELECT status, count(*) AS n FROM conversations GROUP BY status',
] as const

/** An analytics page of 90 days, from the rows themselves. */
export const rawAnalytics = [
  `SELECT created_at / 86400000 AS day, count(*), sum(total_minor), sum(ai_points) FROM orders
   WHERE created_at >= @since GROUP BY 1`,
  `SELECT campaign_id, count(*), sum(total_minor) FROM orders WHERE created_at >= @since
   GROUP BY 1 ORDER BY 3 DESC LIMIT 5`,
  'SELECT stage, count(*) FROM conversations WHERE listed_at >= @since GROUP BY 1',
] as const

export const likeOrders = `SELECT * FROM orders
  WHERE customer_name LIKE @like OR customer_phone LIKE @like OR number LIKE @like
  ORDER BY id DESC LIMIT 20`

export const likeMessages = 'SELECT conversation_id FROM messages WHERE text LIKE @like LIMIT 50'
