import type { Store } from '@pal/db/database'

import type { Model } from '../../agent/model.ts'
import type { Worker } from '../../agent/worker.ts'
import type { AttachmentFetcher } from '../../messenger/attachments.ts'
import type { CallBudget } from '../../messenger/budget.ts'
import type { GraphClient } from '../../messenger/graph.ts'
import type { Pictures } from '../../messenger/pictures.ts'
import type { Poller } from '../../messenger/poller.ts'
import type { Outside } from '../../messenger/webhook-probe.ts'
import type { OpenLoginWindow } from '../../services/facebook-login.ts'
import type { Log } from '../../services/log.ts'
import type { OpenAiParts } from '../../services/openai-access.ts'
import type { Secrets } from '../../services/secrets.ts'
import type { WebhookPlace } from '../../services/webhook-setup.ts'
import type { LongJobs } from '../../thread/long-jobs.ts'
import type { StoreThread } from '../../thread/store-thread.ts'
import type { Vault } from '../../vault/vault.ts'
import type { Events } from '../events.ts'

/** What the handlers are made of. */
export interface Parts {
  readonly version: string
  readonly store: Store
  readonly attachments: AttachmentFetcher
  readonly pictures: Pictures
  readonly thread: StoreThread
  readonly jobs: LongJobs
  readonly vault: Vault
  readonly secrets: Secrets
  readonly graph: GraphClient
  readonly poller: Poller
  readonly budget: CallBudget
  readonly worker: Worker
  readonly model: Model
  readonly openAi: OpenAiParts
  readonly log: Log
  readonly events: Events
  readonly now: () => number
  /** The name of the session cookie, for the published contract. */
  readonly cookie: string
  readonly webhook: WebhookPlace
  /** Tests have the webhook's self-test end at a tunnel of their own. */
  readonly outside?: Outside | undefined
  /** Null where there is no desktop. */
  readonly openLoginWindow: OpenLoginWindow | null
}
