import { cardTexts } from '../../context/cards.ts'
import type { AgentContext } from '../../context/context.ts'
import { namedProducts, productNames } from '../../context/named-products.ts'
import { inEach, once, perObject, type Slices } from '../../context/once.ts'
import { inPublished } from '../../context/tactics.ts'
import { clauses, fold, sentences, tokens } from '../../context/text.ts'
import { placeholderPattern } from '../../templates/placeholders.ts'
import { latinLanguage, numberInWord } from '../numbers/number-words.ts'
import { pricedSentences } from '../numbers/published-amounts.ts'
import { servicesIn, withoutServices } from '../numbers/services.ts'
import { timeUnit } from '../numbers/time-units.ts'
import { sendingDays, speaksOfSending, weekdaysIn } from '../numbers/weekdays.ts'
import { plainLetters } from '../promises/plain-letters.ts'
import { asks, asksNothing } from '../promises/rhetoric.ts'
import { commitmentIn, isLearnt, wordsIn } from './classifier.ts'
import { withoutDenials } from './denials/denials.ts'
import { meaningsOf, namesLimits } from './facts/concepts.ts'
import { isGlue } from './facts/glue.ts'
import { negates } from './facts/negation.ts'
import { isOfTactics, speaksOfPaying, statedTerm, type Term, termIn } from './stated-terms.ts'

/** From here on a sentence is taken for a commitment. */
const bar = 0.1
/** The same where no second look follows, which would clear what is only suspected: more is held. */
const barAlone = -0.25
/** So much above it, also where a second look finds none in it. */
const sure = 0.2
/** What is asked is not yet said. */
const asked = 2.5
/** What is said before a question is judged a little by the question. */
const mostAsked = 1.5
/** A number that is allowed there at all is in the shop's own words. */
const stated = 3.4
/** A term in words, less: "in two days it is gone" is said of an illness, too. */
const inWords = 1
/** The number of an order says which, and nothing of what it is said of. */
const ofOrder = 1.5
/** A single word says little of what it is about. */
const short = 2
const few = 2

/** A word that says so much by itself is more than a name. */
const telling = 0.3

/** A sentence that is only there by another reading of it. */
const guessed = 0.35

export const bindsAlone = (word: string): boolean => commitmentIn([word]) > telling

/** Links are judged by themselves, and none of their parts is a word. */
const links = /\S*(?:[:/]{2,3}|@|\w\.\w)\S*/gu

export interface Binding {
  readonly sentence: string
  readonly isSure: boolean
}

/**
 * The sentences of a reply that bind the shop and are in none of its own texts: found by how alike
 * they are to samples of both kinds, in every language of the agent.
 */
export function findCommitments(
  reply: string,
  /** Clauses, folded, whose promise the shop keeps. */
  kept: readonly string[],
  context: AgentContext,
): Binding[] {
  const masked = withoutOwn(reply.replaceAll(placeholderPattern, ' ◇ '), context)
  const said = sentences(masked.replaceAll(links, ' '))
  const read = sentences(plainLetters(masked).replaceAll(links, ' '))
  return [...new Set([...said, ...read, ...cutUp(said)])].flatMap((sentence) => {
    const whole = fold(sentence).trim()
    const given = kept.reduce((rest, clause) => rest.replace(clause, ' '), whole)
    const open = withoutDenials(given)
    // "If not, …": what is left of a sentence whose promise is kept, or refused.
    if (open !== whole && wordsIn(open).length <= few) return []
    const more = said.includes(sentence) ? 0 : guessed
    if (onlyOffers(open, context)) return []
    const claims = claimsOf(open, more)
    const bindsBy = (extra: number) => (one: Claim) =>
      binds(one.text, one.more + extra, context) && !isOfTactics(one.text, context)
    // What is refused may speak for a sentence, never against it.
    const asSaid = open === given ? null : claimsOf(given, more)
    const holds = (extra: number) =>
      claims.some(bindsBy(extra)) && (asSaid === null || asSaid.some(bindsBy(extra)))
    const term = claims.map((claim) => openTerm(claim, context)).find((found) => found !== null)
    return term !== undefined || holds(0)
      ? [{ sentence, isSure: term === 'unpaid' || term === 'asOne' || holds(sure) }]
      : []
  })
}

const mostBesides = 3

/** "Shall I wrap it?": whether the customer wants what the shop does for a price, and nothing more. */
function onlyOffers(sentence: string, context: AgentContext): boolean {
  const named = asks(sentence) ? servicesIn(sentence) : []
  if (named.length === 0) return false
  const besides = wordsIn(withoutServices(sentence))
  if (besides.length > mostBesides || besides.some((word) => meaningsOf(word) !== '')) return false
  const priced = new Set(pricedSentences(context).flatMap(({ text }) => servicesIn(fold(text))))
  return named.every((service) => priced.has(service))
}

/** Nobody lives in "your money back": what sounds so like a promise is judged as one. */
const mostOfAddress = 1.5

