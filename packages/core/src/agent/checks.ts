import { messageTextLimit } from '../constants.ts'
import type { FoundAmount } from './amounts.ts'
import { findAmounts, findPercents } from './amounts.ts'
import type { AgentContext, AgentProduct } from './context.ts'
import { findProduct, hasStock } from './context.ts'
import type { Decision } from './decision.ts'
import {
  claimsHuman,
  foreignAddresses,
  foreignPhones,
  holdsKey,
  revealsInstructions,
} from './leaks.ts'
import { claimsOrder } from './order-claims.ts'
import type { OrderStep } from './order-step.ts'
import { decideOrder } from './order-step.ts'
import { fillPlaceholder, placeholderPattern } from './placeholders.ts'
import type { PromiseCode } from './promises.ts'
import { findPromises } from './promises.ts'
import { renderReply } from './render.ts'
import { publishedTexts, resolveTactics, unitPrice } from './tactics.ts'
import { excerpt, fold, holdsWords, sentences } from './text.ts'

/** Room is left below Facebook's limit for what its own counting adds. */
export const longestReply = messageTextLimit - 100

export type ProblemCode =
  | 'empty'
  | 'too_long'
  | 'unknown_product'
  | 'out_of_stock'
  | 'unknown_placeholder'
  | 'amount'
  | 'percentage'
  | 'promise'
  | 'reveals_instructions'
  | 'reveals_key'
  | 'claims_human'
  | 'claims_order'
  | 'foreign_address'
  | 'foreign_phone'
  | 'order_incomplete'

export interface Problem {
  readonly code: ProblemCode
  readonly promise?: PromiseCode
  /** Told to the model with the second try. */
  readonly message: string
  /** Whether the answer must not go out with it; without, the program can mend it. */
  readonly blocking: boolean
}

export interface Checked {
  /** Nothing is wrong at all. */
  readonly ok: boolean
  /** Nothing is wrong that the program could not mend. */
  readonly sendable: boolean
  readonly problems: readonly Problem[]
  readonly step: OrderStep
}

/** Stands in for the number that an order has only once it is stored. */
const longestOrderNumber = '#'.repeat(24)

/** Whether an answer may go out, and what the program does about its order. */
export function checkDecision(decision: Decision, context: AgentContext): Checked {
  const step = decideOrder(decision, context)
  const problems = [
    ...checkProducts(decision, context),
    ...checkPlaceholders(decision, context, step),
    ...checkText(decision, context, step),
    ...checkMoney(decision, context, step),
    ...checkOrder(step),
  ]
  return {
    ok: problems.length === 0,
    sendable: problems.every((problem) => !problem.blocking),
    problems,
    step,
  }
}

function problem(code: ProblemCode, message: string, blocking = true): Problem {
  return { code, message, blocking }
}

function checkProducts(decision: Decision, context: AgentContext): Problem[] {
  const named = [...decision.cart.map((line) => line.productId), decision.photoOf ?? []].flat()
  const unknown = new Set(named.filter((id) => !findProduct(context, id)))
  const problems = [...unknown].map((id) =>
    problem('unknown_product', `There is no product ${id} in the catalogue.`),
  )
  for (const { productId, quantity } of decision.cart) {
    const product = findProduct(context, productId)
    if (product && !hasStock(product, quantity))
      problems.push(
        problem(
          'out_of_stock',
          `Product ${productId} cannot be had in that quantity: tell the customer and take it out of the cart or lower it.`,
        ),
      )
  }
  return problems
}

