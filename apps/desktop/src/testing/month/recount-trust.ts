import type Sqlite from 'better-sqlite3'

import type { Lived } from './live.ts'

type Expect = (what: string, is: unknown, should: unknown) => void

interface Change {
  readonly subject: string
  readonly automatic: 0 | 1
  readonly answers: number | null
  readonly corrected: number | null
  readonly at: number
}

interface Answered {
  readonly conversation_id: number
  readonly sent_at: number | null
  readonly corrected: 0 | 1
}

const minute = 60_000

/** The ladder's figures, by what the seller did with the drafts, and with what went out unread. */
export async function recountTrust(
  { shop, deeds }: Lived,
  raw: Sqlite.Database,
  expect: Expect,
): Promise<void> {
  const settled = raw.prepare<[number, string, number], { id: number; state: string }>(
    `SELECT drafts.id, state FROM drafts JOIN conversations ON conversations.id = conversation_id
     WHERE campaign_id = ? AND kind = 'answer' AND subject = ? AND settled_at > ?
       AND state <> 'outdated'
     ORDER BY settled_at DESC, drafts.id DESC LIMIT 100`,
  )
  const changes = raw.prepare<[number], Change>(
    'SELECT * FROM trust_changes WHERE campaign_id = ? ORDER BY id',
  )
  const answered = raw.prepare<[number, string, number, number], Answered>(
    `SELECT decision_log.conversation_id, min(sent_at) AS sent_at,
       max(corrected_by IS NOT NULL) AS corrected
     FROM decision_log LEFT JOIN messages ON messages.decision_id = decision_log.id
     WHERE decision_log.campaign_id = ? AND subject = ? AND outcome = 'answered'
       AND started_at >= ? AND finished_at <= ?
     GROUP BY decision_log.id ORDER BY decision_log.id DESC LIMIT 20`,
  )
  const wasCorrected = ({ conversation_id, sent_at, corrected }: Answered, at: number) =>
    corrected === 1 &&
    deeds.takenOver.some(
      (deed) =>
        deed.conversationId === conversation_id &&
        deed.at >= (sent_at ?? 0) &&
        deed.at <= at + minute,
    )
  for (const { campaignId } of shop.stalls) {
    const moves = changes.all(campaignId)
    for (const [nth, { subject, answers, corrected, at }] of moves.entries()) {
      if (corrected === null) continue
      const since = moves.slice(0, nth).findLast((move) => move.subject === subject)
      expect(`trust in ${subject} before it was lost`, since?.automatic, 1)
      const latest = answered.all(campaignId, subject, since?.at ?? 0, at)
      const bad = latest.filter((each) => wasCorrected(each, at))
      expect(`answers about ${subject}`, [answers, corrected], [latest.length, bad.length])
    }
    const figures = await shop.read<{ subject: string; drafts: number; unchanged: number }[]>(
      `/api/campaigns/${campaignId}/draft-trust`,
    )
    for (const { subject, drafts, unchanged } of figures) {
      // What was earned before the program took it back counts no more.
      const last = moves.findLast((move) => move.subject === subject)
      const lostAt = last?.corrected == null ? 0 : last.at
      const rows = settled.all(campaignId, subject, lostAt)
      for (const { id, state } of rows) expect(`draft ${id}`, state, deeds.drafts.get(id))
      const sent = rows.filter(({ id }) => deeds.drafts.get(id) === 'sent')
      expect(`drafts about ${subject}`, [drafts, unchanged], [rows.length, sent.length])
    }
  }
}
