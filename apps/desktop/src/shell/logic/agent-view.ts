import type { SystemStatus } from '@pal/core/contract/system'
import { because, type Reason } from '@pal/core/texts/reason'

export interface AgentView {
  readonly icon: 'on' | 'off' | 'attention'
  /** One line about the agent. */
  readonly line: Reason
  readonly paused: boolean
  readonly needHuman: number
  /** Drafts that wait for the seller's yes. */
  readonly drafts: number
}

export const unknownAgent: AgentView = {
  icon: 'off',
  line: because('desktop_agent_unknown'),
  paused: false,
  needHuman: 0,
  drafts: 0,
}

/** What the tray shows of the agent. */
export function agentView({ agent }: Pick<SystemStatus, 'agent'>, paused: boolean): AgentView {
  const { state, reason, needHuman, drafts, pages } = agent
  const seen = { paused, needHuman, drafts }
  if (paused) {
    const until = reason?.code === 'agent_paused_until' ? reason.params?.['until'] : undefined
    const line =
      typeof until === 'string'
        ? because('desktop_agent_paused_until', { until })
        : because('desktop_agent_paused')
    return { icon: 'off', line, ...seen }
  }
  // Where it is off and somebody waits for it, that is more urgent than why.
  if (state === 'down' || (state === 'not_configured' && needHuman === 0)) {
    const why = reason ?? because('no_campaign_active')
    const known = { code: why.code, ...(why.params && { params: why.params }) } as Reason
    return state === 'down'
      ? { icon: 'attention', line: because('desktop_agent_down', { reason: known }), ...seen }
      : { icon: 'off', line: because('desktop_agent_off', { reason: known }), ...seen }
  }
  if (needHuman > 0) {
    return {
      icon: 'attention',
      line: because('desktop_agent_attention', { count: needHuman }),
      ...seen,
    }
  }
  if (pages.working < pages.all) {
    return { icon: 'attention', line: because('desktop_agent_partly', pages), ...seen }
  }
  return drafts > 0
    ? { icon: 'attention', line: because('desktop_agent_drafts', { count: drafts }), ...seen }
    : { icon: 'on', line: because('desktop_agent_ok'), ...seen }
}
