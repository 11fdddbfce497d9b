import { shell } from '@pal/core/texts/en/shell'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Texts }
  }
}

/** Starts with the frame's words inside, so that the first paint has them without a request. */
export function startI18n(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: shell } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
}
