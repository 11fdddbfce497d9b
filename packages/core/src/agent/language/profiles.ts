import { type OwnLanguage, ownLanguages } from '../../domain/entities.ts'
import { labelsFor } from '../context/labels.ts'
import { fold } from '../context/text.ts'
import { plainAnswers } from '../decision/answers/plain-answers.ts'
import { ar } from './samples/ar.ts'
import { romanisedBengali } from './samples/bn-latn.ts'
import { bn } from './samples/bn.ts'
import { de } from './samples/de.ts'
import { en } from './samples/en.ts'
import { es } from './samples/es.ts'
import { foreignSamples } from './samples/foreign-elsewhere.ts'
import { europeanSamples } from './samples/foreign-europe.ts'
import { fr } from './samples/fr.ts'
import { romanisedHindi } from './samples/hi-latn.ts'
import { hi } from './samples/hi.ts'
import { id } from './samples/id.ts'
import { it } from './samples/it.ts'
import { nl } from './samples/nl.ts'
import { pt } from './samples/pt.ts'
import { tr } from './samples/tr.ts'
import { ur } from './samples/ur.ts'

/** The scripts that more than one of our languages could be written in. */
export const scripts = {
  Latin: /\p{Script=Latin}/u,
  Bengali: /\p{Script=Bengali}/u,
  Arabic: /\p{Script=Arabic}/u,
  Devanagari: /\p{Script=Devanagari}/u,
} as const
export type Script = keyof typeof scripts

/** About a page of what a shop writes, in each of the agent's languages. */
export const samples: Readonly<Record<OwnLanguage, string>> = {
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

/** The words of a text as they are compared: letters, with the apostrophes inside them. */
export function lettersOf(text: string): string[] {
  return fold(text).match(/\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*/gu) ?? []
}

const longest = 4
const slots = 2 ** 16
/** What is as likely in a language as its sample says, and what its sample lacks. */
const share = 0.9
const unseen = [5e-4, 1e-5, 2e-4, 1e-4, 5e-5] as const
/** A whole word tells more than the letters it is made of. */
const wordWeight = 5

const basis = 0x81_1c_9d_c5
const mix = (hash: number, code: number) => Math.imul(hash ^ code, 0x01_00_01_93)
const slotOf = (hash: number) => (hash ^ (hash >>> 16)) & (slots - 1)
const wordEnd = 0x5f

/** What a text is compared by: how long each piece is, and its slot. */
export interface Pieces {
  readonly lengths: readonly number[]
  readonly slots: readonly number[]
}

/** Every run of one to four letters with the ends of the word, and the word itself as length 0. */
export function piecesOf(words: readonly string[]): Pieces {
  const pieces = { lengths: [] as number[], slots: [] as number[] }
  for (const word of words) {
    const codes = [wordEnd, ...Array.from(word, (letter) => letter.codePointAt(0) ?? 0), wordEnd]
    for (let at = 0; at < codes.length; at += 1) {
      let hash = basis
      for (let length = 1; length <= longest && at + length <= codes.length; length += 1) {
        hash = mix(hash, codes[at + length - 1] ?? 0)
        pieces.lengths.push(length)
        pieces.slots.push(slotOf(hash))
      }
    }
    pieces.lengths.push(0)
    pieces.slots.push(slotOf(codes.reduce(mix, 0)))
  }
  return pieces
}

export interface Profile {
  readonly language: string
  readonly script: Script
  /** The words of the sample, and those of the short answers that we know. */
  readonly vocabulary: ReadonlySet<string>
  /** How often each piece is in the sample, by its slot. */
  readonly counts: Uint8Array
  /** The logarithm of the likelihood of a piece, by its length and how often the sample has it. */
  readonly likely: readonly Float64Array[]
}

function profileOf(language: string, sample: string): Profile {
  const words = lettersOf(sample)
  const pieces = piecesOf(words)
  const counts = new Uint8Array(slots)
  const totals = unseen.map(() => 0)
  for (const [at, slot] of pieces.slots.entries()) {
    counts[slot] = Math.min(255, (counts[slot] ?? 0) + 1)
    const length = pieces.lengths[at] ?? 0
    totals[length] = (totals[length] ?? 0) + 1
  }
  const likely = totals.map((total, length) =>
    Float64Array.from({ length: 256 }, (_, count) => {
      const weight = length === 0 ? wordWeight : 1
      return weight * Math.log((count / total) * share + (unseen[length] ?? 0))
    }),
  )
  const script = scriptOf(sample) ?? 'Latin'
  const answers = lettersOf(Object.values(plainAnswers[language] ?? {}).join(' '))
  return { language, script, vocabulary: new Set([...words, ...answers]), counts, likely }
}

function scriptOf(text: string): Script | null {
  const names: readonly Script[] = ['Bengali', 'Arabic', 'Devanagari', 'Latin']
  return names.find((name) => scripts[name].test(text)) ?? null
}

const isText = (label: unknown): label is string => typeof label === 'string'
/** What the program itself says in a language belongs to its sample. */
const withLabels = (language: OwnLanguage) =>
  [samples[language], ...Object.values(labelsFor(language)).filter(isText)].join('\n')

const texts: readonly (readonly [string, string])[] = [
  ...ownLanguages.map((language) => [language, withLabels(language)] as const),
  ...Object.entries({ ...europeanSamples, ...foreignSamples }),
]
const made: Profile[] = []

/**
 * Makes all of them, with a pause after each: together they take some hundred milliseconds, once, and
 * others are to be served meanwhile.
 */
export async function makeProfiles(pause: () => Promise<unknown>): Promise<void> {
  while (makeNextProfile()) await pause()
}

function makeNextProfile(): boolean {
  const next = texts[made.length]
  if (next) made.push(profileOf(...next))
  return made.length < texts.length
}

export function profiles(): readonly Profile[] {
  while (makeNextProfile());
  return made
}

/** Whether a word is in one of the samples: it is nobody's name. */
export function isEveryday(word: string): boolean {
  return profiles().some(({ vocabulary }) => vocabulary.has(word))
}

/** How well a text fits a language: only differences mean something. */
export function fit({ lengths, slots: places }: Pieces, { counts, likely }: Profile): number {
  let sum = 0
  for (let at = 0; at < places.length; at += 1)
    sum += likely[lengths[at] ?? 0]?.[counts[places[at] ?? 0] ?? 0] ?? 0
  return sum
}
