import type { CampaignDraft, CampaignPatch } from '@pal/core/contract/campaigns'
import type { Settings } from '@pal/core/contract/settings'
import type { CampaignChanges, CampaignRow } from '@pal/db/campaigns/campaigns'

import { readStrategies } from '../../platform/stored-json.ts'

/** Whether a new campaign has trial packs: where a strategy says so, it is the agent's. */
export const hasTrialPack = ({
  strategies,
  hasTrialPack: has,
}: Pick<CampaignDraft, 'strategies' | 'hasTrialPack'>): boolean =>
  strategies['trialPackEnabled'] ?? has

/**
 * The campaign's trial pack and the strategy of that name are one switch: whichever of them is
 * changed, the other follows. Switched on as a strategy, it lasts as long as Settings say.
 */
export function trialPackChanges(
  before: CampaignRow,
  patch: CampaignPatch,
  { tactics }: Settings,
): CampaignChanges {
  const had = before.has_trial_pack === 1
  const named = patch.strategies?.['trialPackEnabled']
  if (named !== undefined) {
    const begins = named && !had && patch.trialPackDuration === undefined
    return {
      has_trial_pack: named ? 1 : 0,
      ...(begins && { trial_pack_duration: tactics.trialPackDuration }),
    }
  }
  const strategies = patch.strategies ?? readStrategies(before.strategies)
  const has = patch.hasTrialPack
  // What Settings offer everywhere is off here, too, where it was switched off.
  if (has === undefined || (has === had && strategies['trialPackEnabled'] === undefined)) return {}
  return { strategies: JSON.stringify({ ...strategies, trialPackEnabled: has }) }
}
