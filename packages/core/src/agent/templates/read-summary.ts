import { ownLanguages } from '../../domain/entities.ts'
import type {
  AgentContext,
  CartItem,
  KnownCustomer,
  PendingOffer,
  Turn,
} from '../context/context.ts'
import { areaChoices } from '../context/delivery-fees.ts'
import { labelsFor } from '../context/labels.ts'
import type { Labels } from '../context/labels/labels.ts'
import { oneLine } from '../context/text.ts'
import { phoneCountry } from '../decision/collect.ts'
import { yesPayload } from '../decision/offer-payload.ts'
import { draftOrder, isComplete, offerHash } from '../decision/order-draft.ts'
import { renderSummary } from './placeholders.ts'

export interface ShownOffer {
  readonly cart: readonly CartItem[]
  readonly deliveryArea: string | null
  readonly customer: KnownCustomer
  readonly hash: string
  /** Which of the turns asked for the yes. */
  readonly turn: number
}

/**
 * The offer that is open in a chat of which only the messages are known: the page asked last whether
 * to place an order, and the summary above the question is, to the letter, what the program would
 * show for it now.
 */
export function offerShownIn(context: AgentContext): ShownOffer | null {
  const { history } = context
  const turn = history.findLastIndex(({ author }) => author !== 'customer')
  const asked = history[turn]?.text.trimEnd()
  const language = ownLanguages.find((own) => asked?.endsWith(labelsFor(own).confirm))
  if (asked === undefined || language === undefined) return null
  const label = labelsFor(language)
  // What was said to it was no yes: the question was asked again without the summary.
  const shown = history
    .slice(0, turn + 1)
    .filter(({ author }) => author !== 'customer')
    .findLast(
      ({ text }) => text.includes(`\n${label.total}: `) || !text.trimEnd().endsWith(label.confirm),
    )
  if (!shown?.text.trimEnd().endsWith(label.confirm)) return null
  const cart = linesIn(shown.text, context)
  const customer = { ...receiverIn(shown.text, label), language }
  for (const deliveryArea of [null, ...areaChoices(context)]) {
    const draft = draftOrder(cart, customer, { ...context, deliveryArea })
    if (isComplete(draft, context) && shown.text.includes(renderSummary(draft, language)))
      return { cart, customer, deliveryArea, hash: offerHash(draft, phoneCountry(context)), turn }
  }
  return null
}

/**
 * The offer below which the customer tapped a yes just now, where it cannot be read: it is taken only
 * where the draft of the decision has this very payload, and once.
 */
export function offerTappedIn(history: readonly Turn[]): PendingOffer | null {
  const last = history.findLastIndex(({ author }) => author !== 'customer')
  const payload = history.slice(last + 1).findLast(({ tap }) => tap?.startsWith(yesPayload))?.tap
  const isTaken = history.slice(0, last + 1).some(({ tap }) => tap === payload)
  const page = history[last]
  if (payload === undefined || isTaken || !page) return null
  return { hash: '', payload, shownAt: page.at }
}

function linesIn(text: string, { products }: AgentContext): CartItem[] {
  return [...text.matchAll(/^• (.+) × (\d{1,4}) = /gmu)].flatMap(([, name, quantity]) => {
    const product = products.find((one) => oneLine(one.name, 120) === name)
    return product ? [{ productId: product.id, quantity: Number(quantity) }] : []
  })
}

function receiverIn(text: string, label: Labels): Omit<KnownCustomer, 'language'> {
  const lines = text.split('\n')
  const valueOf = (name: string) =>
    lines.findLast((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? null
  return {
    name: valueOf(label.name),
    phone: valueOf(label.phone),
    address: valueOf(label.address),
    deliveryNote: valueOf(label.note),
  }
}
