import { type OddDisk, oddDisk } from '@pal/db/testing/faults'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { bundledProgram } from './bundle.ts'
import { patience } from './crowded.ts'
import { surviveOddDisk } from './odd-disk.ts'

const { PAL_ODD_SEED: seed = '1', PAL_ODD_WALKS: walks = '1' } = process.env
const perMille = Number(process.env['PAL_ODD_PER_MILLE'] ?? 5)
/** So that it has started. */
const from = 200
const flushMs = 60

let program: string
let disk: OddDisk | null
beforeAll(async () => {
  program = await bundledProgram()
  disk = await oddDisk()
}, 120_000)
afterAll(async () => {
  await disk?.[Symbol.asyncDispose]()
})

const indexes = Array.from({ length: Number(walks) }, (_, index) => index)

/** Below SQLite and Node, so only where a C compiler is. */
it.concurrent.for(indexes)(
  'sells on while writes and flushes fail at random: it never ends, nothing is lost or said twice (walk %i) [AG-05, AG-08, FB-06]',
  { timeout: 180_000 * patience },
  async (index, { skip }) => {
    if (!disk) return skip('no C compiler is here')
    const fails = { seed: Number(seed) * 1_000 + index, from, perMille }
    const order = { seed: Number(seed), index, oddities: { fails } }
    expect(await surviveOddDisk(program, disk, order)).toEqual([])
  },
)

it.concurrent.for(indexes)(
  'sells on a disk that takes 60 ms for each flush (walk %i) [AG-05, AG-08, FB-06]',
  { timeout: 180_000 * patience },
  async (index, { skip }) => {
    if (!disk) return skip('no C compiler is here')
    const order = { seed: Number(seed), index: index + 1_000, oddities: { flushMs } }
    expect(await surviveOddDisk(program, disk, order)).toEqual([])
  },
)
