/** What one US dollar costs in each currency, as the seller has set it. */
export type DollarRates = Readonly<Record<string, number>>

const microsPerMinor = 10_000

/** A dollar is a dollar; of other currencies nothing is known until the seller says it. */
function dollarRate(currency: string, rates: DollarRates): number | null {
  if (currency === 'USD') return 1
  const rate = rates[currency]
  return rate !== undefined && rate > 0 ? rate : null
}

/** Millionths of a US dollar, as models are paid, in whole minor units of a currency; null without a rate. */
export function costIn(micros: number, currency: string, rates: DollarRates): number | null {
  const rate = dollarRate(currency, rates)
  return rate === null ? null : Math.round((micros * rate) / microsPerMinor)
}

/** Whether a campaign's AI budget is used up. Without one, or without a rate, it never is. */
export function isBudgetUsedUp(
  campaign: { readonly limitMinor: number | null; readonly currency: string },
  micros: number,
  rates: DollarRates,
): boolean {
  const { limitMinor, currency } = campaign
  const rate = dollarRate(currency, rates)
  return limitMinor !== null && rate !== null && micros * rate >= limitMinor * microsPerMinor
}
