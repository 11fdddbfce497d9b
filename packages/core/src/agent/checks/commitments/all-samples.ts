import type { OwnLanguage } from '../../../domain/entities.ts'
import { ar as arReplies } from './replies/ar.ts'
import { romanisedBengali as romanisedBengaliReplies } from './replies/bn-latn.ts'
import { bn as bnReplies } from './replies/bn.ts'
import { de as deReplies } from './replies/de.ts'
import { en as enReplies } from './replies/en.ts'
import { es as esReplies } from './replies/es.ts'
import { fr as frReplies } from './replies/fr.ts'
import { romanisedHindi as romanisedHindiReplies } from './replies/hi-latn.ts'
import { hi as hiReplies } from './replies/hi.ts'
import { id as idReplies } from './replies/id.ts'
import { it as itReplies } from './replies/it.ts'
import { nl as nlReplies } from './replies/nl.ts'
import { pt as ptReplies } from './replies/pt.ts'
import { tr as trReplies } from './replies/tr.ts'
import { ur as urReplies } from './replies/ur.ts'
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

/** What is said outright, in idioms and by the way, as shops and their customers chat, and what they answer when they are pressed. */
const all = (...of: readonly CommitmentSamples[]): CommitmentSamples => ({
  binding: of.map(({ binding }) => binding).join(''),
  harmless: of.map(({ harmless }) => harmless).join(''),
})

/** A language without samples could be promised in: each of ours has them. */
export const commitmentSamples: Readonly<Record<OwnLanguage, CommitmentSamples>> = {
  en: all(en, enSayings, enTalk, enReplies),
  bn: all(bn, bnSayings, bnTalk, bnReplies),
  'bn-latn': all(
    romanisedBengali,
    romanisedBengaliSayings,
    romanisedBengaliTalk,
    romanisedBengaliReplies,
  ),
  ar: all(ar, arSayings, arTalk, arReplies),
  es: all(es, esSayings, esTalk, esReplies),
  fr: all(fr, frSayings, frTalk, frReplies),
  de: all(de, deSayings, deTalk, deReplies),
  tr: all(tr, trSayings, trTalk, trReplies),
  hi: all(hi, hiSayings, hiTalk, hiReplies),
  'hi-latn': all(romanisedHindi, romanisedHindiSayings, romanisedHindiTalk, romanisedHindiReplies),
  ur: all(ur, urSayings, urTalk, urReplies),
  id: all(id, idSayings, idTalk, idReplies),
  it: all(it, itSayings, itTalk, itReplies),
  pt: all(pt, ptSayings, ptTalk, ptReplies),
  nl: all(nl, nlSayings, nlTalk, nlReplies),
}
