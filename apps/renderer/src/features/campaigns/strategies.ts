import type { Campaign } from '@pal/core/contract/campaigns'
import type { Settings } from '@pal/core/contract/settings'

/** The four of the strategies dialog, which a card counts. */
export const strategyNames = [
  'fomoEnabled',
  'freeDeliveryEnabled',
  'trialPackEnabled',
  'urgencyEnabled',
] as const
export type StrategyName = (typeof strategyNames)[number]
export type Strategies = Readonly<Record<StrategyName, boolean>>

/** What Settings say of free delivery counts in their own currency only. */
export const isOtherCurrency = ({ currency }: Campaign, settings: Settings | undefined): boolean =>
  settings !== undefined && settings.company.defaultCurrency !== currency

/**
 * What is on for the agent: by the dialog's names, else by the 3-step dialog's, which mean the same,
 * else as Settings say.
 */
export function strategiesOf(campaign: Campaign, settings?: Settings): Strategies {
  const { strategies, hasTrialPack } = campaign
  const tactics = settings?.tactics
  const free =
    strategies['freeDeliveryEnabled'] ??
    strategies['freeDelivery'] ??
    tactics?.freeDeliveryEnabled ??
    false
  return {
    fomoEnabled:
      strategies['fomoEnabled'] ?? strategies['scarcity'] ?? tactics?.fomoEnabled ?? false,
    freeDeliveryEnabled: free && !isOtherCurrency(campaign, settings),
    trialPackEnabled:
      strategies['trialPackEnabled'] ?? (hasTrialPack || (tactics?.trialPackEnabled ?? false)),
    urgencyEnabled:
      strategies['urgencyEnabled'] ?? strategies['urgency'] ?? tactics?.urgencyEnabled ?? false,
  }
}

export const countOn = (strategies: Strategies): number =>
  strategyNames.filter((name) => strategies[name]).length

/** Saving replaces the object: social proof, none of the four, goes along once it was chosen. */
export function replacement(
  campaign: Campaign,
  chosen: Strategies,
  socialProof = campaign.strategies['socialProof'],
): Campaign['strategies'] {
  return { ...chosen, ...(socialProof === undefined ? {} : { socialProof }) }
}
