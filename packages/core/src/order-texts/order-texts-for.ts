import { languageKey } from '../agent/context/labels.ts'
import type { OwnLanguage } from '../domain/entities.ts'
import { ar } from './ar.ts'
import { romanisedBengali } from './bn-latn.ts'
import { bn } from './bn.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { romanisedHindi } from './hi-latn.ts'
import { hi } from './hi.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import type { OrderTexts } from './order-texts.ts'
import { pt } from './pt.ts'
import { tr } from './tr.ts'
import { ur } from './ur.ts'

const byLanguage: Readonly<Record<OwnLanguage, OrderTexts>> = {
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

/** English where there are none in the language. */
export function orderTextsFor(language: string): OrderTexts {
  return byLanguage[languageKey(language)]
}
