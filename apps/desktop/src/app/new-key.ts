import { because, messageOf } from '@pal/core/texts/reason'
import { openStore } from '@pal/db/maintenance/open-store'

import type { Config } from '../platform/config.ts'
import { changeKey } from '../platform/vault/change-key.ts'
import { headlessVault } from '../platform/vault/headless-vault.ts'
import type { KeySource, Vault } from '../platform/vault/vault.ts'

/** Seals everything again before anything else is started, and tells how to start from now on. */
export async function withNewKey(config: Config, newKey: KeySource): Promise<Vault> {
  const [from, to] = await Promise.all([headlessVault(config), headlessVault(newKey)])
  await using store = await openStore(config.dataDir)
  const { sealedAnew, stillLost } = await changeKey({ store, from, to })
  const next = newKey.keyFile === null ? 'PAL_PASSPHRASE' : `--key-file ${newKey.keyFile}`
  console.error(messageOf(because('key_changed', { count: sealedAnew, next })))
  if (stillLost.length > 0) {
    console.error(messageOf(because('key_opens_neither', { secrets: stillLost.join(', ') })))
  }
  return to
}
