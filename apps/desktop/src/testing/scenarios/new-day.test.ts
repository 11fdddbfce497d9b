import { noon } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { offBy } from '../clocks.ts'
import { ManualClock } from '../manual-clock.ts'
import { startTestServer } from '../test-server.ts'

const minute = 60_000

it('a window that stays open over midnight hears that another day has begun [OR-03, DB-02]', async () => {
  const clock = new ManualClock()
  let now = noon
  const started = clock.now()
  const shown = offBy(clock, () => now - started)
  await using server = await startTestServer({ clock: shown, passing: clock })
  const stream = await server.ask('/api/events')
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  const listening = (async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      heard += part.value
    }
  })()
  await clock.elapse(2 * minute)
  expect(heard).not.toContain('"orders"')
  await clock.until(
    async () => {
      now += 60 * minute
      return heard.includes('"orders"')
    },
    { withinMs: 10 * minute },
  )
  await reader?.cancel()
  await listening
})
