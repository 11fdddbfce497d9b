import type { FailRule, Misbehaviour } from '../http/fail-rules.ts'
import type { Scripted } from './openai-answer.ts'
import { type OpenAiErrorDetail, QUOTA, openAiErrorReply, rateLimit } from './openai-errors.ts'

export type OpenAiHow =
  | Misbehaviour
  | 'quota'
  | 'server error'
  | 'overloaded'
  | 'empty'
  | 'refusal'
  | { readonly rateLimit: { readonly retryAfter: number } }
  | { readonly error: OpenAiErrorDetail }
export type OpenAiFailRule = FailRule<OpenAiHow>

/** Ways that are answers of the model, not of the service. */
export function forcedAnswer(how: OpenAiHow): Scripted | undefined {
  if (how === 'empty') return { incomplete: '' }
  if (how === 'refusal') return { refusal: "I'm sorry, I can't help with that." }
  return undefined
}

export function plainHow(how: OpenAiHow): Misbehaviour | undefined {
  const error = (detail: OpenAiErrorDetail) => ({ reply: openAiErrorReply(detail) })
  switch (how) {
    case 'empty':
    case 'refusal':
      return undefined
    case 'quota':
      return error(QUOTA)
    case 'server error':
      return error({ status: 500, message: 'The server had an error processing your request.' })
    case 'overloaded':
      return error({ status: 503, message: 'The engine is currently overloaded.' })
    case 'hang':
    case 'reset':
    case 'cut':
    case 'broken':
    case 'html':
      return how
    default:
      if ('rateLimit' in how) return error(rateLimit(how.rateLimit.retryAfter))
      return 'error' in how ? error(how.error) : how
  }
}
