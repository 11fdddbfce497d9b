import { openStore } from '@pal/db/maintenance/open-store'

import type { Config } from '../platform/config.ts'
import { changeKey } from '../platform/vault/change-key.ts'
import { headlessVault } from '../platform/vault/headless-vault.ts'
import type { KeySource, Vault } from '../platform/vault/vault.ts'

/** Seals everything anew before anything else is started, and tells how to start from now on. */
export async function withNewKey(config: Config, newKey: KeySource): Promise<Vault> {
  const [from, to] = await Promise.all([headlessVault(config), headlessVault(newKey)])
  await using store = await openStore(config.dataDir)
  const { sealedAnew, stillLost } = await changeKey({ store, from, to })
  const next = newKey.keyFile === null ? 'PAL_PASSPHRASE' : `--key-file ${newKey.keyFile}`
  console.error(
    `${sealedAnew} secrets are sealed with the new key. From now on start with ${next}. Backups made before need the old key.`,
  )
  if (stillLost.length > 0)
    console.error(`Neither key opens these; enter them again in Settings: ${stillLost.join(', ')}`)
  return to
}
