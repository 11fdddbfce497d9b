import type { AgentContext } from '../context/context.ts'
import type { Decision } from './decision.ts'

/** The decision without the model's own words where only approved ones are spoken. */
export function spoken(decision: Decision, { settings }: AgentContext): Decision {
  return settings.ai.strictMode ? { ...decision, reply: '' } : decision
}
