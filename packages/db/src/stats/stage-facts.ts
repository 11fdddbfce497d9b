import type { ConversationStage, ConversationStatus } from '@pal/core/domain/entities'

import type { Tx } from '../schema/reads.ts'
import { addFact, everyCampaign, type MeasureSums } from './rollups.ts'

export interface StageState {
  readonly stage: ConversationStage
  readonly status: ConversationStatus
}

/** A conversation has begun. */
export async function countBegun(tx: Tx, at: number): Promise<void> {
  const fresh: StageState = { stage: 'initial', status: 'active' }
  const sums = { ...stageSums(fresh, 1), conversations: 1 }
  await addFact(tx, { at, campaignId: everyCampaign, ...sums })
}

/** It moved on, which is kept where it was counted when it begun. */
export async function countMoved(
  tx: Tx,
  at: number,
  from: StageState,
  to: StageState,
): Promise<void> {
  if (from.stage === to.stage && from.status === to.status) return
  const sums = stageSums(from, -1)
  for (const [name, by] of Object.entries(stageSums(to, 1))) {
    const measure = name as keyof MeasureSums
    sums[measure] = (sums[measure] ?? 0) + by
  }
  await addFact(tx, { at, campaignId: everyCampaign, ...sums })
}

/** It goes with all sums of its page's campaigns; the hours of all together stay. */
export async function takeBackBegun(tx: Tx, at: number, last: StageState): Promise<void> {
  const sums = { ...stageSums(last, -1), conversations: -1 }
  await addFact(tx, { at, campaignId: everyCampaign, grain: 'campaign', ...sums })
}

function stageSums({ stage, status }: StageState, by: 1 | -1): Partial<MeasureSums> {
  return { [`stage_${stage}`]: by, ...(status === 'abandoned' && { [`left_${stage}`]: by }) }
}
