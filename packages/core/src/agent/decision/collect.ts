import { findPhones, normalisePhone } from '../../domain/phone.ts'
import { type ShopCountry, shopCountry } from '../../domain/shop-country.ts'
import type { AgentContext, KnownCustomer } from '../context/context.ts'
import { customerTurns, unansweredTurns, unreadTurns } from '../context/context.ts'
import { perObject } from '../context/once.ts'
import { clauses, fold, oneLine, tokens } from '../context/text.ts'
import type { Decision } from './decision.ts'

/** How much of a value must be in the customer's own messages. */
const shareFromCustomer = 0.6

function comesFrom(written: ReadonlySet<string>, value: string): boolean {
  const words = tokens(value)
  if (words.length === 0) return false
  if (words.some((word) => /\d/.test(word) && !written.has(word))) return false
  return words.filter((word) => written.has(word)).length / words.length >= shareFromCustomer
}

/** The country whose numbers the customers of this campaign write without its prefix. */
export function phoneCountry({ settings, campaign }: AgentContext): ShopCountry {
  return shopCountry(settings.company, campaign.currency)
}

/**
 * What is known of the customer after this answer. A value counts only where the customer wrote it:
 * what the model made up, or took from elsewhere, is dropped.
 */
export function learnCustomer(decision: Decision, context: AgentContext): KnownCustomer {
  const known = learned(context)
  const before = known.get(decision)
  if (before) return before
  const customer = whatIsKnown(decision, context)
  known.set(decision, customer)
  return customer
}

/** Asked for by the order and by each of the checks of what is the customer's own. */
const learned = perObject((_: AgentContext) => new WeakMap<Decision, KnownCustomer>())

function whatIsKnown(decision: Decision, context: AgentContext): KnownCustomer {
  const texts = customerTurns(context).map((turn) => turn.text)
  const written = new Set(texts.flatMap(tokens))
  const { name, phone, address } = decision.customer
  const known = context.customer
  const dialled =
    tappedPhone(context) ?? (phone !== null ? ownPhone(phone, texts, context) : null) ?? known.phone
  return {
    name: name !== null && comesFrom(written, name) ? oneLine(name, 200) : known.name,
    phone: dialled,
    address:
      address !== null && comesFrom(written, address) ? oneLine(address, 500) : known.address,
    deliveryNote: noteAfter(decision, dialled, context),
    language: decision.language.trim() || known.language,
  }
}

/** The number that Messenger's own button sent, whatever the model made of it. */
function tappedPhone(context: AgentContext): string | null {
  const taps = unansweredTurns(context).flatMap(({ tap = '' }) => tap)
  const phones = taps
    .filter((tap) => /^[+\d\s().-]{8,24}$/.test(tap))
    .map((tap) => normalisePhone(tap, phoneCountry(context)))
  return phones.findLast(({ valid }) => valid)?.digits ?? null
}

/** The number as digits, where the customer wrote it; one that cannot be dialled is not learned. */
function ownPhone(phone: string, texts: readonly string[], context: AgentContext): string | null {
  const country = phoneCountry(context)
  const { digits, last9, valid } = normalisePhone(phone, country)
  if (!valid) return null
  const wrote = texts.some(
    (text) =>
      findPhones(text, country).some((found) => found.last9 === last9) ||
      fold(text).replaceAll(/\D/g, '').includes(digits.replace('+', '')),
  )
  return wrote ? digits : null
}

/** As long as an order's delivery instructions. */
const longestNote = 300

/**
 * What whoever delivers has to know: the customer's words for it, and the other numbers that they gave.
 * Only what they have just written is added. What was said before is in it already, was ordered with, or
 * was put right by somebody of the shop.
 */
function noteAfter(decision: Decision, phone: string | null, context: AgentContext): string | null {
  const known = context.customer.deliveryNote ?? ''
  const said = decision.deliveryNote ?? ''
  const isNew = said !== '' && isOwnWords(said, [...unreadTurns(context), { text: known }])
  const note = isNew ? said : known
  const others = [...(isNew ? phonesIn(known, context) : []), ...otherPhones(phone, context)]
  const country = phoneCountry(context)
  const there = new Set(findPhones(note, country).map(({ last9 }) => last9))
  const numbers = others.filter((digits) => !there.has(normalisePhone(digits, country).last9))
  const all = [...new Set(numbers), note].filter((part) => part !== '').join(', ')
  return all === '' ? null : oneLine(all, longestNote)
}

/** Whether each part of it stands so in one of the texts: it goes on a parcel as the customer's. */
function isOwnWords(value: string, texts: readonly { readonly text: string }[]): boolean {
  const written = texts.map(({ text }) => ` ${tokens(text).join(' ')} `)
  const parts = clauses(value).map((part) => tokens(part).join(' '))
  return (
    parts.some((part) => part !== '') &&
    parts.every((part) => written.some((text) => text.includes(` ${part} `)))
  )
}

/** The numbers in a note, as dialled: they are the customer's beyond the order that it was for. */
export function phonesIn(note: string | null | undefined, context: AgentContext): string[] {
  const phones = findPhones(note ?? '', phoneCountry(context))
  return [...new Set(phones.flatMap(({ valid, digits }) => (valid ? digits : [])))]
}

/**
 * Other numbers in the message in which the customer wrote theirs, for whoever finds nobody there. One
 * in another message may be anybody's: whose account a payment came from, or a shop's.
 */
function otherPhones(phone: string | null, context: AgentContext): readonly string[] {
  const country = phoneCountry(context)
  const { last9 } = normalisePhone(phone ?? '', country)
  const written = unreadTurns(context)
    .map(({ text }) => findPhones(text, country).filter(({ valid }) => valid))
    .findLast((phones) => phones.some((each) => each.last9 === last9))
  const others = (written ?? []).filter((each) => each.last9 !== last9)
  return [...new Set(others.map(({ digits }) => digits))].slice(0, 3)
}
