import { type AgentContext, findProduct } from '../context/context.ts'
import { moneyIn } from '../context/money-in.ts'
import { unitPrice } from '../context/tactics.ts'
import { oneLine } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { fillPlaceholder, placeholderPattern } from '../templates/placeholders.ts'
import { chosenCards } from '../templates/render.ts'

/** A card or a figure as it was sent to a customer. */
export interface Said {
  /** As the decision names it: `card:returns`, `price:12`. */
  readonly name: string
  readonly value: string
}

/** What of the shop an answer stated: what may turn out to be wrong, and for whom. */
export function whatWasSaid(decision: Decision, step: OrderStep, context: AgentContext): Said[] {
  const { reply, language, say = [] } = decision
  const money = moneyIn(language, context.campaign.currency)
  const rendering = { context, step, language, orderNumber: null }
  const slots = [...reply.matchAll(placeholderPattern)].flatMap(([, inside = '']) => {
    const name = inside.trim()
    // The summary is the customer's own; its sum is said below.
    if (name === 'summary' || name === 'order') return []
    const value = fillPlaceholder(inside, rendering)
    return value === null ? [] : [{ name: name.replaceAll(/\s/g, ''), value }]
  })
  const priced = say.flatMap((chosen) => {
    const id = /^product:(\d{1,15})$/.exec(chosen)?.[1]
    const product = id === undefined ? undefined : findProduct(context, Number(id))
    if (!product) return []
    const value = money(unitPrice(context, product))
    return [{ name: `price:${product.id}`, value }]
  })
  const { draft } = step
  const showsTotal =
    step.kind === 'offer' || step.kind === 'place' || /\{\{\s*summary\s*\}\}/.test(reply)
  const total = { name: 'total', value: money(draft.totals.total) }
  const cards = chosenCards(decision, context).map(({ id, text }) => ({
    name: `card:${id}`,
    value: oneLine(text, 600),
  }))
  const all = [
    ...slots,
    ...priced,
    ...(showsTotal && draft.lines.length > 0 ? [total] : []),
    ...cards,
  ]
  return [...new Map(all.map((said) => [JSON.stringify(said), said])).values()]
}
