import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { bundleProgram, type Program } from './bundle.ts'
import { type Channel, type Moment, momentsOf, nameOf } from './moments.ts'
import { report, survive } from './run.ts'

const env = process.env
const seed = Number(env['PAL_CRASH_SEED'] ?? 1)
const only = env['PAL_CRASH_ONLY']
const moments = momentsOf(seed, Number(only ?? -1) + 1 || Number(env['PAL_CRASH_MOMENTS'] ?? 10))
const chosen = moments.filter(({ index }) => only === undefined || index === Number(only))

const proven = {
  polling: 'AG-05, AG-08, FB-07',
  webhook: 'AG-05, AG-08, FB-06',
  both: 'AG-05, AG-08, FB-06, FB-07',
} satisfies Record<Channel, string>

/** Each run mostly waits; more of them at once would be late with their kills. */
const lanes = [0, 1, 2].map(() => Promise.resolve())
async function inLane<T>(lane: number, work: () => Promise<T>): Promise<T> {
  const before = lanes[lane]
  const { promise, resolve } = Promise.withResolvers<void>()
  lanes[lane] = promise
  await before
  return work().finally(resolve)
}

let program: Program
beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

describe('killed at any moment, it goes on: nothing lost, nothing sent twice, one order', () => {
  it.concurrent.each(chosen.map((moment) => [titleOf(moment), moment] as const))(
    '%s',
    async (_, moment) => {
      const run = () => survive(program.path, moment)
      const outcome = await inLane(moment.index % lanes.length, run)
      expect(outcome.kills).toBeGreaterThan(0)
      if (outcome.faults.length > 0) throw new Error(report(moment, outcome))
      if (only !== undefined) console.log(report(moment, outcome))
    },
    60_000,
  )
})

function titleOf(moment: Moment): string {
  return `${nameOf(moment)} [${proven[moment.channel]}]`
}
