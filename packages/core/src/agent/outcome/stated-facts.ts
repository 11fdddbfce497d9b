import { approvedTexts, type CardPlace } from '../../domain/cards.ts'
import { latinDigits } from '../../domain/digits.ts'
import type { FactKind } from '../../domain/entities.ts'
import { formatMoney } from '../../domain/money.ts'
import { feeOfArea } from '../../domain/orders/delivery-areas.ts'
import { cardsOf, feeOfCard, trueCards } from '../context/cards.ts'
import { type AgentContext, type AgentProduct, findProduct, pictureOf } from '../context/context.ts'
import { chosenArea } from '../context/delivery-fees.ts'
import { namedProducts } from '../context/named-products.ts'
import { listPrice, resolveTactics, unitPrice } from '../context/tactics.ts'
import { oneLine } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { upsellFor } from '../decision/upsell.ts'
import { trulyPriced } from '../templates/own-offer.ts'
import { placeholderPattern } from '../templates/placeholders.ts'
import { messagesUsed } from '../templates/tactic-messages.ts'

/** What was stated to a customer of the shop: should it turn out wrong, they are found by it. */
export interface StatedFact {
  readonly kind: FactKind
  /** Whose price, or what was spoken of; 0 where it is about no product. */
  readonly productId: number
  /** Minor units; of a discount per cent, of an offer's end milliseconds; of what is worded, its words. */
  readonly value: number | string
  /** Its id, where it was a card. */
  readonly card?: string
}

/** The facts that an answer tells: those that it names, and those that the program adds to it. */
export function statedFacts(
  decision: Decision,
  step: OrderStep,
  context: AgentContext,
): StatedFact[] {
  const reply = context.settings.ai.strictMode ? '' : decision.reply
  const named = [...reply.matchAll(placeholderPattern)].map(([, inside = '']) =>
    latinDigits(inside).trim(),
  )
  const shows = step.kind === 'offer' || step.kind === 'place' || named.includes('summary')
  const priced = pricedIn(decision, step, context)
  const facts = [
    ...named.flatMap((name) => factsNamed(name, step, context)),
    ...priced.map((product) => priceOf(product, context)),
    ...(shows ? factsOfSummary(step, context) : []),
    ...factsOnCards(decision, context),
    ...productsIn(reply, decision, context),
    ...messagesUsed(decision, context).map((text) => worded('line', 0, text)),
  ]
  // Whoever hears a price hears of its product.
  const spokenOf = facts.flatMap(({ kind, productId }) => {
    const isPrice = kind === 'price' || kind === 'agreed_price'
    const product = isPrice ? findProduct(context, productId) : undefined
    return product ? [ofProduct(product)] : []
  })
  const once = [...facts, ...spokenOf].map((fact) => [JSON.stringify(fact), fact] as const)
  return [...new Map(once).values()]
}

/** What the agent would tell now; null where it would not. */
export function factNow(stated: StatedFact, context: AgentContext): number | string | null {
  const { kind, productId, value, card } = stated
  const product = findProduct(context, productId)
  const { fomoMessages, urgencyMessages, upsellMessages } = context.settings.tactics
  switch (kind) {
    case 'product':
      return product ? ofProduct(product).value : null
    case 'card':
      return cardNow(card, value, context)
    case 'line':
      return [...fomoMessages, ...urgencyMessages, ...upsellMessages].some((text) => text === value)
        ? value
        : null
    case 'price':
      return product ? listPrice(context, product) : null
    case 'agreed_price':
      return product ? agreedNow(product, Number(value), context) : null
    case 'delivery_fee':
      return plainFee(context)[0]?.value ?? null
    case 'free_delivery_from':
    case 'discount':
    case 'offer_end':
      return factNamed(slots[kind], context)[0]?.value ?? null
  }
}

/** By which name the agent says it. */
const slots = {
  delivery_fee: 'delivery_fee',
  free_delivery_from: 'free_delivery_from',
  discount: 'discount_percent',
  offer_end: 'offer_ends',
} as const satisfies Partial<Record<FactKind, string>>

