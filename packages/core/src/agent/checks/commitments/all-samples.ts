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

/** A language without samples could be promised in: each of ours has them. */
export const commitmentSamples: Readonly<Record<OwnLanguage, CommitmentSamples>> = {
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
