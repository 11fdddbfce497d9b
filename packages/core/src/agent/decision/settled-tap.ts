import { everyAfterSaleWords } from '../context/after-sale-words.ts'
import {
  type AgentContext,
  type CustomerOrder,
  type Turn,
  unansweredTurns,
} from '../context/context.ts'
import { areaChoices } from '../context/delivery-fees.ts'
import { everyLabels } from '../context/labels.ts'
import { phoneCountry } from './collect.ts'
import { type Reads, readsOf } from './confirmation.ts'
import { offerPayload, yesPayload } from './offer-payload.ts'
import { draftOrder, offerHash } from './order-draft.ts'

const titles = new Set([
  ...everyLabels.map(({ yesButton }) => yesButton),
  ...everyAfterSaleWords.flatMap(({ cancelButton, changeButton }) => [cancelButton, changeButton]),
])

/** A tap on a button that says yes. By a list of Facebook's it comes as the button's title alone. */
function isTap({ author, text, tap, edited, attachments = [] }: Turn): boolean {
  if (author !== 'customer' || edited || attachments.length > 0) return false
  return tap === undefined ? titles.has(text.trim()) : /^pal:(?:yes|after):/.test(tap)
}

const isSame = (one: Turn, other: Turn) =>
  one.tap === undefined || other.tap === undefined
    ? one.text.trim() === other.text.trim()
    : one.tap === other.tap

/** A yes that was typed, where a button was there for it. */
const isTypedYes = (turn: Turn, reads: Reads) =>
  turn.author === 'customer' &&
  !turn.edited &&
  !turn.heard &&
  (turn.attachments ?? []).length === 0 &&
  reads(turn.text) === 'yes'

/** The order that the offer of a button became, by whatever yes: it holds, to the unit, what was shown. */
function orderOffered(tap: string, context: AgentContext): CustomerOrder | null {
  if (!tap.startsWith(yesPayload)) return null
  const country = phoneCountry(context)
  const areas = [null, ...areaChoices(context)]
  const isTaken = ({ items, customer }: CustomerOrder) => {
    const cart = items.flatMap(({ productId, quantity }) =>
      productId === null ? [] : [{ productId, quantity }],
    )
    const agreedPrices = new Map(
      items.flatMap(({ productId, unitPriceMinor }) =>
        productId === null ? [] : [[productId, unitPriceMinor] as const],
      ),
    )
    const receiver = { ...customer, language: null }
    return areas.some((deliveryArea) => {
      const draft = draftOrder(cart, receiver, { ...context, agreedPrices, deliveryArea })
      return offerPayload(offerHash(draft, country)) === tap
    })
  }
  return context.orders?.find(isTaken) ?? null
}

/** What was ordered, of whom: two such orders were offered with the same button. */
const contentOf = ({ items, customer: { name, phone, address } }: CustomerOrder) =>
  JSON.stringify([
    items.map(({ productId, quantity, unitPriceMinor }) => [productId, quantity, unitPriceMinor]),
    [name, phone, address],
  ])

/** Whether the offer's button that was tapped may be of another order that is just like this one. */
export function hasDuplicate(order: CustomerOrder, context: AgentContext): boolean {
  const [tap] = unansweredTurns(context)
  if (tap?.tap?.startsWith(yesPayload) !== true) return false
  const { orders = [] } = context
  const content = contentOf(order)
  return orders.some((other) => other.number !== order.number && contentOf(other) === content)
}

/**
 * The order that was taken, changed or cancelled by a button or by a yes to the same, where all that the
 * customer does is to tap that button late, or once more. A title alone is that only right below what was
 * said to the first yes.
 */
export function orderTappedAgain(context: AgentContext): CustomerOrder | null {
  const { offer, request, history, orders = [] } = context
  const newest = unansweredTurns(context)
  const [tap] = newest
  if (offer || request || !tap) return null
  if (!newest.every((turn) => isTap(turn) && isSame(turn, tap))) return null
  const before = history.slice(0, -newest.length)
  const reads = readsOf(context)
  const isFirst = (turn: Turn) =>
    (isTap(turn) && isSame(turn, tap)) || (tap.tap === undefined && isTypedYes(turn, reads))
  const at = before.findLastIndex(isFirst)
  if (at === -1) return orderOffered(tap.tap ?? '', context)
  const since = before.slice(at + 1)
  if (tap.tap === undefined && since.some(({ author }) => author !== 'agent')) return null
  const end = since.findIndex(({ author }) => author === 'customer')
  const said = since.slice(0, end === -1 ? undefined : end).map(({ text }) => text)
  return orders.find(({ number }) => said.some((text) => text.includes(number))) ?? null
}
