import { reasons } from '../../texts/en/reasons.ts'
import type { AnyReason } from '../../texts/params.ts'
import { answerOf, because } from '../../texts/reason.ts'
import type { ProblemCode } from './problem.ts'

/** A problem as a decision log keeps it, maybe of another version. */
interface KeptProblem {
  readonly code: string
  readonly message: string
}

type Sentence = AnyReason & { readonly message: string }

/**
 * What is wrong, for the seller, each once: a problem's own message is for the model, and tells it what
 * to write. What this version does not know is shown as it is kept.
 */
export function problemReasons(problems: readonly KeptProblem[]): Sentence[] {
  const each = problems.map(reasonFor)
  return [...new Map(each.map((one) => [one.message, one])).values()]
}

function reasonFor({ code, message }: KeptProblem): Sentence {
  if (!isKnown(code)) return { code, message }
  const problem = because(`check_${code}`)
  const found = excerptIn(message)
  return answerOf(found === null ? problem : because('check_found', { problem, found }))
}

const isKnown = (code: string): code is ProblemCode => `check_${code}` in reasons

/** The words of the answer that it is about: a message begins with them (`excerpt`), if it has some. */
function excerptIn(message: string): string | null {
  const [quoted] = /^"(?:[^"\\]|\\.)*"/.exec(message) ?? []
  return quoted === undefined ? null : (JSON.parse(quoted) as string)
}
