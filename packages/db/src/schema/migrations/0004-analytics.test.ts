import { conversationStages } from '@pal/core/domain/entities'
import { expect, it } from 'vitest'

import { openStore } from '../../maintenance/open-store.ts'
import { thaw } from './frozen/thaw.ts'

it('the conversations of an older store are counted by stage: by hour, by quarter and by day [AN-03, DT-06]', async () => {
  await using folder = await thaw(3)
  await using store = await openStore(folder.path)
  const columns = conversationStages.flatMap((stage) => [`stage_${stage}`, `left_${stage}`])
  const sums = columns.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')
  const counted = conversationStages
    .flatMap((stage) => [
      `sum(stage = '${stage}') AS stage_${stage}`,
      `sum(stage = '${stage}' AND status = 'abandoned') AS left_${stage}`,
    ])
    .join(', ')
  const rows = (sql: string) => store.raw.prepare(sql).all()
  const expected = rows(`SELECT count(*) AS conversations, ${counted} FROM conversations`)
  const [all] = expected
  expect(all).toMatchObject({ conversations: expect.any(Number) })
  expect((all as { conversations: number }).conversations).toBeGreaterThan(0)
  for (const table of ['rollup_quarter_campaign', 'rollup_day_campaign']) {
    const of = `FROM ${table} WHERE campaign_id = -1`
    expect(rows(`SELECT sum(conversations) AS conversations, ${sums} ${of}`), table).toEqual(
      expected,
    )
  }
  expect(rows(`SELECT sum(conversations) AS conversations, ${sums} FROM rollup_hour_all`)).toEqual(
    expected,
  )
  const hours = `SELECT created_at / 3600000 * 3600000 AS hour, count(*) AS n FROM conversations GROUP BY 1`
  const kept = 'SELECT hour, conversations AS n FROM rollup_hour_all WHERE conversations > 0'
  expect(rows(kept)).toEqual(rows(hours))
})

it('the orders of an older store all came of conversations: in each sum and each counter [AN-02, DB-09, DT-06]', async () => {
  await using folder = await thaw(3)
  await using store = await openStore(folder.path)
  const rows = (sql: string) => store.raw.prepare(sql).all()
  expect(rows('SELECT 1 FROM orders').length).toBeGreaterThan(0)
  for (const table of ['rollup_hour_all', 'rollup_quarter_campaign', 'rollup_day_campaign']) {
    const sums = `SELECT sum(chat_orders) AS n, sum(orders) AS orders FROM ${table}`
    expect(rows(sums), table).toEqual(rows('SELECT count(*) AS n, count(*) AS orders FROM orders'))
    expect(rows(`SELECT 1 FROM ${table} WHERE chat_orders <> orders`), table).toEqual([])
  }
  const counted = `SELECT key, value FROM counters
    WHERE key = 'orders.chat' OR key GLOB 'campaign.*.chat_orders' ORDER BY key`
  expect(rows(counted)).toEqual(
    rows(`SELECT 'orders.chat' AS key, count(*) AS value FROM orders
      UNION ALL SELECT 'campaign.' || campaign_id || '.chat_orders', count(*)
      FROM orders GROUP BY campaign_id ORDER BY key`),
  )
})
