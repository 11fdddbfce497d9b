import type { Spent } from '@pal/core/domain/models/spent'

import type { Tx } from '../schema/reads.ts'
import { count } from './counters.ts'
import { addFact, triedCampaign } from './rollups.ts'

/** Keeps what a call to the model cost that no customer waited for: the provider charges for it all the same. */
export async function addTried(tx: Tx, spent: Spent, at: number): Promise<void> {
  const unpriced = spent.costMicros === null || spent.uncounted ? 1 : 0
  await addFact(tx, {
    at,
    campaignId: triedCampaign,
    grain: 'campaign',
    input_tokens: spent.inputTokens,
    output_tokens: spent.outputTokens,
    cost_micros: spent.costMicros ?? 0,
    unpriced,
  })
  await count(tx, { [`unpriced.${spent.model}`]: unpriced })
}