/** Where the customer lives is theirs, whatever is said of it. */
function withoutOwn(text: string, { customer }: AgentContext): string {
  const address = customer.address?.trim() ?? ''
  const isAddress = address !== '' && commitmentIn(wordsIn(address)) <= mostOfAddress
  return isAddress ? text.replaceAll(address, ' ◇ ') : text
}

const shortestPiece = 3

/** "You get. Your money. Back.": what is said in pieces, each of which says nothing. */
function cutUp(said: readonly string[]): readonly string[] {
  const runs: string[][] = [[]]
  for (const piece of said) {
    if (wordsIn(piece).length <= shortestPiece) runs.at(-1)?.push(piece)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(' '))
}

interface Claim {
  readonly text: string
  /** So much more it takes to bind. */
  readonly more: number
}

/** A sentence, and of a question also what is said before it is asked: "It is free, all right?" */
function claimsOf(sentence: string, least: number): readonly Claim[] {
  if (!asks(sentence) || asksNothing(sentence)) return [{ text: sentence, more: least }]
  const said = sentence.replace(/[,،–—-][^,،–—-]*$/u, '')
  if (said === sentence) return [{ text: sentence, more: asked }]
  // "Your name, phone and address?" says nothing before it asks.
  const more = least + (wordsIn(said).length > few ? 0 : short) + askedFor(said, sentence)
  return [
    { text: sentence, more: least + asked },
    { text: said, more },
  ]
}

/** "What heat, has it rained?": a question that is harmless as a whole speaks for what it begins with. */
function askedFor(said: string, whole: string): number {
  const difference = commitmentIn(wordsIn(said)) - commitmentIn(wordsIn(whole))
  return Math.min(mostAsked, Math.max(0, difference / 2))
}

/** What is stated of what is owed, and neither the shop's tactics nor its own words say. */
function openTerm({ text, more }: Claim, context: AgentContext): Term | null {
  const term = more < asked ? statedTerm(text, context) : null
  if (term === null) return null
  const words = wordsIn(text)
  const saysSo = (theirs: Published) =>
    (holdsHalf(theirs.folded, words) || holdsMeanings(theirs, contentOf(words))) &&
    clauses(theirs.text).some((clause) => termIn(fold(clause)) === term)
  const isTheirs =
    published(context).some(saysSo) || cardTexts(context).flatMap(withFolded).some(saysSo)
  return isTheirs ? null : term
}

/** "House twelve": whether it is known at all is asked elsewhere. */
const isNumber = (word: string) => numberInWord(word, english) !== null
const english = new Set(['en'])

function binds(text: string, more: number, context: AgentContext): boolean {
  const words = wordsIn(text)
  const isShort = words.length < few || (words.length === few && words.some(isNumber))
  const least = context.settings.ai.review ? bar : barAlone
  const low = least + more + (isShort ? short : 0)
  if (!isAbove(words, low)) return false
  const limit = low + Math.max(statedIn(text, context), onDaysOf(text, context))
  return (limit === low || isAbove(words, limit)) && !isTheShops(text, words, limit, context)
}

/** That something is sent on a day on which the shop says so speaks for a sentence, unless money is. */
function onDaysOf(text: string, context: AgentContext): number {
  if (!speaksOfSending(text) || speaksOfPaying(text)) return 0
  const named = weekdaysIn(text)
  if (named.length === 0) return 0
  const theirs = new Set(daysOfTexts(context))
  return named.every((day) => theirs.has(day)) ? stated : 0
}

/** How much a number speaks for a sentence: one in a product's name, or of pieces of it, says nothing. */
function statedIn(text: string, { products, orders = [] }: AgentContext): number {
  if (!/\d/.test(text)) return statesTerm(tokens(text)) ? inWords : 0
  const without = (names: readonly string[], from: string) =>
    names.reduce((left, name) => left.replaceAll(name, ' '), from)
  const named = without(numberedNames(productNames(products)), text)
  const names = wordsOfNames(productNames(products))
  const isPieces = (word = '') => names.has(word) || names.has(word.slice(0, -1))
  const numbersIn = (from: string) =>
    tokens(from).some((word, at, words) => /\d/.test(word) && !isPieces(words[at + 1]))
  if (!numbersIn(named)) return 0
  const numbers = orders.map(({ number }) => fold(number))
  return numbersIn(without(numbers, named)) ? stated : ofOrder
}

/** "Five days", in words: as with digits, only what the shop says itself is not held before. */
function statesTerm(words: readonly string[]): boolean {
  const at = words.findIndex((word, nth) => nth > 0 && timeUnit(word) !== null)
  if (at === -1) return false
  const value = numberInWord(words[at - 1] ?? '', new Set([latinLanguage(words) ?? 'en']))
  return Number(value) > 1
}

/** Where nothing is said, nothing binds. */
const isAbove = (words: readonly string[], limit: number) =>
  words.length > 0 && commitmentIn(words) > limit

