import type { OwnLanguage } from '@pal/core/domain/entities'

/** Each in itself: whoever looks for one reads it. */
export const languageNames = {
  en: 'English',
  bn: 'বাংলা',
  'bn-latn': 'Bangla (Latin)',
  ar: 'العربية',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  tr: 'Türkçe',
  hi: 'हिन्दी',
  'hi-latn': 'Hindi (Latin)',
  ur: 'اردو',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
} as const satisfies Record<OwnLanguage, string>
