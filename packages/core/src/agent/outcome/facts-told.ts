import { latinDigits } from '../../domain/digits.ts'
import type { FactKind } from '../../domain/entities.ts'
import { type AgentContext, type AgentProduct, findProduct } from '../context/context.ts'
import { listPrice, resolveTactics, unitPrice } from '../context/tactics.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { placeholderPattern } from '../templates/placeholders.ts'

/** What the program filled in for a customer to read: should it turn out wrong, they are found by it. */
export interface FactTold {
  readonly kind: FactKind
  /** Whose price; 0 where it is about no product. */
  readonly productId: number
  /** Minor units, or of a discount per cent. */
  readonly value: number
}

/** The facts that an answer tells: those that it names, and those of the summary below it. */
export function factsTold(
  { reply }: Pick<Decision, 'reply'>,
  step: OrderStep,
  context: AgentContext,
): FactTold[] {
  const named = [...reply.matchAll(placeholderPattern)].map(([, inside = '']) =>
    latinDigits(inside).trim(),
  )
  const facts = named.flatMap((name) => factNamed(name, context))
  const shows = step.kind === 'offer' || step.kind === 'place' || named.includes('summary')
  if (shows) facts.push(...factsOfSummary(step, context))
  const once = new Map(facts.map((fact) => [`${fact.kind} ${fact.productId}`, fact]))
  return [...once.values()]
}

/** What the agent would tell now; null where it would not. */
export function factNow(
  { kind, productId }: Pick<FactTold, 'kind' | 'productId'>,
  context: AgentContext,
): number | null {
  const names = { price: `price:${productId}`, discount: 'discount_percent' } as const
  const name = kind === 'price' || kind === 'discount' ? names[kind] : kind
  return factNamed(name, context)[0]?.value ?? null
}

function factNamed(name: string, context: AgentContext): FactTold[] {
  const { feeCounts, freeDelivery, bundle, order } = resolveTactics(
    context.settings,
    context.campaign,
  )
  const id = /^price:\s*(\d{1,15})$/.exec(name)?.[1]
  const product = id === undefined ? undefined : findProduct(context, Number(id))
  if (product) return priceOf(product, context)
  if (name === 'delivery_fee' && feeCounts) return [ofShop(name, order.deliveryFeeMinor)]
  if (name === 'free_delivery_from' && freeDelivery) {
    return [ofShop(name, order.freeDeliveryThresholdMinor)]
  }
  return name === 'discount_percent' && bundle
    ? [ofShop('discount', order.bundleDiscountPercent)]
    : []
}

/** What was agreed with one customer is no price of the shop's. */
function priceOf(product: AgentProduct, context: AgentContext): FactTold[] {
  const value = listPrice(context, product)
  if (unitPrice(context, product) !== value) return []
  return [{ kind: 'price', productId: product.id, value }]
}

const ofShop = (kind: Exclude<FactKind, 'price'>, value: number): FactTold => ({
  kind,
  productId: 0,
  value,
})

function factsOfSummary({ draft }: OrderStep, context: AgentContext): FactTold[] {
  const { order } = resolveTactics(context.settings, context.campaign)
  const { lines, totals } = draft
  return [
    ...lines.flatMap(({ productId }) => {
      const product = findProduct(context, productId)
      return product ? priceOf(product, context) : []
    }),
    ...(totals.delivery > 0 ? [ofShop('delivery_fee', totals.delivery)] : []),
    ...(totals.discount > 0 ? [ofShop('discount', order.bundleDiscountPercent)] : []),
  ]
}
