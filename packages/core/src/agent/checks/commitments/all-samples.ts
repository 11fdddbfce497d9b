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
import { ar as arTalk } from './talk/ar.ts'
import { romanisedBengali as romanisedBengaliTalk } from './talk/bn-latn.ts'
import { bn as bnTalk } from './talk/bn.ts'
import { de as deTalk } from './talk/de.ts'
import { en as enTalk } from './talk/en.ts'
import { es as esTalk } from './talk/es.ts'
import { fr as frTalk } from './talk/fr.ts'
import { romanisedHindi as romanisedHindiTalk } from './talk/hi-latn.ts'
import { hi as hiTalk } from './talk/hi.ts'
import { id as idTalk } from './talk/id.ts'
import { it as itTalk } from './talk/it.ts'
import { nl as nlTalk } from './talk/nl.ts'
import { pt as ptTalk } from './talk/pt.ts'
import { tr as trTalk } from './talk/tr.ts'
import { ur as urTalk } from './talk/ur.ts'

/** What is said outright, in idioms and by the way, and as shops and their customers chat. */
const all = (...of: readonly CommitmentSamples[]): CommitmentSamples => ({
  binding: of.map(({ binding }) => binding).join(''),
  harmless: of.map(({ harmless }) => harmless).join(''),
})

/** A language without samples could be promised in: each of ours has them. */
export const commitmentSamples: Readonly<Record<OwnLanguage, CommitmentSamples>> = {
  en: all(en, enSayings, enTalk),
  bn: all(bn, bnSayings, bnTalk),
  'bn-latn': all(romanisedBengali, romanisedBengaliSayings, romanisedBengaliTalk),
  ar: all(ar, arSayings, arTalk),
  es: all(es, esSayings, esTalk),
  fr: all(fr, frSayings, frTalk),
  de: all(de, deSayings, deTalk),
  tr: all(tr, trSayings, trTalk),
  hi: all(hi, hiSayings, hiTalk),
  'hi-latn': all(romanisedHindi, romanisedHindiSayings, romanisedHindiTalk),
  ur: all(ur, urSayings, urTalk),
  id: all(id, idSayings, idTalk),
  it: all(it, itSayings, itTalk),
  pt: all(pt, ptSayings, ptTalk),
  nl: all(nl, nlSayings, nlTalk),
}
