import type { CountryCode } from 'libphonenumber-js/min'
import { getCountries, isSupportedCountry } from 'libphonenumber-js/min'

/** Those of a single country; US dollars and euros are asked in many. */
const countries: ReadonlyMap<string, CountryCode> = new Map([
  ['BDT', 'BD'],
  ['AED', 'AE'],
  ['GBP', 'GB'],
])

interface Place {
  /** As chosen; empty where it is to be taken from what else is known. */
  readonly country: string
  readonly timezone: string
}

export type ShopCountry = CountryCode | null

/** The country whose numbers customers write without its prefix; null where nothing tells it. */
export function shopCountry({ country, timezone }: Place, currency: string): ShopCountry {
  if (isSupportedCountry(country)) return country
  return countries.get(currency) ?? countryOfZone(timezone)
}

/** Not in TypeScript's own declarations yet. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones(): readonly string[] | undefined
}

const found = new Map<string, ShopCountry>()

/** Looking through all countries takes some 50 ms, so each zone is looked for once. */
function countryOfZone(timezone: string): ShopCountry {
  const known = found.get(timezone)
  if (known !== undefined) return known
  // Places that were renamed have one name for both.
  const zone = new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone
  const country = getCountries().find((code) =>
    (new Intl.Locale('und', { region: code }) as ZonedLocale).getTimeZones()?.includes(zone),
  )
  found.set(timezone, country ?? null)
  return country ?? null
}
