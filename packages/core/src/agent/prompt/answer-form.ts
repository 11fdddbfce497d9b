import { trueCards } from '../context/cards.ts'
import type { AgentContext } from '../context/context.ts'
import { areaChoices } from '../context/delivery-fees.ts'
import { offerEnd } from '../context/offer-end.ts'
import { resolveTactics } from '../context/tactics.ts'
import { type Choices, decisionJsonSchema, strictJsonSchema } from '../decision/decision-form.ts'
import { strictChoices } from '../templates/strict-lines.ts'
import { pickProducts } from './catalogue.ts'

/** The form of this turn's answer: what does not exist now cannot be named where the form is enforced. */
export function answerForm(context: AgentContext): {
  readonly name: string
  readonly schema: Record<string, unknown>
} {
  const choices = choicesOf(context)
  const { strictMode } = context.settings.ai
  if (!strictMode) return { name: 'decision', schema: decisionJsonSchema(choices) }
  const products = pickProducts(context).map(({ id }) => id)
  const say = strictChoices(context, products)
  return { name: 'decision', schema: strictJsonSchema({ ...choices, say }) }
}

function choicesOf(context: AgentContext): Choices {
  const { settings, campaign } = context
  const { feeCounts, freeDelivery, bundle } = resolveTactics(settings, campaign)
  const areas = areaChoices(context)
  return {
    slots: [
      ...pickProducts(context).map(({ id }) => `price:${id}`),
      'total',
      'summary',
      'order',
      ...(feeCounts ? ['delivery_fee'] : []),
      ...areas.map((id) => `delivery_fee:${id}`),
      ...(freeDelivery ? ['free_delivery_from'] : []),
      ...(bundle ? ['discount_percent'] : []),
      ...(offerEnd(context, 'en') === null ? [] : ['offer_ends']),
    ],
    cards: trueCards(context).map(({ id }) => id),
    areas,
  }
}
