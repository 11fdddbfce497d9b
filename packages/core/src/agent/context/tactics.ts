import type { Settings } from '../../contract/settings.ts'
import { toMinor } from '../../domain/money.ts'
import type { OrderTactics } from '../../domain/order-totals.ts'
import { trialPackPrice } from '../../domain/order-totals.ts'
import type { DeliveryArea } from '../../domain/orders/delivery-areas.ts'
import { findAmounts } from './amounts.ts'
import type { AgentCampaign, AgentContext, AgentProduct } from './context.ts'
import { inEach, perObject, sameList, type Slices } from './once.ts'
import { fold } from './text.ts'

export interface Tactics {
  readonly scarcity: boolean
  readonly urgency: boolean
  readonly socialProof: boolean
  readonly freeDelivery: boolean
  readonly trialPack: boolean
  readonly upsell: boolean
  readonly bundle: boolean
  /** The seller's own lines, of the tactics that are on, without those that rest in the campaign. */
  readonly lines: {
    readonly scarcity: readonly string[]
    readonly urgency: readonly string[]
    readonly upsell: readonly string[]
  }
  /** Whether the settings' amounts count: they are in the default currency only. */
  readonly amountsCount: boolean
  /** Whether there is a delivery fee: the campaign's own, or the settings'. */
  readonly feeCounts: boolean
  /** Places with a fee of their own; none where the campaign has one for everywhere. */
  readonly areas: readonly DeliveryArea[]
  readonly order: OrderTactics
}

/** A turn asks for them again and again: of its campaign and its settings they are resolved once. */
const resolved = new WeakMap<AgentCampaign, { settings: Settings; tactics: Tactics }>()

export function resolveTactics(settings: Settings, campaign: AgentCampaign): Tactics {
  const known = resolved.get(campaign)
  if (known?.settings === settings) return known.tactics
  const tactics = tacticsOf(settings, campaign)
  resolved.set(campaign, { settings, tactics })
  return tactics
}

/**
 * What is switched on. The campaign decides where it names a strategy, by the dialog's name before
 * the wizard's; where it names none, the settings do.
 */
function tacticsOf(settings: Settings, campaign: AgentCampaign): Tactics {
  const { tactics, company } = settings
  const { strategies } = campaign
  const amountsCount = company.defaultCurrency === campaign.currency
  const scarcity = strategies['fomoEnabled'] ?? strategies['scarcity'] ?? tactics.fomoEnabled
  const urgency = strategies['urgencyEnabled'] ?? strategies['urgency'] ?? tactics.urgencyEnabled
  const wantsFree =
    strategies['freeDeliveryEnabled'] ?? strategies['freeDelivery'] ?? tactics.freeDeliveryEnabled
  const freeDelivery = wantsFree && amountsCount
  // A line that names an amount is about the default currency.
  const usable = (lines: readonly string[]) =>
    lines.filter(
      (line) =>
        line.trim() !== '' &&
        !campaign.restingMessages.includes(line) &&
        (amountsCount || findAmounts(line, campaign.currency).length === 0),
    )
  return {
    scarcity,
    urgency,
    socialProof: strategies['socialProof'] ?? false,
    freeDelivery,
    trialPack:
      strategies['trialPackEnabled'] ?? (campaign.hasTrialPack || tactics.trialPackEnabled),
    upsell: tactics.upsellEnabled,
    bundle: tactics.bundleDiscountEnabled && tactics.bundleDiscountPercent > 0,
    lines: {
      scarcity: scarcity ? usable(tactics.fomoMessages) : [],
      urgency: urgency ? usable(tactics.urgencyMessages) : [],
      upsell: tactics.upsellEnabled ? usable(tactics.upsellMessages) : [],
    },
    amountsCount,
    feeCounts: amountsCount || campaign.deliveryFeeMinor !== null,
    areas:
      amountsCount && campaign.deliveryFeeMinor === null
        ? tactics.deliveryAreas.map(({ id, name, fee }) => ({ id, name, feeMinor: toMinor(fee) }))
        : [],
    order: {
      bundleDiscountEnabled: tactics.bundleDiscountEnabled,
      bundleDiscountPercent: tactics.bundleDiscountPercent,
      freeDeliveryEnabled: freeDelivery,
      freeDeliveryThresholdMinor: toMinor(tactics.freeDeliveryThreshold),
      deliveryFeeMinor:
        campaign.deliveryFeeMinor ?? (amountsCount ? toMinor(tactics.deliveryFee) : 0),
    },
  }
}

export function isTrialPack(product: AgentProduct): boolean {
  return product.isTrialPack || product.productType === 'trial_pack'
}

/** What one piece of a product costs this customer. */
export function unitPrice(context: AgentContext, product: AgentProduct): number {
  const list = listPrice(context, product)
  const agreed = context.concessions?.find(({ productId }) => productId === product.id)?.priceMinor
  // What the seller has changed since counts: it is neither above the list nor below the lowest price.
  const bargained = Math.min(list, Math.max(agreed ?? list, product.lowestPriceMinor ?? 0))
  return context.agreedPrices?.get(product.id) ?? bargained
}

/** What one piece of a product costs everybody in this campaign. */
export function listPrice(
  context: Pick<AgentContext, 'settings' | 'campaign'>,
  product: AgentProduct,
): number {
  if (!isTrialPack(product)) return product.priceMinor
  const { settings, campaign } = context
  const { tactics } = settings
  const fromSettings =
    tactics.trialPackEnabled &&
    tactics.trialPackPrice !== null &&
    settings.company.defaultCurrency === campaign.currency
  return trialPackPrice({
    campaignMinor: campaign.hasTrialPack ? campaign.trialPackPriceMinor : null,
    settingsMinor: fromSettings ? toMinor(tactics.trialPackPrice ?? 0) : null,
    productMinor: product.priceMinor,
  })
}

/** What the seller has published: the agent may repeat it. */
export function publishedTexts(context: AgentContext): readonly string[] {
  return [...shopTexts(context), ...productTexts(context.products)]
}

/** What is published beside the catalogue. */
export function shopTexts({ settings, campaign }: AgentContext): readonly string[] {
  const { lines } = resolveTactics(settings, campaign)
  return [
    campaign.name,
    campaign.description,
    settings.ai.shopFacts,
    ...(settings.flow.autoGreetingEnabled ? [settings.flow.greetingMessage] : []),
    ...lines.scarcity,
    ...lines.urgency,
    ...lines.upsell,
  ].filter((text) => text !== '')
}

const sameTexts = sameList()

/** What is published in the catalogue; the same list from turn to turn, for it may be long. */
export const productTexts = perObject((products: readonly AgentProduct[]) =>
  sameTexts(
    products
      .flatMap(({ name, description, features }) => [name, description, ...features])
      .filter((text) => text !== ''),
  ),
)

export interface InPublished<T> {
  (context: AgentContext): readonly T[]
  /** Looks through the catalogue in slices. */
  slices(context: AgentContext): Slices
}

/** What is found in all that is published; in a catalogue that is the same it is looked for once. */
export function inPublished<T>(find: (text: string) => readonly T[]): InPublished<T> {
  const inProducts = inEach(find)
  return Object.assign(
    (context: AgentContext) =>
      inProducts(productTexts(context.products)).concat(shopTexts(context).flatMap(find)),
    { slices: ({ products }: AgentContext) => inProducts.slices(productTexts(products)) },
  )
}

/** As `publishedTexts`, folded. */
export const foldedTexts = inPublished((text) => [fold(text)])
