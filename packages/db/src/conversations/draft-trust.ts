import {
  type CorrectedAnswers,
  isDistrusted,
  type JudgedDrafts,
  judgedDrafts,
  watchedAnswers,
} from '@pal/core/agent/outcome/draft-trust'
import { type DraftSubject, draftSubjects } from '@pal/core/domain/entities'
import { type Selectable, sql } from 'kysely'

import {
  campaignById,
  changeCampaign,
  mustFindCampaign,
  type CampaignRow,
} from '../campaigns/campaigns.ts'
import type { Reads, Tx } from '../schema/reads.ts'
import type { TrustChangesTable } from '../schema/schema.ts'
import { readStoredList } from '../schema/stored-json.ts'

interface SubjectDrafts extends JudgedDrafts {
  readonly subject: DraftSubject
}

/** What the seller made of the latest drafts of each subject. */
export async function judgedDraftsOf(db: Reads, campaignId: number): Promise<SubjectDrafts[]> {
  const found: SubjectDrafts[] = []
  for (const subject of draftSubjects) {
    const latest = db
      .selectFrom('drafts')
      .select('state')
      .where(sql`json_extract(outcome, '$.campaignId')`, '=', campaignId)
      .where('subject', '=', subject)
      .where(sql<boolean>`kind = 'answer' AND state IN ('sent', 'edited', 'discarded')`)
      // What was earned before it was lost counts no more.
      .where('settled_at', '>', (await lastTakenBack(db, campaignId, subject))?.at ?? 0)
      .orderBy('settled_at', 'desc')
      .limit(judgedDrafts)
    const { drafts, unchanged } = await db
      .selectFrom(latest.as('latest'))
      .select([
        sql<number>`count(*)`.as('drafts'),
        sql<number>`coalesce(sum(state = 'sent'), 0)`.as('unchanged'),
      ])
      .executeTakeFirstOrThrow()
    found.push({ subject, drafts, unchanged })
  }
  return found
}

/** What the agent of a drafting campaign sends by itself all the same. */
export function automaticSubjects({
  automatic_subjects: stored,
}: Pick<CampaignRow, 'automatic_subjects'>): readonly DraftSubject[] {
  const named = readStoredList(stored)
  return draftSubjects.filter((subject) => named.includes(subject))
}

export async function setAutomatic(
  tx: Tx,
  campaignId: number,
  {
    subject,
    automatic,
    why,
  }: {
    readonly subject: DraftSubject
    readonly automatic: boolean
    /** Of the program: what it saw. */
    readonly why?: CorrectedAnswers
  },
  now: number,
): Promise<CampaignRow> {
  const others = automaticSubjects(await mustFindCampaign(tx, campaignId)).filter(
    (each) => each !== subject,
  )
  const subjects = automatic ? [...others, subject] : others
  await tx
    .insertInto('trust_changes')
    .values({
      campaign_id: campaignId,
      subject,
      automatic: automatic ? 1 : 0,
      answers: why?.answers ?? null,
      corrected: why?.corrected ?? null,
      at: now,
    })
    .execute()
  return changeCampaign(tx, campaignId, { automatic_subjects: JSON.stringify(subjects) }, now)
}

export type TrustChangeRow = Selectable<TrustChangesTable>

/** The program's last word on a subject, unless the seller trusted the agent with it again. */
export async function lastTakenBack(
  db: Reads,
  campaignId: number,
  subject: DraftSubject,
): Promise<TrustChangeRow | undefined> {
  const last = await lastChange(db, campaignId, subject)
  return last?.automatic === 0 && last.corrected !== null ? last : undefined
}

function lastChange(db: Reads, campaignId: number, subject: DraftSubject) {
  return db
    .selectFrom('trust_changes')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('subject', '=', subject)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Of a campaign, the oldest first. */
export async function trustChangesOf(db: Reads, campaignId: number): Promise<TrustChangeRow[]> {
  return db
    .selectFrom('trust_changes')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .execute()
}

/** Those in which the program took trust back after this one: the seller is informed of each. */
export async function takenBackAfter(db: Reads, after: number): Promise<TrustChangeRow[]> {
  return db
    .selectFrom('trust_changes')
    .selectAll()
    .where('id', '>', after)
    .where('automatic', '=', 0)
    .where('corrected', 'is not', null)
    .orderBy('id')
    .execute()
}

export async function trustChangeById(db: Reads, id: number): Promise<TrustChangeRow | undefined> {
  return db.selectFrom('trust_changes').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * An answer was corrected: whatever of its subject goes out unread is drafted again where too many of
 * the latest were. They count from when the agent was trusted with it.
 */
export async function reviewTrust(tx: Tx, decisionId: number, now: number): Promise<void> {
  const decision = await tx
    .selectFrom('decision_log')
    .select(['campaign_id', 'subject', 'outcome'])
    .where('id', '=', decisionId)
    .executeTakeFirst()
  const { campaign_id: campaignId = null, subject = null, outcome } = decision ?? {}
  if (campaignId === null || subject === null || outcome !== 'answered') return
  const campaign = await campaignById(tx, campaignId)
  if (!campaign || !automaticSubjects(campaign).includes(subject)) return
  const since = (await lastChange(tx, campaignId, subject))?.at ?? 0
  const latest = tx
    .selectFrom('decision_log')
    .select((eb) => [
      'decision_log.id',
      eb
        .exists(
          eb
            .selectFrom('messages')
            .select('messages.id')
            .whereRef('messages.conversation_id', '=', 'decision_log.conversation_id')
            .whereRef('messages.decision_id', '=', 'decision_log.id')
            .where('messages.corrected_by', 'is not', null),
        )
        .$castTo<number>()
        .as('corrected'),
    ])
    .where('campaign_id', '=', campaignId)
    .where('subject', '=', subject)
    // Word for word the condition of its index.
    .where(sql<boolean>`subject IS NOT NULL AND outcome = 'answered'`)
    .where('started_at', '>=', since)
    .orderBy('decision_log.id', 'desc')
    .limit(watchedAnswers)
  const why = await tx
    .selectFrom(latest.as('latest'))
    .select([
      sql<number>`count(*)`.as('answers'),
      sql<number>`coalesce(sum(corrected), 0)`.as('corrected'),
    ])
    .executeTakeFirstOrThrow()
  if (isDistrusted(why)) await setAutomatic(tx, campaignId, { subject, automatic: false, why }, now)
}
