import { afterWords } from '../../context/amount-words.ts'
import { once, whereAsked } from '../../context/once.ts'
import { sentences, tokens } from '../../context/text.ts'
import { withoutCounts } from './counted-things.ts'
import {
  allowedIn,
  digits,
  allKnown,
  type KnownNumbers,
  isOwn,
  numbersIn,
  oddDigits,
  ownIn,
  plain,
  termOf,
  withoutCodes,
  withoutOwn,
  withoutRanges,
} from './known-numbers.ts'
import { normal } from './lines-with.ts'
import { isFigure, latinLanguage, numberInWord } from './number-words.ts'
import { romanNumbers } from './roman-numbers.ts'
import { dimensions, measures, readShop, sides } from './shop-texts.ts'
import { namedNumbers } from './slang-numbers.ts'
import { findTerms, timeUnit } from './time-units.ts'
import type { World } from './world.ts'

/** Written apart, or with marks around each of them, digits are still one number. */
const apart = /(?<!\d)\d(?:(?:[\s.\-_*]|\uFE0F|\u20E3)+\d(?!\d)){2,}/g
/** Letters that pass for digits beside one: l9, 5oo. */
const lookalike =
  /(?<![\p{L}\p{N}])(?=[\dolisv]*\d)(?=[\dolisv]*[olisv])[\dolisv]{2,}(?![\p{L}\p{N}])/gu
/** What follows a number makes it money, which no text but the shop's own says. */
const money = new RegExp(`^(?:${afterWords})$`, 'u')
/** Two alphabets in one word are there to be taken for something else. */
const mixed =
  /\p{Script=Latin}[\p{M}]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{M}]*\p{Script=Latin}/u
/** A thousand thanks and congratulations count nothing, where a sentence or a part of it begins with them. */
const courtesies = new RegExp(
  String.raw`(?<=^|[.!?¡¿،,\n]\s*)(?:mil (?:gracias|disculpas|perdones|felicidades)|mille (?:mercis?|pardons|excuses|grazie|scuse)|tausend dank|duizendmaal dank|mil (?:obrigad[oa]s?|desculpas)|bin (?:teşekkür|özür)|[أا]لف (?:شكر|مبروك|سلام[ةه]|عافية)|হাজার (?:ধন্যবাদ|শুভেচ্ছা)|हज़ार(?:ों)? (?:धन्यवाद|शुक्रिया)|ہزار (?:شکریہ|شکر))(?![\p{L}\p{M}])`.normalize(
    'NFKC',
  ),
  'giu',
)
/** Counts the lines of a list. */
const counting = /^\s*\d{1,2}[.)](?=\s)/gm

const shortestPhone = 8
const spacedPhone = /\d(?:[\s().-]*\d){7}/
const blanks = String.raw`[\s().-]*`
/** Abroad it begins so; without a sign of it, only where no price is written like it. */
const abroad = String.raw`(?:(?:\+|(?<!\d)00)${blanks}\d{1,3}|(?<!\d)(?:880|966|97[134]))${blanks}(?:0${blanks})?`

/**
 * A number to call or to pay to may be written with any blanks, with the code of its country or
 * without; its last nine digits tell it. What stands before it is a number of its own.
 */
function withoutPhones(text: string, calls: () => readonly string[]): string {
  if (!spacedPhone.test(text)) return text
  const run = text.replaceAll(/[\s().-]/g, '')
  return [...new Set(calls())]
    .filter((one) => one.length >= shortestPhone && run.includes(one.slice(-9)))
    .reduce((rest, one) => {
      const spaced = (part: string) => Array.from(part).join(blanks)
      const first = one.slice(0, -9)
      const before = Array.from(first, (_, at) => spaced(first.slice(at)) + blanks)
      const begins = String.raw`(?:${abroad}|(?<!\d)\d{0,3})(?:${[...before, ''].join('|')})`
      return rest.replaceAll(new RegExp(`${begins}${spaced(one.slice(-9))}(?!\\d)`, 'g'), ' ')
    }, text)
}

