import { afterWords } from '../../context/amount-words.ts'
import { once } from '../../context/once.ts'
import { fold, sentences, tokens } from '../../context/text.ts'
import { type Thing, withoutCounts } from './counted-things.ts'
import {
  allowedIn,
  digits,
  type KnownNumbers,
  knownNumbers,
  isOwn,
  numbersIn,
  oddDigits,
  plain,
  termOf,
  withoutCodes,
  withoutOwn,
  withoutRanges,
} from './known-numbers.ts'
import { holdsOneOf, textsWith } from './lines-with.ts'
import { latinLanguage, numberInWord } from './number-words.ts'
import { romanNumbers } from './roman-numbers.ts'
import { namedNumbers } from './slang-numbers.ts'
import { findTerms, timeUnit } from './time-units.ts'

/** What numbers in a text may come from. */
export interface World {
  /** A number in a product's own name is part of the name. */
  readonly names: readonly string[]
  /** Texts of the shop that customers may hear, what this customer has written, numbers of orders. */
  readonly texts: readonly string[]
  /** The customer's own name and address: their numbers are theirs, and no quantity or price. */
  readonly own?: readonly string[]
  /** Pieces in the cart, and what else the program knows. */
  readonly numbers: readonly string[]
  /** What is for sale: how much of it there is may be told. */
  readonly things?: readonly Thing[]
}

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

/** Units of products, in the scripts that they are written in. */
const unit =
  'kg|g|gm|gr|grams?|mg|ml|cl|l|lit(?:er|re)s?|cm|mm|m|km|inch(?:es)?|in|ft|w|v|mah|gb|mb|tb|oz|lbs?|গ্রাম|কেজি|মিলি|লিটার|সেমি|মিটার|ইঞ্চি|جم|غرام|جرام|كجم|كيلو|مل|لتر|سم|ग्राम|किलो|मिली|लीटर|सेमी|گرام|کلو|ملی|لیٹر'
const measures = new RegExp(
  String.raw`\d+(?:[.,]\d+)?(?: ?(?:[x×*-]|(?!(?:${afterWords})\b)[\p{L}\p{M}]{1,4}) ?\d+(?:[.,]\d+)?)* ?(?:${unit})(?![\p{L}\p{M}])`.normalize(
    'NFKC',
  ),
  'gu',
)

/** So many of its first letters tell which names a place may begin; a shorter name hides nothing. */
const beginning = 4

/**
 * Takes out the names that hold a number, the longest first. Line by line, each looked through for the
 * names that are in it: all of a long catalogue's, looked for in all of its texts, took seconds.
 */
function nameless(names: readonly string[]): (text: string) => string {
  const numbered = new Set(names.map((name) => name.trim()).filter((name) => /\d/.test(name)))
  const lengths = new Map<string, Set<number>>()
  for (const name of numbered) {
    const begins = name.slice(0, beginning)
    lengths.set(begins, (lengths.get(begins) ?? new Set()).add(name.length))
  }
  const inLine = (line: string) => {
    if (!/\d/.test(line)) return []
    const found = new Set<string>()
    for (let at = 0; at + beginning <= line.length; at++) {
      for (const length of lengths.get(line.slice(at, at + beginning)) ?? []) {
        const part = line.slice(at, at + length)
        if (numbered.has(part)) found.add(part)
      }
    }
    return [...found].toSorted((a, b) => b.length - a.length)
  }
  return (text) =>
    text
      .split('\n')
      .map((line) => inLine(line).reduce((rest, name) => rest.replaceAll(name, ' ◇ '), line))
      .join('\n')
}

const shortestPhone = 8
const spacedPhone = /\d(?:[\s().-]*\d){7}/
const callable = /\d[\d ().-]{7,}\d/g
const blanks = String.raw`[\s().-]*`
/** Abroad it begins so; without a sign of it, only where no price is written like it. */
const abroad = String.raw`(?:(?:\+|(?<!\d)00)${blanks}\d{1,3}|(?<!\d)(?:880|966|97[134]))${blanks}(?:0${blanks})?`

const isCallable = (line: string) => line.search(callable) !== -1

/**
 * A number to call or to pay to may be written with any blanks, with the code of its country or
 * without; its last nine digits tell it. What stands before it is a number of its own.
 */
function withoutPhones(text: string, known: () => string): string {
  if (!spacedPhone.test(text)) return text
  const calls = (known().match(callable) ?? []).map((one) => one.replaceAll(/\D/g, ''))
  return calls
    .filter((one) => one.length >= shortestPhone)
    .reduce((rest, one) => {
      const spaced = (part: string) => Array.from(part).join(blanks)
      const first = one.slice(0, -9)
      const before = Array.from(first, (_, at) => spaced(first.slice(at)) + blanks)
      const begins = String.raw`(?:${abroad}|(?<!\d)\d{0,3})(?:${[...before, ''].join('|')})`
      return rest.replaceAll(new RegExp(`${begins}${spaced(one.slice(-9))}(?!\\d)`, 'g'), ' ')
    }, text)
}

interface Names {
  /** As they are read. */
  readonly read: readonly string[]
  readonly takeOut: (text: string) => string
}
const ready = new WeakMap<readonly string[], Names>()

/** Made ready once for all that is looked at in a turn. */
function readNames(names: readonly string[]): Names {
  const before = ready.get(names)
  if (before) return before
  const read = names.map(normal)
  const made = { read, takeOut: nameless(read) }
  ready.set(names, made)
  return made
}

