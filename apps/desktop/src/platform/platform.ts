import type { Store } from '@pal/db/maintenance/store'

import type { Clock } from './clock.ts'
import type { Events } from './events.ts'
import type { Log } from './log.ts'
import type { Secrets } from './vault/secrets.ts'

/** What every part of the program builds on; composed once, passed as one value. */
export interface Platform {
  readonly store: Store
  readonly log: Log
  readonly secrets: Secrets
  readonly events: Events
  readonly clock: Clock
}
