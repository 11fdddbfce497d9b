import type { AgentContext } from './context.ts'

/** The end of the offer as the seller's clock shows it, while it lies ahead. */
export function offerEnd(
  context: Pick<AgentContext, 'campaign' | 'settings' | 'now'>,
  language: string,
): string | null {
  const { campaign, settings, now } = context
  if (campaign.offerEndsAt === null || campaign.offerEndsAt <= now) return null
  const options = {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: settings.company.timezone,
  } as const
  try {
    return new Intl.DateTimeFormat(language, options).format(campaign.offerEndsAt)
  } catch {
    // a language tag that the model made up
    return new Intl.DateTimeFormat('en', options).format(campaign.offerEndsAt)
  }
}
