import { resumeWithinBudget } from '@pal/db/campaigns/budget'
import type { CampaignRow } from '@pal/db/campaigns/campaigns'
import { enqueueUnanswered } from '@pal/db/jobs/job-kinds'
import type { Tx } from '@pal/db/schema/reads'

/** Campaigns whose budget was raised, or begins again with the month, answer who waits there. */
export async function resumeCampaignsWithinBudget(
  tx: Tx,
  now: number,
): Promise<readonly CampaignRow[]> {
  const resumed = await resumeWithinBudget(tx, now)
  for (const { page_id: pageId } of resumed) await enqueueUnanswered(tx, now, pageId)
  return resumed
}
