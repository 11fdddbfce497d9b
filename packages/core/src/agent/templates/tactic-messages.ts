import type { AgentContext, TacticHistory } from '../context/context.ts'
import { dealMessage } from '../context/deal-messages.ts'
import { resolveTactics } from '../context/tactics.ts'
import type { Decision } from '../decision/decision.ts'
import { mayUpsell } from '../decision/upsell.ts'

interface TacticMessage {
  /** What the model calls it by. */
  readonly number: number
  readonly kind: 'scarcity' | 'urgency' | 'upsell'
  readonly text: string
}

const kinds = ['scarcity', 'urgency', 'upsell'] as const

/** The shop's own lines that the agent is given: all of them, or of each list the one that was dealt. */
export function tacticMessages(context: AgentContext): readonly TacticMessage[] {
  const { settings, campaign, tacticHistory } = context
  const { lines } = resolveTactics(settings, campaign)
  const given = (list: readonly string[]) =>
    settings.ai.autoOptimize ? dealt(list, tacticHistory) : list
  const used = mayUpsell(context) ? kinds : kinds.filter((kind) => kind !== 'upsell')
  return used
    .flatMap((kind) => given(lines[kind]).map((text) => ({ kind, text })))
    .map((line, index) => ({ number: index + 1, ...line }))
}

/** A conversation keeps the line that it began with. */
function dealt(list: readonly string[], history: TacticHistory | undefined): readonly string[] {
  const { conversationId = 0, sentHere = new Set() } = history ?? {}
  const line = list.find((text) => sentHere.has(text)) ?? dealMessage(list, conversationId)
  return line === undefined ? [] : [line]
}

/** Which of the lines it was given the model says that it used. A number that none has means nothing. */
export function messagesUsed(
  { usedLines, say = [] }: Decision,
  context: AgentContext,
): readonly string[] {
  const chosen = say.flatMap((one) => /^line:(\d{1,6})$/.exec(one)?.[1] ?? [])
  const used = new Set([...usedLines, ...chosen.map(Number)])
  const texts = tacticMessages(context).flatMap(({ number, text }) =>
    used.has(number) ? [text] : [],
  )
  return [...new Set(texts)]
}
