import { expect, it } from 'vitest'

import { someContext, someDecision, someSettings } from '../../testing/agent-context.ts'
import type { AgentContext, TacticHistory } from '../context/context.ts'
import { publishedTexts } from '../context/tactics.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import { messagesUsed } from './tactic-messages.ts'

const fomo = ['Few are left', 'Others ask for it too', 'It goes fast']
const urgency = ['Order tonight', 'Decide this week']
const upsell = ['A jar goes with it']

const context = (autoOptimize: boolean, history: Partial<TacticHistory> = {}): AgentContext =>
  someContext({
    settings: someSettings({
      ai: { autoOptimize },
      tactics: {
        fomoEnabled: true,
        fomoMessages: fomo,
        urgencyEnabled: true,
        urgencyMessages: urgency,
        upsellEnabled: true,
        upsellMessages: upsell,
      },
    }),
    tacticHistory: { conversationId: 7, sentHere: new Set(), ...history },
  })
const given = (parts: AgentContext) => {
  const { instructions } = buildPrompt(parts)
  return [...fomo, ...urgency, ...upsell].filter((line) => instructions.includes(line))
}

it('gives the agent every line, or with auto-optimize one of each list [SE-03, SE-09, SE-05, AG-03]', () => {
  expect(given(context(false))).toEqual([...fomo, ...urgency, ...upsell])
  expect(buildPrompt(context(false)).instructions).toContain('4. urgency: "Order tonight"')
  const best = given(context(true))
  expect(best).toHaveLength(3)
  for (const list of [fomo, urgency, upsell])
    expect(best.filter((line) => list.includes(line))).toHaveLength(1)
})

it('gives no line that rests in the campaign, and the customer is promised nothing of it [SE-03, AG-03]', () => {
  const all = context(false)
  const resting = {
    ...all,
    campaign: { ...all.campaign, restingMessages: ['It goes fast', 'A jar goes with it'] },
  }
  expect(given(resting)).toEqual(['Few are left', 'Others ask for it too', ...urgency])
  expect(publishedTexts(all)).toContain('It goes fast')
  expect(publishedTexts(resting)).not.toContain('It goes fast')
})

it('keeps to one line in one conversation, and tries others in others [SE-03]', () => {
  const seen = new Set<string>()
  for (let conversationId = 1; conversationId <= 30; conversationId++) {
    const [first] = given(context(true, { conversationId }))
    expect(given(context(true, { conversationId }))[0]).toBe(first)
    seen.add(first ?? '')
    // One who has heard another continues with that.
    const other = fomo.find((line) => line !== first) ?? ''
    expect(given(context(true, { conversationId, sentHere: new Set([other]) }))[0]).toBe(other)
  }
  expect([...seen].toSorted()).toEqual(fomo.toSorted())
})

it('keeps what is before the lines the same for all customers, so that it is cached', () => {
  const before = (conversationId: number) =>
    buildPrompt(context(true, { conversationId })).instructions.split('READY LINES')[0]
  expect(before(1)).toBe(before(2))
  expect(before(1)).toContain('CATALOGUE')
})

it('knows which lines were used by the numbers that were given, and no others [SE-03, AG-09]', () => {
  const used = (usedLines: number[]) => messagesUsed(someDecision({ usedLines }), context(false))
  expect(used([5, 1, 1])).toEqual(['Few are left', 'Decide this week'])
  expect(used([0, -1, 7, 2 ** 53 - 1])).toEqual([])
  const none = someContext()
  expect(messagesUsed(someDecision({ usedLines: [1] }), none)).toEqual([])
  expect(buildPrompt(none).instructions).not.toContain('READY LINES')
})
