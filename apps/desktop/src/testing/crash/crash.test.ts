import { beforeAll, describe, expect, it } from 'vitest'

import { bundledProgram } from './bundle.ts'
import { surviveBusyStreet } from './busy-street.ts'
import { patience } from './crowded.ts'
import { report, survive } from './run.ts'
import {
  type Channel,
  isOnlyAlone,
  type Moment,
  momentOf,
  momentsOf,
  nameOf,
  places,
} from './schedule.ts'

const { PAL_CRASH_SEED: seed = '1', PAL_CRASH_ONLY: only, PAL_CRASH_MOMENTS: count } = process.env
const { PAL_CRASH_STREETS: streetCount = '1', PAL_CRASH_SHOPS: shops = '4' } = process.env
const { PAL_CRASH_SHOP_KILLS: shopKills = '5', PAL_CRASH_REPORT: isReported } = process.env
/** In `npm test` only those that the busy shops leave out. */
const isChosen = ({ place }: Moment) => count !== undefined || isOnlyAlone(place)
const chosen =
  only === undefined
    ? momentsOf(Number(seed), Number(count ?? places.length)).filter(isChosen)
    : [momentOf(Number(seed), Number(only))]

/** Each run mostly waits; more of them at once would be late with their kills. */
const lanes = [0, 1, 2].map(() => Promise.resolve())
async function inLane<T>(lane: number, work: () => Promise<T>): Promise<T> {
  const before = lanes[lane]
  const { promise, resolve } = Promise.withResolvers<void>()
  lanes[lane] = promise
  await before
  return work().finally(resolve)
}

let program: string
beforeAll(async () => {
  program = await bundledProgram()
}, 120_000)

async function survives(_: string, moment: Moment): Promise<void> {
  const outcome = await inLane(moment.index % lanes.length, () => survive(program, moment))
  if (outcome.faults.length > 0) throw new Error(report(moment, outcome))
  expect(outcome.kills).toBeGreaterThan(0)
  if (only !== undefined) console.log(report(moment, outcome))
}

const by = (channel: Channel) =>
  chosen
    .filter((moment) => moment.channel === channel)
    .map((moment) => [nameOf(moment), moment] as const)

describe.runIf(chosen.length > 0)(
  'killed at any moment, it goes on: nothing lost, nothing sent twice, one order',
  () => {
    it.concurrent.each(by('polling'))('%s [AG-05, AG-08, FB-07]', survives, 120_000 * patience)
    it.concurrent.each(by('webhook'))('%s [AG-05, AG-08, FB-06]', survives, 120_000 * patience)
    it.concurrent.each(by('both'))('%s [AG-05, AG-08, FB-06, FB-07]', survives, 120_000 * patience)
  },
)

/** Of the kills that are too many for a walk each. */
const streets = Array.from({ length: only === undefined ? Number(streetCount) : 0 }, (_, n) => n)

describe.runIf(streets.length > 0)(
  'busy shops that are killed again and again lose nothing, say nothing twice, and sell on',
  () => {
    it.concurrent.each(streets)(
      'street %i [AG-05, AG-08, FB-06, FB-07]',
      async (index) => {
        const order = { seed: Number(seed), index, shops: Number(shops), kills: Number(shopKills) }
        const { faults, log, kills, aimed } = await inLane(index % lanes.length, () =>
          surviveBusyStreet(program, order),
        )
        if (faults.length > 0) throw new Error([...faults, ...log].join('\n  '))
        expect(kills).toBeGreaterThanOrEqual(order.kills * order.shops)
        if (isReported)
          console.log(`street ${index}: ${kills} kills of shops, ${aimed} of them aimed`)
      },
      600_000 * patience,
    )
  },
)
