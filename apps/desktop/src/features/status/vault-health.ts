import type { Condition } from '@pal/core/domain/condition'
import { because, type Reason, severalReasons } from '@pal/core/texts/reason'
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
export async function vaultHealth({ store, vault, secrets }: Parts): Promise<Condition> {
  const lost = await Promise.all((await secrets.lost()).map((name) => toEnter(store, name)))
  const odd = (await secrets.has('facebook.app_id')) && (await storedAppId(secrets)) === null
  if (lost.length === 0 && !odd) return vault.health
  const reasons = [
    ...(lost.length > 0 ? [because('vault_lost', { count: lost.length, secrets: lost })] : []),
    ...(odd ? [because('vault_odd_app_id')] : []),
    ...(vault.health.reason ? [vault.health.reason] : []),
  ]
  return { state: 'attention', reason: severalReasons(reasons) }
}

const known = {
  'facebook.verify_token': because('vault_enter_verify_token'),
  'facebook.app_secret': because('vault_enter_app_secret'),
  'facebook.app_id': because('vault_enter_app_id'),
  'facebook.user_token': because('vault_enter_login'),
  'openai.api_key': because('vault_enter_ai_key'),
} as const satisfies Partial<Record<SecretName, Reason>>

const notify = 'notify.'
const otherKey = 'openai.api_key.'
const pageToken = 'facebook.page_token.'

async function toEnter(store: Store, name: SecretName): Promise<Reason> {
  if (name in known) return known[name as keyof typeof known]
  if (name.startsWith(otherKey)) {
    return because('vault_enter_server_key', { server: name.slice(otherKey.length) })
  }
  if (name.startsWith(notify)) {
    return because('vault_enter_notify', { channel: name.slice(notify.length) })
  }
  const page = await pageById(store.db, name.slice(pageToken.length))
  return because('vault_enter_page_token', { page: page?.name ?? name })
}
