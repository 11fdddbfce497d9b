import { expect, it } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import { Events } from './events.ts'

it('what a reader who stands still does not read piles up within a bound [DT-02]', async () => {
  const clock = new ManualClock()
  const events = new Events(clock)
  const { body } = events.stream(new AbortController().signal)
  for (let n = 0; n < 3_000; n++) {
    events.changed('orders')
    await clock.elapse(50)
  }
  const { length: read } = (await new Response(body).text()).split('event: changed')
  expect(read).toBeGreaterThan(900)
  expect(read).toBeLessThan(1_100)
})
