import type { Campaign } from '@pal/core/contract/campaigns'

/** The four of the strategies dialog, which a card counts. */
export const strategyNames = [
  'fomoEnabled',
  'freeDeliveryEnabled',
  'trialPackEnabled',
  'urgencyEnabled',
] as const
export type StrategyName = (typeof strategyNames)[number]
export type Strategies = Readonly<Record<StrategyName, boolean>>

/** What is on, by the dialog's names; the 3-step dialog's names mean the same, as for the agent. */
export function strategiesOf({ strategies, hasTrialPack }: Campaign): Strategies {
  return {
    fomoEnabled: strategies['fomoEnabled'] ?? strategies['scarcity'] ?? false,
    freeDeliveryEnabled: strategies['freeDeliveryEnabled'] ?? strategies['freeDelivery'] ?? false,
    trialPackEnabled: strategies['trialPackEnabled'] ?? hasTrialPack,
    urgencyEnabled: strategies['urgencyEnabled'] ?? strategies['urgency'] ?? false,
  }
}

export const countOn = (strategies: Strategies): number =>
  strategyNames.filter((name) => strategies[name]).length

/** Saving replaces the object, so what the dialog does not show goes along. */
export function replacement(campaign: Campaign, chosen: Strategies): Campaign['strategies'] {
  const { socialProof } = campaign.strategies
  return { ...chosen, ...(socialProof === undefined ? {} : { socialProof }) }
}
