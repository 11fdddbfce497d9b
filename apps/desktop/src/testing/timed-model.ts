// Loaded before time passes: reading it from the disk does not show as something under way.
import 'openai'
import { capabilityCache, type CapabilityCache } from '../agent/model/capability-cache.ts'
import type { ModelAccess } from '../agent/model/model-client.ts'
import { openAiModel, type Model } from '../agent/model/model.ts'
import { ManualClock } from './manual-clock.ts'

/** A model on a clock of its own, on which time passes while an answer is waited for. */
export function timedModel(
  access: () => Promise<ModelAccess>,
  clock = new ManualClock(),
  memory: CapabilityCache = capabilityCache(clock.now),
  called?: () => void,
): Model {
  const model = openAiModel(access, clock, memory, called)
  return { ...model, ask: (question) => clock.during(model.ask(question)) }
}
