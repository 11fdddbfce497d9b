import { isTrusted } from '@pal/core/agent/outcome/draft-trust'
import type { DraftTrust } from '@pal/core/contract/drafts'
import type { DraftSubject } from '@pal/core/domain/entities'
import { isoTime } from '@pal/core/domain/iso-time'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { mustFindCampaign } from '@pal/db/campaigns/campaigns'
import {
  automaticSubjects,
  judgedDraftsOf,
  lastTakenBack,
  setAutomatic,
  type TrustChangeRow,
} from '@pal/db/conversations/draft-trust'
import type { Reads } from '@pal/db/schema/reads'

import type { Platform } from '../../platform/platform.ts'

/** How far the seller can trust the agent of a campaign, by subject. */
export async function draftTrust(db: Reads, campaignId: number): Promise<DraftTrust> {
  const automatic = automaticSubjects(await mustFindCampaign(db, campaignId))
  const subjects = await judgedDraftsOf(db, campaignId)
  const taken = await Promise.all(
    subjects.map(({ subject }) => lastTakenBack(db, campaignId, subject)),
  )
  return subjects.map((each, index) => ({
    ...each,
    automatic: automatic.includes(each.subject),
    trusted: isTrusted(each),
    takenBack: presentTakenBack(taken[index]),
  }))
}

const presentTakenBack = (row: TrustChangeRow | undefined) =>
  row && row.answers !== null && row.corrected !== null
    ? { answers: row.answers, corrected: row.corrected, at: isoTime(row.at) }
    : null

/** Trust has to be earned, and can be taken back at any time. */
export async function changeTrust(
  { store, events, log, clock }: Pick<Platform, 'store' | 'events' | 'log' | 'clock'>,
  campaignId: number,
  change: { readonly subject: DraftSubject; readonly automatic: boolean },
): Promise<DraftTrust> {
  const trust = await store.transaction(async (tx) => {
    const before = await draftTrust(tx, campaignId)
    const earned = before.find(({ subject }) => subject === change.subject)?.trusted ?? false
    if (change.automatic && !earned) throw new AppError('conflict', because('drafts_not_trusted'))
    await setAutomatic(tx, campaignId, change, clock.now())
    return draftTrust(tx, campaignId)
  })
  const { subject, automatic } = change
  const said = automatic
    ? entry(`agent_sends_${subject}_by_itself`)
    : entry(`agent_drafts_${subject}_again`)
  log.write('info', 'ai', said, { campaignId })
  events.changed('campaigns', 'conversations')
  return trust
}
