import { type Settings, defaultSettings } from '@pal/core/contract/settings'
import { currencyCodes, type CurrencyCode } from '@pal/core/domain/currency'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { api } from '../../../lib/api.ts'
import { ownTimeZone } from '../../../lib/format/own-time-zone.ts'
import { settingsQuery } from '../../../lib/queries/settings.ts'
import { campaignKey } from '../manage/renew.ts'

const newestCampaign = queryOptions({
  queryKey: [...campaignKey, 'last made'],
  queryFn: async ({ signal }) => {
    const [newest] = await api.call('campaigns.list', { query: { limit: 1 } }, signal)
    return newest ?? null
  },
})

/**
 * The currency that a new campaign begins with: that of the newest one, else the one of the shop;
 * undefined until it is known. A dialog must not change it once something can be typed.
 */
export function useFirstCurrency(fallback: CurrencyCode): CurrencyCode | undefined {
  const newest = useQuery(newestCampaign)
  const settings = useQuery(settingsQuery)
  if (newest.isPending || settings.isPending) return undefined
  const sold = currencyCodes.find((code) => code === newest.data?.currency)
  return sold ?? (settings.data && shopCurrency(settings.data)) ?? fallback
}

/** Where each is paid with; other countries have none that can be sold in. */
const countries: Readonly<Record<CurrencyCode, readonly string[]>> = {
  BDT: ['BD'],
  USD: ['US', 'PR', 'EC', 'SV', 'PA'],
  AED: ['AE'],
  EUR: 'AT BE BG HR CY EE FI FR DE GR IE IT LV LT LU MT NL PT SK SI ES'.split(' '),
  GBP: ['GB'],
}

/**
 * The seller's own choice, else what is paid with where the shop is, else what its amounts in Settings
 * are typed in, else what is paid with where the window is.
 */
function shopCurrency({
  company,
  tactics,
}: Pick<Settings, 'company' | 'tactics'>): CurrencyCode | undefined {
  const { country, timezone, defaultCurrency } = company
  if (defaultCurrency !== defaultSettings.company.defaultCurrency) return defaultCurrency
  const there =
    country === ''
      ? currencyInZone(timezone)
      : currencyCodes.find((code) => countries[code].includes(country))
  if (there) return there
  if (tactics.deliveryFee > 0 || tactics.deliveryAreas.length > 0) return defaultCurrency
  // Until the shop says where it is, it is where its window is.
  const saidNothing = country === '' && timezone === defaultSettings.company.timezone
  return saidNothing ? currencyInZone(ownTimeZone()) : undefined
}

const found = new Map<string, CurrencyCode | undefined>()

/** To ask for the zones of all these countries takes longer than to draw a dialog, which asks each time. */
function currencyInZone(zone: string): CurrencyCode | undefined {
  if (!found.has(zone)) {
    const isThere = (country: string) => zonesOf(country).includes(zone)
    found.set(
      zone,
      currencyCodes.find((code) => countries[code].some(isThere)),
    )
  }
  return found.get(zone)
}

/** Not in TypeScript's own declarations yet. */
interface ZonedLocale extends Intl.Locale {
  getTimeZones?: () => readonly string[] | undefined
}

const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale('und', { region: country }) as ZonedLocale).getTimeZones?.() ?? []
