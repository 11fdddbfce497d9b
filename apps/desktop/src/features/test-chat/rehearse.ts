import type { Body } from '@pal/core/contract/endpoints'
import type { RehearsedRun, TestChatAnswer, TestChatState } from '@pal/core/contract/test-chat'
import type { MessageRow } from '@pal/db/messages/messages'

type Asked = Body<'agent.preview'>
type Line = Asked['messages'][number]

/** What a customer wrote until they were answered, and the answer. */
export interface PastTurn {
  readonly asked: readonly string[]
  readonly was: string | null
}

/** Longer ones are rehearsed as far as this. */
const mostTurns = 20

type Row = Pick<MessageRow, 'direction' | 'text' | 'state'>

/** A past conversation in turns; what nobody can read again, such as a picture, is left out. */
export function pastTurns(rows: readonly Row[]): PastTurn[] {
  const turns: { asked: string[]; was: string | null }[] = []
  for (const { direction, text, state } of rows) {
    if (text.trim() === '' || state === 'failed' || state === 'queued') continue
    const last = turns.at(-1)
    if (direction === 'in') {
      if (last && last.was === null) last.asked.push(text)
      else turns.push({ asked: [text], was: null })
    } else if (last) last.was = last.was === null ? text : `${last.was}\n\n${text}`
  }
  return turns.slice(0, mostTurns)
}

/**
 * The customer's words once more, each answered by the agent as it is asked to be: an order, a total
 * and a hand-off come about as they would. Where the agent hands over or has no answer, it ends.
 */
export async function rehearseOnce(
  turns: readonly PastTurn[],
  ask: (messages: Line[], state: TestChatState | null) => Promise<TestChatAnswer>,
): Promise<RehearsedRun> {
  const messages: Line[] = []
  let state: TestChatState | null = null
  let order: RehearsedRun['end']['order'] = null
  const run = { turns: [] as RehearsedRun['turns'], cost: 0 as number | null }
  for (const { asked, was } of turns) {
    for (const text of asked) messages.push({ from: 'customer', text })
    const answer = await ask(messages, state)
    ;({ state } = answer)
    run.cost = run.cost === null || answer.cost === null ? null : run.cost + answer.cost
    run.turns.push({ asked: asked.join('\n'), was, now: answer.answer, checks: answer.checks })
    if (answer.order?.step === 'placed') {
      order = { total: answer.order.total, currency: answer.order.currency }
    }
    if (answer.answer === null || answer.decision?.handOver) {
      return { ...run, end: { order, handedOff: true } }
    }
    messages.push({ from: 'page', text: answer.answer })
  }
  return { ...run, end: { order, handedOff: false } }
}
