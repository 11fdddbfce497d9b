import type { DraftSubject, FactKind } from '../../domain/entities.ts'
import type { Checked } from '../checks/checks.ts'
import { trueCards } from '../context/cards.ts'
import type { AgentContext } from '../context/context.ts'
import type { Decision } from '../decision/decision.ts'
import { mustHandOver } from '../decision/hand-over.ts'
import { placeholderPattern } from '../templates/placeholders.ts'
import { statedFacts, isFee } from './stated-facts.ts'

type Subjects = readonly [DraftSubject, ...DraftSubject[]]

const subjectOfFact: Readonly<Partial<Record<FactKind, DraftSubject>>> = {
  free_delivery_from: 'delivery',
  price: 'price',
  agreed_price: 'price',
  discount: 'price',
  offer_end: 'price',
}

const subjectOfCard: Readonly<Record<string, DraftSubject>> = {
  delivery: 'delivery',
  offer: 'price',
}

/**
 * What an answer is about, by what goes out with it, never by the model's word for it. One that binds
 * the shop to a price and to its delivery is about both.
 */
export function draftSubjects(
  decision: Decision,
  { step, context }: Pick<Checked, 'step' | 'context'>,
): Subjects {
  if (mustHandOver(decision, context, step)) return ['complaint']
  if (step.kind !== 'nothing') return ['order']
  const about = new Set([
    ...statedFacts(decision, step, context).map((fact) =>
      isFee(fact) ? 'delivery' : subjectOfFact[fact.kind],
    ),
    ...subjectsOnCards(decision, context),
    saysTotal(decision) ? 'price' : undefined,
  ])
  const [first, ...others] = (['delivery', 'price'] as const).filter((each) => about.has(each))
  return first ? [first, ...others] : ['other']
}

const subjectsOnCards = ({ cards }: Decision, context: AgentContext) =>
  cards.length === 0
    ? []
    : trueCards(context).flatMap(({ id, subject }) =>
        cards.includes(id) ? [subjectOfCard[subject]] : [],
      )

const saysTotal = ({ reply, say = [] }: Decision) =>
  say.includes('total') ||
  [...reply.matchAll(placeholderPattern)].some(([, inside = '']) => inside.trim() === 'total')
