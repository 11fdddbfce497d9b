import type { Health, SystemStatus } from '@pal/core/contract/system'
import type { Store } from '@pal/db/database'
import { connectedPages, type Page } from '@pal/db/pages'

import type { Model } from '../agent/model.ts'
import type { Vault } from '../vault/vault.ts'
import type { Secrets } from './secrets.ts'
import { currentSettings } from './settings.ts'

interface StatusParts {
  readonly store: Store
  readonly secrets: Secrets
  readonly vault: Vault
  readonly model: Model
  readonly webhookPort: number | null
}

const ok: Health = { state: 'ok', reason: null }
const needs = (reason: string): Health => ({ state: 'not_configured', reason })

/** What works now and what does not, each with the reason. */
export async function systemStatus(parts: StatusParts): Promise<SystemStatus> {
  const [messenger, ai, database, webhook] = await Promise.all([
    messengerHealth(parts),
    aiHealth(parts),
    databaseHealth(parts),
    webhookHealth(parts),
  ])
  return { messenger, ai, database, webhook, vault: parts.vault.health }
}

async function messengerHealth({ store, secrets }: StatusParts): Promise<Health> {
  const pages = await connectedPages(store.db)
  if (pages.length === 0) return needs('No Facebook page is connected')
  const ill = pages.find((page) => page.token_state !== 'ok' || page.state_reason !== null)
  if (ill) return pageHealth(ill)
  for (const page of pages) {
    if (!(await secrets.has(`facebook.page_token.${page.id}`))) {
      return { state: 'down', reason: `${page.name}: the access token must be entered again` }
    }
  }
  return ok
}

function pageHealth({ name, token_state, state_reason }: Page): Health {
  return {
    state: token_state === 'ok' ? 'attention' : 'down',
    reason: `${name}: ${state_reason ?? 'connect the page again'}`,
  }
}

async function aiHealth({ secrets, model, store }: StatusParts): Promise<Health> {
  const failure = model.lastFailure()
  if (failure) return { state: failure.mayPass ? 'attention' : 'down', reason: failure.message }
  const local = await usesLocalModel(store)
  return local || (await secrets.has('openai.api_key')) ? ok : needs('No AI key is set')
}

async function usesLocalModel(store: Store): Promise<boolean> {
  const { ai } = await currentSettings(store.db)
  return ai.baseUrl.startsWith('http://')
}

async function databaseHealth({ store }: StatusParts): Promise<Health> {
  try {
    await store.db.selectFrom('store_meta').select('key').limit(1).execute()
    return ok
  } catch (error) {
    return { state: 'down', reason: error instanceof Error ? error.message : 'cannot be read' }
  }
}

async function webhookHealth({ secrets, webhookPort }: StatusParts): Promise<Health> {
  if (webhookPort === null) return needs('Optional: messages are fetched by polling')
  const [verify, secret] = await Promise.all([
    secrets.has('facebook.verify_token'),
    secrets.has('facebook.app_secret'),
  ])
  if (verify && secret) return ok
  return {
    state: 'attention',
    reason: `The listener on port ${webhookPort} refuses everything until the verify token and the app secret are set`,
  }
}
