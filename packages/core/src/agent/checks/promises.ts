import type { AgentContext } from '../context/context.ts'
import { once, type Slices } from '../context/once.ts'
import { type InPublished, inPublished, resolveTactics } from '../context/tactics.ts'
import { clauses, excerpt, fold, sentences, tokens } from '../context/text.ts'
import type { OrderDraft } from '../decision/order-draft.ts'
import { withoutDenials } from './commitments/denials/denials.ts'
import { namesLimits } from './commitments/facts/concepts.ts'
import { ar } from './promises/ar.ts'
import { romanisedBengali } from './promises/bn-latn.ts'
import { bn } from './promises/bn.ts'
import { de } from './promises/de.ts'
import { en } from './promises/en.ts'
import { es } from './promises/es.ts'
import { fr } from './promises/fr.ts'
import { others } from './promises/others.ts'
import type { PromiseCode, PromiseWords } from './promises/promise-words.ts'
import { asks } from './promises/rhetoric.ts'

interface Family {
  readonly code: PromiseCode
  readonly pattern: RegExp
  /** The sentences of the seller's texts that it is in, folded. */
  readonly published: InPublished<string>
  /** What is said in a negative or a question promises nothing. */
  readonly plainOnly: boolean
  readonly advice: string
}

const patterned = [en, bn, romanisedBengali, ar, es, fr, de]
const languages = [...patterned, others]

function sources(
  of: (words: PromiseWords) => string | undefined,
  from: readonly PromiseWords[] = languages,
): string {
  return from
    .map(of)
    .filter((source) => source !== undefined)
    .join('|')
    .normalize('NFKC')
}

function pattern(source: string, flags = 'u'): RegExp {
  return new RegExp(source, flags)
}

function family(code: Exclude<PromiseCode, 'free_delivery'>, advice: string): Family {
  return { code, ...found(sources(({ found }) => found[code])), plainOnly: true, advice }
}

/** "Shall I wrap it for free?": what is offered in a question is given to whoever says yes. */
const isGiven = ({ code }: Family, clause: string) => code === 'free_item' && freeWord.test(clause)

/** What costs less or nothing from some number on does so from there on only. */
const fromSomewhere = new Set<PromiseCode>(['free_delivery', 'free_item', 'discount', 'half_price'])

function found(source: string): Pick<Family, 'pattern' | 'published'> {
  const whole = pattern(source)
  return {
    pattern: whole,
    published: inPublished((text) =>
      // What the shop only asks, "Do I get my money back?", it does not give.
      sentences(fold(text)).filter((one) => whole.test(one) && !asks(one)),
    ),
  }
}

const delivery = `(?:${sources((words) => words.delivery)})`
const deliveryWord = pattern(delivery)
const free = `(?:${sources((words) => words.free)})`
const freeWord = pattern(free)
/** "No" is a word in several languages: what stands around it must be of one that says so. */
const patternedDelivery = `(?:${sources((words) => words.delivery, patterned)})`
const charge = `(?:${sources((words) => words.charge)})`
const uncharged = sources((words) => words.uncharged)
const without = sources((words) => words.without)
const freeDelivery =
  'promise free delivery only with {{free_delivery_from}}, and only where it is on'

const families: readonly Family[] = [
  {
    code: 'free_delivery',
    ...found(`${delivery}.*${free}|${free}.*${delivery}`),
    plainOnly: true,
    advice: freeDelivery,
  },
  {
    code: 'free_delivery',
    ...found(
      `(?:${without})${patternedDelivery} ?${charge}?|${patternedDelivery} ?${charge}?(?:[^,]{0,15}(?:${uncharged}))`,
    ),
    plainOnly: false,
    advice: freeDelivery,
  },
  family(
    'discount',
    'there is no discount but {{discount_percent}} for two or more different products, where it is on',
  ),
  family('half_price', 'say no price or deal of your own'),
  family('free_item', 'nothing is given away unless the catalogue says so'),
  family('refund', 'promise no refund or return unless the shop’s own words do'),
  family('warranty', 'promise no warranty or guarantee unless the shop’s own words do'),
  family('delivery_time', 'promise no delivery time unless the shop’s own words do'),
  family('stock_count', 'say nothing of how many are left, unless the catalogue gives the count'),
  family(
    'urgency',
    'press with no deadline, unless an end of the offer is given: then write {{offer_ends}}',
  ),
]

export function* promiseSlices(context: AgentContext): Slices {
  for (const { published } of families) yield* published.slices(context)
}

