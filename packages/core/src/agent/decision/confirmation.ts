import type { AgentContext, PendingOffer, Turn } from '../context/context.ts'
import { languagesOf } from '../language/reply-language.ts'
import { type PlainAnswer, plainAnswer, spokenBy } from './answers/plain-answer.ts'
import { offerPayload, yesPayload } from './offer-payload.ts'

/** What the customer has said since the page last spoke. */
function newest(history: readonly Turn[]): readonly Turn[] {
  return history.slice(history.findLastIndex(({ author }) => author !== 'customer') + 1)
}

/** A sticker says nothing that a yes would not. */
const isSticker = ({ text, attachments = [] }: Turn) =>
  text.trim() === '' && attachments.length > 0 && attachments.every((kind) => kind === 'sticker')

export type Reads = (text: string) => PlainAnswer

/** How the answers of this customer are read. */
export function readsOf(context: AgentContext): Reads {
  const spoken = spokenBy(context.customer.language, languagesOf(context))
  return (text) => plainAnswer(text, spoken)
}

/** Whether a yes is still valid with what is said after it. */
const leavesIt = (turn: Turn, reads: Reads) =>
  !turn.edited && (isSticker(turn) || ['yes', 'courtesy'].includes(reads(turn.text)))

/**
 * The customer's yes to this very offer: a tap on its button, or a message that as a whole says yes
 * and is, with others like it, alone after the summary. Nobody's reading of the rest of a
 * sentence takes an order.
 */
export function findConfirmation(
  history: readonly Turn[],
  offer: PendingOffer,
  reads: Reads,
  payload = offer.payload ?? offerPayload(offer.hash),
): Turn | null {
  const said = newest(history)
  // What was offered is not what is asked for any more, also where its button was tapped after that.
  if (said.some(({ edited }) => edited)) return null
  const isTap = ({ tap }: Turn) => tap === payload
  const tapped = said.findLastIndex(isTap)
  // What was heard may have been misheard: it is asked again, with the buttons.
  const leaves = (turn: Turn) => !turn.heard && leavesIt(turn, reads) && !isElsewhere(turn)
  // The title of another message's button reads like a yes to this one.
  const isElsewhere = ({ tap = '' }: Turn) => tap !== ''
  if (tapped !== -1) return said.slice(tapped + 1).every(leaves) ? (said[tapped] ?? null) : null
  // Somebody of the shop has said something since, or a follow-up or other news went out: a yes may
  // be meant for that. A picture that belongs to the offer says nothing.
  const asked = history.some(
    ({ author, at, text }) =>
      author !== 'customer' && (author !== 'agent' || text !== '') && at > offer.shownAt,
  )
  if (asked || !said.every((turn) => turn.at > offer.shownAt && leaves(turn))) return null
  return said.findLast(({ text }) => reads(text) === 'yes') ?? null
}

/** Whether the customer has said nothing but yes, or thanks, since the page last spoke. */
export function saysOnlyYes(history: readonly Turn[], reads: Reads): boolean {
  return newest(history).every((turn) => leavesIt(turn, reads))
}

/** Whether an offer of this hash is the one that is open. */
export function isOpenOffer(hash: string, { hash: open, payload }: PendingOffer): boolean {
  return payload === undefined ? hash === open : offerPayload(hash) === payload
}

/** Whether the customer plainly wants none of it, or something else. */
export function refusesOffer(history: readonly Turn[], reads: Reads): boolean {
  return newest(history).some(({ text }) => reads(text) === 'no')
}

/** Whether a button under an offer was tapped that is no longer open: it is to be shown again. */
export function tappedOffer(history: readonly Turn[]): boolean {
  return newest(history).some(({ tap }) => tap?.startsWith(yesPayload) === true)
}
