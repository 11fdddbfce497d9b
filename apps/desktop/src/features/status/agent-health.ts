import { whyOff } from '@pal/core/agent/decision/own-hours'
import type { SystemStatus } from '@pal/core/contract/system'
import type { Condition } from '@pal/core/domain/condition'
import { because, severalReasons } from '@pal/core/texts/reason'
import { pausedByBudget } from '@pal/db/campaigns/budget'
import { countDrafts, countTasks } from '@pal/db/conversations/tasks/tasks'
import { campaignPages } from '@pal/db/pages/pages'

import {
  healthOf,
  partlyWorking,
  combinedReason,
  type PageParts,
} from '../../messenger/pages/page-health.ts'
import { currentSettings } from '../../platform/settings.ts'
import { takesNothing } from './database-health.ts'

type Agent = Condition &
  Pick<SystemStatus['agent'], 'needHuman' | 'drafts' | 'waiting' | 'pages' | 'overBudget'>
interface Needs {
  readonly messenger: Condition
  readonly ai: Condition
  readonly database: Condition
}

/** Whether customers are answered now, on which of the pages, and whether somebody waits for the person. */
export async function agentHealth(
  parts: PageParts,
  { messenger, ai, database }: Needs,
): Promise<Agent> {
  const { db } = parts.store
  const [pages, needHuman, { drafts, answers }, settings, spentCampaigns] = await Promise.all([
    campaignPages(db).then((rows) => healthOf(parts, rows)),
    countTasks(db, parts.clock.now(), 'handoff'),
    countDrafts(db, parts.clock.now()),
    currentSettings(db),
    pausedByBudget(db),
  ])
  const down = pages.filter(({ state }) => state === 'down')
  const both = [messenger, ai]
  const missing =
    // What cannot be kept is not answered either.
    (takesNothing(database) ? database : null) ??
    both.find(({ state }) => state === 'down') ??
    both.find(({ state }) => state === 'not_configured')
  const working = missing ? 0 : pages.length - down.length
  const overBudget = spentCampaigns.map(({ id }) => id)
  // In draft mode nobody has an answer before the seller sends it.
  const waiting = needHuman + answers
  const counts = { needHuman, drafts, waiting, pages: { working, all: pages.length }, overBudget }
  if (missing) return { ...missing, ...counts }
  const spent = spentCampaigns.map(({ name }) => because('campaign_over_budget', { name }))
  if (pages.length === 0 && spent.length > 0) {
    return { state: 'down', reason: severalReasons(spent), ...counts }
  }
  if (pages.length === 0) {
    return { state: 'not_configured', reason: because('no_campaign_active'), ...counts }
  }
  const off = whyOff(settings, parts.clock.now())
  if (off !== null) {
    const none = { ...counts, pages: { working: 0, all: pages.length } }
    return { state: 'not_configured', reason: off, ...none }
  }
  if (working === 0) return { state: 'down', reason: combinedReason(down), ...counts }
  const reasons = [
    ...spent,
    ...(down.length > 0 ? [partlyWorking(pages)] : []),
    ...(waiting > 0 ? [because('customers_wait')] : []),
  ]
  const reason = severalReasons(reasons)
  return { state: reason === null ? 'ok' : 'attention', reason, ...counts }
}
