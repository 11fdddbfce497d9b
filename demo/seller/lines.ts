import type { Detail } from './customer-details.ts'
import type { Offered } from './read-prompt.ts'

/** More questions at once are a form. */
const askedAtOnce = 2
const listed = 8

/** What the seller says in one language. */
export interface Words {
  /** By these the seller knows its own words again, for what they asked. */
  readonly marks: { readonly asks: string; readonly offers: string; readonly atALoss: string }
  readonly names: Readonly<Record<Detail, string>>
  readonly and: string
  /** What products are called, where not as in the catalogue. */
  readonly known: Readonly<Record<string, string>>
  /** The catalogue is written in it: its descriptions are said. */
  readonly describes: boolean
  readonly ask: (parts: string) => string
  readonly unread: (parts: string) => string
  readonly soldOut: (name: string) => string
  readonly chosen: (things: string) => string
  /** A sentence. */
  readonly ends: string
  readonly lost: string
  readonly have: string
  readonly welcome: string
  readonly whichOne: string
  readonly ordered: string
  readonly summary: string
  readonly kept: string
  readonly person: string
  readonly sorry: string
  readonly puzzled: string
  readonly welcomeBack: string
  readonly looking: string
  readonly noHurry: string
  readonly fixedPrices: string
  readonly delivery: string
  readonly freeDelivery: string
  readonly noPicture: string
  readonly noted: string
  readonly thanks: string
}

export const english: Words = {
  marks: { asks: 'May I have', offers: 'Would you like one?', atALoss: 'I am not sure' },
  names: { name: 'your name', phone: 'your phone number', address: 'your delivery address' },
  and: ' and ',
  known: {},
  describes: true,
  ask: (parts) => `May I have ${parts}?`,
  unread: (parts) => `I could not read ${parts}.`,
  soldOut: (name) => `${name} is sold out at the moment, I am sorry.`,
  chosen: (things) => `Good choice. ${things}.`,
  ends: '.',
  lost: 'I am not sure that I understood you.',
  have: 'We have:',
  welcome: 'Hello!',
  whichOne: 'Which one do you mean?',
  ordered: 'Thank you!\n\n{{summary}}',
  summary: 'This is your order:\n\n{{summary}}',
  kept: 'No problem, nothing is ordered. Tell me what you would like to change.',
  person: 'Of course.',
  sorry: 'I am sorry about that.',
  puzzled: 'I had better ask.',
  welcomeBack: 'You are welcome! Write to me whenever you need something.',
  looking: 'Let me look.',
  noHurry: 'All right. Write to me whenever you like.',
  fixedPrices: 'Our prices are the same for everybody, so I cannot lower them.',
  delivery: 'The summary of your order shows the delivery, before you say yes.',
  freeDelivery: 'Delivery costs {{delivery_fee}}. From {{free_delivery_from}} on delivery is free.',
  noPicture: 'I have no picture of it to show.',
  noted: 'Thank you, I have noted that. What may we send you?',
  thanks: 'Thank you.',
}

function priced({ name, id }: Offered, say: Words): string {
  return `${say.known[name] ?? name}: {{price:${id}}}`
}

export function shelf(products: readonly Offered[], say: Words): string {
  return products
    .filter(({ inStock }) => inStock)
    .slice(0, listed)
    .map((product) => `• ${priced(product, say)}`)
    .join('\n')
}

/** Of what is missing, what the seller asks for now. */
export function askedOf(missing: readonly Detail[]): readonly Detail[] {
  return missing.slice(0, askedAtOnce)
}

const listOf = (parts: readonly Detail[], say: Words) =>
  parts.map((part) => say.names[part]).join(say.and)

export function ask(missing: readonly Detail[], say: Words): string {
  return say.ask(listOf(askedOf(missing), say))
}

/** The program could not make use of it. */
export function askAgain(parts: readonly Detail[], say: Words): string {
  return `${say.unread(listOf(parts, say))} ${ask(parts, say)}`
}

export function about(product: Offered, say: Words): string {
  const { name, description, inStock } = product
  if (!inStock) return say.soldOut(say.known[name] ?? name)
  const more = say.describes ? description : undefined
  return [`${priced(product, say)}${say.ends}`, more, say.marks.offers].filter(Boolean).join(' ')
}

export function chosen(things: readonly Offered[], say: Words): string {
  return say.chosen(things.map((thing) => priced(thing, say)).join(', '))
}

export function lost(products: readonly Offered[], say: Words): string {
  return `${say.lost} ${say.have}\n${shelf(products, say)}`
}
