import { toMajor } from '../../domain/money.ts'
import { underivable } from '../checks/numbers/derivable.ts'
import { numberInWord } from '../checks/numbers/number-words.ts'
import { publishedAmounts } from '../checks/numbers/published-amounts.ts'
import { speaksOfLess } from '../checks/promises/terms.ts'
import { findAmounts, findPercents } from '../context/amounts.ts'
import type { AgentContext, AgentProduct } from '../context/context.ts'
import { findProduct, unansweredTurns } from '../context/context.ts'
import { moneyIn } from '../context/money-in.ts'
import { namedProducts, productNames } from '../context/named-products.ts'
import { once } from '../context/once.ts'
import { productTexts, resolveTactics, shopTexts, unitPrice } from '../context/tactics.ts'
import { oneLine } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'

/** A catalogue that is said in one breath. */
const fewProducts = 5
/** A number below a tenth of a price is a quantity, an age or a size. */
const leastShare = 0.1
const hundred = 100

/**
 * The true prices, where a customer names an amount or terms of their own: whatever the reply says to
 * it ("Deal!" names no figure that could be looked at), they are beside it.
 */
export function truePrices(decision: Decision, context: AgentContext, step: OrderStep): string[] {
  const money = moneyIn(decision.language, context.campaign.currency)
  return trulyPriced(decision, context, step).map(
    (product) => `${oneLine(product.name, 80)}: ${money(unitPrice(context, product))}`,
  )
}

const priced = new WeakMap<
  OrderStep,
  { readonly of: string; readonly products: readonly AgentProduct[] }
>()

/** Whose prices those are; looked for once, for the text and for what is kept of it. */
export function trulyPriced(
  decision: Decision,
  context: AgentContext,
  step: OrderStep,
): readonly AgentProduct[] {
  const of = JSON.stringify([decision.reply, decision.language])
  const before = priced.get(step)
  if (before?.of === of) return before.products
  const products = findTrulyPriced(decision, context, step)
  priced.set(step, { of, products })
  return products
}

function findTrulyPriced(
  decision: Decision,
  context: AgentContext,
  step: OrderStep,
): readonly AgentProduct[] {
  // The summary tells them. Where only its question is asked again, they are far above it.
  if (step.kind === 'place' || (step.kind === 'offer' && !step.again)) return []
  const about = subjects(decision, context, step)
  const texts = unansweredTurns(context).map(({ text }) => text)
  if (!texts.some((text) => namesOwnTerms(text, about, decision, context, step))) return []
  const { currency } = context.campaign
  const said = new Set(findAmounts(decision.reply, currency).flatMap(({ minor }) => minor))
  const shown = (product: AgentProduct) =>
    // What came of bargaining is said of it already.
    product.id === context.bargain?.productId ||
    said.has(unitPrice(context, product)) ||
    new RegExp(String.raw`\{\{\s*price:\s*${product.id}\s*\}\}`).test(decision.reply)
  return about.filter((product) => !shown(product))
}

/** What is being talked of: named just now, in the cart, or named last; a short catalogue is all of it. */
function subjects(
  { reply }: Decision,
  context: AgentContext,
  { draft }: OrderStep,
): readonly AgentProduct[] {
  const { products, history } = context
  const named = namedProducts(products)
  const asked = unansweredTurns(context).flatMap(({ text }) => named(text))
  if (asked.length > 0) return [...new Set(asked)]
  const slots = products.filter(({ id }) => reply.includes(`{{price:${id}}}`))
  const answered = [...new Set([...slots, ...named(reply)])]
  if (answered.length > 0) return answered
  const inCart = draft.lines.flatMap(({ productId }) => findProduct(context, productId) ?? [])
  if (inCart.length > 0) return inCart
  const before = history.findLast(({ text }) => named(text).length > 0)
  if (before) return named(before.text)
  return products.length <= fewProducts ? products : []
}

function namesOwnTerms(
  text: string,
  about: readonly AgentProduct[],
  decision: Decision,
  context: AgentContext,
  { draft }: OrderStep,
): boolean {
  const { settings, campaign, products, orders = [] } = context
  const { areas, bundle, order } = resolveTactics(settings, campaign)
  const amounts = findAmounts(text, campaign.currency)
  const known = once(
    () =>
      new Set([
        ...products.map((product) => unitPrice(context, product)),
        ...draft.lines.map(({ totalMinor }) => totalMinor),
        draft.totals.subtotal,
        draft.totals.discount,
        draft.totals.total,
        order.deliveryFeeMinor,
        ...areas.map(({ feeMinor }) => feeMinor),
        order.freeDeliveryThresholdMinor,
        ...publishedAmounts(context),
      ]),
  )
  if (amounts.some(({ minor }) => !minor.some((one) => known().has(one)))) return true
  const given = bundle ? order.bundleDiscountPercent : null
  if (findPercents(text).some(({ percent }) => percent !== given)) return true
  if (speaksOfLess(text)) return true
  const { name, phone, address } = draft.customer
  const world = {
    names: productNames(products),
    catalogue: productTexts(products),
    texts: [
      ...shopTexts(context),
      ...orders.map(({ number }) => number),
      ...[name, phone, address].filter((own) => own !== null),
    ],
    // Seldom asked for.
    get numbers() {
      return [
        ...draft.lines.map(({ quantity }) => String(quantity)),
        ...[...known()].map((minor) => String(toMajor(minor))),
      ]
    },
  }
  return underivable(text, world, decision.language).some((written) =>
    couldBePrice(written, decision.language, about, context),
  )
}

/** A bare number is an offer where it is a good part of a price, and less than it. */
function couldBePrice(
  written: string,
  language: string,
  about: readonly AgentProduct[],
  context: AgentContext,
): boolean {
  const word = numberInWord(written, new Set([language.toLowerCase(), 'en']))
  const digits = written.replaceAll(/\D/g, '')
  const value = digits === '' ? Number(word) : Number(digits)
  // "Half"; "seven hundred", whose words come one by one.
  if (Number.isNaN(value) || (digits === '' && value >= hundred)) return true
  return about.some((product) => {
    const price = toMajor(unitPrice(context, product))
    return value >= price * leastShare && value < price
  })
}
