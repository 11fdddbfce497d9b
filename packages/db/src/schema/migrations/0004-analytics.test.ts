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
