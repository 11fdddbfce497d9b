/** Amounts are whole minor units of one currency. */
export interface PricedLine {
  readonly productId: number
  readonly unitPriceMinor: number
  readonly quantity: number
}

export interface OrderTactics {
  readonly bundleDiscountEnabled: boolean
  readonly bundleDiscountPercent: number
  readonly freeDeliveryEnabled: boolean
  readonly freeDeliveryThresholdMinor: number
  readonly deliveryFeeMinor: number
}

export interface OrderTotals {
  readonly subtotal: number
  readonly discount: number
  readonly delivery: number
  readonly total: number
}

/** A percent is counted in thousandths, so that 12.5 or 33.333 stays a whole number. */
const percentScale = 1_000
const wholeScale = BigInt(100 * percentScale)

/** The share of an amount, half a minor unit rounded up; exact at any size. */
export function percentOf(amountMinor: number, percent: number): number {
  const scaled = BigInt(amountMinor) * BigInt(Math.round(percent * percentScale))
  return Number((scaled * 2n + wholeScale) / (wholeScale * 2n))
}

export function lineTotal(line: Pick<PricedLine, 'unitPriceMinor' | 'quantity'>): number {
  return line.unitPriceMinor * line.quantity
}

/**
 * The lines, less the bundle discount when there are two or more different products, plus the
 * delivery fee unless what is left reaches the threshold.
 */
export function computeTotals(order: {
  readonly lines: readonly PricedLine[]
  readonly tactics: OrderTactics
}): OrderTotals {
  const { lines, tactics } = order
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  if (!Number.isSafeInteger(subtotal)) throw new RangeError('An order sum is too large to be exact')
  const bundled = new Set(lines.map((line) => line.productId)).size >= 2
  const discount =
    bundled && tactics.bundleDiscountEnabled
      ? percentOf(subtotal, tactics.bundleDiscountPercent)
      : 0
  const left = subtotal - discount
  const free = tactics.freeDeliveryEnabled && left >= tactics.freeDeliveryThresholdMinor
  const delivery = lines.length === 0 || free ? 0 : tactics.deliveryFeeMinor
  return { subtotal, discount, delivery, total: left + delivery }
}

/** A trial pack's price: the campaign's own, else the settings', else what the product itself costs. */
export function trialPackPrice(prices: {
  readonly campaignMinor: number | null
  readonly settingsMinor: number | null
  readonly productMinor: number
}): number {
  return prices.campaignMinor ?? prices.settingsMinor ?? prices.productMinor
}

const pointsAlone = 10
const pointsWithHelp = 5
const pointsForMore = 5

export function aiPoints(order: {
  readonly helpedByHuman: boolean
  readonly hasUpsellOrBundle: boolean
}): number {
  const base = order.helpedByHuman ? pointsWithHelp : pointsAlone
  return base + (order.hasUpsellOrBundle ? pointsForMore : 0)
}
