import type { Health } from '@pal/core/contract/system'
import type { Store } from '@pal/db/database'
import { pageById } from '@pal/db/pages'

import type { Vault } from '../vault/vault.ts'
import type { SecretName, Secrets } from './secrets.ts'

interface Parts {
  readonly store: Store
  readonly vault: Pick<Vault, 'health'>
  readonly secrets: Pick<Secrets, 'lost'>
}

/** How well secrets are kept here, and which of them this key or computer cannot open. */
export async function vaultHealth({ store, vault, secrets }: Parts): Promise<Health> {
  const lost = await Promise.all((await secrets.lost()).map((name) => inWords(store, name)))
  if (lost.length === 0) return vault.health
  const again = `To be entered again, for another key or computer has sealed them: ${lost.join(', ')}.`
  return { state: 'attention', reason: [again, vault.health.reason].filter(Boolean).join(' ') }
}

const words = {
  'facebook.verify_token': 'the verify token',
  'facebook.app_secret': 'the app secret',
  'facebook.app_id': 'the app ID',
  'facebook.user_token': 'the Facebook login',
  'openai.api_key': 'the AI key',
} as const satisfies Partial<Record<SecretName, string>>

const pageToken = 'facebook.page_token.'

async function inWords(store: Store, name: SecretName): Promise<string> {
  if (name in words) return words[name as keyof typeof words]
  const page = await pageById(store.db, name.slice(pageToken.length))
  return `the access token of ${page?.name ?? name}`
}
