import { plainAnswer, spokenBy } from '@pal/core/agent/decision/answers/plain-answer'
import type { FreeDecision } from '@pal/core/agent/decision/decision'
import { latinDigits } from '@pal/core/domain/digits'

import { bengali, isBengali, understood } from './bengali.ts'
import { type Detail, type Details, findDetails } from './customer-details.ts'
import { asksFor, backsOutIn, intents, yesIn } from './intents.ts'
import { about, ask, askAgain, askedOf, chosen, english, lost, shelf, type Words } from './lines.ts'
import { lastNamed, lastQuantity, type Named, named, quantityOf, saysNumber } from './products.ts'
import type { Area, Asked } from './read-prompt.ts'

type Cart = FreeDecision['cart']
const spoken = spokenBy('en', [])
const detailNames = ['name', 'phone', 'address'] as const
type Said = Partial<FreeDecision> & Pick<FreeDecision, 'reply'>

/** What the customer has written since the page last answered, and what was read out of it. */
interface Now {
  readonly asked: Asked
  readonly text: string
  readonly details: Details
  /** Their words without these details. */
  readonly rest: string
  readonly found: Named
  readonly lastAnswer: string
  /** In the customer's language. */
  readonly say: Words
}

/** One answer of the seller: always the same to the same conversation. */
export function decide(asked: Asked): FreeDecision {
  const { state, refusal } = asked
  const say = wordsFor(asked)
  const answer = answerTo(asked, say)
  const said = refusal === null ? answer : corrected(answer, refusal, say)
  const address = said.customer?.address ?? asked.known.address
  return {
    language: say === bengali ? 'bn' : 'en',
    stage: state.stage === 'initial' ? 'interested' : state.stage,
    customer: { name: null, phone: null, address: null },
    deliveryNote: null,
    ...(asked.areas.length > 0 && { deliveryArea: areaOf(address, asked.areas) }),
    cart: state.cart,
    order: 'none',
    confirmationQuote: null,
    afterSale: 'none',
    orderNumber: null,
    cheaper: null,
    photoOf: null,
    handOver: false,
    handOverKind: null,
    handOverReason: null,
    slots: [],
    cards: [],
    usedLines: [],
    ...said,
    reply: state.firstAnswer ? `${say.welcome} ${said.reply}` : said.reply,
  }
}

/** Those of the language in which the customer last wrote words. */
function wordsFor({ turns }: Asked): Words {
  const written = turns.findLast(({ by, text }) => by === 'customer' && /\p{L}/u.test(text))
  return isBengali(written?.text ?? '') ? bengali : english
}

/** Whether the seller said so last, in whichever language. */
const saidLast = (answer: string, mark: keyof Words['marks']) =>
  [english, bengali].some(({ marks }) => answer.includes(marks[mark]))

/** The last of them is everywhere else; without an address nobody knows. */
function areaOf(address: string | null, areas: readonly Area[]): string | null {
  if (address === null) return null
  const there = address.toLowerCase()
  const named = areas.find(({ place }) => there.includes(place.toLowerCase()))
  return (named ?? areas.at(-1))?.id ?? null
}

function answerTo(asked: Asked, say: Words): Said {
  const { turns, state, products } = asked
  const at = turns.findLastIndex(({ by }) => by === 'page')
  const lastAnswer = turns[at]?.text ?? ''
  const text = turns
    .slice(at + 1)
    .map((turn) => turn.text)
    .join('\n')
  const meant = understood(text)
  if (intents.person.test(meant) && !asked.isHandedBack) return handOver(say.person, 'person')
  if (intents.complaint.test(meant)) return handOver(say.sorry, 'complaint')
  if (state.summaryShownAndOpen && plainAnswer(text, spoken) === 'yes') {
    return { reply: say.ordered, order: 'place', confirmationQuote: text, stage: 'completed' }
  }
  // The program itself reads the answer, and says what came of it.
  const answer = state.askedAbout ? plainAnswer(text, spoken) : 'other'
  if (answer === 'yes') return { reply: say.thanks }
  if (answer === 'no') return { reply: say.noHurry }
  const open = saidLast(lastAnswer, 'asks') ? askedOf(missingIn(asked.known)) : []
  const { details, rest: left } = findDetails(latinDigits(text), open)
  const rest = understood(left)
  return goOn({ asked, text: meant, details, rest, found: named(rest, products), lastAnswer, say })
}

