import { findPhones, normalisePhone } from '../../domain/phone.ts'
import { type AgentContext, type KnownCustomer, readable, type Turn } from '../context/context.ts'
import { fold, tokens } from '../context/text.ts'
import { phoneCountry } from './collect.ts'

type Fact = 'name' | 'phone' | 'address'

/** Which words of the customer hold what was learned of them; the newest where several hold it. */
export function learnedFrom(
  customer: KnownCustomer,
  context: AgentContext,
): Partial<Record<Fact, Turn>> {
  const turns = context.history.filter(({ author }) => author === 'customer')
  const found: Partial<Record<Fact, Turn>> = {}
  for (const fact of ['name', 'phone', 'address'] as const) {
    const value = customer[fact]
    if (value === null || value === context.customer[fact]) continue
    const holds = fact === 'phone' ? phoneIn(value, context) : shareOf(value)
    const { turn, share } = turns.reduce<{ turn?: Turn; share: number }>(
      (best, each) => {
        const held = holds(readable(each))
        return held > 0 && held >= best.share ? { turn: each, share: held } : best
      },
      { share: 0 },
    )
    if (turn && share > 0) found[fact] = turn
  }
  return found
}

/** How much of the value's words. */
function shareOf(value: string): (turn: Turn) => number {
  const words = tokens(value)
  return ({ text }) => {
    const written = new Set(tokens(text))
    return words.filter((word) => written.has(word)).length / Math.max(1, words.length)
  }
}

function phoneIn(value: string, context: AgentContext): (turn: Turn) => number {
  const country = phoneCountry(context)
  const { digits, last9 } = normalisePhone(value, country)
  return ({ text, tap }) => {
    const isThere =
      (tap !== undefined && normalisePhone(tap, country).last9 === last9) ||
      findPhones(text, country).some((phone) => phone.last9 === last9) ||
      fold(text).replaceAll(/\D/g, '').includes(digits.replace('+', ''))
    return isThere ? 1 : 0
  }
}
