import { minuteMs } from '@pal/core/durations'
import { isAnyoneLeft } from '@pal/db/jobs/job-kinds'
import type { Store } from '@pal/db/maintenance/store'

import type { Model } from '../agent/model/model.ts'
import type { OpenAiParts } from '../agent/model/openai-access.ts'
import type { Tested } from '../agent/model/openai.ts'
import { catchUp } from '../agent/turn/catch-up.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Clock } from '../platform/clock.ts'
import type { Events } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'

interface Parts {
  readonly store: Store
  readonly model: Model
  readonly openAi: OpenAiParts
  readonly worker: Pick<Worker, 'poke'>
  readonly events: Pick<Events, 'changed'>
  readonly log: Log
  readonly clock: Clock
}

const pauseMs = 5 * minuteMs

/**
 * Looks, while somebody waits whom the model gave no answer, whether it works again: a program that
 * was closed meanwhile does not know, and where nobody writes nobody asks it. Each call is one look.
 */
export function watchForModel(parts: Parts): (signal: AbortSignal) => Promise<void> {
  const { store, model, worker, events, clock } = parts
  let lookedAt = -Infinity
  return async (signal) => {
    const now = clock.now()
    const isFirst = lookedAt === -Infinity
    const isDue = isFirst || (model.lastFailure() !== null && now - lookedAt >= pauseMs)
    const works = isDue && (await isAnyoneLeft(store.db, now)) && (await isBack(parts, signal))
    if (isDue) lookedAt = now
    if (!model.takeRecovery() && !works) return
    await catchUp({ ...parts, now: clock.now })
    worker.poke()
    events.changed('settings')
  }
}

async function isBack(parts: Parts, signal: AbortSignal): Promise<boolean> {
  const { model } = parts
  const before = model.lastFailure()
  const { testOpenAi } = await import('../agent/model/openai.ts')
  const found: Tested[] = []
  await testOpenAi(parts, {}, signal, (tested) => found.push(tested))
  const [tested] = found
  // Whatever was met or saved meanwhile is newer.
  if (!tested || model.lastFailure() !== before) return false
  model.noteFailure(tested.failure)
  return tested.failure === null
}
