import { countries } from '@pal/core/domain/countries'

export function countryChoices(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return countries
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