/** Without the names of products and the customer's own, and without what one sentence of the shop says as well, nothing is left of it. */
function isTheShops(
  text: string,
  words: readonly string[],
  limit: number,
  context: AgentContext,
): boolean {
  const { products, customer } = context
  const names = wordsOfNames(productNames(products))
  const theirs = new Set(wordsIn(customer.name ?? ''))
  const named = once(() => namedProducts(products)(text).flatMap(({ name }) => wordsIn(name)))
  // A name permits itself, and none of its words by itself: "Refund" is a name, too.
  const isName = (word: string) =>
    (names.has(word) && (!isLearnt(word) || !bindsAlone(word) || named().includes(word))) ||
    (theirs.has(word) && !bindsAlone(word))
  const own = words.filter((word) => !isName(word))
  if (!isAbove(own, limit)) return true
  const content = contentOf(own)
  const isNot = once(() => negates(text))
  const isSaidIn = (theirs: Published) =>
    // Of a long catalogue few texts hold so much of it: those alone are read word by word.
    (holdsHalf(theirs.folded, own) || holdsMeanings(theirs, content)) &&
    sentences(theirs.text).some(
      (sentence) =>
        // What the shop only asks, "Do I get my money back?", it does not give.
        !asks(sentence) &&
        (saysWords(sentence, own, limit) || means(sentence, content, limit)) &&
        keepsLimits(words, content, sentence) &&
        // What the shop denies permits nobody to say that it is so.
        (isNot() || !negates(fold(sentence))),
    )
  return published(context).some(isSaidIn) || cardTexts(context).flatMap(withFolded).some(isSaidIn)
}

/** A sentence of the shop has half of these words, and what is left of them binds nobody. */
function saysWords(sentence: string, words: readonly string[], limit: number): boolean {
  const said = new Set(wordsIn(sentence))
  const left = words.filter((word) => !said.has(word))
  return left.length <= words.length / 2 && !isAbove(left, limit)
}

const leastMeant = 2

/** The same in another language: two of its meanings or more are the shop's, and two thirds of all. */
function means(sentence: string, content: readonly string[], limit: number): boolean {
  const left = notMeant(wordsIn(sentence), content)
  return (
    content.length - left.length >= leastMeant &&
    left.length * 3 <= content.length &&
    !isAbove(left, limit) &&
    !speaksOfPaying(left.join(' '))
  )
}

/** What speaks of the same thing as a sentence of the shop names the limits that it sets. */
function keepsLimits(words: readonly string[], content: readonly string[], sentence: string) {
  const theirs = wordsIn(sentence)
  return notMeant(theirs, content).length === content.length || namesLimits(words, theirs)
}

/** Those words of an answer that the shop's neither hold nor mean. */
function notMeant(theirs: readonly string[], content: readonly string[]): readonly string[] {
  const said = new Set(theirs)
  const meant = new Set(theirs.flatMap((word) => Array.from(meaningsOf(word))))
  return content.filter(
    (word) => !said.has(word) && !Array.from(meaningsOf(word)).some((one) => meant.has(one)),
  )
}

/** What holds sentences together says nothing, whether it stands in the shop's or not. */
const contentOf = (words: readonly string[]) => words.filter((word) => !isGlue(word))

function holdsHalf(folded: string, words: readonly string[]): boolean {
  let missing = 0
  return words.every((word) => {
    if (!folded.includes(word)) missing += 1
    return missing <= words.length / 2
  })
}

function holdsMeanings({ folded, meanings }: Published, words: readonly string[]): boolean {
  let missing = 0
  return words.every((word) => {
    const isThere =
      folded.includes(word) || Array.from(meaningsOf(word)).some((one) => meanings.includes(one))
    if (!isThere) missing += 1
    return missing * 3 <= words.length
  })
}

interface Published {
  readonly text: string
  readonly folded: string
  readonly meanings: string
}

const meaningsIn = (text: string) =>
  [...new Set(wordsIn(text).flatMap((word) => Array.from(meaningsOf(word))))].join('')
const withFolded = (text: string): readonly Published[] => [
  { text, folded: fold(text), meanings: meaningsIn(text) },
]
const published = inPublished(withFolded)
const daysOfTexts = inPublished((text) => sendingDays(sentences(text)))
const wordsInNames = inEach(wordsIn)
const wordsOfNames = perObject(
  (names: readonly string[]): ReadonlySet<string> => new Set(wordsInNames(names)),
)

const numberedInEach = inEach((name) => (/\p{N}/u.test(name) ? [fold(name).trim()] : []))
const numberedNames = perObject((names: readonly string[]): readonly string[] =>
  numberedInEach(names).toSorted((a, b) => b.length - a.length),
)

/** What is kept of a catalogue for what binds the shop, made in slices. */
export function* commitmentSlices(context: AgentContext): Slices {
  const names = productNames(context.products)
  yield* wordsInNames.slices(names)
  wordsOfNames(names)
  yield* numberedInEach.slices(names)
  numberedNames(names)
  yield* published.slices(context)
  yield* daysOfTexts.slices(context)
}
