import { type OwnLanguage, ownLanguages } from '../../domain/entities.ts'
import { remembered } from '../../remembered.ts'
import {
  fit,
  lettersOf,
  piecesOf,
  type Profile,
  profiles,
  type Script,
  scripts,
} from './profiles.ts'

/** With fewer letters only the words decide. */
const enoughLetters = 20
/** So much more likely another language must be, in powers of e, before a text is held to be of it. */
const plainlyOther = 4
/** Names and sounds that no language knows are not held against a few words. */
const wordsNobodyKnows = 8
/** Names and single borrowed words are in every language. */
const borrowed = 12

const lettersIn = (words: readonly string[]) =>
  words.reduce((sum, word) => sum + word.replaceAll(/\P{L}/gu, '').length, 0)

const ofScript = (words: readonly string[], script: Script) =>
  words.filter((word) => scripts[script].test(word))

interface Fit {
  readonly language: string
  readonly score: number
}

/** Of the last texts: which language they are in is asked again and again while an answer is checked. */
const last = remembered<readonly Fit[]>(16)

const ranked = (words: readonly string[], script: Script): readonly Fit[] =>
  last([script, ...words].join(' '), () => {
    const pieces = piecesOf(words)
    return profiles()
      .filter((profile) => profile.script === script)
      .map((profile) => ({ language: profile.language, score: fit(pieces, profile) }))
      .toSorted((a, b) => b.score - a.score)
  })

/** How many of the words are in the sample of a language. */
const knownTo = ({ vocabulary }: Profile, words: readonly string[]) =>
  words.filter((word) => vocabulary.has(word)).length

function fewWordsFit(
  words: readonly string[],
  script: Script,
  switchedOn: ReadonlySet<string>,
): boolean {
  const hits = profiles()
    .filter((profile) => profile.script === script)
    .map((profile) => ({ on: switchedOn.has(profile.language), known: knownTo(profile, words) }))
  const most = (on: boolean) =>
    Math.max(0, ...hits.filter((one) => one.on === on).map(({ known }) => known))
  const [ours, others] = [most(true), most(false)]
  if (ours !== others || ours > 0) return ours >= others
  return fitsSwitchedOn(words, script, switchedOn, wordsNobodyKnows)
}

function fitsSwitchedOn(
  words: readonly string[],
  script: Script,
  switchedOn: ReadonlySet<string>,
  atMost = plainlyOther,
): boolean {
  const all = ranked(words, script)
  const least = (all[0]?.score ?? 0) - atMost
  return all.some(({ language, score }) => switchedOn.has(language) && score >= least)
}

/** Whether words of one script are in one of these languages. */
function isSpoken(
  words: readonly string[],
  script: Script,
  switchedOn: ReadonlySet<string>,
): boolean {
  return lettersIn(words) < enoughLetters
    ? fewWordsFit(words, script, switchedOn)
    : fitsSwitchedOn(words, script, switchedOn)
}

/** What binds the shop is found in each of these: a few words in another than those switched on are borrowed. */
const ours: ReadonlySet<string> = new Set(ownLanguages)
/** A sentence of one word may be anybody's; of fewer letters, any language's. */
const fewestLetters = 9
const tellsTooLittle = (words: readonly string[]) =>
  words.length < 2 || lettersIn(words) < fewestLetters

const known = Object.keys(scripts) as readonly Script[]

/**
 * Whether all of a text is in one of the languages that are switched on, each of its sentences by
 * itself and each script in it by itself. What counts for nothing (names, addresses, emoji) is left
 * out of the text before.
 */
export function speaksOnly(text: string, switchedOn: readonly OwnLanguage[]): boolean {
  const on = new Set<string>(switchedOn)
  const whole = lettersOf(text)
  const total = lettersIn(whole)
  if (whole.some((word) => !known.some((script) => scripts[script].test(word)))) return false
  const pieces = text.split(/[.!?؟।;\n…]/u).map(lettersOf)
  return known.every((script) => {
    const words = ofScript(whole, script)
    const letters = lettersIn(words)
    if (letters === 0) return true
    const isSpokenHere = switchedOn.some((language) =>
      profiles().some((one) => one.language === language && one.script === script),
    )
    // "Cash on delivery", "Facebook" in a sentence of another script.
    if (!isSpokenHere) return script === 'Latin' && letters <= total / 3
    if (letters < total && letters <= borrowed) return true
    if (!isSpoken(words, script, on)) return false
    return pieces
      .map((piece) => ofScript(piece, script))
      .every((part) => {
        if (lettersIn(part) >= enoughLetters) return isSpoken(part, script, on)
        return tellsTooLittle(part) || isSpoken(part, script, ours)
      })
  })
}

/**
 * Which of these languages a text is in; null where it tells too little. The one that it is said to be
 * in remains where none is plainly likelier.
 */
export function tellLanguage(
  text: string,
  among: readonly OwnLanguage[],
  said?: OwnLanguage,
): OwnLanguage | null {
  const words = lettersOf(text)
  const [main] = known
    .map((script) => ({ script, words: ofScript(words, script) }))
    .toSorted((a, b) => lettersIn(b.words) - lettersIn(a.words))
  if (!main || main.words.length === 0) return null
  const all = ranked(main.words, main.script).filter(({ language }) =>
    among.some((one) => one === language),
  )
  const [best, next] = all
  const its = all.find(({ language }) => language === said)
  if (!best) return null
  if (said && its && best.score - its.score <= plainlyOther) return said
  if (next && best.score - next.score <= plainlyOther) return null
  return among.find((one) => one === best.language) ?? null
}
