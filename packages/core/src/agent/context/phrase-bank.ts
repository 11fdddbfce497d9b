import type { OwnLanguage } from '../../domain/entities.ts'
import { languageKey } from './labels.ts'
import { ar } from './phrases/ar.ts'
import { romanisedBengali } from './phrases/bn-latn.ts'
import { bn } from './phrases/bn.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { es } from './phrases/es.ts'
import { fr } from './phrases/fr.ts'
import { romanisedHindi } from './phrases/hi-latn.ts'
import { hi } from './phrases/hi.ts'
import { id } from './phrases/id.ts'
import { it } from './phrases/it.ts'
import { nl } from './phrases/nl.ts'
import type { Phrases } from './phrases/phrases.ts'
import { pt } from './phrases/pt.ts'
import { tr } from './phrases/tr.ts'
import { ur } from './phrases/ur.ts'

const byLanguage: Readonly<Record<OwnLanguage, Phrases>> = {
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

/** Everything that may be said in strict mode beside cards and figures. */
export function phrasesFor(language: string): Phrases {
  return byLanguage[languageKey(language)]
}
