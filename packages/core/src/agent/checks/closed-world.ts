import { findPhones } from '../../domain/phone.ts'
import { cardTexts } from '../context/cards.ts'
import { type AgentContext, customerTurns, hasStock } from '../context/context.ts'
import { nameWords, productNames } from '../context/named-products.ts'
import { productTexts, resolveTactics, shopTexts } from '../context/tactics.ts'
import { excerpt, tokens } from '../context/text.ts'
import { learnCustomer, phoneCountry } from '../decision/collect.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { isAnswered, languagesOf, replyLanguage } from '../language/reply-language.ts'
import { placeholderPattern } from '../templates/placeholders.ts'
import { underivable } from './numbers/derivable.ts'
import type { World } from './numbers/world.ts'
import { type Problem, problem } from './problem.ts'

/** A count that is in a cart is a quantity; more could be read as a price. */
const mostPieces = 20
const enough = 5

function worldOf(decision: Decision, context: AgentContext, step: OrderStep): World {
  const { name, phone, address } = learnCustomer(decision, context)
  const { settings, campaign, products, orders = [] } = context
  const country = phoneCountry(context)
  const phones = customerTurns(context).flatMap(({ text }) => findPhones(text, country))
  const pieces = [...step.draft.lines, ...context.cart].map(({ quantity }) => quantity)
  const { areas, bundle, scarcity, order } = resolveTactics(settings, campaign)
  return {
    names: productNames(products),
    catalogue: productTexts(products),
    texts: [
      ...shopTexts(context),
      ...cardTexts(context),
      ...areas.map((area) => area.name),
      settings.company.companyName,
      settings.company.contactEmail,
      ...orders.map(({ number }) => number),
      ...phones.filter(({ valid }) => valid).map(({ digits }) => digits),
      ...(phone === null ? [] : [phone]),
    ],
    own: [name, address].flatMap((text) => withoutNames(text ?? '', products)),
    numbers: [
      ...pieces.filter((quantity) => quantity <= mostPieces),
      // Two different products make a bundle.
      ...(bundle ? [2, order.bundleDiscountPercent] : []),
      ...(scarcity ? products.flatMap(({ stockCount }) => stockCount ?? []) : []),
    ].map(String),
    things: products.map((product) => ({ name: product.name, isThere: hasStock(product, 1) })),
  }
}

/** Who lives in the "Kantha 500 lane" gets no kantha for 500. */
function withoutNames(own: string, products: AgentContext['products']): readonly string[] {
  const names = nameWords(products)
  const words = tokens(own).filter((word) => /\d/.test(word) || !names.has(word))
  return words.length === 0 ? [] : [words.join(' ')]
}

/** What of the free text is neither the shop's nor this customer's own. */
export function checkWorld(
  decision: Decision,
  context: AgentContext,
  step: OrderStep,
  /** Amounts in it that are right. */
  amounts: readonly string[],
): Problem[] {
  const known = worldOf(decision, context, step)
  const world = { ...known, numbers: [...known.numbers, ...amounts] }
  const free = decision.reply.replaceAll(placeholderPattern, ' ◇ ')
  const numbers = underivable(free, world, replyLanguage(decision, context))
  return [
    ...numbers
      .slice(0, enough)
      .map((written) =>
        problem(
          'number',
          `${excerpt(written)} is a number that stands nowhere in the shop’s own words, the cart or this customer’s details: leave it out, and write {{price:ID}} or another placeholder for money.`,
        ),
      ),
    ...(isAnswered(decision.reply, context)
      ? []
      : [
          problem(
            'language',
            `The agent answers in these languages only: ${languagesOf(context).join(', ')}. Answer in the customer’s if it is one of them, otherwise in the first.`,
          ),
        ]),
  ]
}
