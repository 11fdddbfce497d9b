import type { CampaignRow } from '@pal/db/campaigns/campaigns'
import type { JobRow } from '@pal/db/jobs/queue'
import type { TurnState } from '@pal/db/turns/load-turn'

import type { Loaded } from './load-context.ts'

/** One turn under way. */
export interface Answering extends Pick<TurnState, 'conversation'> {
  readonly campaign: CampaignRow
  readonly job: JobRow
  readonly loaded: Loaded
  readonly signal: AbortSignal
  readonly startedAt: number
  /** Calls to the model. */
  readonly calls: { made: number }
}