function normal(text: string): string {
  return fold(text.replaceAll(/[*_~`]|\u20E3|\uFE0F/g, ''))
}

/**
 * The numbers of a text that cannot be derived from the world: in digits of any script, in words, or
 * in disguise. The same rule in every language: what is not known is not said.
 */
export function underivable(text: string, world: World, language: string): string[] {
  const { names, texts, own = [], things = [] } = world
  // What the shop's texts hold is looked through where there is a number to look for, for they may be long.
  const withoutNames = (text: string) => readNames(names).takeOut(text)
  // Each by itself: plain ones, as most are, are read in no time.
  const all = once(() => texts.map(normal).join('\n'))
  const known = once(() => withoutNames(all()))
  const linesOf = (holds: (line: string) => boolean) =>
    textsWith(texts, holds)
      .flatMap((one) => normal(one).split('\n'))
      .filter(holds)
      .join('\n')
  const near = (wanted: readonly string[]) => withoutNames(linesOf(holdsOneOf(wanted)))
  const isMeasure = (measure: string) => {
    const numbers = numbersIn([measure])
    const there = new Set(
      numbersIn([
        ...(near(numbers).match(measures) ?? []),
        ...readNames(names)
          .read.filter(holdsOneOf(numbers))
          .flatMap((name) => name.match(measures) ?? []),
      ]),
    )
    return numbers.every((one) => there.has(one))
  }
  const saidOf = (wanted: readonly string[]) =>
    knownNumbers(near(wanted).replaceAll(measures, ' '), world.numbers)
  // "100% cotton" measures nothing that is sold.
  const whole = text
    .replaceAll(courtesies, ' ')
    .replaceAll(/(?<!\d)(?:100|১০০|١٠٠|१००|۱۰۰) ?[%٪]/g, ' ')
  const written = normal(whole.replaceAll(counting, ''))
  const withDigits = /\d/.test(written)
  const named = withDigits
    ? withoutPhones(withoutNames(written), () => withoutNames(linesOf(isCallable)))
        // What measures a product measures it here, too; alone it may be read as its price.
        .replaceAll(measures, (measure) => (isMeasure(measure) ? ' ' : measure))
    : written
  const inTexts = once(() =>
    saidOf([...numbersIn(named.match(digits) ?? []), ...(named.match(apart) ?? []).map(plain)]),
  )
  const uncoded = withDigits ? withoutCodes(named, inTexts()) : named
  const languages = new Set([language.toLowerCase(), latinLanguage(tokens(uncoded)) ?? 'en'])
  const folded = withoutCounts(uncoded, things, languages)
  const found = withDigits ? inDigits(folded, known, inTexts(), own) : []
  found.push(...romanNumbers(text, texts, own))
  found.push(...oddDigits(folded).filter((digit) => !all().includes(digit)))
  const disguised = tokens(text).find((word) => mixed.test(word))
  if (disguised !== undefined) found.push(disguised)
  found.push(...wordsFor(folded, { known, saidOf }, languages, own))
  return [...new Set(found)]
}

function inDigits(
  folded: string,
  known: () => string,
  inTexts: KnownNumbers,
  own: readonly string[],
): string[] {
  const found = (folded.match(apart) ?? []).filter(
    (written) => !known().includes(written) && !inTexts.values.has(plain(written)),
  )
  for (const sentence of sentences(withoutRanges(folded, inTexts))) {
    const allowed = allowedIn(sentence, inTexts)
    for (const written of withoutOwn(sentence, own).match(digits) ?? [])
      if (!allowed.has(plain(written)) && !isRangeOfKnown(written, allowed)) found.push(written)
  }
  for (const { text: written, unit, numbers: parts } of findTerms(folded))
    if (!parts.every((part) => inTexts.terms.has(termOf(part, unit)))) found.push(written)
  for (const written of folded.match(lookalike) ?? [])
    if (!known().includes(written)) found.push(written)
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

interface Said {
  readonly known: () => string
  readonly saidOf: (wanted: readonly string[]) => KnownNumbers
}

function wordsFor(
  folded: string,
  { known, saidOf }: Said,
  languages: ReadonlySet<string>,
  own: readonly string[],
): string[] {
  const texts = once(() => new Set(tokens(known())))
  const apartLetters = (folded.match(spelled) ?? []).filter(
    (written) => numberInWord(written.replaceAll(/[^\p{L}\p{M}]/gu, ''), languages) !== null,
  )
  const inWords = sentences(folded).flatMap((sentence) => {
    const said = tokens(sentence)
    return said.filter((word, at) => {
      const [value = null] = disguises(word).flatMap((one) => numberInWord(one, languages) ?? [])
      if (value === null || texts().has(word)) return false
      const next = said[at + 1] ?? ''
      if (money.test(next)) return !known().includes(`${word} ${next}`)
      const unit = timeUnit(next)
      const inTexts = saidOf([value])
      if (unit !== null) return !inTexts.terms.has(termOf(value, unit))
      const isAllowed = allowedIn(sentence, inTexts).has(value)
      return !isAllowed && !isOwn(value, said.slice(Math.max(0, at - 2), at + 3), own)
    })
  })
  const slang = namedNumbers(folded, languages).filter((written) => !known().includes(written))
  return [...apartLetters, ...slang, ...inWords]
}
