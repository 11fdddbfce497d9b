import type { Health, SystemStatus } from '@pal/core/contract/system'
import type { Condition } from '@pal/core/domain/condition'
import { errorText } from '@pal/core/errors'
import { because, answerOf, type Reason } from '@pal/core/texts/reason'
import { wasAgentTried } from '@pal/db/conversations/decision-log'
import { connectedPages } from '@pal/db/pages/pages'
import { lastWebhookContact } from '@pal/db/settings/app-state'

import { aiHealth } from '../../agent/model/ai-health.ts'
import type { Model } from '../../agent/model/model.ts'
import { pastedToken } from '../../messenger/pages/facebook-config.ts'
import { storedAppId } from '../../messenger/pages/facebook-pages.ts'
import { refusedWebhooks } from '../../messenger/pages/facebook-webhook.ts'
import { type CallsParts, pageCalls } from '../../messenger/pages/page-calls.ts'
import {
  healthOf,
  isWebhookOpen,
  partlyWorking,
  combinedReason,
} from '../../messenger/pages/page-health.ts'
import {
  testStillValid,
  storedWebhook,
  type WebhookPlace,
} from '../../messenger/webhook/webhook-setup.ts'
import type { Clock } from '../../platform/clock.ts'
import { shopTime } from '../../platform/shop-time.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import type { Vault } from '../../platform/vault/vault.ts'
import { agentHealth } from './agent-health.ts'
import { withClock } from './clock-health.ts'
import { databaseHealth, type DatabaseParts } from './database-health.ts'
import { vaultHealth } from './vault-health.ts'

export interface StatusParts extends CallsParts {
  readonly secrets: Pick<Secrets, 'get' | 'has' | 'lost'>
  readonly vault: Pick<Vault, 'health'>
  readonly model: Pick<Model, 'lastFailure'>
  readonly clock: Clock
  readonly jobs: DatabaseParts['jobs']
  readonly webhook: WebhookPlace
  readonly graph: { readonly clock: { readonly aheadMs: number } }
}

const needs = (reason: Reason): Condition => ({ state: 'not_configured', reason })

/** What works now and what does not, each with the reason. */
export async function systemStatus(parts: StatusParts): Promise<SystemStatus> {
  const [pages, messenger, ai, database, webhook, vault, tried] = await Promise.all([
    // Where they cannot be read, `messenger` and `database` say so.
    pagesStatus(parts).catch(() => []),
    orUnknown(
      messengerHealth(parts).then((health) => withClock(health, parts.graph.clock.aheadMs)),
    ),
    orUnknown(aiHealth(parts)),
    orUnknown(databaseHealth(parts)),
    orUnknown(webhookHealth(parts)),
    orUnknown(vaultHealth(parts)),
    // Where it cannot be read, nobody is asked to try it first.
    wasAgentTried(parts.store.db).catch(() => true),
  ])
  const agent = {
    needHuman: 0,
    drafts: 0,
    waiting: 0,
    pages: { working: 0, all: 0 },
    overBudget: [],
    tried,
    ...(await orUnknown(agentHealth(parts, { messenger, ai, database }))),
  }
  return {
    agent: { ...agent, ...sent(agent) },
    messenger: sent(messenger),
    pages,
    ai: sent(ai),
    database: sent(database),
    webhook: sent(webhook),
    vault: sent(vault),
  }
}

const sent = ({ state, reason }: Condition): Health => ({
  state,
  reason: reason && answerOf(reason),
})

/** A part that cannot be looked at is down, and takes none of the others with it. */
function orUnknown<C extends Condition>(condition: Promise<C>): Promise<C | Condition> {
  return condition.catch((error: unknown) => {
    const cause = errorText(error)
    return { state: 'down', reason: because('status_not_known', { cause }) }
  })
}

async function messengerHealth(parts: StatusParts): Promise<Condition> {
  const pages = await healthOf(parts, await connectedPages(parts.store.db))
  if (pages.length === 0) {
    return (await parts.secrets.has(pastedToken))
      ? { state: 'attention', reason: because('page_token_waits') }
      : needs(because('no_page_connected'))
  }
  const ill = pages.filter(({ state }) => state !== 'ok')
  const down = ill.filter(({ state }) => state === 'down').length
  if (ill.length === 0) return { state: 'ok', reason: combinedReason(pages) }
  if (down === pages.length) return { state: 'down', reason: combinedReason(ill) }
  return { state: 'attention', reason: down > 0 ? partlyWorking(pages) : combinedReason(ill) }
}

/** What is left of each page's calls, beside whether it works. */
async function pagesStatus(parts: StatusParts): Promise<SystemStatus['pages']> {
  const [calls, health] = await Promise.all([
    pageCalls(parts),
    connectedPages(parts.store.db).then((rows) => healthOf(parts, rows)),
  ])
  const byId = new Map(health.map((page) => [page.pageId, sent(page)]))
  return calls.flatMap((page) => {
    const known = byId.get(page.pageId)
    return known ? [{ ...page, ...known }] : []
  })
}

async function webhookHealth(parts: StatusParts): Promise<Condition> {
  const { port } = parts.webhook
  if (port === null) return needs(because('webhook_optional'))
  if (!(await isWebhookOpen(parts))) {
    return { state: 'attention', reason: because('webhook_not_set_up', { port }) }
  }
  const lastTest = testStillValid(await storedWebhook(parts.store.db), {
    port,
    hasVerifyToken: true,
  })
  const contact = await lastWebhookContact(parts.store.db)
  const timeOf = await shopTime(parts.store.db)
  const last =
    contact === null
      ? because('webhook_no_event')
      : because('webhook_last_event', { at: timeOf(contact) })
  // Pages that were subscribed at Facebook itself are so until the webhook is out of reach for an hour.
  if ((await storedAppId(parts.secrets)) === null) {
    return { state: 'attention', reason: because('webhook_no_app_id', { last }) }
  }
  const refused = await refusedWebhooks(parts.store.db)
  const [problem] = refused.values()
  if (problem) {
    const names = (await connectedPages(parts.store.db)).flatMap(({ id, name }) =>
      refused.has(id) ? [name] : [],
    )
    const pages = names.join(', ')
    return { state: 'attention', reason: because('webhook_page_refused', { pages, problem, last }) }
  }
  const tested = lastTest && Date.parse(lastTest.at)
  if (lastTest && tested && lastTest.result !== 'reached' && tested > (contact ?? 0)) {
    const found = { at: timeOf(tested), result: lastTest.reason, last }
    return { state: 'attention', reason: because('webhook_test_failed', found) }
  }
  if (contact !== null || lastTest) {
    return { state: 'ok', reason: because('webhook_works', { last }) }
  }
  return { state: 'attention', reason: because('webhook_untested', { last }) }
}
