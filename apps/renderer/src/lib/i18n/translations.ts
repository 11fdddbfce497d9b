import type { Language } from '@pal/core/domain/entities'

/** A language is one file: whoever works in it needs all of it soon, and nobody else any of it. */
export const translations: Readonly<Record<Exclude<Language, 'en'>, () => Promise<object>>> = {
  es: async () => (await import('@pal/core/texts/es/es')).es,
  fr: async () => (await import('@pal/core/texts/fr/fr')).fr,
  de: async () => (await import('@pal/core/texts/de/de')).de,
  ar: async () => (await import('@pal/core/texts/ar/ar')).ar,
}
