import type { Condition } from '@pal/core/domain/condition'
import { mayPass } from '@pal/core/texts/passing'
import { because, messageOf, type Reason, severalReasons } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'
import type { Page } from '@pal/db/pages/pages'
import { readStoredReason } from '@pal/db/schema/stored-reason'

import type { Clock } from '../../platform/clock.ts'
import { shopTime } from '../../platform/shop-time.ts'
import type { Secrets } from '../../platform/vault/secrets.ts'
import type { CallBudget } from '../graph/budget.ts'
import type { WebhookPlace } from '../webhook/webhook-setup.ts'
import { storedAppId } from './facebook-pages.ts'
import { endingSoon } from './facebook-tokens.ts'
import { callsHealth } from './page-calls.ts'

export interface PageParts {
  readonly store: Store
  readonly secrets: Pick<Secrets, 'get' | 'has'>
  readonly budget: Pick<CallBudget, 'status'>
  readonly webhook: WebhookPlace
  readonly clock: Clock
}

export interface PageHealth extends Condition {
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

async function pageHealth(parts: PageParts, page: Page): Promise<Condition> {
  const { secrets, budget, clock } = parts
  const down = (reason: Reason): Condition => ({ state: 'down', reason })
  const attention = (reason: Reason): Condition => ({ state: 'attention', reason })
  if (page.disconnected_at !== null) {
    return down(because('page_disconnected'))
  }
  const found = readStoredReason(page.state_reason)
  if (page.token_state !== 'ok') return down(found ?? because('page_connect_again'))
  if (page.sending_stopped_until !== null && page.sending_stopped_until > clock.now()) {
    const stopped = readStoredReason(page.sending_stopped_reason)
    return down(stopped ?? because('page_sending_stopped'))
  }
  if (!(await secrets.has(`facebook.page_token.${page.id}`))) {
    return down(because('page_token_to_enter'))
  }
  if (found !== null) return mayPass(found) ? down(found) : attention(found)
  const notice = readStoredReason(page.policy_notice)
  if (notice !== null) return attention(notice)
  const timeOf = await shopTime(parts.store.db)
  const ending = endingSoon(page, clock.now(), timeOf)
  if (ending !== null) return attention(ending)
  return callsHealth(await budget.status(page.id), await isWebhookSet(parts), timeOf)
}

/** It takes events, and pages can be subscribed to it: for that Facebook must know which app asks. */
async function isWebhookSet(parts: Pick<PageParts, 'secrets' | 'webhook'>): Promise<boolean> {
  return (await isWebhookOpen(parts)) && (await storedAppId(parts.secrets)) !== null
}

/** It listens, and has the two secrets without which it refuses everything. */
export async function isWebhookOpen({
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

/** Some of them are down: how many work, and what ails the others. */
export function partlyWorking(pages: readonly PageHealth[]): Reason {
  const working = pages.filter(({ state }) => state !== 'down').length
  const reasons = byReason(pages.filter(({ state }) => state !== 'ok'))
  return because('working_on_some_pages', { working, all: pages.length, reasons })
}

const mostNames = 3

type Failing = Pick<PageHealth, 'name' | 'reason'>

/** Each reason once, with the pages that it holds for; null when there is none. */
export const combinedReason = (pages: readonly Failing[]) => severalReasons(byReason(pages))

function byReason(pages: readonly Failing[]): Reason[] {
  const same = Map.groupBy(pages, ({ reason }) => reason && messageOf(reason))
  return [...same.values()].flatMap((of) => {
    const reason = of[0]?.reason
    return reason ? onPages(of, reason) : []
  })
}

function onPages(pages: readonly Failing[], reason: Reason): Reason {
  const count = pages.length
  const [page = ''] = pages.map(({ name }) => name)
  if (count === 1) return because('on_page', { page, reason })
  const named = pages.slice(0, mostNames).map(({ name }) => name)
  const names = named.join(', ')
  const more = count - named.length
  return more > 0
    ? because('on_more_pages', { count, names, more, reason })
    : because('on_pages', { count, names, reason })
}
