import type { Health, SystemStatus } from '@pal/core/contract/system'
import type { Store } from '@pal/db/database'
import { connectedPages, type Page } from '@pal/db/pages'
import { lastWebhookContact } from '@pal/db/webhook-contact'

import type { Model } from '../agent/model.ts'
import type { BudgetStatus, CallBudget } from '../messenger/budget.ts'
import { defaultTiming, lastingInterval } from '../messenger/poll-timing.ts'
import type { Vault } from '../vault/vault.ts'
import { agentHealth } from './agent-health.ts'
import { aiHealth } from './ai-health.ts'
import { databaseHealth } from './database-health.ts'
import { endingSoon } from './facebook-tokens.ts'
import type { Secrets } from './secrets.ts'
import { vaultHealth } from './vault-health.ts'
import { storedWebhook, type WebhookPlace } from './webhook-setup.ts'

interface StatusParts {
  readonly store: Store
  readonly secrets: Pick<Secrets, 'has' | 'lost'>
  readonly vault: Pick<Vault, 'health'>
  readonly model: Pick<Model, 'lastFailure'>
  readonly budget: Pick<CallBudget, 'status'>
  readonly now: () => number
  readonly webhook: WebhookPlace
}

const ok: Health = { state: 'ok', reason: null }
const needs = (reason: string): Health => ({ state: 'not_configured', reason })

/** What works now and what does not, each with the reason. */
export async function systemStatus(parts: StatusParts): Promise<SystemStatus> {
  const [messenger, ai, database, webhook, vault] = await Promise.all([
    told(messengerHealth(parts)),
    told(aiHealth(parts)),
    told(databaseHealth(parts)),
    told(webhookHealth(parts)),
    told(vaultHealth(parts)),
  ])
  const agent = { needPerson: 0, ...(await told(agentHealth(parts.store, [messenger, ai]))) }
  return { agent, messenger, ai, database, webhook, vault }
}

/** A part that cannot be looked at is down, and takes none of the others with it. */
function told(health: Promise<Health>): Promise<Health> {
  return health.catch((error: unknown) => ({
    state: 'down',
    reason: `It cannot be told: ${error instanceof Error ? error.message : 'unknown'}`,
  }))
}

async function messengerHealth(parts: StatusParts): Promise<Health> {
  const pages = await connectedPages(parts.store.db)
  if (pages.length === 0) return needs('No Facebook page is connected')
  const each = await Promise.all(pages.map((page) => pageHealth(parts, page)))
  const ill = each.filter(({ state }) => state !== 'ok')
  if (ill.length === 0)
    return { state: 'ok', reason: each.find(({ reason }) => reason)?.reason ?? null }
  return {
    state: ill.some(({ state }) => state === 'down') ? 'down' : 'attention',
    reason: ill.map(({ reason }) => reason).join(' '),
  }
}

async function pageHealth(parts: StatusParts, page: Page): Promise<Health> {
  const { secrets, budget, now } = parts
  const { id, name, token_state, state_reason } = page
  const state = token_state === 'ok' ? 'attention' : 'down'
  if (state === 'down' || state_reason !== null) {
    return { state, reason: `${name}: ${sentence(state_reason ?? 'connect the page again')}` }
  }
  if (page.sending_stopped_until !== null && page.sending_stopped_until > now()) {
    return { state: 'down', reason: `${name}: ${sentence(page.sending_stopped_reason ?? '')}` }
  }
  if (!(await secrets.has(`facebook.page_token.${id}`))) {
    return { state: 'down', reason: `${name}: the access token must be entered again.` }
  }
  if (page.policy_notice !== null) {
    return { state: 'attention', reason: `${name}: ${sentence(page.policy_notice)}` }
  }
  const ending = endingSoon(page, now())
  if (ending !== null) return { state: 'attention', reason: `${name}: ${ending}` }
  return callsHealth(name, await budget.status(id), await hasWebhook(parts))
}

/** From here on the calls are spread out, so that they last. */
const scarceFrom = 0.6

function callsHealth(name: string, calls: BudgetStatus, webhook: boolean): Health {
  const attention = (reason: string): Health => ({ state: 'attention', reason })
  if (calls.blockedUntil !== null) {
    const until = timeOf(calls.blockedUntil)
    return attention(`${name}: Facebook takes no calls for this page until ${until}.`)
  }
  if (calls.share >= scarceFrom) {
    const share = Math.round(calls.share * 100)
    return attention(
      `${name}: ${share} % of the calls that Facebook allows in 24 hours are used up, so messages are fetched less often.`,
    )
  }
  const interval = Math.max(calls.paceMs, lastingInterval(calls.budget))
  if (webhook || interval <= defaultTiming.normalMs) return ok
  // Nothing is wrong and nothing can be done by the hour: it works, and is slower than it could be.
  return {
    state: 'ok',
    reason: `${name}: Facebook allows ${calls.budget} calls in 24 hours. After a quiet time a first message can wait ${waitOf(interval)} s before it is fetched. A webhook brings it at once.`,
  }
}

const waitOf = (interval: number) => Math.round(Math.max(defaultTiming.idleMs, interval) / 1000)

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

async function hasWebhook({ secrets, webhook }: StatusParts): Promise<boolean> {
  if (webhook.port === null) return false
  const [verify, secret] = await Promise.all([
    secrets.has('facebook.verify_token'),
    secrets.has('facebook.app_secret'),
  ])
  return verify && secret
}

async function webhookHealth(parts: StatusParts): Promise<Health> {
  const { port } = parts.webhook
  if (port === null) return needs('Optional: messages are fetched by polling')
  if (!(await hasWebhook(parts))) {
    return {
      state: 'attention',
      reason: `The listener on port ${port} refuses everything until the verify token and the app secret are set`,
    }
  }
  const { lastTest } = await storedWebhook(parts.store.db)
  const contact = await lastWebhookContact(parts.store.db)
  const last =
    contact === null ? 'No event has come yet.' : `The last event came ${timeOf(contact)}.`
  const tested = lastTest && Date.parse(lastTest.at)
  if (lastTest && tested && lastTest.result !== 'reached' && tested > (contact ?? 0)) {
    return {
      state: 'attention',
      reason: `Not reached when it was tested ${timeOf(tested)}: ${lastTest.message} ${last}`,
    }
  }
  if (contact !== null || lastTest) return { state: 'ok', reason: `Reached from outside. ${last}` }
  return {
    state: 'attention',
    reason: `${last} Test it in Settings, Integrations. Until it is reached, messages are fetched by polling.`,
  }
}

const timeOf = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
