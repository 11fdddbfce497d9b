import type { OwnLanguage } from '../../domain/entities.ts'
import { type AgentContext, unansweredTurns } from '../context/context.ts'
import { everyLabels, labelsFor } from '../context/labels.ts'
import { isRomanisedBengali, languageOf } from '../context/language-of.ts'
import { languageAmong } from '../language/answer-languages.ts'
import { languagesOf } from '../language/reply-language.ts'
import { speaksOnly, tellLanguage } from '../language/tell-language.ts'

/** Who waits, as far as it says in which language they are spoken to. */
export interface WhoWaits {
  /** What they wrote that is unanswered. */
  readonly said: readonly string[]
  /** Theirs, where it is known. */
  readonly language: string | null
  readonly shopLanguage: string
  /** What the shop answers in; none where that is not to be told apart. */
  readonly among: readonly OwnLanguage[]
}

export function whoWaits(context: AgentContext): WhoWaits {
  return {
    said: unansweredTurns(context).map(({ text }) => text),
    language: context.customer.language,
    shopLanguage: context.settings.company.language,
    among: languagesOf(context),
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

const handOffs = new Set(everyLabels.map(({ handedOver }) => handedOver))

/** A draft of what was held: that a human answers is told by the hand-off, and who sends it is one. */
export function withoutHandOff(reply: string): string {
  const parts = reply.split('\n\n').filter((part) => !handOffs.has(part))
  return parts.join('\n\n')
}

function languageOfCustomer({ said: words, language, shopLanguage, among }: WhoWaits): string {
  const said = words.join(' ')
  const seen = languageOf(said)
  if (seen) return seen
  const isTold = among.length > 0 && speaksOnly(said, among)
  const told = isTold ? tellLanguage(said, among, languageAmong(among, language)) : null
  return told ?? language ?? (isRomanisedBengali(said) ? 'bn-latn' : shopLanguage)
}
