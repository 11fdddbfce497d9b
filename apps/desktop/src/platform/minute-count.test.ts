import { minuteMs } from '@pal/core/durations'
import { expect, it } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import { MinuteCount } from './minute-count.ts'

it('tells the first at once, the others of a minute together, and none twice [LG-04]', async () => {
  const clock = new ManualClock()
  const told: number[] = []
  const count = new MinuteCount(clock, (some) => told.push(some))
  for (let n = 0; n < 5; n++) count.happened()
  expect(told).toEqual([1])
  await clock.elapse(minuteMs)
  expect(told).toEqual([1, 4])
  count.happened()
  await clock.elapse(3 * minuteMs)
  expect(told).toEqual([1, 4, 1])
  count.happened()
  count.happened()
  count[Symbol.dispose]()
  await clock.elapse(2 * minuteMs)
  expect(told).toEqual([1, 4, 1, 1, 1])
})
