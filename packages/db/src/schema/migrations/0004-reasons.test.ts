import { join } from 'node:path'

import { because, messageOf } from '@pal/core/texts/reason'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'

import { openStore, storeFile } from '../../maintenance/open-store.ts'
import { readStoredReason, storeReason } from '../stored-reason.ts'
import { thaw } from './frozen/thaw.ts'

const said = 'Facebook did not answer in time. "Try" again in 5 min; {"code":"x"} \\ আবার'

it('a sentence of an older store is kept, word for word, as a reason [DT-06, API-03]', async () => {
  await using folder = await thaw(3)
  {
    const raw = new Sqlite(join(folder.path, storeFile))
    for (const sql of [
      'UPDATE messages SET state_reason = $said WHERE id <= 2',
      'UPDATE conversations SET attention = $said, attention_at = 1 WHERE id = 1',
      'UPDATE pages SET state_reason = $said, sending_stopped_reason = $said, policy_notice = $said',
      `INSERT INTO scheduled_replies (conversation_id, text, send_at, problem, created_at)
       VALUES (1, 'Later', 1, $said, 1)`,
      'UPDATE agent_receipts SET error = $said WHERE id = 1',
      `INSERT INTO jobs (kind, key, state, run_at, last_error, created_at, updated_at)
       VALUES ('send', 'send:1', 'failed', 1, $said, 1, 1)`,
    ])
      raw.prepare(sql).run({ said })
    raw.close()
  }
  await using store = await openStore(folder.path)
  const column = (table: string, name: string) =>
    store.raw.prepare<[], string | null>(`SELECT ${name} FROM ${table} ORDER BY id`).pluck().all()
  const earlier = because('earlier_text', { text: said })
  for (const [table, name] of [
    ['messages', 'state_reason'],
    ['conversations', 'needs_human_reason'],
    ['pages', 'state_reason'],
    ['pages', 'sending_stopped_reason'],
    ['pages', 'policy_notice'],
    ['scheduled_replies', 'problem'],
    ['decision_log', 'error'],
    ['jobs', 'last_error'],
  ] as const) {
    const [first = null] = column(table, name)
    expect(readStoredReason(first), `${table}.${name}`).toEqual(earlier)
  }
  expect(messageOf(earlier)).toBe(said)
  // Where nothing was the matter, nothing is.
  expect(column('messages', 'state_reason').slice(2)).toEqual(Array(13).fill(null))
  expect(column('conversations', 'needs_human_reason').slice(1)).toEqual(Array(4).fill(null))
})

it('what a column holds is read as it was stored; what is broken or of another program, as its text', () => {
  const reason = because('on_page', { page: 'নীল', reason: because('graph_spam') })
  expect(readStoredReason(storeReason(reason))).toEqual(reason)
  expect(readStoredReason(null)).toBeNull()
  for (const text of ['', 'Plain words', '{"code":', '{"code":"of_a_later_version"}', '[]', '7'])
    expect(readStoredReason(text)).toEqual(because('unknown_reason', { text }))
})
