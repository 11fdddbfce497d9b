import type { OwnLanguage } from '../../../domain/entities.ts'
import { whereAsked } from '../../context/once.ts'
import { tokens } from '../../context/text.ts'

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))
const codes = letters.flatMap((one) => letters.map((other) => one + other))
/** Romanised they are written as in English. */
const localeOf = (language: OwnLanguage) => (language.endsWith('-latn') ? 'en' : language)

/** The names of all countries in a language, by their first word. */
const namesIn = whereAsked((locale) => {
  const names = new Map<string, string[]>()
  const tell = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  for (const code of codes) {
    const words = tokens(tell.of(code) ?? '')
    const [first] = words
    if (first) names.set(first, [...(names.get(first) ?? []), ` ${words.join(' ')} `])
  }
  return names
})

/** Bengali says "in Japan" in one word. */
const ending = /(?:ে|তে|য়|ের)$/u

/** Whether a text names a country, as this language does. */
export function namesCountry(text: string, language: OwnLanguage): boolean {
  const names = namesIn(localeOf(language))
  const words = tokens(text).map((word) => (names.has(word) ? word : word.replace(ending, '')))
  const said = ` ${words.join(' ')} `
  return words.some((word) => names.get(word)?.some((name) => said.includes(name)))
}
