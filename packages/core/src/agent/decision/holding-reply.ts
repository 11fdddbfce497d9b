import { type AgentContext, unansweredTurns } from '../context/context.ts'
import { labelsFor } from '../context/labels.ts'
import { tokens } from '../context/text.ts'

const bengali = /\p{Script=Bengali}/u
const arabic = /\p{Script=Arabic}/u
/** Everyday words that tell romanised Bengali from English. */
const romanised = new Set(
  'ache asen achen koto dam taka apu apni vai bhai kemon lagbe chai nibo niben ki kivabe kobe korbo din pabo hobe'.split(
    ' ',
  ),
)

/** What is said when the answer is late, in the language in which the customer wrote. */
export function holdingReplyText(context: AgentContext): string {
  return labelsFor(languageOf(context)).patience
}

function languageOf(context: AgentContext): string {
  const said = unansweredTurns(context)
    .map(({ text }) => text)
    .join(' ')
  if (bengali.test(said)) return 'bn'
  if (arabic.test(said)) return 'ar'
  if (context.customer.language) return context.customer.language
  const words = tokens(said)
  const known = words.filter((word) => romanised.has(word)).length
  return known > 0 && known * 4 >= words.length ? 'bn-latn' : context.settings.company.language
}
