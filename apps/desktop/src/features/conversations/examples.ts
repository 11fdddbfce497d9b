import type { Example } from '@pal/core/contract/drafts'
import { isoTime } from '@pal/core/domain/iso-time'
import { notFound } from '@pal/core/errors'
import { mustFindCampaign } from '@pal/db/campaigns/campaigns'
import { examplesOfCampaign, removeExample } from '@pal/db/messages/examples'
import type { Reads } from '@pal/db/schema/reads'

import type { Platform } from '../../platform/platform.ts'

/** What humans answered customers of a campaign, the newest first. */
export async function examples(db: Reads, campaignId: number): Promise<Example[]> {
  const campaign = await mustFindCampaign(db, campaignId)
  const kept = await examplesOfCampaign(db, campaign)
  return kept.map(({ at, ...pair }) => ({ ...pair, at: isoTime(at) }))
}

export async function forgetExample(
  { store, clock, events }: Pick<Platform, 'store' | 'clock' | 'events'>,
  campaignId: number,
  id: number,
): Promise<void> {
  const removed = await store.transaction((tx) =>
    removeExample(tx, { campaignId, id, now: clock.now() }),
  )
  if (!removed) throw notFound('example_not_found')
  events.changed('campaigns')
}
