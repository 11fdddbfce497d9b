import type { Store } from '@pal/db/maintenance/store'
import { removeSecret, saveSecret, sealedSecret, secretHints } from '@pal/db/settings/secrets'

import type { Vault } from './vault.ts'

export type SecretName =
  | 'facebook.verify_token'
  | 'facebook.app_secret'
  | 'facebook.app_id'
  | 'facebook.user_token'
  | 'openai.api_key'
  | `notify.${'email' | 'sms' | 'webhook' | 'telegram'}`
  | `openai.api_key.${string}`
  | `facebook.page_token.${string}`

export interface SecretsParts {
  readonly store: Store
  readonly vault: Vault
  readonly now: () => number
  /** Told what could not be opened, never what it holds. */
  readonly warn: (message: string, details: object) => void
}

/** The secrets of the seller: sealed in the store, or in memory only where nothing can seal. */
export class Secrets {
  readonly #parts: SecretsParts
  readonly #known = new Map<SecretName, string>()
  /** What another key or machine sealed: it has to be entered again. */
  readonly #lost = new Set<SecretName>()

  constructor(parts: SecretsParts) {
    this.#parts = parts
  }

  async set(name: SecretName, text: string): Promise<void> {
    const { store, vault, now } = this.#parts
    if (vault.canSeal) {
      await saveSecret(store.db, {
        id: name,
        sealed: await vault.seal(name, text),
        backend: vault.backend,
        key_id: vault.keyId,
        hint: text.length >= 12 ? text.slice(-4) : '',
        updated_at: now(),
      })
    }
    this.#known.set(name, text)
    this.#lost.delete(name)
  }

  async remove(name: SecretName): Promise<void> {
    await removeSecret(this.#parts.store.db, name)
    this.#known.delete(name)
    this.#lost.delete(name)
  }

  async forgetAll(): Promise<void> {
    for (const name of await this.names()) await removeSecret(this.#parts.store.db, name)
    this.#known.clear()
    this.#lost.clear()
  }

  /** Null where none is stored, and where it cannot be opened any more. */
  async get(name: SecretName): Promise<string | null> {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    if (this.#lost.has(name)) return null
    const { store, vault, warn } = this.#parts
    const row = await sealedSecret(store.db, name)
    if (!row) return null
    try {
      if (row.backend !== vault.backend || row.key_id !== vault.keyId) {
        throw new Error('it was sealed with another key')
      }
      const { text, sealAgain } = await vault.open(name, row.sealed)
      this.#known.set(name, text)
      if (sealAgain) await this.set(name, text)
      return text
    } catch (error) {
      // Several may have asked at once.
      if (this.#lost.has(name)) return null
      this.#lost.add(name)
      const reason = error instanceof Error ? error.message : 'unknown'
      warn('A stored secret could not be opened. Enter it again in Settings.', { name, reason })
      return null
    }
  }

  async has(name: SecretName): Promise<boolean> {
    return (await this.get(name)) !== null
  }

  /** The last four characters of a secret that is set; empty for a short one. */
  async hint(name: SecretName): Promise<string | null> {
    const text = await this.get(name)
    return text === null ? null : text.length >= 12 ? text.slice(-4) : ''
  }

  /** The names of those that are stored and cannot be opened: they have to be entered again. */
  async lost(): Promise<SecretName[]> {
    for (const name of await this.names()) await this.get(name)
    return [...this.#lost].toSorted()
  }

  /** The names of all that are stored or in memory, whether or not they can be opened. */
  async names(): Promise<SecretName[]> {
    const rows = await secretHints(this.#parts.store.db)
    return [...new Set([...rows.map(({ id }) => id as SecretName), ...this.#known.keys()])]
  }
}
