import { type JudgedDrafts, judgedDrafts } from '@pal/core/agent/outcome/draft-trust'
import { type DraftSubject, draftSubjects } from '@pal/core/domain/entities'
import { sql } from 'kysely'

import { changeCampaign, mustFindCampaign, type CampaignRow } from '../campaigns/campaigns.ts'
import type { Reads, Tx } from '../schema/reads.ts'

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
  const named = JSON.parse(stored) as readonly unknown[]
  return draftSubjects.filter((subject) => named.includes(subject))
}

export async function setAutomatic(
  tx: Tx,
  campaignId: number,
  { subject, automatic }: { readonly subject: DraftSubject; readonly automatic: boolean },
  now: number,
): Promise<CampaignRow> {
  const others = automaticSubjects(await mustFindCampaign(tx, campaignId)).filter(
    (each) => each !== subject,
  )
  const subjects = automatic ? [...others, subject] : others
  return changeCampaign(tx, campaignId, { automatic_subjects: JSON.stringify(subjects) }, now)
}
