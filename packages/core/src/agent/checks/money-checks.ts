import { findAmounts, findPercents, type FoundAmount, isMoneyWord } from '../context/amounts.ts'
import type { AgentContext, AgentProduct } from '../context/context.ts'
import { findProduct } from '../context/context.ts'
import { namedProducts, productNames } from '../context/named-products.ts'
import { inEach, once, perObject, type Slices } from '../context/once.ts'
import { inPublished, resolveTactics, unitPrice } from '../context/tactics.ts'
import { clauses, excerpt, fold, sentences, tokens } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'
import type { OrderStep } from '../decision/order-step.ts'
import { isCommonWord } from '../language/common-words.ts'
import { placeholderPattern } from '../templates/placeholders.ts'
import { amountSlices, type Priced, pricedSentences } from './numbers/published-amounts.ts'
import { servicesIn, servicesPaid } from './numbers/services.ts'
import type { Problem } from './problem.ts'
import { problem } from './problem.ts'
import { findPromises, promiseSlices } from './promises.ts'

/** The model gets so many wrong amounts, and the rest is not looked for. */
const enough = 5

/** A number in a product's own name is no amount. */
function hideNumberedNames({ products }: AgentContext): (text: string) => string {
  return (text) =>
    numberedNames(productNames(products)).reduce(
      (rest, name) => (rest.includes(name) ? rest.replaceAll(name, ' ◇ ') : rest),
      text,
    )
}

const withNumber = inEach((name) => {
  const folded = fold(name).trim()
  return /\d/.test(folded) && folded.length > 3 ? [folded] : []
})
const numberedNames = perObject((names: readonly string[]): readonly string[] =>
  withNumber(names).toSorted((a, b) => b.length - a.length),
)

const wordsInNames = inEach((name) => tokens(name))
const wordsOfNames = perObject(
  (names: readonly string[]): ReadonlySet<string> => new Set(wordsInNames(names)),
)

/**
 * The amounts that may be written out in a sentence about these products. Fee and threshold have
 * slots of their own, and would be read as the price of whatever is talked of.
 */
function allowedAmounts(
  about: readonly AgentProduct[],
  isNamed: boolean,
  context: AgentContext,
  step: OrderStep,
): ReadonlySet<number> {
  const { lines, totals } = step.draft
  const ids = new Set(about.map(({ id }) => id))
  return new Set([
    ...about.map((product) => unitPrice(context, product)),
    ...lines.filter(({ productId }) => ids.has(productId)).map((line) => line.totalMinor),
    ...(lines.length > 0 && !isNamed ? [totals.subtotal, totals.total] : []),
    ...(totals.discount > 0 && !isNamed ? [totals.discount] : []),
  ])
}

/** That something has a price says nothing of what has it. */
const costs =
  /^(?:costs?|costing|kost(?:et|en)|cuestan?|costar|coût(?:e|ent|er)|cost(?:a|ano)|custam?|biaya(?:nya)?|price[ds]?|extra)$/u

/** The words that may say what an amount is of, and what is done for it in any language. */
const subjectWords = (text: string) => [
  ...tokens(text).filter(
    (word) =>
      /^\p{L}.{2}/u.test(word) && !isMoneyWord(word) && !isCommonWord(word) && !costs.test(word),
  ),
  ...servicesIn(fold(text)).map((service) => `§${service}`),
]

/** What an amount is said of: its clause or, where that says nothing before it, also the clause before. */
function saidOf(sentence: string, amount: string): string {
  const said = clauses(sentence)
  const at = said.findIndex((clause) => clause.includes(amount))
  const isBare = subjectWords(said[at]?.split(amount)[0] ?? '').length === 0
  return said.slice(isBare ? Math.max(0, at - 1) : at, at + 1).join(', ')
}

/** Whether what costs this is, where it is something that is done, said to be it: no word for what is sold is. */
function isOfService({ text }: Priced, said: string, names: ReadonlySet<string>): boolean {
  const folded = fold(text)
  const paid = servicesIn(folded)
  if (paid.length === 0) return true
  const words = new Set(subjectWords(folded))
  return (
    servicesPaid(said).some((service) => paid.includes(service)) ||
    subjectWords(said).some((one) => !one.startsWith('§') && words.has(one) && !names.has(one))
  )
}

