import type { AgentContext } from '../context/context.ts'
import { replyLanguage } from '../language/reply-language.ts'
import { parseDecision, type ParsedDecision } from './decision.ts'

/** What the model sent, with the language that its reply is in: its own word for that is only a word. */
export function readDecision(answer: string, context: AgentContext): ParsedDecision {
  const read = parseDecision(answer)
  if (!read.ok) return read
  const { decision } = read
  return { ok: true, decision: { ...decision, language: replyLanguage(decision, context) } }
}
