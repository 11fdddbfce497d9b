const stages = [
  'initial',
  'interested',
  'exploring',
  'collecting_info',
  'ready_to_buy',
  'completed',
] as const

const columns = stages.flatMap((stage) => [`stage_${stage}`, `left_${stage}`])
const counted = stages.flatMap((stage) => [
  `sum(stage = '${stage}')`,
  `sum(stage = '${stage}' AND status = 'abandoned')`,
])

const rollups = [
  'rollup_hour_all',
  'rollup_quarter_campaign',
  'rollup_day_campaign',
  'rollup_day_next',
]

/** What the figures of the analytics are made of, and the rows that each of them leads to. */
export const analytics = `
-- Which answers the response time is the average of, and which replies a human corrected.
ALTER TABLE messages ADD COLUMN response_ms INTEGER;
ALTER TABLE messages ADD COLUMN corrected_by INTEGER;
CREATE INDEX messages_corrected ON messages (conversation_id, sent_at)
  WHERE corrected_by IS NOT NULL;

-- A list by campaign shows all that ever came to it: this one held where they are now.
DROP INDEX conversations_by_campaign;
CREATE INDEX conversations_begun ON conversations (created_at);
CREATE INDEX order_lines_of_product ON order_lines (product_id, order_id);
CREATE INDEX products_out_of_stock ON products (campaign_id, id)
  WHERE deleted_at IS NULL AND (in_stock = 0 OR stock_count = 0);

-- Nobody ever asked how many messages there were, and every message wrote four pages for it.
${rollups
  .flatMap((table) =>
    ['messages_in', 'messages_out'].map((name) => `ALTER TABLE ${table} DROP COLUMN ${name};`),
  )
  .join('\n')}
-- Conversations that became customers were counted, and nobody asked. What is asked is how many orders
-- came of conversations: until now, all did.
${rollups
  .map(
    (table) =>
      `ALTER TABLE ${table} RENAME COLUMN converted TO chat_orders;
       UPDATE ${table} SET chat_orders = orders WHERE chat_orders <> orders;`,
  )
  .join('\n')}
INSERT INTO counters SELECT 'orders.chat', value FROM counters WHERE key = 'orders.total';
INSERT INTO counters SELECT replace(key, '.orders', '.chat_orders'), value
  FROM counters WHERE key GLOB 'campaign.*.orders';

${rollups
  .flatMap((table) =>
    columns.map((name) => `ALTER TABLE ${table} ADD COLUMN ${name} INTEGER NOT NULL DEFAULT 0;`),
  )
  .join('\n')}

-- Conversations are counted once for all campaigns together, too, which has the number -1.
INSERT INTO rollup_quarter_campaign (campaign_id, quarter, currency, conversations, ${columns.join(', ')})
  SELECT -1, created_at / 900000 * 900000, '', count(*), ${counted.join(', ')}
  FROM conversations GROUP BY 2;
INSERT INTO rollup_day_campaign (campaign_id, day, currency, conversations, ${columns.join(', ')})
  SELECT -1, day_of(quarter, (SELECT value FROM store_meta WHERE key = 'rollup_time_zone')), '',
    sum(conversations), ${columns.map((name) => `sum(${name})`).join(', ')}
  FROM rollup_quarter_campaign WHERE campaign_id = -1 GROUP BY 2;
INSERT INTO rollup_hour_all (hour, currency, ${columns.join(', ')})
  SELECT quarter / 3600000 * 3600000, '', ${columns.map((name) => `sum(${name})`).join(', ')}
  FROM rollup_quarter_campaign WHERE campaign_id = -1 GROUP BY 1
  ON CONFLICT (hour, currency) DO UPDATE SET
    ${columns.map((name) => `${name} = excluded.${name}`).join(', ')};
-- Summing the days for another time zone begins again, with the new rows.
DELETE FROM rollup_day_next;
DELETE FROM store_meta WHERE key = 'rollup_rebuild';
`