const negative = pattern(sources((words) => words.negative))
/** They sound like a refusal and are none; nor is what is in a condition. */
const softeners = pattern(
  sources((words) => words.softeners),
  'gu',
)
/** Words that tie a discount to its condition: two or more different products. */
const bundleWords = pattern(sources((words) => words.bundle))

export interface FoundPromise {
  readonly code: PromiseCode
  readonly message: string
}

/** The words before these say nothing for the words after them. */
const opening = /:\s|\s[–—-]\s/u
/** Says what a price does not hold. */
const withoutDelivery = /◇ ?,? ?(?:without|excluding) delivery(?=[.,;!]|$)/g

const numbersOf = (text: string) => text.match(/\d+/g) ?? []

const wordsOf = (text: string) => tokens(text).filter((word) => /^\p{L}.{3}/u.test(word))

/** The seller's own words promise the same: with the same numbers or, where there are none, in half of the same words. */
function sellerSays(
  family: Family,
  clause: string,
  sentence: string,
  context: AgentContext,
): boolean {
  const said = numbersOf(clause)
  const own = wordsOf(clause)
  const whole = tokens(sentence)
  return family.published(context).some((folded) => {
    // "Repairs are free" is more than "Repairs are free in the first month".
    if (!namesLimits(whole, tokens(folded))) return false
    if (said.length === 0) {
      if (fromSomewhere.has(family.code) && numbersOf(folded).length > 0) return false
      const words = new Set(wordsOf(folded))
      return own.filter((word) => words.has(word)).length * 2 >= Math.max(1, own.length)
    }
    const numbers = new Set(numbersOf(folded))
    return said.every((number) => numbers.has(number))
  })
}

/**
 * Promises in a reply that neither the tactics nor the seller's own words allow, and the clauses of
 * those that they do. In the reply every
 * placeholder is written as ◇, and that of the discount's percentage as ◈.
 */
export function findPromises(
  masked: string,
  placeholders: ReadonlySet<string>,
  draft: OrderDraft,
  context: AgentContext,
): { readonly found: readonly FoundPromise[]; readonly kept: readonly string[] } {
  const { settings, campaign, products, now } = context
  const tactics = resolveTactics(settings, campaign)
  const whole = fold(masked).replaceAll(withoutDelivery, '◇')
  const deliversFree =
    tactics.freeDelivery &&
    (draft.deliveryIsFree ||
      placeholders.has('free_delivery_from') ||
      tactics.order.freeDeliveryThresholdMinor === 0)
  const allowed = (family: Family, clause: string): boolean => {
    switch (family.code) {
      case 'free_delivery':
        return deliversFree
      case 'discount':
        return tactics.bundle && (draft.totals.discount > 0 || bundleWords.test(whole))
      case 'free_item':
        return deliveryWord.test(clause)
      case 'stock_count': {
        const counts = new Set(products.map((product) => String(product.stockCount)))
        const said = numbersOf(clause)
        return tactics.scarcity && said.length > 0 && said.every((number) => counts.has(number))
      }
      case 'urgency':
        return tactics.urgency && campaign.offerEndsAt !== null && campaign.offerEndsAt > now
      case 'half_price':
      case 'refund':
      case 'warranty':
      case 'delivery_time':
        return false
    }
  }
  const said = sentences(whole)
  const sentenceOf = (clause: string) => said.find((one) => one.includes(clause)) ?? clause
  const found = new Map<PromiseCode, FoundPromise>()
  const kept = new Set<string>()
  for (const clause of clauses(whole).flatMap((part) => part.split(opening))) {
    const denied = negative.test(clause.replaceAll(softeners, ' '))
    const isAsked = asks(clause)
    const open = once(() => withoutDenials(clause))
    const isOpen = ({ pattern: whole }: Family) => open() === clause || whole.test(open())
    for (const family of families) {
      if (
        !family.pattern.test(clause) ||
        (family.plainOnly && (denied || (isAsked && !isGiven(family, clause)))) ||
        !isOpen(family)
      )
        continue
      if (allowed(family, clause)) {
        kept.add(clause)
        continue
      }
      if (sellerSays(family, clause, sentenceOf(clause), context)) {
        kept.add(clause)
        continue
      }
      found.set(family.code, {
        code: family.code,
        message: `${excerpt(clause)} promises what the shop does not: ${family.advice}.`,
      })
    }
  }
  return { found: [...found.values()], kept: [...kept] }
}
