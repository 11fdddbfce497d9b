import { beforeAll, expect, it } from 'vitest'

import { bundledProgram } from './bundle.ts'
import { surviveFullDisk } from './full-disk.ts'

const { PAL_FULL_SEED: seed = '1', PAL_FULL_WALKS: walks = '1', PAL_FULL_FILLS } = process.env
const isLong = PAL_FULL_FILLS !== undefined
const how = isLong
  ? { fills: Number(PAL_FULL_FILLS), longestFreeMs: 3_000, isSteady: true }
  : { fills: 2, longestFreeMs: 1_200, isSteady: false }

let program: string
beforeAll(async () => {
  program = await bundledProgram()
}, 120_000)

/** A real disk that is full: only on Linux, for who may mount one. */
it.for(Array.from({ length: Number(walks) }, (_, index) => index))(
  'sells on through a disk that fills up again and again: it never ends, nothing is lost or said twice, and the seller is informed (walk %i) [AG-05, AG-08, FB-06]',
  { timeout: 300_000 },
  async (index, { skip }) => {
    const outcome = await surviveFullDisk(program, { seed: Number(seed), index, ...how })
    if (outcome === null) return skip('no disk of its own could be mounted here')
    expect(outcome.faults).toEqual([])
    expect(outcome.fills).toBeGreaterThanOrEqual(how.fills)
  },
)
