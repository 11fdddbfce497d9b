import { directionOf, languages, type Language } from '@pal/core/domain/entities'
import { numberFormat } from '@pal/core/domain/intl'
import { shell } from '@pal/core/texts/en/shell'
import { translations } from '@pal/core/texts/translations'
import i18next, { type FormatterModule } from 'i18next'
import { initReactI18next } from 'react-i18next'

import { loadMoneyText } from './money-text.ts'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts }
  }
}

/** Starts with the frame's words inside, so that the first paint has them without a request. */
export function startI18n(): void {
  void i18next
    .use(initReactI18next)
    .use(figures)
    .init({
      lng: 'en',
      // What a language lacks is said in English.
      fallbackLng: 'en',
      resources: { en: { translation: shell } },
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
    })
}

/** Counts are written as the language writes numbers; other figures may be names, such as a port's. */
const figures: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _, language = 'en', { interpolationkey } = {}) =>
    typeof value === 'number' && interpolationkey === 'count'
      ? numberFormat(language).format(value)
      : (value as string),
}

/** What the server wrote into the page. */
export function chosenLanguage(): Language {
  const { lang } = document.documentElement
  return languages.find((language) => language === lang) ?? 'en'
}

/** The whole window, at once, in this language. */
export async function speak(language: Language): Promise<void> {
  // Also where words of it are there: the log's sentences may have come before the others.
  if (language !== 'en') {
    const [words] = await Promise.all([translations[language](), loadMoneyText()])
    i18next.addResourceBundle(language, 'translation', words, true)
  }
  await i18next.changeLanguage(language)
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}
