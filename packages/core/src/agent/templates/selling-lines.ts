import type { AgentContext, AgentProduct } from '../context/context.ts'
import { findProduct } from '../context/context.ts'
import { moneyIn } from '../context/money-in.ts'
import { sellingWords } from '../context/selling-words.ts'
import { unitPrice } from '../context/tactics.ts'
import { oneLine } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { upsellFor } from '../decision/upsell.ts'

const nameOf = ({ name }: AgentProduct) => oneLine(name, 80)

const priceOf = (product: AgentProduct, context: AgentContext, language: string) =>
  moneyIn(language, context.campaign.currency)(unitPrice(context, product))

/** The price that the customer has bargained for, or that there is none below it. */
export function bargainLine(context: AgentContext, language: string): string[] {
  const { bargain } = context
  const product = bargain && findProduct(context, bargain.productId)
  if (!product) return []
  return [
    sellingWords(language)[bargain.kind](nameOf(product), priceOf(product, context, language)),
  ]
}

/** An add-on, offered by the program and not by the model; once, also where the model named it already. */
export function upsellLine(
  decision: Decision,
  step: OrderStep,
  context: AgentContext,
  said: readonly string[],
): string[] {
  const product = upsellFor(decision, step, context)
  if (!product || said.some((part) => part.includes(nameOf(product)))) return []
  const { language } = decision
  return [sellingWords(language).goesWith(nameOf(product), priceOf(product, context, language))]
}
