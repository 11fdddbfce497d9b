import type { Health, SystemStatus } from '@pal/core/contract/system'
import { connectedPages, type Page } from '@pal/db/pages'
import { lastWebhookContact } from '@pal/db/webhook-contact'

import type { Model } from '../agent/model.ts'
import type { Vault } from '../vault/vault.ts'
import { agentHealth } from './agent-health.ts'
import { aiHealth } from './ai-health.ts'
import { databaseHealth } from './database-health.ts'
import { endingSoon } from './facebook-tokens.ts'
import { callsHealth, type CallsParts, minuteOf, pageCalls } from './page-calls.ts'
import type { Secrets } from './secrets.ts'
import { vaultHealth } from './vault-health.ts'
import { storedWebhook, type WebhookPlace } from './webhook-setup.ts'

interface StatusParts extends CallsParts {
  readonly secrets: Pick<Secrets, 'has' | 'lost'>
  readonly vault: Pick<Vault, 'health'>
  readonly model: Pick<Model, 'lastFailure'>
  readonly now: () => number
  readonly webhook: WebhookPlace
}

const needs = (reason: string): Health => ({ state: 'not_configured', reason })

/** What works now and what does not, each with the reason. */
export async function systemStatus(parts: StatusParts): Promise<SystemStatus> {
  const [pages, messenger, ai, database, webhook, vault] = await Promise.all([
    // Where they cannot be read, `messenger` and `database` say so.
    pageCalls(parts).catch(() => []),
    told(messengerHealth(parts)),
    told(aiHealth(parts)),
    told(databaseHealth(parts)),
    told(webhookHealth(parts)),
    told(vaultHealth(parts)),
  ])
  const agent = { needPerson: 0, ...(await told(agentHealth(parts.store, [messenger, ai]))) }
  return { agent, messenger, pages, ai, database, webhook, vault }
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
  const each = await Promise.all(
    pages.map(async (page) => ({ name: page.name, ...(await pageHealth(parts, page)) })),
  )
  const ill = each.filter(({ state }) => state !== 'ok')
  if (ill.length === 0) return { state: 'ok', reason: toldOnce(each) }
  return {
    state: ill.some(({ state }) => state === 'down') ? 'down' : 'attention',
    reason: toldOnce(ill),
  }
}

interface PageHealth extends Health {
  readonly name: string
}

const mostNames = 3

/** Each reason once, with the pages that it holds for; null when there is none. */
function toldOnce(pages: readonly PageHealth[]): string | null {
  const byReason = Map.groupBy(
    pages.filter(({ reason }) => reason !== null),
    ({ reason }) => reason,
  )
  const lines = [...byReason].map(([reason, of]) => `${namesOf(of)}: ${reason}`)
  return lines.length === 0 ? null : lines.join(' ')
}

function namesOf(pages: readonly PageHealth[]): string {
  const names = pages.slice(0, mostNames).map(({ name }) => name)
  if (pages.length === 1) return names.join('')
  const more = pages.length - names.length
  return `${pages.length} pages (${names.join(', ')}${more > 0 ? ` and ${more} more` : ''})`
}

async function pageHealth(parts: StatusParts, page: Page): Promise<Health> {
  const { secrets, budget, now } = parts
  const { id, token_state, state_reason } = page
  const state = token_state === 'ok' ? 'attention' : 'down'
  if (state === 'down' || state_reason !== null) {
    return { state, reason: sentence(state_reason ?? 'Connect the page again') }
  }
  if (page.sending_stopped_until !== null && page.sending_stopped_until > now()) {
    return { state: 'down', reason: sentence(page.sending_stopped_reason ?? 'Sending is stopped') }
  }
  if (!(await secrets.has(`facebook.page_token.${id}`))) {
    return { state: 'down', reason: 'The access token must be entered again.' }
  }
  if (page.policy_notice !== null) {
    return { state: 'attention', reason: sentence(page.policy_notice) }
  }
  const ending = endingSoon(page, now())
  if (ending !== null) return { state: 'attention', reason: ending }
  return callsHealth(await budget.status(id), await hasWebhook(parts))
}

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
    contact === null ? 'No event has come yet.' : `The last event came ${minuteOf(contact)}.`
  const tested = lastTest && Date.parse(lastTest.at)
  if (lastTest && tested && lastTest.result !== 'reached' && tested > (contact ?? 0)) {
    return {
      state: 'attention',
      reason: `Not reached when it was tested ${minuteOf(tested)}: ${lastTest.message} ${last}`,
    }
  }
  if (contact !== null || lastTest) return { state: 'ok', reason: `Reached from outside. ${last}` }
  return {
    state: 'attention',
    reason: `${last} Test it in Settings, Integrations. Until it is reached, messages are fetched by polling.`,
  }
}
