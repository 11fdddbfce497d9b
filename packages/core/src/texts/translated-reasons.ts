import { type Catalogue, catalogueOf, english } from './reason.ts'

/** Without the words of the screens: a program begins with no more than it says outside its window. */
const translated = {
  bn: async () => (await import('./bn/reasons.ts')).reasons,
  es: async () => (await import('./es/reasons.ts')).reasons,
  fr: async () => (await import('./fr/reasons.ts')).reasons,
  de: async () => (await import('./de/reasons.ts')).reasons,
  ar: async () => (await import('./ar/reasons.ts')).reasons,
}

/** The sentences of why something failed and of what is said outside the window, loaded when first needed. */
export async function catalogueIn(language: 'en' | keyof typeof translated): Promise<Catalogue> {
  return language === 'en' ? english : catalogueOf(language, await translated[language]())
}
