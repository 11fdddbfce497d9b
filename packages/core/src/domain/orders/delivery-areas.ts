import type { MoneyText } from './customer-money.ts'

/** So many places with a delivery fee of their own a shop has at most. */
export const mostDeliveryAreas = 12

export const longestAreaName = 60

/** What is chosen for a place that is in none of them: there the shop's delivery fee counts. */
export const elsewhere = 'elsewhere'

/** A place with a delivery fee of its own; amounts in minor units. */
export interface DeliveryArea {
  readonly id: string
  readonly name: string
  readonly feeMinor: number
}

/** By which two names are the same, however they are written. */
export const areaKey = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Those of the areas that are named so. */
export function areasNamed<Area extends Pick<DeliveryArea, 'name'>>(
  names: readonly string[],
  areas: readonly Area[],
): Area[] {
  const keys = new Set(names.map(areaKey))
  return areas.filter(({ name }) => keys.has(areaKey(name)))
}

/** The delivery area that a card for these places is about, where it is one. */
export function areaOfCard(
  places: readonly string[],
  areas: readonly DeliveryArea[],
): DeliveryArea | null {
  const named = areasNamed(places, areas)
  return named.length === 1 ? (named[0] ?? null) : null
}

const breaks = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\s]+/gu

/** The seller's own words, on one line. */
export const areaName = (name: string): string => name.replaceAll(breaks, ' ').trim()

export const feeOfArea = (
  { name, feeMinor }: Pick<DeliveryArea, 'name' | 'feeMinor'>,
  money: MoneyText,
): string => `${areaName(name)}: ${money(feeMinor)}`

/** What delivery costs, wherever the customer lives. */
export interface AllFees {
  readonly elsewhereMinor: number
  readonly areas: readonly Pick<DeliveryArea, 'name' | 'feeMinor'>[]
}

export function allFees({ elsewhereMinor, areas }: AllFees, money: MoneyText): string {
  const plain = money(elsewhereMinor)
  if (areas.length === 0) return plain
  const list = areas.map((area) => feeOfArea(area, money)).join(', ')
  return elsewhereMinor > 0 ? `${plain} (${list})` : list
}

/** How a delivery fee is named where it is one of an area. */
export const withAreaName = (label: string, area: string | null): string =>
  area === null ? label : `${label} (${area})`
