import { expect, it } from 'vitest'

import { liveMonth, type Month } from '../month/live.ts'
import type { Mood } from '../month/model.ts'
import { recountMonth } from '../month/recount.ts'

const hour = 3_600_000
const day = 24 * hour

const { PAL_MONTH_SEED: seed = 'month', PAL_MONTH_DAYS, PAL_MONTH_CUSTOMERS = '5' } = process.env
const days = Number(PAL_MONTH_DAYS ?? 3)

/** Midnight in Berlin on 4 October, or the day before its clocks are put back. */
const whole = { from: Date.UTC(2026, 9, 3, 22), moods: moodsOf(days), moves: 22 }
const short = {
  from: Date.UTC(2026, 9, 23, 22),
  moods: ['well', 'lies', 'stalls'],
  moves: 2,
} as const
const { from, moods, moves } = PAL_MONTH_DAYS === undefined ? short : whole
const timezone = 'Asia/Dhaka'
const movesAt = from + moves * day + 12 * hour

const month: Month = {
  seed,
  from,
  moods,
  customersADay: Number(PAL_MONTH_CUSTOMERS),
  sleeps: (nth) => nth % 3 === 1,
  moves: { at: movesAt, timezone },
}

function moodsOf(count: number): Mood[] {
  const bad: Readonly<Record<number, Mood>> = {
    6: 'dead',
    10: 'lies',
    14: 'stalls',
    18: 'repeats',
    24: 'lies',
    26: 'stalls',
  }
  return Array.from({ length: count }, (_, nth) => bad[nth] ?? 'well')
}

it(
  'a month of a shop, recounted by nothing of its own code: no follow-up too many, each task with its why, all sums right [AG-10, AG-13, AG-25, CV-18, EN-01]',
  async () => {
    const began = performance.now()
    await liveMonth(month, async (lived) => {
      const zone = (at: number) => (at > movesAt ? timezone : 'Europe/Berlin')
      const { faults, seen } = await recountMonth(lived, zone)
      const took = Math.round((performance.now() - began) / 1_000)
      const said = Object.entries(seen).map(([what, number]) => `${number} ${what}`)
      if (PAL_MONTH_DAYS !== undefined) {
        console.log(`Seed ${seed}, ${days} days in ${took} s: ${said.join(', ')}`)
      }
      expect(faults).toEqual([])
      expect(seen['messages']).toBeGreaterThan(days * 5)
    })
  },
  120 * 60_000,
)