/** What the shop has published of an amount may be repeated, of the same thing. */
function isPublished(
  sentence: string,
  { minor, text }: FoundAmount,
  named: (text: string) => readonly AgentProduct[],
  published: readonly Priced[],
  names: ReadonlySet<string>,
): boolean {
  const about = named(sentence)
  const isAboutIt = namedProducts(about)
  return published.some((one) => {
    if (!minor.some((amount) => one.minor.includes(amount))) return false
    // Where it is paid for what is done, it is neither of what is sold nor of something else that is done.
    if (!isOfService(one, saidOf(sentence, text), names)) return false
    if (about.length > 0) return isAboutIt(one.text).length > 0
    const words = new Set(subjectWords(one.text))
    return subjectWords(sentence).some((word) => words.has(word))
  })
}

/** The products a sentence is about: those it names, else those the reply names, else the cart's. */
function subjectsOf(
  reply: string,
  context: AgentContext,
  step: OrderStep,
): (sentence: string) => { readonly about: readonly AgentProduct[]; readonly isNamed: boolean } {
  const { products } = context
  const namedIn = namedProducts(products)
  const otherwise = once((): readonly AgentProduct[] => {
    const inReply = namedIn(reply)
    if (inReply.length > 0) return inReply
    const inCart = step.draft.lines.flatMap((line) => findProduct(context, line.productId) ?? [])
    if (inCart.length > 0) return inCart
    return products.length === 1 ? products : []
  })
  return (sentence) => {
    const named = namedIn(sentence)
    return named.length > 0
      ? { about: named, isNamed: true }
      : { about: otherwise(), isNamed: false }
  }
}

export function checkMoney(
  decision: Decision,
  context: AgentContext,
  step: OrderStep,
): {
  readonly problems: Problem[]
  readonly right: string[]
  /** Clauses, folded, whose promise the shop keeps. */
  readonly kept: readonly string[]
} {
  const { currency } = context.campaign
  const placeholders = new Set<string>()
  const masked = decision.reply.replaceAll(placeholderPattern, (_, inside: string) => {
    placeholders.add(inside.trim())
    return inside.trim() === 'discount_percent' ? ' ◈ ' : ' ◇ '
  })
  const problems: Problem[] = []
  const right: string[] = []
  const withoutNames = hideNumberedNames(context)
  const subjects = subjectsOf(masked, context, step)
  const named = namedProducts(context.products)
  const published = once(() => pricedSentences(context))
  const words = wordsOfNames(productNames(context.products))
  for (const sentence of sentences(fold(masked))) {
    if (problems.length >= enough) break
    if (findAmounts(sentence, currency).length === 0) continue
    const amounts = findAmounts(withoutNames(sentence), currency)
    const { about, isNamed } = subjects(sentence)
    const allowed = allowedAmounts(about, isNamed, context, step)
    for (const { minor, text } of amounts)
      if (
        minor.some((one) => allowed.has(one)) ||
        isPublished(sentence, { minor, text }, named, published(), words)
      )
        right.push(text)
      else
        problems.push(
          problem(
            'amount',
            `${excerpt(text)} is an amount that the catalogue does not give: write {{price:ID}}, {{total}} or another placeholder instead.`,
          ),
        )
  }
  problems.push(...checkPercents(fold(masked), context))
  const { found, kept } = findPromises(masked, placeholders, step.draft, context)
  for (const { code, message } of found)
    problems.push({ code: 'promise', promise: code, message, blocking: true })
  return { problems, right, kept }
}

const percentsIn = inPublished((text) => findPercents(text).map(({ percent }) => percent))

/** What is kept of a catalogue for its money, made in slices. */
export function* moneySlices(context: AgentContext): Slices {
  const names = productNames(context.products)
  yield* withNumber.slices(names)
  numberedNames(names)
  yield* wordsInNames.slices(names)
  wordsOfNames(names)
  yield* amountSlices(context)
  yield* percentsIn.slices(context)
  yield* promiseSlices(context)
}

function checkPercents(text: string, context: AgentContext): Problem[] {
  if (findPercents(text).length === 0) return []
  const found = findPercents(hideNumberedNames(context)(text))
  const tactics = resolveTactics(context.settings, context.campaign)
  const theirs = new Set(percentsIn(context))
  return found
    .filter(({ percent }) => {
      if (percent === null) return true
      if (tactics.bundle && percent === tactics.order.bundleDiscountPercent) return false
      // "100% cotton" is no discount; "100% off" is.
      if (percent === 100 && !/\boff\b|discount|ছাড়|خصم/u.test(text)) return false
      return !theirs.has(percent)
    })
    .map((percent) =>
      problem(
        'percentage',
        `${excerpt(percent.text)} is a percentage that the shop does not give: leave it out.`,
      ),
    )
}
