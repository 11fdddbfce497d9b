import { ownLanguages } from '../../../domain/entities.ts'
import type { AgentContext } from '../../context/context.ts'
import { resolveTactics } from '../../context/tactics.ts'
import { clauses, type WholeWords, wholeWords } from '../../context/text.ts'
import { speaksOfDelivery } from '../promises/terms.ts'
import { namesCountry } from './countries.ts'
import { claimsCure } from './healing.ts'
import type { TermWords } from './term-words.ts'
import { termWords } from './terms-by-language.ts'

const whole = (sources: readonly string[]) => wholeWords(sources.join('|'))

type Kind = keyof TermWords
const kinds = Object.keys(termWords.en) as readonly Kind[]
const aboutTerms = ({ pay, added, asOne, open, swapped, madeIn }: TermWords) => [
  pay,
  added,
  asOne,
  open,
  swapped,
  madeIn,
]
const patterns = ownLanguages.map((language) => ({
  language,
  about: whole(aboutTerms(termWords[language])),
  words: Object.fromEntries(
    kinds.map((kind) => [kind, whole([termWords[language][kind]])]),
  ) as Readonly<Record<Kind, WholeWords>>,
}))
/** Most clauses say nothing of all this, in no language. */
const anything = whole(ownLanguages.flatMap((language) => aboutTerms(termWords[language])))

const paying = whole(ownLanguages.map((language) => termWords[language].pay))
/** Whether a folded text speaks of paying, in any language of the agent. */
export const speaksOfPaying = (folded: string): boolean => paying.test(folded)

/** Each of them, for whoever has them compiled. */
export const termPatterns: readonly WholeWords[] = [
  anything,
  paying,
  ...patterns.flatMap(({ about, words }) => [about, ...Object.values(words)]),
]

/** Nothing is owed, or later; more is given, or another; several go for one; the price is open; it is from a country; it heals. */
export type Term = 'unpaid' | 'later' | 'added' | 'swapped' | 'asOne' | 'open' | 'origin' | 'cure'

/** Their "without" denies nothing. */
const withoutInterest = new RegExp(
  'without interest|sin intereses|sans (?:frais|intérêts)|ohne zinsen|sem juros|senza interessi|tanpa bunga|zonder rente|بدون فوائد|بغیر سود|बिना ब्याज|bina (?:byaj|shude)|বিনা সুদে'.normalize(
    'NFKC',
  ),
  'gu',
)

/** What a folded clause says outright of what is owed and given, in any language of the agent. */
export function termIn(said: string): Term | null {
  const clause = said.replaceAll(withoutInterest, ' ')
  if (claimsCure(clause)) return 'cure'
  if (!anything.test(clause)) return null
  for (const { language, about, words } of patterns) {
    if (!about.test(clause)) continue
    const isNot = words.not.test(clause)
    const isNothing = words.nothing.test(clause) || (isNot && words.owed.test(clause))
    if (isNothing && words.pay.test(clause) && !words.other.test(clause)) return 'unpaid'
    if (isNot) continue
    if (words.asOne.test(clause)) return 'asOne'
    if (words.open.test(clause)) return 'open'
    // "Delivery included, it is ◇."
    if (words.added.test(clause) && !clause.includes('◇')) return 'added'
    if (words.swapped.test(clause)) return 'swapped'
    if (words.later.test(clause) && words.may.test(clause) && words.pay.test(clause)) return 'later'
    if (words.madeIn.test(clause) && namesCountry(clause, language)) return 'origin'
  }
  return null
}

/** The first term that a folded sentence states and no tactic of the shop allows. */
export function statedTerm(sentence: string, context: AgentContext): Term | null {
  for (const clause of clauses(sentence)) {
    const term = termIn(clause)
    if (term !== null && !isAllowed(term, clause, context)) return term
  }
  return null
}

/** Whether a folded sentence states only terms, and all of them are what a tactic of the shop allows. */
export function isOfTactics(sentence: string, context: AgentContext): boolean {
  return clauses(sentence).every((clause) => {
    const term = termIn(clause)
    return term !== null && isAllowed(term, clause, context)
  })
}

function isAllowed(term: Term, clause: string, context: AgentContext): boolean {
  const { settings, campaign, products } = context
  if (term === 'open') return products.some(({ lowestPriceMinor }) => lowestPriceMinor !== null)
  return (
    (term === 'unpaid' || term === 'added') &&
    resolveTactics(settings, campaign).freeDelivery &&
    speaksOfDelivery(clause)
  )
}
