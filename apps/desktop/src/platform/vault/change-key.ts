import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import type { Store } from '@pal/db/maintenance/store'
import { saveSecret, sealedSecrets, type SealedSecret } from '@pal/db/settings/secrets'

import type { Vault } from './vault.ts'

interface KeyChange {
  readonly store: Store
  readonly from: Vault
  readonly to: Vault
}

export interface KeyChanged {
  readonly sealedAnew: number
  /** What neither key opens: it was lost before, and has to be entered again. */
  readonly stillLost: readonly string[]
}

/**
 * Seals every secret with another key: all of them in one transaction, or none. Whatever interrupts
 * it, either the old key opens everything or the new one does; asked again, it continues from there.
 */
export async function changeKey({ store, from, to }: KeyChange): Promise<KeyChanged> {
  if (!to.canSeal) {
    throw new AppError('bad_request', because('key_seals_nothing'))
  }
  const rows = await sealedSecrets(store.db)
  const sealedBy = (vault: Vault) => (row: SealedSecret) =>
    row.backend === vault.backend && row.key_id === vault.keyId
  const resealed = await Promise.all(
    rows.filter(sealedBy(from)).map((row) => sealAnew(row, from, to)),
  )
  await store.transaction(async (tx) => {
    for (const row of resealed) await saveSecret(tx, row)
  })
  const stillLost = rows.filter((row) => !sealedBy(from)(row) && !sealedBy(to)(row))
  return { sealedAnew: resealed.length, stillLost: stillLost.map(({ id }) => id) }
}

/** What could not be read back afterwards is never written in the place of what can be. */
async function sealAnew(row: SealedSecret, from: Vault, to: Vault): Promise<SealedSecret> {
  const text = await open(row, from)
  const sealed = await to.seal(row.id, text)
  if ((await to.open(row.id, sealed)).text !== text) {
    throw new AppError('unavailable', because('key_does_not_open', { secret: row.id }))
  }
  return { ...row, sealed, backend: to.backend, key_id: to.keyId }
}

async function open({ id, sealed }: SealedSecret, vault: Vault): Promise<string> {
  try {
    return (await vault.open(id, sealed)).text
  } catch (cause) {
    throw new AppError('unavailable', because('key_secret_damaged', { secret: id }), { cause })
  }
}
