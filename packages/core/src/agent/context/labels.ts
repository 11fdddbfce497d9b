import { type OwnLanguage, ownLanguages } from '../../domain/entities.ts'
import { ar } from './labels/ar.ts'
import { romanisedBengali } from './labels/bn-latn.ts'
import { bn } from './labels/bn.ts'
import { de } from './labels/de.ts'
import { en } from './labels/en.ts'
import { es } from './labels/es.ts'
import { fr } from './labels/fr.ts'
import { romanisedHindi } from './labels/hi-latn.ts'
import { hi } from './labels/hi.ts'
import { id } from './labels/id.ts'
import { it } from './labels/it.ts'
import type { Labels } from './labels/labels.ts'
import { nl } from './labels/nl.ts'
import { pt } from './labels/pt.ts'
import { tr } from './labels/tr.ts'
import { ur } from './labels/ur.ts'

const byLanguage: Readonly<Record<OwnLanguage, Labels>> = {
  en,
  bn,
  'bn-latn': romanisedBengali,
  ar,
  es,
  fr,
  de,
  tr,
  hi,
  'hi-latn': romanisedHindi,
  ur,
  id,
  it,
  pt,
  nl,
}

export const everyLabels: readonly Labels[] = Object.values(byLanguage)

/** Which of them a language's tag means; English where none is meant. */
export function languageKey(language: string): OwnLanguage {
  const tag = language.trim().toLowerCase().replaceAll('_', '-')
  const key = /^[a-z]{2,3}-latn\b/.exec(tag)?.[0] ?? tag.split('-')[0]
  return ownLanguages.find((own) => own === key) ?? 'en'
}

/** The program's own words in the language of the answer; English where there are none. */
export function labelsFor(language: string): Labels {
  return byLanguage[languageKey(language)]
}