const slotOfPlace = {
  free_from: slots.free_delivery_from,
  discount: slots.discount,
  offer_end: slots.offer_end,
} as const satisfies Readonly<Record<Exclude<CardPlace, 'fee'>, string>>

/** The same of fees, which are for an area or for all. */
function factsNamed(name: string, { draft }: OrderStep, context: AgentContext): StatedFact[] {
  if (name === slots.delivery_fee)
    return draft.area ? feeOf(draft.area.id, context) : feesOf(context)
  const id = /^delivery_fee:\s*([a-z\d-]{1,40})$/.exec(name)?.[1]
  return id === undefined ? factNamed(name, context) : feeOf(id, context)
}

function plainFee({ settings, campaign }: AgentContext): StatedFact[] {
  const { feeCounts, order } = resolveTactics(settings, campaign)
  return feeCounts ? [ofShop('delivery_fee', order.deliveryFeeMinor)] : []
}

const areaCard = 'auto-fee-'

/** What delivery costs, in one area or elsewhere. */
export const isFee = ({ kind, card = '' }: StatedFact): boolean =>
  kind === 'delivery_fee' || card.startsWith(areaCard)

/** That of an area is worded, for its place belongs to it. */
function feeOf(id: string, context: AgentContext): StatedFact[] {
  const area = chosenArea(id, context)
  if (!area?.name) return plainFee(context)
  // One fact in whatever language it was stated.
  const money = (minor: number) => formatMoney(minor, context.campaign.currency)
  const text = feeOfArea({ ...area, name: area.name }, money)
  return [{ ...worded('card', 0, text), card: `${areaCard}${area.id}` }]
}

/** Whoever hears of all of them hears each. */
function feesOf(context: AgentContext): StatedFact[] {
  const { areas, order } = resolveTactics(context.settings, context.campaign)
  const plain = areas.length === 0 || order.deliveryFeeMinor > 0 ? plainFee(context) : []
  return [...plain, ...areas.flatMap(({ id }) => feeOf(id, context))]
}

function factNamed(name: string, context: AgentContext): StatedFact[] {
  const { settings, campaign, now } = context
  const { freeDelivery, bundle, order } = resolveTactics(settings, campaign)
  const { offerEndsAt } = campaign
  const id = /^price:\s*(\d{1,15})$/.exec(name)?.[1]
  const product = id === undefined ? undefined : findProduct(context, Number(id))
  if (product) return [priceOf(product, context)]
  if (name === slots.free_delivery_from && freeDelivery) {
    return [ofShop('free_delivery_from', order.freeDeliveryThresholdMinor)]
  }
  if (name === slots.offer_end && offerEndsAt !== null && offerEndsAt > now) {
    return [ofShop('offer_end', offerEndsAt)]
  }
  return name === slots.discount && bundle ? [ofShop('discount', order.bundleDiscountPercent)] : []
}

/** What was agreed with one customer is no price of the shop's. */
function priceOf(
  product: AgentProduct,
  context: AgentContext,
  value = unitPrice(context, product),
): StatedFact {
  const kind = value === listPrice(context, product) ? 'price' : 'agreed_price'
  return { kind, productId: product.id, value }
}

/** What is left of it: it is neither above the list nor below the lowest price of today. */
function agreedNow(product: AgentProduct, value: number, context: AgentContext): number {
  const agreed = { productId: product.id, priceMinor: value, steps: 1, at: context.now }
  return unitPrice({ ...context, concessions: [agreed] }, product)
}

/** What the agent knows of a product, apart from what it costs. */
function ofProduct({ id, name, description, features }: AgentProduct): StatedFact {
  const parts = [name, description, ...features].map((part) => oneLine(part, 400))
  return worded('product', id, parts.filter((part) => part !== '').join(' · '))
}

