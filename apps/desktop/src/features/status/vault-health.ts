import type { Health } from '@pal/core/contract/system'
import type { Store } from '@pal/db/maintenance/store'
import { pageById } from '@pal/db/pages/pages'

import { storedAppId } from '../../messenger/pages/facebook-pages.ts'
import type { SecretName, Secrets } from '../../platform/vault/secrets.ts'
import type { Vault } from '../../platform/vault/vault.ts'

interface Parts {
  readonly store: Store
  readonly vault: Pick<Vault, 'health'>
  readonly secrets: Pick<Secrets, 'get' | 'has' | 'lost'>
}

/** How well secrets are kept here, and which of them this key or computer cannot open. */
export async function vaultHealth({ store, vault, secrets }: Parts): Promise<Health> {
  const lost = await Promise.all((await secrets.lost()).map((name) => inWords(store, name)))
  const odd = (await secrets.has('facebook.app_id')) && (await storedAppId(secrets)) === null
  if (lost.length === 0 && !odd) return vault.health
  const reasons = [
    lost.length > 0 &&
      `Enter again: ${lost.join(', ')}. ${lost.length > 1 ? 'They were' : 'It was'} sealed with another key or on another computer; start with that key, and nothing is lost. Everything else is as it was.`,
    odd && 'The stored app ID is none: it is a number of 5 to 30 digits. Enter it again.',
    vault.health.reason,
  ]
  return { state: 'attention', reason: reasons.filter(Boolean).join(' ') }
}

const words = {
  'facebook.verify_token': 'the verify token',
  'facebook.app_secret': 'the app secret',
  'facebook.app_id': 'the app ID',
  'facebook.user_token': 'the Facebook login',
  'openai.api_key': 'the AI key',
} as const satisfies Partial<Record<SecretName, string>>

const otherKey = 'openai.api_key.'
const pageToken = 'facebook.page_token.'

async function inWords(store: Store, name: SecretName): Promise<string> {
  if (name in words) return words[name as keyof typeof words]
  if (name.startsWith(otherKey)) return `the AI key for ${name.slice(otherKey.length)}`
  const page = await pageById(store.db, name.slice(pageToken.length))
  return `the access token of ${page?.name ?? name}`
}
