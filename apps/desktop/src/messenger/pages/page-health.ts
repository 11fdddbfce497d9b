import type { Health } from '@pal/core/contract/system'
import type { Store } from '@pal/db/maintenance/store'
import type { Page } from '@pal/db/pages/pages'

import type { Clock } from '../../platform/clock.ts'
import { shopTime } from '../../platform/shop-time.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import type { CallBudget } from '../graph/budget.ts'
import type { WebhookPlace } from '../webhook/webhook-setup.ts'
import { endingSoon } from './facebook-tokens.ts'
import { callsHealth } from './page-calls.ts'

export interface PageParts {
  readonly store: Store
  readonly secrets: Pick<Secrets, 'has'>
  readonly budget: Pick<CallBudget, 'status'>
  readonly webhook: WebhookPlace
  readonly clock: Clock
}

export interface PageHealth extends Health {
  readonly pageId: string
  readonly name: string
}

/** Of each page whether messages are read and answered there, and why not. */
export function healthOf(parts: PageParts, pages: readonly Page[]): Promise<PageHealth[]> {
  return Promise.all(
    pages.map(async (page) => ({
      pageId: page.id,
      name: page.name,
      ...(await pageHealth(parts, page)),
    })),
  )
}

async function pageHealth(parts: PageParts, page: Page): Promise<Health> {
  const { secrets, budget, clock } = parts
  const down = (reason: string): Health => ({ state: 'down', reason: sentence(reason) })
  const attention = (reason: string): Health => ({ state: 'attention', reason: sentence(reason) })
  if (page.disconnected_at !== null) {
    return down(
      'The page is disconnected, so its active campaign answers nobody. Connect the page again, or stop the campaign.',
    )
  }
  if (page.token_state !== 'ok') return down(page.state_reason ?? 'Connect the page again')
  if (page.sending_stopped_until !== null && page.sending_stopped_until > clock.now()) {
    return down(page.sending_stopped_reason ?? 'Sending is stopped')
  }
  if (!(await secrets.has(`facebook.page_token.${page.id}`))) {
    return down('The access token must be entered again')
  }
  if (page.state_reason !== null) return attention(page.state_reason)
  if (page.policy_notice !== null) return attention(page.policy_notice)
  const ending = endingSoon(page, clock.now())
  if (ending !== null) return attention(ending)
  return callsHealth(
    await budget.status(page.id),
    await isWebhookSet(parts),
    await shopTime(parts.store.db),
  )
}

/** It listens, and has the two secrets without which it refuses everything. */
export async function isWebhookSet({
  secrets,
  webhook,
}: Pick<PageParts, 'secrets' | 'webhook'>): Promise<boolean> {
  if (webhook.port === null) return false
  const [verify, secret] = await Promise.all([
    secrets.has('facebook.verify_token'),
    secrets.has('facebook.app_secret'),
  ])
  return verify && secret
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Some of them are down: how many work, and what ails the others. */
export function partlyWorking(pages: readonly PageHealth[]): string {
  const working = pages.filter(({ state }) => state !== 'down').length
  const ill = toldOnce(pages.filter(({ state }) => state !== 'ok'))
  return `Working on ${working} of ${pages.length} pages. ${ill ?? ''}`.trimEnd()
}

const mostNames = 3

/** Each reason once, with the pages that it holds for; null when there is none. */
export function toldOnce(pages: readonly PageHealth[]): string | null {
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
