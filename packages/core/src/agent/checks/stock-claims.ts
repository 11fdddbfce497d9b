import type { OwnLanguage } from '../../domain/entities.ts'
import { type AgentContext, type AgentProduct, hasStock } from '../context/context.ts'
import { namedProducts } from '../context/named-products.ts'
import {
  clauses,
  excerpt,
  fold,
  sentences,
  tokens,
  type WholeWords,
  wholeWords,
} from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import { replyLanguage } from '../language/reply-language.ts'
import { type Problem, problem } from './problem.ts'

const alternatives = (lists: readonly string[]) =>
  lists
    .flatMap((list) => list.split('|'))
    .map((one) => one.trim().normalize('NFKC'))
    .join('|')
const whole = (lists: readonly string[]) => wholeWords(alternatives(lists))

/** They sound like a refusal and are none: what soothes says nothing of the stock. */
const soothing = whole([
  "no (?:problem|worries|doubt|need to (?:wait|worry|hurry))|don't worry|do not worry|why not|not only|never mind",
  'কোনো (?:সমস্যা|চিন্তা) (?:নেই|নাই)|চিন্তা করবেন না|kono (?:somossa|chinta) n[ae]i|chinta (?:korben|koiren) na',
  'لا مشكلة|لا تقلقي?|بلا شك|sin (?:problema|duda)s?|no (?:hay problema|se preocupe|te preocupes)',
  'pas de (?:problème|souci)s?|sans (?:problème|souci|aucun doute)|ne vous inquiétez pas|kein problem|keine sorge|ohne (?:problem|zweifel)e?|warum nicht',
  'sorun (?:değil|yok)|merak etmeyin|कोई (?:बात|समस्या|दिक्कत) नहीं|चिंता (?:न|मत) करें|koi (?:baat|dikkat|masla) nahi|کوئی (?:بات|مسئلہ) نہیں|فکر نہ کریں',
  '(?:tidak|nggak) (?:masalah|apa-apa)|jangan khawatir|nessun problema|senza problemi|non si preoccupi|sem (?:problemas?|dúvida)|não se preocupe|geen (?:probleem|zorgen)|zonder (?:probleem|twijfel)',
])

/** Said of what is sold out, and of nothing else, whatever the language around it. */
const soldOut = whole([
  'sold out|out of stock|stock out|unavailable|[\\p{L}\\p{M}]*নেই|[\\p{L}\\p{M}]*নাই|ফুরিয়ে[\\p{L}\\p{M}]*|ache nai|stock e nai',
  'نفد|نفدت|نفذ|نفذت|غير متوفرة?|غير متاحة?|لا يوجد|لا توجد|ليس لدينا|agotad[oa]s?|épuisée?s?|en rupture|ausverkauft|vergriffen|nicht auf lager',
  'tükendi|tükenmiş\\p{L}*|kalmadı|ख़त्म|खत्म|नहीं|khatam|khatm|نہیں|ختم|habis|kosong|esaurit[oia]|esgotad[oa]s?|acabou|uitverkocht',
])

/** How a language says no; in another the same word may mean something else. */
const negatives: Readonly<Record<OwnLanguage, WholeWords>> = {
  en: whole(["no|not|never|none|cannot|without|\\p{L}+n't|gone|unfortunately"]),
  bn: whole(['না|নয়|শেষ|দুঃখিত']),
  'bn-latn': whole(['n[ae]i|na|noy|shesh|sesh|furi?ye|dukkhito']),
  ar: whole(['لا|ليس|ليست|لم|لن|غير|انتهى|انتهت|خلص|خلصت|مش|مو|ما|للأسف']),
  es: whole(['no|ni|sin|nunca|lamentablemente|por desgracia']),
  fr: whole(["ne|pas|sans|aucune?|hélas|malheureusement|n'\\p{L}+"]),
  de: whole(['nicht|kein\\p{L}*|nie|leider']),
  tr: whole([
    'yok|değil|bitti|\\p{L}{2,}(?:mıyor|miyor|muyor|müyor|maz|mez|madı|medi)\\p{L}*|maalesef',
  ]),
  hi: whole(['नही|ना|मत']),
  'hi-latn': whole(['nahi|nahin|nai|na|nhi|mat']),
  ur: whole(['نہ|نا']),
  id: whole(['tidak|tak|nggak|gak|belum|bukan|sayangnya']),
  it: whole(['non|finit[oia]|purtroppo|senza']),
  pt: whole(['não|nem|sem|infelizmente']),
  nl: whole(['niet|geen|nooit|helaas']),
}

/** "No, the pot is there": it answers what was asked, and says nothing of the stock. */
const answer = new RegExp(
  String.raw`^\P{L}*(?:${alternatives([
    'no|nope|nein|nee|non|nej|na|না|নাহ|nah|لا|كلا|hayır|yok|नहीं|जी नहीं|nahi|ji nahi|نہیں|جی نہیں|tidak|nggak|não',
  ])})[^\p{L}\p{M}]*$`,
  'u',
)

const spaced = (text: string) => ` ${tokens(text).join(' ')} `

/** Those that a text names and that cannot be had; not where the name is a part of another's that can. */
function goneIn(text: string, { products }: AgentContext): readonly AgentProduct[] {
  const gone = namedProducts(products)(text).filter((product) => !hasStock(product, 1))
  if (gone.length === 0) return gone
  const there = products.filter((product) => hasStock(product, 1)).map(({ name }) => spaced(name))
  return gone.filter(({ name }) => !there.some((other) => other.includes(spaced(name))))
}

