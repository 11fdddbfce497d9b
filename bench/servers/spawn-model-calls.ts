import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import type { AskedCost, ModelPlace } from './model-calls.ts'

interface ModelCalls extends AsyncDisposable {
  /** Milliseconds of the main thread a call, one after the other. */
  cost(way: AskedCost['way'], calls: number): Promise<number>
}

/** Calls to the model from a process of their own, so that what answers them is not counted. */
export function spawnModelCalls(place: ModelPlace): ModelCalls {
  const child = fork(join(import.meta.dirname, 'model-calls.ts'), [JSON.stringify(place)], {
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  return {
    async cost(way, calls) {
      child.send({ way, calls } satisfies AskedCost)
      const [cost] = (await Promise.race([
        once(child, 'message'),
        ended.then(() => {
          throw new Error('What calls the model ended')
        }),
      ])) as [number]
      return cost
    },
    [Symbol.asyncDispose]: async () => {
      child.disconnect()
      await ended
    },
  }
}
