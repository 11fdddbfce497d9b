import { entry, type LogEntry } from '@pal/core/texts/log-line'
import { expect, it } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import { LogThrottle } from './log-throttle.ts'

const refused = entry('webhook_signature_wrong')

it('writes a flood down once a minute, with how much it was [LG-06, FB-06]', async () => {
  const clock = new ManualClock()
  const written: [LogEntry, object | undefined][] = []
  using throttle = new LogThrottle(clock, (said, details) => written.push([said, details]))
  for (let n = 0; n < 1_156; n++) throttle.happened(refused)
  expect(written).toEqual([[refused, undefined]])
  await clock.elapse(60_000)
  expect(written.slice(1)).toEqual([[refused, { timesInTheLastMinute: 1_155 }]])
  throttle.happened(refused)
  await clock.elapse(120_000)
  expect(written.slice(2)).toEqual([[refused, { timesInTheLastMinute: 1 }]])
  throttle.happened(refused)
  expect(written).toHaveLength(4)
})
