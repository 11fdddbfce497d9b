import type { Detail } from './customer-details.ts'
import type { Offered } from './read-prompt.ts'

const names: Readonly<Record<Detail, string>> = {
  name: 'your name',
  phone: 'your phone number',
  address: 'your delivery address',
}
/** More questions at once are a form. */
const askedAtOnce = 2
const listed = 8

/** By these the seller knows its own words again, for what they asked. */
export const marks = { asks: 'May I have', offers: 'Would you like one?', atALoss: 'I am not sure' }

export const lines = {
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

function priced({ name, id }: Offered): string {
  return `${name}: {{price:${id}}}`
}

export function shelf(products: readonly Offered[]): string {
  return products
    .filter(({ inStock }) => inStock)
    .slice(0, listed)
    .map((product) => `• ${priced(product)}`)
    .join('\n')
}

/** Of what is missing, what the seller asks for now. */
export function askedOf(missing: readonly Detail[]): readonly Detail[] {
  return missing.slice(0, askedAtOnce)
}

export function ask(missing: readonly Detail[]): string {
  const parts = askedOf(missing).map((part) => names[part])
  return `${marks.asks} ${parts.join(' and ')}?`
}

/** The program could not make use of it. */
export function askAgain(parts: readonly Detail[]): string {
  return `I could not read ${parts.map((part) => names[part]).join(' and ')}. ${ask(parts)}`
}

export function about(product: Offered): string {
  const { name, description, inStock } = product
  if (!inStock) return `${name} is sold out at the moment, I am sorry.`
  return [`${priced(product)}.`, description, marks.offers].filter(Boolean).join(' ')
}

export function chosen(things: readonly Offered[]): string {
  return `Good choice. ${things.map(priced).join(', ')}.`
}

export function lost(products: readonly Offered[]): string {
  return `${marks.atALoss} that I understood you. We have:\n${shelf(products)}`
}
