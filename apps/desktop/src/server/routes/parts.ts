import type { Store } from '@pal/db/database'

import type { Log } from '../../services/log.ts'
import type { Secrets } from '../../services/secrets.ts'
import type { Vault } from '../../vault/vault.ts'
import type { Events } from '../events.ts'

/** What the handlers are made of. */
export interface Parts {
  readonly version: string
  readonly store: Store
  readonly vault: Vault
  readonly secrets: Secrets
  readonly log: Log
  readonly events: Events
  readonly now: () => number
  /** The name of the session cookie, for the published contract. */
  readonly cookie: string
}
