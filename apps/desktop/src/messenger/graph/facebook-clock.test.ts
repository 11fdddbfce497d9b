import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { GraphClient } from './graph.ts'

const minute = 60_000
let facebook: GraphDouble
beforeEach(async () => {
  facebook = await startGraphDouble()
})
afterEach(() => facebook.close())

it('is asked for once, before anything else has shown it, and whatever comes of it [AG-08]', async () => {
  const { id: pageId, token } = facebook.addPage({ name: 'Blue Shop' })
  const now = () => facebook.now() + 20 * minute
  const graph = new GraphClient({ url: facebook.url, clock: clockAt(now) })
  facebook.failNext('reset')
  await graph.learnTime({ token, pageId })
  expect(graph.clock.at(now())).toBeGreaterThan(facebook.now() + 19 * minute)
  await graph.learnTime({ token, pageId })
  expect(Math.abs(graph.clock.at(now()) - facebook.now())).toBeLessThan(2_000)
  await graph.learnTime({ token, pageId })
  expect(facebook.calls).toHaveLength(2)
})
