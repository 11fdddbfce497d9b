import { afterAll, beforeAll, expect, it } from 'vitest'

import { bundleProgram, type Program } from './bundle.ts'
import { surviveFullDisk } from './full-disk.ts'

const { PAL_FULL_SEED: seed = '1', PAL_FULL_WALKS: walks = '1', PAL_FULL_FILLS } = process.env
const least = Number(PAL_FULL_FILLS ?? 3)

let program: Program
beforeAll(async () => {
  program = await bundleProgram()
})
afterAll(() => program[Symbol.asyncDispose]())

/** A real disk that is full: only on Linux, for who may mount one. */
it.for(Array.from({ length: Number(walks) }, (_, index) => index))(
  'sells on through a disk that fills up again and again: it never ends, nothing is lost or said twice, and the seller is told (walk %i) [AG-05, AG-08, FB-06]',
  { timeout: 300_000 },
  async (index, { skip }) => {
    const outcome = await surviveFullDisk(program.path, { seed: Number(seed), index, least })
    if (outcome === null) return skip('no disk of its own could be mounted here')
    expect(outcome.faults).toEqual([])
    expect(outcome.fills).toBeGreaterThanOrEqual(least)
  },
)