/** What they have ordered already may be talked of as it is. */
function isTheirs({ id }: AgentProduct, decision: Decision, { orders = [] }: AgentContext) {
  const isOfOrder = decision.afterSale !== 'none' || decision.handOver
  return isOfOrder && orders.some(({ items }) => items.some(({ productId }) => productId === id))
}

/** "We have no kantha but the pot is there": what follows speaks of something else. */
const turning = whole([
  'but|however|though|instead|কিন্তু|তবে|kintu|tobe|لكن|ولكن|pero|sino|mais|par contre|aber|sondern|dafür',
  'ama|ancak|fakat|लेकिन|मगर|lekin|magar|لیکن|مگر|tapi|tetapi|namun|però|invece|mas|porém|maar|echter',
])

interface Clause {
  /** Folded, without what soothes. */
  readonly text: string
  /** Which sentence it is of. */
  readonly of: number
  readonly named: readonly AgentProduct[]
  /** A "but" stands before it. */
  readonly turns: boolean
}

function clausesOf(said: readonly string[], { products }: AgentContext): readonly Clause[] {
  const namedIn = namedProducts(namedProducts(products)(said.join('\n')))
  return said.flatMap((sentence, of) =>
    clauses(sentence.replaceAll(/ [–—-]+ /g, ', ')).flatMap((part) =>
      turning
        .split(soothing.replaceIn(fold(part), () => ' '))
        .map((text, nth) => ({ text, of, named: namedIn(text), turns: nth > 0 })),
    ),
  )
}

/**
 * What a clause that names nothing speaks of: what was named before it in its sentence, or is after it, but
 * behind no "but", or else is named in another.
 */
function subjectOf({ named, of }: Clause, at: number, all: readonly Clause[]): Clause | undefined {
  if (named.length > 0) return all[at]
  const naming = all.filter((one) => one.named.length > 0)
  const before = naming.findLast((one) => all.indexOf(one) < at)
  if (before?.of === of) return before
  const after = naming.find((one) => all.indexOf(one) > at)
  return after?.of === of && !(before && after.turns) ? after : (before ?? after)
}

/** A "no" by itself is of what was named before it, and not where its sentence goes on to name that. */
function isBareAnswer({ text, of }: Clause, at: number, all: readonly Clause[]): boolean {
  if (!answer.test(text)) return false
  const before = all.slice(0, at).findLast(({ named }) => named.length > 0)
  const after = all.slice(at + 1).filter((one) => one.of <= of + 1)
  return !before || after.some(({ named }) => named.some((one) => !hasStock(one, 1)))
}

interface Span {
  readonly from: number
  readonly to: number
}
const spanOf = (from: number, text: string): Span => ({ from, to: from + text.length })
const apart = (one: Span, other: Span) => Math.max(0, one.from - other.to, other.from - one.to)

/** Whether one of these words stands no farther from this product than from any other that a clause names. */
function isNextTo({ name }: AgentProduct, { text, named }: Clause, absent: WholeWords): boolean {
  const spans = (product: string) =>
    text
      .split(product)
      .slice(0, -1)
      .map((_, nth, parts) => spanOf(parts.slice(0, nth + 1).join(product).length, product))
  const its = spans(fold(name).trim())
  // Written with other signs between its words: where it stands is not known.
  if (its.length === 0) return true
  const others = named
    .filter((one) => one.name !== name)
    .flatMap((one) => spans(fold(one.name).trim()))
  return absent.all(text).some(({ at, word }) => {
    const nearest = (places: readonly Span[]) =>
      Math.min(...places.map((place) => apart(spanOf(at, word), place)))
    return nearest(its) <= nearest(others)
  })
}

/**
 * A sold-out product that an answer names must be said to be sold out, in its clause or in one that speaks of
 * it: whatever else is said of it, in whatever language, sounds as if it could be had.
 */
export function checkStock(decision: Decision, context: AgentContext): Problem[] {
  const nameOf = new Map(context.products.map(({ id, name }) => [String(id), name]))
  const reply = decision.reply.replaceAll(
    /\{\{\s*price:\s*(\d+)\s*\}\}/g,
    (_, id: string) => ` ${nameOf.get(id) ?? '◇'} `,
  )
  if (goneIn(reply, context).length === 0) return []
  const said = sentences(reply)
  const negative = negatives[replyLanguage(decision, context)]
  const all = clausesOf(said, context)
  const absences = all.flatMap((clause, at) => {
    const marks = [soldOut, negative].filter((absent) => absent.test(clause.text))
    if (marks.length === 0 || isBareAnswer(clause, at, all)) return []
    return [{ clause, marks, subject: subjectOf(clause, at, all) }]
  })
  const isSaidGone = (product: AgentProduct, at: number) => {
    const names = ({ named }: Clause) => named.some(({ id }) => id === product.id)
    // A comma within its name parts what names it.
    const isParted = !all.some(names)
    return absences.some(({ clause, marks, subject }) => {
      if (Math.abs(clause.of - at) > 1) return false
      if (isParted || !subject) return true
      // "Sold out: the pot, the jug and the vase."
      if (!subject.named.some((one) => hasStock(one, 1))) return names(subject) || subject.of === at
      return names(subject) && marks.some((absent) => isNextTo(product, clause, absent))
    })
  }
  const found = said.flatMap((sentence, at) =>
    goneIn(sentence, context)
      .filter((one) => !isTheirs(one, decision, context) && !isSaidGone(one, at))
      .map(({ name }) => ({ sentence, name })),
  )
  return found
    .slice(0, 1)
    .map(({ sentence, name }) =>
      problem(
        'out_of_stock',
        `${excerpt(sentence)} speaks of ${excerpt(name)} as if it could be had, and it is sold out: say in the same clause that it is not available, or leave it out.`,
      ),
    )
}
