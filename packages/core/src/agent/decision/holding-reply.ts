import { type AgentContext, unansweredTurns } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import { isRomanisedBengali, languageOf } from '../context/language-of.ts'

/** What is said when the answer is late, in the language in which the customer wrote. */
export function holdingReplyText(context: AgentContext): string {
  return labelsFor(languageOfCustomer(context)).patience
}

/** What is said when a human has to answer instead, in the language in which the customer wrote. */
export function handOffText(context: AgentContext): string {
  return labelsFor(languageOfCustomer(context)).handedOver
}

function languageOfCustomer(context: AgentContext): string {
  const { customer, settings } = context
  const said = unansweredTurns(context)
    .map(({ text }) => text)
    .join(' ')
  const known = languageOf(said) ?? customer.language
  if (known) return known
  return isRomanisedBengali(said) ? 'bn-latn' : settings.company.language
}