const ofShop = (kind: keyof typeof slots, value: number): StatedFact => ({
  kind,
  productId: 0,
  value,
})

const worded = (kind: FactKind, productId: number, value: string): StatedFact => ({
  kind,
  productId,
  value,
})

function factsOfSummary({ draft }: OrderStep, context: AgentContext): StatedFact[] {
  const { order } = resolveTactics(context.settings, context.campaign)
  const { lines, totals, area, openFees } = draft
  return [
    ...lines.flatMap(({ productId, unitPriceMinor }) => {
      const product = findProduct(context, productId)
      return product ? [ofProduct(product), priceOf(product, context, unitPriceMinor)] : []
    }),
    ...(openFees === null ? [] : feesOf(context)),
    ...(totals.delivery > 0
      ? area?.name
        ? feeOf(area.id, context)
        : [ofShop('delivery_fee', totals.delivery)]
      : []),
    ...(totals.discount > 0 ? [ofShop('discount', order.bundleDiscountPercent)] : []),
  ]
}

/** Products whose prices the program writes, beside those that the reply names. */
function pricedIn(decision: Decision, step: OrderStep, context: AgentContext): AgentProduct[] {
  const { bargain, settings } = context
  const ids = settings.ai.strictMode ? chosenIn(decision, /^product:(\d{1,15})$/) : []
  const products = [...ids, bargain?.productId ?? 0].flatMap((id) => findProduct(context, id) ?? [])
  const addOn = upsellFor(decision, step, context)
  return [...products, ...(addOn ? [addOn] : []), ...trulyPriced(decision, context, step)]
}

/** Products that are spoken of or shown without their price. */
function productsIn(reply: string, decision: Decision, context: AgentContext): StatedFact[] {
  const { photoOf } = decision
  const shown = photoOf !== null && pictureOf(context, photoOf) !== null ? [photoOf] : []
  const about = context.settings.ai.strictMode ? chosenIn(decision, /^about:(\d{1,15})$/) : []
  const left = chosenCards(decision, context).flatMap(({ id }) =>
    Number(/^auto-left-(\d{1,15})$/.exec(id)?.[1] ?? 0),
  )
  const products = [...shown, ...about, ...left].flatMap((id) => findProduct(context, id) ?? [])
  return [...products, ...namedProducts(context.products)(reply)].map(ofProduct)
}

const chosenIn = ({ say = [] }: Decision, kind: RegExp) =>
  say.flatMap((chosen) => {
    const id = kind.exec(chosen)?.[1]
    return id === undefined ? [] : [Number(id)]
  })

/** The shop's own cards, and of every card what the program has filled in there. */
function factsOnCards(decision: Decision, context: AgentContext): StatedFact[] {
  const { language } = decision
  return chosenCards(decision, context).flatMap(({ id, own, areas, text, places }) => [
    ...(own ? [{ ...worded('card', 0, text(language)), card: id }] : []),
    ...places(language).flatMap((place) => {
      if (place !== 'fee') return factNamed(slotOfPlace[place], context)
      const area = feeOfCard(areas, context)
      return area ? feeOf(area.id, context) : feesOf(context)
    }),
  ])
}

const chosenCards = ({ cards }: Decision, context: AgentContext) =>
  cards.length === 0 ? [] : trueCards(context).filter(({ id }) => cards.includes(id))

/** Its words as they were sent, where it still has them in any of its languages. */
function cardNow(
  id: string | undefined,
  stated: string | number,
  context: AgentContext,
): string | number | null {
  if (id?.startsWith(areaCard)) {
    return feeOf(id.slice(areaCard.length), context).find((fact) => fact.card === id)?.value ?? null
  }
  const card = cardsOf(context).find((one) => one.own && one.id === id)
  const stored = context.settings.tactics.cards.find((one) => one.id === id)
  if (!card || !stored) return null
  const words = approvedTexts(stored.texts).map(({ language }) => card.text(language))
  return words.find((text) => text === stated) ?? card.text(context.settings.company.language)
}
