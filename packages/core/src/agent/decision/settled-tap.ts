import { everyAfterSaleWords } from '../context/after-sale-words.ts'
import {
  type AgentContext,
  type CustomerOrder,
  type Turn,
  unansweredTurns,
} from '../context/context.ts'
import { everyLabels } from '../context/labels.ts'

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

/**
 * The order that was taken, changed or cancelled by a button, where all that the customer does is to
 * tap that button once more. A title alone is that only right below what was said to the first tap.
 */
export function orderTappedAgain(context: AgentContext): CustomerOrder | null {
  const { offer, request, history, orders = [] } = context
  const newest = unansweredTurns(context)
  const [tap] = newest
  if (offer || request || !tap) return null
  if (!newest.every((turn) => isTap(turn) && isSame(turn, tap))) return null
  const before = history.slice(0, -newest.length)
  const at = before.findLastIndex((turn) => isTap(turn) && isSame(turn, tap))
  if (at === -1) return null
  const since = before.slice(at + 1)
  if (tap.tap === undefined && since.some(({ author }) => author !== 'agent')) return null
  const end = since.findIndex(({ author }) => author === 'customer')
  const said = since.slice(0, end === -1 ? undefined : end).map(({ text }) => text)
  return orders.find(({ number }) => said.some((text) => text.includes(number))) ?? null
}
