import type { FactKind } from '../../domain/entities.ts'
import { formatMoney } from '../../domain/money.ts'
import { because, type Reason } from '../../texts/reason.ts'
import type { Checked } from '../checks/checks.ts'
import { findAmounts, findPercents } from '../context/amounts.ts'
import { stockCardId } from '../context/cards.ts'
import { type AgentContext, findProduct, hasStock } from '../context/context.ts'
import { offerEnd } from '../context/offer-end.ts'
import { oneLine, tokens } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import { type StatedFact, factNow, isFee } from './stated-facts.ts'
import type { TurnOutcome } from './turn-outcome.ts'

export interface StockMentioned {
  readonly productId: number
  /** So many pieces. */
  readonly quantity: number
  /** The count of what is left that was named; null where none was. */
  readonly left: number | null
}

/** What an answer speaks of as something that can be had. */
export function stockMentioned(
  { cards }: Decision,
  { step, context }: Pick<Checked, 'step' | 'context'>,
  { statedFacts }: TurnOutcome,
): StockMentioned[] {
  // What lies in a placed order was taken out of the stock.
  if (step.kind === 'after_sale') return []
  const spokenOf = statedFacts.flatMap(({ productId }) =>
    productId === 0 ? [] : [[productId, 1] as const],
  )
  const wanted = step.draft.lines.map(({ productId, quantity }) => [productId, quantity] as const)
  return [...new Map([...spokenOf, ...wanted])].flatMap(([productId, quantity]) => {
    const product = findProduct(context, productId)
    if (!product || !hasStock(product, quantity)) return []
    const left = cards.includes(stockCardId(productId)) ? product.stockCount : null
    return [{ productId, quantity, left }]
  })
}

/** An answer that waited, as it was kept. */
interface Waited {
  readonly outcome: TurnOutcome
  readonly stock: readonly StockMentioned[]
}

/**
 * What an answer that waited tells and is no longer so; null where all of it still counts. The shop is
 * given as it is now; it is null where its campaign is gone.
 */
export function whyOutdated(
  { outcome: { statedFacts, orderChange, request }, stock }: Waited,
  shop: AgentContext | null,
): Reason | null {
  if (!shop) return statedFacts.length > 0 ? because('draft_product_gone') : null
  for (const { productId, quantity, left } of stock) {
    const product = findProduct(shop, productId)
    // One that is gone is reported below.
    if (
      !product ||
      (hasStock(product, quantity) && (left ?? product.stockCount) === product.stockCount)
    )
      continue
    return because('draft_stock_changed', { product: oneLine(product.name, 80) })
  }
  const ofPlaced = orderChange !== null || request !== null
  for (const fact of statedFacts) {
    // An order that was placed keeps the terms that it was placed at.
    if (ofPlaced && (isFee(fact) || agreedWithOrder.has(fact.kind))) continue
    const now = factNow(fact, shop)
    if (now !== fact.value) return whatChanged(fact, now, shop)
  }
  return null
}

const agreedWithOrder: ReadonlySet<FactKind> = new Set(['agreed_price', 'discount'])

function whatChanged(
  { kind, productId, value }: StatedFact,
  now: number | string | null,
  shop: AgentContext,
): Reason {
  const money = (minor: number) => formatMoney(minor, shop.campaign.currency)
  const amounts =
    typeof value === 'number' && typeof now === 'number'
      ? { from: money(value), to: money(now) }
      : null
  const product = oneLine(findProduct(shop, productId)?.name ?? '', 80)
  switch (kind) {
    case 'price':
    case 'agreed_price':
      return amounts
        ? because('draft_price_changed', { product, ...amounts })
        : because('draft_product_gone')
    case 'product':
      return product === ''
        ? because('draft_product_gone')
        : because('draft_product_changed', { product })
    case 'delivery_fee':
      return amounts ? because('draft_fee_changed', amounts) : because('draft_terms_changed')
    case 'card':
    case 'line':
      return because('draft_words_changed', { words: oneLine(String(value), 160) })
    case 'free_delivery_from':
    case 'discount':
    case 'offer_end':
      return because('draft_terms_changed')
  }
}

/** What is kept of a product begins with its name. */
const nameIn = (value: string) => value.split(' · ')[0] ?? value

/** Which facts of an answer are still stated by the words that a person has put in its place. */
export function factsStillStated(
  { statedFacts, cart, order, customer }: TurnOutcome,
  words: string,
  shop: AgentContext | null,
): readonly StatedFact[] {
  if (!shop) return []
  const text = ` ${tokens(words).join(' ')} `
  const holds = (part: string) => {
    const sought = tokens(part).join(' ')
    return sought !== '' && text.includes(` ${sought} `)
  }
  const amounts = new Set(findAmounts(words, shop.campaign.currency).flatMap(({ minor }) => minor))
  const percents = new Set(findPercents(words).map(({ percent }) => percent))
  const lines = order?.draft.lines ?? cart
  const names = (value: number, productId: number) => {
    const quantity = lines.find((line) => line.productId === productId)?.quantity ?? 1
    return amounts.has(value) || amounts.has(value * quantity)
  }
  const isStated = ({ kind, productId, value }: StatedFact): boolean => {
    if (typeof value === 'string') return holds(kind === 'product' ? nameIn(value) : value)
    if (kind === 'discount') return percents.has(value)
    if (kind !== 'offer_end') return names(value, productId)
    const campaign = { ...shop.campaign, offerEndsAt: value }
    const { language } = customer
    const day = offerEnd({ ...shop, campaign }, language ?? shop.settings.company.language)
    return day !== null && holds(day)
  }
  const kept = statedFacts.filter(isStated)
  const priced = new Set(
    kept.flatMap(({ kind, productId }) => (kind === 'product' ? [] : [productId])),
  )
  // Whoever hears a price hears of its product.
  return statedFacts.filter(
    (fact) => kept.includes(fact) || (fact.kind === 'product' && priced.has(fact.productId)),
  )
}
