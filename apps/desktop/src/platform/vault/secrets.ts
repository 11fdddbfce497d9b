import { minuteMs } from '@pal/core/durations'
import { errorText } from '@pal/core/errors'
import { entry, type LogEntry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import type { Writes } from '@pal/db/schema/reads'
import { removeSecret, saveSecret, sealedSecret, secretHints } from '@pal/db/settings/secrets'

import type { Opened, Vault } from './vault.ts'

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
  /** Gets the name of what could not be opened, never its content. */
  readonly warn: (said: LogEntry, details: object) => void
}

interface SecretChange {
  readonly write: (db: Writes) => Promise<void>
  /** To be called once it is on the disk. */
  readonly written: () => void
}

/** A keyring may answer again; and to open one may take a while. */
const retryMs = minuteMs

/** The secrets of the seller: sealed in the store, or in memory only where nothing can seal. */
export class Secrets {
  readonly #parts: SecretsParts
  readonly #known = new Map<SecretName, string>()
  /** What could not be opened, and when: sealed with another key, or its keyring does not answer. */
  readonly #lost = new Map<SecretName, number>()
  /** How often each was set or removed: what was read before is old. */
  readonly #changes = new Map<SecretName, number>()

  constructor(parts: SecretsParts) {
    this.#parts = parts
  }

  async set(name: SecretName, text: string): Promise<void> {
    await this.#apply(await this.change(name, text))
  }

  async remove(name: SecretName): Promise<void> {
    await this.#apply(await this.change(name, null))
  }

  async #apply({ write, written }: SecretChange): Promise<void> {
    await write(this.#parts.store.db)
    written()
  }

  /** Sealed, and not stored: it is written with what belongs to it, in one transaction. Null removes it. */
  async change(name: SecretName, text: string | null): Promise<SecretChange> {
    const { vault, now } = this.#parts
    const sealed = text !== null && vault.canSeal ? await vault.seal(name, text) : null
    return {
      write: async (db) => {
        if (text === null) await removeSecret(db, name)
        if (text === null || sealed === null) return
        await saveSecret(db, {
          id: name,
          sealed,
          backend: vault.backend,
          key_id: vault.keyId,
          hint: text.length >= 12 ? text.slice(-4) : '',
          updated_at: now(),
        })
      },
      written: () => {
        this.#changed(name)
        if (text !== null) this.#known.set(name, text)
      },
    }
  }

  async forgetAll(): Promise<void> {
    for (const name of await this.names()) await this.remove(name)
  }

  /** Null where none is stored, and where it cannot be opened. */
  async get(name: SecretName): Promise<string | null> {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const { store, vault, now } = this.#parts
    const lostAt = this.#lost.get(name)
    if (lostAt !== undefined && Math.abs(now() - lostAt) < retryMs) return null
    const change = this.#changes.get(name)
    const row = await sealedSecret(store.db, name)
    if (!row) return null
    let opened: Opened | null = null
    let failure: unknown
    try {
      if (row.backend !== vault.backend || row.key_id !== vault.keyId) {
        throw new Error('it was sealed with another key')
      }
      opened = await vault.open(name, row.sealed)
    } catch (error) {
      failure = error
    }
    // Meanwhile another one may have been entered.
    if (this.#changes.get(name) !== change) return this.get(name)
    if (!opened) {
      this.#lose(name, failure)
      return null
    }
    this.#lost.delete(name)
    this.#known.set(name, opened.text)
    if (opened.sealAgain) await this.#sealAgain(name, opened.text)
    return opened.text
  }

  #changed(name: SecretName): void {
    this.#changes.set(name, (this.#changes.get(name) ?? 0) + 1)
    this.#known.delete(name)
    this.#lost.delete(name)
  }

  #lose(name: SecretName, error: unknown): void {
    const isNews = !this.#lost.has(name)
    this.#lost.set(name, this.#parts.now())
    // Several may have asked at once.
    if (!isNews) return
    this.#parts.warn(entry('secret_not_opened'), {
      name,
      reason: errorText(error),
    })
  }

  /** What is stored can still be opened: it is sealed again at the next start. */
  async #sealAgain(name: SecretName, text: string): Promise<void> {
    try {
      await this.set(name, text)
    } catch (error) {
      this.#parts.warn(entry('secret_not_sealed'), {
        name,
        reason: errorText(error),
      })
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
    return [...this.#lost.keys()].toSorted()
  }

  /** The names of all that are stored or in memory, whether or not they can be opened. */
  async names(): Promise<SecretName[]> {
    const rows = await secretHints(this.#parts.store.db)
    return [...new Set([...rows.map(({ id }) => id as SecretName), ...this.#known.keys()])]
  }
}
