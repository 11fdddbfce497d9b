import type { Condition } from '@pal/core/domain/condition'

/** At most one of them is given. */
export interface KeySource {
  readonly keyFile: string | null
  readonly passphrase: string | null
}

export interface Opened {
  readonly text: string
  /** The key that sealed it is being replaced: seal it again. */
  readonly sealAgain: boolean
}

/**
 * Seals secrets for the store. Every sealed value is bound to its record's id, so that one cannot
 * be put in another's place.
 */
export interface Vault {
  /** Stored beside each sealed value: what another vault sealed cannot be opened by this one. */
  readonly backend: string
  readonly keyId: string
  /** False where nothing can seal: secrets then live in memory until the program ends. */
  readonly canSeal: boolean
  readonly health: Condition
  seal(id: string, text: string): Promise<Uint8Array>
  /** Throws where the value cannot be opened: another key, another machine, or a damaged record. */
  open(id: string, sealed: Uint8Array): Promise<Opened>
}