/**
 * The numbers of a text that cannot be derived from the world: in digits of any script, in words, or
 * in disguise. The same rule in every language: what is not known is not said.
 */
export function underivable(text: string, world: World, language: string): string[] {
  const { catalogue = [], texts, own = [], things = [] } = world
  // What the shop's texts hold is looked through where there is a number to look for, for they may be long.
  const shop = readShop(world)
  const { knows, knowsWord } = shop
  const numbers = once(() => numbersIn(world.numbers))
  const isMeasure = (measure: string) => {
    const wanted = numbersIn([measure])
    const there = new Set(shop.measuredLike(wanted))
    return wanted.every((one) => there.has(one))
  }
  const saidOf = (wanted: readonly string[]) => allKnown(shop.numbersLike(wanted), numbers())
  const saidOfWord = whereAsked((value) => saidOf([value]))
  // "100% cotton" measures nothing that is sold.
  const whole = text
    .replaceAll(courtesies, ' ')
    .replaceAll(/(?<!\d)(?:100|১০০|١٠٠|१००|۱۰۰) ?[%٪]/g, ' ')
  const written = normal(whole.replaceAll(counting, ''))
  const withDigits = /\d/.test(written)
  const named = withDigits
    ? withoutPhones(shop.withoutNames(written), shop.calls)
        // What measures a product measures it here, too; alone it may be read as its price.
        .replaceAll(measures, (measure) => (isMeasure(measure) ? ' ' : measure))
        .replaceAll(dimensions, (measure) => (isMeasure(measure) ? ' ' : measure))
        .replaceAll(sides, (measure) => (isMeasure(measure) ? ' ' : measure))
    : written
  const inTexts = once(() =>
    saidOf([...numbersIn(named.match(digits) ?? []), ...(named.match(apart) ?? []).map(plain)]),
  )
  const uncoded = withDigits ? withoutCodes(named, inTexts()) : named
  const languages = new Set([language.toLowerCase(), latinLanguage(tokens(uncoded)) ?? 'en'])
  const folded = withoutCounts(uncoded, things, languages)
  const found = withDigits ? inDigits(folded, knows, inTexts(), own) : []
  found.push(...romanNumbers(text, [...catalogue, ...texts], own))
  found.push(
    ...oddDigits(folded).filter(
      (digit) => ![...catalogue, ...texts].some((one) => normal(one).includes(digit)),
    ),
  )
  const disguised = tokens(text).find((word) => mixed.test(word))
  if (disguised !== undefined) found.push(disguised)
  found.push(...wordsFor(folded, { knows, knowsWord, saidOf, saidOfWord }, languages, own))
  return [...new Set(found)]
}

/** All numbers that a text may hold, in digits or as words of this language. */
export function numbersSaid(text: string, language: string): readonly string[] {
  const read = normal(text)
  const words = tokens(read)
  const languages = new Set([language.toLowerCase(), latinLanguage(words) ?? 'en'])
  return [
    ...numbersIn(read.match(digits) ?? []),
    ...(read.match(apart) ?? []).map(plain),
    ...words.flatMap(disguises).flatMap((word) => numberInWord(word, languages) ?? []),
  ]
}

function inDigits(
  folded: string,
  knows: (written: string) => boolean,
  inTexts: KnownNumbers,
  own: readonly string[],
): string[] {
  const found = (folded.match(apart) ?? []).filter(
    (written) => !knows(written) && !inTexts.values.has(plain(written)),
  )
  for (const sentence of sentences(withoutRanges(folded, inTexts))) {
    const allowed = allowedIn(sentence, inTexts)
    for (const written of withoutOwn(sentence, own).match(digits) ?? [])
      if (!allowed.has(plain(written)) && !isRangeOfKnown(written, allowed)) found.push(written)
  }
  for (const { text: written, unit, numbers: parts } of findTerms(folded))
    if (!parts.every((part) => inTexts.terms.has(termOf(part, unit)))) found.push(written)
  for (const written of folded.match(lookalike) ?? []) if (!knows(written)) found.push(written)
  return found
}

