import type { Settings } from '../../contract/settings.ts'
import { type OwnLanguage, ownLanguages } from '../../domain/entities.ts'
import { shopCountry } from '../../domain/shop-country.ts'
import { romanised } from '../context/language-of.ts'

type Shop = Pick<Settings, 'company'> & { readonly ai: Pick<Settings['ai'], 'languages'> }

const mostly = new Map<string, string>()

/** What most people of a country speak: asked once of each, for asking takes a millisecond. */
function spokenIn(country: string): string {
  const known = mostly.get(country)
  if (known !== undefined) return known
  const { language } = new Intl.Locale(`und-${country}`).maximize()
  mostly.set(country, language)
  return language
}

/**
 * The languages that the agent answers in: those the seller has chosen, or else the shop's own,
 * English, and what is mostly spoken where it sells. The first is spoken where nothing else is known.
 */
export function answerLanguages(
  { company, ai }: Shop,
  currency: string,
): readonly [OwnLanguage, ...OwnLanguage[]] {
  const { language } = company
  const chosen = ownLanguages.filter((own) => ai.languages.includes(own))
  const [first, ...others] = chosen
  if (first !== undefined)
    return chosen.includes(language)
      ? [language, ...chosen.filter((own) => own !== language)]
      : [first, ...others]
  const country = shopCountry(company, currency)
  const spoken = country === null ? 'en' : spokenIn(country)
  const wanted = new Set<string>(['en', spoken, romanised[spoken] ?? 'en'])
  return [language, ...ownLanguages.filter((own) => own !== language && wanted.has(own))]
}

/** Which of the languages switched on a tag means, in its own script or at least its own language. */
export function languageAmong(
  on: readonly OwnLanguage[],
  tag: string | null,
): OwnLanguage | undefined {
  const wanted = tag?.toLowerCase().replaceAll('_', '-')
  return on.find((own) => own === wanted) ?? on.find((own) => own === wanted?.split('-')[0])
}
