import type { Health, SystemStatus } from '@pal/core/contract/system'
import { conversationMeta } from '@pal/db/conversation-list'
import { counter } from '@pal/db/counters'
import type { Store } from '@pal/db/database'

/** Whether customers are answered now, and whether somebody waits for the person. */
export async function agentHealth(
  { db }: Store,
  needs: readonly Health[],
): Promise<SystemStatus['agent']> {
  const [activeCampaigns, { needPerson }] = await Promise.all([
    counter(db, 'campaigns.active'),
    conversationMeta(db),
  ])
  const missing =
    needs.find(({ state }) => state === 'down') ??
    needs.find(({ state }) => state === 'not_configured')
  if (missing) return { ...missing, needPerson }
  if (activeCampaigns === 0) {
    return { state: 'not_configured', reason: 'No campaign is active', needPerson }
  }
  if (needPerson > 0) {
    return { state: 'attention', reason: 'Customers wait for you', needPerson }
  }
  return { state: 'ok', reason: null, needPerson }
}
