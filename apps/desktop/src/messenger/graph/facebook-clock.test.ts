import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { offBy } from '../../testing/clocks.ts'
import { ManualClock } from '../../testing/manual-clock.ts'
import { GraphClient } from './graph.ts'

const minute = 60_000
const clock = new ManualClock()
let facebook: GraphDouble
beforeEach(async () => {
  facebook = await startGraphDouble({ clock })
})
afterEach(() => facebook.close())

it('is asked for once, before anything else has shown it, and whatever comes of it [AG-08]', async () => {
  const { id: pageId, token } = facebook.addPage({ name: 'Blue Shop' })
  const wrong = offBy(clock, () => 20 * minute)
  const graph = new GraphClient({ url: facebook.url, clock: wrong })
  facebook.failNext('reset')
  await graph.learnTime({ token, pageId })
  expect(graph.clock.at(wrong.now())).toBeGreaterThan(facebook.now() + 19 * minute)
  await graph.learnTime({ token, pageId })
  expect(Math.abs(graph.clock.at(wrong.now()) - facebook.now())).toBeLessThan(2_000)
  await graph.learnTime({ token, pageId })
  expect(facebook.calls).toHaveLength(2)
})
