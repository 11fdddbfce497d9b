import { findPhones, normalisePhone } from '../../domain/phone.ts'
import { type ShopCountry, shopCountry } from '../../domain/shop-country.ts'
import type { AgentContext, KnownCustomer } from '../context/context.ts'
import { customerTurns, unansweredTurns } from '../context/context.ts'
import { fold, oneLine, tokens } from '../context/text.ts'
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
  const texts = customerTurns(context).map((turn) => turn.text)
  const written = new Set(texts.flatMap(tokens))
  const { name, phone, address } = decision.customer
  const known = context.customer
  return {
    name: name !== null && comesFrom(written, name) ? oneLine(name, 200) : known.name,
    phone:
      tappedPhone(context) ??
      (phone !== null ? ownPhone(phone, texts, context) : null) ??
      known.phone,
    address:
      address !== null && comesFrom(written, address) ? oneLine(address, 500) : known.address,
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

/**
 * Other numbers in the message in which the customer wrote theirs, for whoever finds nobody there. One
 * in another message may be anybody's: whose account a payment came from, or a shop's.
 */
export function otherPhones(phone: string | null, context: AgentContext): readonly string[] {
  const country = phoneCountry(context)
  const { last9 } = normalisePhone(phone ?? '', country)
  const written = customerTurns(context)
    .map(({ text }) => findPhones(text, country).filter(({ valid }) => valid))
    .findLast((phones) => phones.some((each) => each.last9 === last9))
  const others = (written ?? []).filter((each) => each.last9 !== last9)
  return [...new Set(others.map(({ digits }) => digits))].slice(0, 3)
}
