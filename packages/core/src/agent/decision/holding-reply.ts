import { type AgentContext, unansweredTurns } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import { isRomanisedBengali, languageOf } from '../context/language-of.ts'

/** Who waits, as far as it says in which language they are spoken to. */
export interface WhoWaits {
  /** What they wrote that is unanswered. */
  readonly said: readonly string[]
  /** Theirs, where it is known. */
  readonly language: string | null
  readonly shopLanguage: string
}

export function whoWaits(context: AgentContext): WhoWaits {
  return {
    said: unansweredTurns(context).map(({ text }) => text),
    language: context.customer.language,
    shopLanguage: context.settings.company.language,
  }
}

/** What is said when the answer is late, in the language in which the customer wrote. */
export function holdingReplyText(who: WhoWaits): string {
  return labelsFor(languageOfCustomer(who)).patience
}

/** What is said when a human has to answer instead, in the language in which the customer wrote. */
export function handOffText(who: WhoWaits): string {
  return labelsFor(languageOfCustomer(who)).handedOver
}

function languageOfCustomer({ said: words, language, shopLanguage }: WhoWaits): string {
  const said = words.join(' ')
  const known = languageOf(said) ?? language
  if (known) return known
  return isRomanisedBengali(said) ? 'bn-latn' : shopLanguage
}
