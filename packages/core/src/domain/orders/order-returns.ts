/** Why something came back. */
export const returnReasons = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'changed_mind',
  'refused',
  'other',
] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Amounts are whole minor units. */
export interface ReturnableOrder {
  readonly subtotalMinor: number
  readonly discountMinor: number
  /** What earlier returns have taken off already. */
  readonly returnedMinor: number
  readonly lines: readonly {
    readonly unitPriceMinor: number
    /** How many pieces the customer still has. */
    readonly left: number
    /** How many of them come back now. */
    readonly back: number
  }[]
}

/**
 * What the pieces were sold at, less their share of the discount; delivery was done and stays. The
 * last pieces take what is left, so that roundings add up.
 */
export function returnValue(order: ReturnableOrder): number {
  const { subtotalMinor: subtotal, discountMinor, returnedMinor, lines } = order
  const goods = subtotal - discountMinor
  const still = Math.max(0, goods - returnedMinor)
  if (lines.every(({ left, back }) => left === back)) return still
  const value = lines.reduce((sum, { back, unitPriceMinor }) => sum + back * unitPriceMinor, 0)
  if (subtotal === 0) return 0
  return Math.min(still, Number((BigInt(value) * BigInt(goods)) / BigInt(subtotal)))
}

/** What came back for this reason can be sold again, unless somebody who saw it says otherwise. */
export const canBeSoldAgain = (reason: ReturnReason): boolean =>
  reason !== 'damaged' && reason !== 'not_as_described'
