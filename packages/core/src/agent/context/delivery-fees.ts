import { type AllFees, areasNamed, elsewhere } from '../../domain/orders/delivery-areas.ts'
import type { AgentContext } from './context.ts'
import { resolveTactics } from './tactics.ts'

type Shop = Pick<AgentContext, 'settings' | 'campaign'>

/** Where an order goes, as far as its fee is concerned. */
export interface ChosenArea {
  readonly id: string
  /** Null in none of the shop's areas. */
  readonly name: string | null
  readonly feeMinor: number
}

/** The area of that id, or everywhere else; null where the shop has none of it. */
export function chosenArea(id: string | null, { settings, campaign }: Shop): ChosenArea | null {
  const { areas, order } = resolveTactics(settings, campaign)
  if (id === elsewhere && areas.length > 0)
    return { id, name: null, feeMinor: order.deliveryFeeMinor }
  return areas.find((area) => area.id === id) ?? null
}

/** What may be chosen in this turn: ids. */
export function areaChoices({ settings, campaign }: Shop): readonly string[] {
  const { areas } = resolveTactics(settings, campaign)
  return areas.length > 0 ? [...areas.map(({ id }) => id), elsewhere] : []
}

/** Ids of the shop's areas that are named so. */
export function areaIdsNamed(names: readonly string[], { settings, campaign }: Shop): string[] {
  return areasNamed(names, resolveTactics(settings, campaign).areas).map(({ id }) => id)
}

/** What delivery costs, wherever the customer lives; null where the shop has no fee. */
export function feesOfShop({ settings, campaign }: Shop): AllFees | null {
  const { areas, feeCounts, order } = resolveTactics(settings, campaign)
  return feeCounts ? { elsewhereMinor: order.deliveryFeeMinor, areas } : null
}
