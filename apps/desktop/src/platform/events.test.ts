import type { Change } from '@pal/core/contract/system'
import { expect, it } from 'vitest'

import { ManualClock } from '../testing/manual-clock.ts'
import { Events } from './events.ts'

it('what a suspended reader does not read piles up within a bound [DT-02]', async () => {
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

it('says in which conversations something changed, unless it may be any [CV-10]', async () => {
  const clock = new ManualClock()
  const events = new Events(clock)
  const heard: Change[] = []
  events.listen((_kinds, change) => heard.push(change))
  events.changedIn([7], 'conversations', 'messages')
  events.changedIn([8, 7], 'messages', 'queue')
  events.changed('settings')
  await clock.elapse(50)
  events.changedIn([7], 'messages')
  events.changed('orders')
  await clock.elapse(50)
  events.changedIn(
    Array.from({ length: 500 }, (_, id) => id + 1),
    'messages',
  )
  await clock.elapse(50)
  expect(heard).toEqual([
    { kinds: ['conversations', 'messages', 'queue', 'settings'], conversations: [7, 8] },
    { kinds: ['messages', 'orders'] },
    { kinds: ['messages'] },
  ])
})

it('who begins to listen is told what changed while they asked for what they show, and nothing older [CV-10]', async () => {
  const clock = new ManualClock()
  const events = new Events(clock)
  events.changed('products')
  await clock.elapse(11_000)
  events.changedIn([7], 'messages')
  await clock.elapse(2_000)
  const ends = new AbortController()
  const { body } = events.stream(ends.signal)
  await clock.elapse(100)
  ends.abort()
  const text = await new Response(body).text()
  expect(text.match(/(?<=data: ).*/g)).toEqual(['{}', '{"kinds":["messages"],"conversations":[7]}'])
})