/** "9:00/18:00", "2/3": each of its numbers is known. */
function isRangeOfKnown(written: string, values: ReadonlySet<string>): boolean {
  return written.split('/').every((part) => values.has(plain(part)))
}

/** Letters one by one, with blanks or marks between them, are read as the word that they make. */
const spelled = /(?<![\p{L}\p{M}])\p{L}(?:[\s.\-_*·]{1,2}\p{L}(?![\p{L}\p{M}])){3,}/gu
const marksOfLatin = /[\u0300-\u036F]/g
/** Shorter words mean something else without their marks. */
const longEnough = 6

function disguises(word: string): readonly string[] {
  const bare = word.normalize('NFD').replaceAll(marksOfLatin, '')
  return bare !== word && bare.length >= longEnough ? [word, bare] : [word]
}

/** Hindi "with" and Urdu "the same" are numbers only beside money. */
const alsoOther = new Set(['saath', 'اسی'])
/** French "new" is a nine, but not where something is: "comme neuf". */
const beforeNew = new Set(['du', 'tout', 'comme', 'état', 'flambant'])
const isBeside = (word: string, next: string, before: string) =>
  (!alsoOther.has(word) && !(word === 'neuf' && beforeNew.has(before))) || money.test(next)

function valueOf(word: string, languages: ReadonlySet<string>): string | null {
  const [value = null] = disguises(word).flatMap((one) => numberInWord(one, languages) ?? [])
  return value
}

interface Said {
  readonly knows: (written: string) => boolean
  readonly knowsWord: (word: string) => boolean
  readonly saidOf: (wanted: readonly string[]) => KnownNumbers
  readonly saidOfWord: (value: string) => KnownNumbers
}

function wordsFor(
  folded: string,
  { knows, knowsWord, saidOf, saidOfWord }: Said,
  languages: ReadonlySet<string>,
  own: readonly string[],
): string[] {
  const apartLetters = (folded.match(spelled) ?? []).filter(
    (written) => numberInWord(written.replaceAll(/[^\p{L}\p{M}]/gu, ''), languages) !== null,
  )
  const inWords = sentences(folded).flatMap((sentence) => {
    const said = tokens(sentence)
    const values = said.map((word) => valueOf(word, languages))
    // Hours and an address are told by all of their numbers: in words as in digits.
    const numbers = values.map((value, at) => (isFigure(value) ? value : (said[at] ?? '')))
    const together = once(() => {
      const known = saidOf(numbers.filter((one) => isFigure(one)))
      return { hours: allowedIn(numbers.join(' '), known), ofOwn: ownIn(numbers.join(' '), own) }
    })
    return said.filter((word, at) => {
      const value = values[at] ?? null
      if (value === null) return false
      const next = said[at + 1] ?? ''
      if (!isBeside(word, next, said[at - 1] ?? '')) return false
      if (money.test(next)) return !knows(`${word} ${next}`)
      const unit = timeUnit(next)
      const inTexts = saidOfWord(value)
      if (unit !== null) return !inTexts.terms.has(termOf(value, unit)) && !knows(`${word} ${next}`)
      // As a price or a term it is another than the shop's.
      if (knowsWord(word)) return false
      if (allowedIn(sentence, inTexts).has(value)) return false
      if (isOwn(value, said.slice(Math.max(0, at - 2), at + 3), own)) return false
      return !together().hours.has(value) && !together().ofOwn.has(value)
    })
  })
  const slang = namedNumbers(folded, languages).filter((written) => !knows(written))
  return [...apartLetters, ...slang, ...inWords]
}
