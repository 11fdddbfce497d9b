import type { OwnLanguage } from '../entities.ts'
import { formatMoney } from '../money.ts'

/** Writes an amount of minor units. */
export type MoneyText = (minor: number) => string

/**
 * Languages that write amounts in another way than English does. In Bengali, Hindi and Urdu shops
 * write ৳5,000 as in English, and so does whoever writes them in Latin letters.
 */
const ownWay: ReadonlySet<OwnLanguage> = new Set([
  'ar',
  'es',
  'fr',
  'de',
  'tr',
  'id',
  'it',
  'pt',
  'nl',
])

/** An amount as a customer reads it, in one of the languages that the agent has words of its own in. */
export function customerMoney(minor: number, currency: string, language: OwnLanguage): string {
  if (!ownWay.has(language)) return formatMoney(minor, currency)
  // Arabic writes US$ and UK£. A shop's prices are in one kind of dollar.
  return formatMoney(minor, currency, language).replace(/U[SK](?=[$£])/, '')
}