function checkPlaceholders(decision: Decision, context: AgentContext, step: OrderStep): Problem[] {
  const { reply, language } = decision
  const rendering = { context, step, language, orderNumber: longestOrderNumber }
  const wrong = [...reply.matchAll(placeholderPattern)]
    .filter(([, inside = '']) => fillPlaceholder(inside, rendering) === null)
    .map(([written]) => written)
  const rest = reply.replaceAll(placeholderPattern, '')
  if (/\{\{|\}\}|\{\s*(?:price|total|summary|order|delivery_fee|discount)/.test(rest))
    wrong.push('{{')
  // "{{price:1}}0" would be read as another price.
  for (const [touching] of fold(reply).matchAll(/\d\{\{[^{}]*\}\}|\{\{[^{}]*\}\}[.,]?\d/g))
    wrong.push(touching)
  return [...new Set(wrong)].map((written) =>
    problem('unknown_placeholder', `${excerpt(written)} is no placeholder that can be filled now.`),
  )
}

function checkText(decision: Decision, context: AgentContext, step: OrderStep): Problem[] {
  const { reply } = decision
  const problems: Problem[] = []
  if (reply.trim() === '') problems.push(problem('empty', 'The reply was empty.'))
  if (renderReply(decision, context, step, longestOrderNumber).length > longestReply)
    problems.push(problem('too_long', 'The reply is too long: at most 80 words.'))
  if (holdsKey(reply)) problems.push(problem('reveals_key', 'The reply holds a key.'))
  if (revealsInstructions(reply, context.settings.ai.systemPrompt))
    problems.push(
      problem(
        'reveals_instructions',
        'The reply repeats your instructions; they are not for customers.',
      ),
    )
  if (claimsHuman(reply))
    problems.push(problem('claims_human', 'The reply claims to be a person; you are an assistant.'))
  for (const address of foreignAddresses(reply, context))
    problems.push(
      problem('foreign_address', `${excerpt(address)} stands nowhere in the shop’s own words.`),
    )
  if (foreignPhones(reply, decision, context).length > 0)
    problems.push(
      problem(
        'foreign_phone',
        'The reply holds a phone number that is neither this customer’s nor the shop’s.',
      ),
    )
  if (step.kind !== 'place' && claimsOrder(decision, context))
    problems.push(
      problem(
        'claims_order',
        'The reply says that the order is placed, and it is not: the customer must first say a clear yes to the summary. Set order to "ask" and ask for it.',
      ),
    )
  return problems
}

/** The amounts that may be written out in a sentence about these products. */
function allowedAmounts(
  about: readonly AgentProduct[],
  context: AgentContext,
  step: OrderStep,
): ReadonlySet<number> {
  const { lines, totals } = step.draft
  const { freeDelivery, amountsCount, order } = resolveTactics(context.settings, context.campaign)
  return new Set([
    ...about.map((product) => unitPrice(context, product)),
    ...lines.map((line) => line.totalMinor),
    ...(lines.length > 0 ? [totals.subtotal, totals.total] : []),
    ...(totals.discount > 0 ? [totals.discount] : []),
    ...(amountsCount && order.deliveryFeeMinor > 0 ? [order.deliveryFeeMinor] : []),
    ...(freeDelivery ? [order.freeDeliveryThresholdMinor] : []),
  ])
}

/** The products a sentence is about: those it names, else those the reply names, else the cart's. */
function subjects(
  sentence: string,
  reply: string,
  context: AgentContext,
  step: OrderStep,
): readonly AgentProduct[] {
  const { products } = context
  const namedIn = (text: string) => products.filter((product) => holdsWords(text, product.name))
  const inSentence = namedIn(sentence)
  if (inSentence.length > 0) return inSentence
  const inReply = namedIn(reply)
  if (inReply.length > 0) return inReply
  const inCart = step.draft.lines.flatMap((line) => findProduct(context, line.productId) ?? [])
  if (inCart.length > 0) return inCart
  return products.length === 1 ? products : []
}

function checkMoney(decision: Decision, context: AgentContext, step: OrderStep): Problem[] {
  const { currency } = context.campaign
  const placeholders = new Set<string>()
  const masked = decision.reply.replaceAll(placeholderPattern, (_, inside: string) => {
    placeholders.add(inside.trim())
    return inside.trim() === 'discount_percent' ? ' ◈ ' : ' ◇ '
  })
  // A number in a product's own name is no amount.
  const numbered = context.products
    .map((product) => fold(product.name).trim())
    .filter((name) => /\d/.test(name) && name.length > 3)
    .toSorted((a, b) => b.length - a.length)
  const withoutNames = (text: string) =>
    numbered.reduce((rest, name) => rest.replaceAll(name, ' ◇ '), text)
  const problems: Problem[] = []
  let published: string | undefined
  const isPublished = (found: FoundAmount) => {
    published ??= publishedTexts(context).join('\n')
    const theirs = new Set(findAmounts(published, currency).flatMap((amount) => amount.minor))
    return found.minor.length > 0 && found.minor.every((minor) => theirs.has(minor))
  }
  for (const sentence of sentences(fold(masked))) {
    const amounts = findAmounts(withoutNames(sentence), currency)
    if (amounts.length === 0) continue
    const allowed = allowedAmounts(subjects(sentence, masked, context, step), context, step)
    for (const amount of amounts)
      if (!amount.minor.some((minor) => allowed.has(minor)) && !isPublished(amount))
        problems.push(
          problem(
            'amount',
            `${excerpt(amount.text)} is an amount that the catalogue does not give: write {{price:ID}}, {{total}} or another placeholder instead.`,
          ),
        )
  }
  problems.push(...checkPercents(withoutNames(fold(masked)), context))
  for (const { code, message } of findPromises(masked, placeholders, step.draft, context))
    problems.push({ code: 'promise', promise: code, message, blocking: true })
  return problems
}

function checkPercents(text: string, context: AgentContext): Problem[] {
  const found = findPercents(text)
  if (found.length === 0) return []
  const tactics = resolveTactics(context.settings, context.campaign)
  const theirs = new Set(
    findPercents(publishedTexts(context).join('\n')).map((percent) => percent.percent),
  )
  return found
    .filter(({ percent }) => {
      if (percent === null) return true
      if (tactics.bundle && percent === tactics.order.bundleDiscountPercent) return false
      // "100% cotton" is no discount; "100% off" is.
      if (percent === 100 && !/\boff\b|discount|ছাড়|خصم/u.test(text)) return false
      return !theirs.has(percent)
    })
    .map((percent) =>
      problem(
        'percentage',
        `${excerpt(percent.text)} is a percentage that the shop does not give: leave it out.`,
      ),
    )
}

function checkOrder(step: OrderStep): Problem[] {
  if (step.kind !== 'missing' || step.missing.length === 0) return []
  const message = `The order is not complete. Missing or not usable: ${step.missing.join(', ')}. Ask the customer for it, with order "none", and fill "customer" only with their own words.`
  return [problem('order_incomplete', message, false)]
}
