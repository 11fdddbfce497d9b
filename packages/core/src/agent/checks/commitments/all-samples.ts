import type { OwnLanguage } from '../../../domain/entities.ts'
import { ar } from './samples/ar.ts'
import { romanisedBengali } from './samples/bn-latn.ts'
import { bn } from './samples/bn.ts'
import type { CommitmentSamples } from './samples/commitment-samples.ts'
import { de } from './samples/de.ts'
import { en } from './samples/en.ts'
import { es } from './samples/es.ts'
import { fr } from './samples/fr.ts'
import { romanisedHindi } from './samples/hi-latn.ts'
import { hi } from './samples/hi.ts'
import { id } from './samples/id.ts'
import { it } from './samples/it.ts'
import { nl } from './samples/nl.ts'
import { pt } from './samples/pt.ts'
import { tr } from './samples/tr.ts'
import { ur } from './samples/ur.ts'
import { ar as arSayings } from './sayings/ar.ts'
import { romanisedBengali as romanisedBengaliSayings } from './sayings/bn-latn.ts'
import { bn as bnSayings } from './sayings/bn.ts'
import { de as deSayings } from './sayings/de.ts'
import { en as enSayings } from './sayings/en.ts'
import { es as esSayings } from './sayings/es.ts'
import { fr as frSayings } from './sayings/fr.ts'
import { romanisedHindi as romanisedHindiSayings } from './sayings/hi-latn.ts'
import { hi as hiSayings } from './sayings/hi.ts'
import { id as idSayings } from './sayings/id.ts'
import { it as itSayings } from './sayings/it.ts'
import { nl as nlSayings } from './sayings/nl.ts'
import { pt as ptSayings } from './sayings/pt.ts'
import { tr as trSayings } from './sayings/tr.ts'
import { ur as urSayings } from './sayings/ur.ts'

/** What is said outright, and what is said in idioms and by the way. */
const both = (outright: CommitmentSamples, sayings: CommitmentSamples): CommitmentSamples => ({
  binding: outright.binding + sayings.binding,
  harmless: outright.harmless + sayings.harmless,
})

/** A language without samples could be promised in: each of ours has them. */
export const commitmentSamples: Readonly<Record<OwnLanguage, CommitmentSamples>> = {
  en: both(en, enSayings),
  bn: both(bn, bnSayings),
  'bn-latn': both(romanisedBengali, romanisedBengaliSayings),
  ar: both(ar, arSayings),
  es: both(es, esSayings),
  fr: both(fr, frSayings),
  de: both(de, deSayings),
  tr: both(tr, trSayings),
  hi: both(hi, hiSayings),
  'hi-latn': both(romanisedHindi, romanisedHindiSayings),
  ur: both(ur, urSayings),
  id: both(id, idSayings),
  it: both(it, itSayings),
  pt: both(pt, ptSayings),
  nl: both(nl, nlSayings),
}