function goOn(now: Now): Said {
  const { asked, text, details, rest, found, say } = now
  const { products, known, state } = asked
  const hasDetails = Object.values(details).some((detail) => detail !== null)
  const wish = state.cart.length === 0 && state.orders.length > 0 ? afterSaleIn(text) : null
  if (wish) return { reply: say.looking, afterSale: wish, customer: details }
  const change = changeOf(now)
  if (change === 'unclear') {
    const among = found.unclear ? found.products : products
    return { reply: `${say.whichOne}\n${shelf(among, say)}`, customer: details, stage: 'exploring' }
  }
  const cart = change ?? state.cart
  const missing = missingIn({
    name: details.name ?? known.name,
    phone: details.phone ?? known.phone,
    address: details.address ?? known.address,
  })
  if (change === null && !hasDetails) {
    const answer = informed(now)
    // Whoever is about to buy is not let go by an answer.
    const goingOn = cart.length > 0 && missing.length > 0 ? `\n${ask(missing, say)}` : ''
    if (state.summaryShownAndOpen && backsOutIn(rest)) return { reply: say.kept }
    if (answer) return { ...answer, reply: `${answer.reply}${goingOn}` }
    if (cart.length === 0 || yesIn(rest) === null) return puzzled(now)
  }
  if (cart.length === 0) {
    const reply = `${hasDetails ? say.noted : say.kept}\n${shelf(products, say)}`
    return { reply, customer: details, cart, stage: 'interested' }
  }
  if (missing.length === 0) {
    return { reply: say.summary, customer: details, cart, order: 'ask', stage: 'ready_to_buy' }
  }
  const begin = change ? takenUp(now, cart) : say.thanks
  const reply = `${begin} ${ask(missing, say)}`
  return { reply, customer: details, cart, stage: 'collecting_info' }
}

/** What is wanted of an order that was placed. */
function afterSaleIn(text: string): 'cancel' | 'change' | null {
  if (intents.cancels.test(text)) return 'cancel'
  return intents.changes.test(text) ? 'change' : null
}

/** The cart as the customer wants it now; null where nothing was said of it. */
function changeOf({ asked, rest, found, lastAnswer }: Now): Cart | 'unclear' | null {
  const { cart } = asked.state
  const things = found.products
  if (intents.drops.test(rest) && things.length > 0) {
    return cart.filter(({ productId }) => things.every(({ id }) => id !== productId))
  }
  if (asksFor(rest)) return null
  const takesOffer = saidLast(lastAnswer, 'offers') && yesIn(rest) !== null
  const counts = saysNumber(rest) && !rest.includes('?')
  if (!takesOffer && !counts && !intents.wants.test(rest)) return null
  if (found.unclear) return 'unclear'
  const last = things.length === 0 ? lastNamed(asked) : null
  const wanted = last ? [last] : things
  if (wanted.length === 0) return counts && cart.length === 0 ? 'unclear' : null
  if (wanted.some(({ inStock }) => !inStock)) return null
  const quantities = new Map(cart.map(({ productId, quantity }) => [productId, quantity]))
  for (const product of wanted) {
    const before = quantities.get(product.id) ?? (last ? lastQuantity(asked, product) : null)
    quantities.set(product.id, quantityOf(rest, product) ?? before ?? 1)
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }))
}

/** What answers a question; null where there was none that the seller understands. */
function informed({ asked, rest, found, say }: Now): Said | null {
  const { products, tactics, state } = asked
  const things = found.products
  const meant = things[0] ?? lastNamed(asked)
  const [order] = state.orders
  const shows = (intent: RegExp) => intent.test(rest)
  if (shows(intents.picture) && meant) {
    if (!meant.picture) return { reply: `${say.noPicture} ${about(meant, say)}` }
    return { reply: about(meant, say), photoOf: meant.id }
  }
  if (shows(intents.discount)) return { reply: say.fixedPrices, stage: 'exploring' }
  if (shows(intents.myOrder) && order) {
    return { reply: say.looking, afterSale: 'status' }
  }
  if (shows(intents.delivery)) {
    return { reply: tactics.freeDelivery ? say.freeDelivery : say.delivery }
  }
  if (things.length > 1) return { reply: `${say.have}\n${shelf(things, say)}`, stage: 'exploring' }
  if (things[0]) return { reply: about(things[0], say) }
  // "What do you sell?" asks for all of it, whatever was spoken of before.
  if (shows(intents.shelf)) return { reply: `${say.have}\n${shelf(products, say)}` }
  if (meant && (shows(intents.price) || shows(intents.there))) return { reply: about(meant, say) }
  if (shows(intents.thanks)) return { reply: say.welcomeBack }
  const open = [intents.greeting, intents.price, intents.there, intents.wants]
  if (open.some(shows)) return { reply: `${say.have}\n${shelf(products, say)}` }
  return backsOutIn(rest) ? { reply: say.noHurry } : null
}

function takenUp({ asked, say }: Now, cart: Cart): string {
  return chosen(
    asked.products.filter((product) => cart.some(({ productId }) => productId === product.id)),
    say,
  )
}

/** What the program could make no use of is asked for once more; what else it refuses, people answer. */
function corrected(said: Said, refusal: string, say: Words): Said {
  const [, unusable = ''] = /not usable: ([a-z, ]+)/.exec(refusal) ?? []
  const parts = detailNames.filter((part) => unusable.includes(part))
  if (parts.length === 0) return handOver(say.puzzled, 'other')
  return { ...said, reply: askAgain(parts, say), order: 'none', stage: 'collecting_info' }
}

function missingIn(known: Details): Detail[] {
  return detailNames.filter((part) => known[part] === null)
}

function puzzled({ asked, lastAnswer, say }: Now): Said {
  if (!saidLast(lastAnswer, 'atALoss')) return { reply: lost(asked.products, say) }
  return handOver(say.puzzled, 'question')
}

function handOver(reply: string, handOverKind: FreeDecision['handOverKind']): Said {
  return { reply, handOver: true, handOverKind }
}
