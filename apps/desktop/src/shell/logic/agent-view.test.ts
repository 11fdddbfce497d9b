import type { SystemStatus } from '@pal/core/contract/system'
import { answerOf, because, messageOf } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { agentView, type AgentView } from './agent-view.ts'

const well: SystemStatus['agent'] = {
  state: 'ok',
  reason: null,
  needHuman: 0,
  waiting: 0,
  drafts: 0,
  tried: true,
  pages: { all: 2, working: 2 },
  overBudget: [],
}
const why = answerOf(because('no_campaign_active'))

it.each<[string, Partial<SystemStatus['agent']>, AgentView['icon'], string]>([
  ['works', {}, 'on', 'answers your customers'],
  ['has customers who wait', { needHuman: 3 }, 'attention', '3 customers'],
  ['answers on some pages only', { pages: { all: 2, working: 1 } }, 'attention', '1 of 2'],
  [
    'answers on some pages, and customers wait',
    { needHuman: 3, pages: { all: 2, working: 1 } },
    'attention',
    '3 customers',
  ],
  ['has drafts that wait', { drafts: 2 }, 'attention', '2 drafts wait for your yes'],
  ['is down', { state: 'down', reason: why, needHuman: 3 }, 'attention', 'campaign'],
  [
    'is off while customers wait',
    { state: 'not_configured', reason: why, needHuman: 2 },
    'attention',
    '2 customers need you',
  ],
  ['is not set up', { state: 'not_configured', reason: why }, 'off', 'campaign'],
])('the tray shows an agent that %s [DT-03]', (_, state, icon, line) => {
  const agent = { ...well, ...state }
  const view = agentView({ agent }, false)
  expect(view).toMatchObject({
    icon,
    paused: false,
    needHuman: agent.needHuman,
    drafts: agent.drafts,
  })
  expect(messageOf(view.line)).toContain(line)
  const paused = agentView({ agent }, true)
  expect(paused).toMatchObject({ icon: 'off', paused: true, needHuman: agent.needHuman })
  expect(messageOf(paused.line)).toBe('The agent is paused')
})

it('the tray says until when the agent is paused [DT-03]', () => {
  const reason = answerOf(because('agent_paused_until', { until: '3:30 PM' }))
  const { line } = agentView({ agent: { ...well, state: 'not_configured', reason } }, true)
  expect(messageOf(line)).toBe('The agent is paused until 3:30 PM')
})
