import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { testFolder } from '@pal/db/testing/testing'
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { beforeEach, expect, it } from 'vitest'

import { impatient, offBy } from './clocks.ts'
import { ManualClock } from './manual-clock.ts'

const start = Date.UTC(2026, 10, 21, 12)
let clock: ManualClock
let seen: string[]
beforeEach(() => {
  clock = new ManualClock(start)
  seen = []
})
const note = (what: string) => () => void seen.push(`${what} ${clock.now() - start}`)

it('does not move until a test lets time pass, then calls one by one in the order of their times', async () => {
  clock.after(30, note('c'))
  clock.after(10, note('a'))
  clock.after(10, note('b'))
  const often = clock.every(12, note('often'))
  clock.after(20, note('never')).cancel()
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect([seen, clock.now()]).toEqual([[], start])
  expect(clock.due()).toEqual([10, 10, 12, 30])
  await clock.elapse(29)
  expect(seen).toEqual(['a 10', 'b 10', 'often 12', 'often 24'])
  often.cancel()
  await clock.elapse(1)
  expect(seen.slice(4)).toEqual(['c 30'])
  expect(clock.due()).toEqual([])
})

it('waits for all that follows from one call before the next: files, requests and their answers', async () => {
  await using folder = await testFolder()
  const graph = await startGraphDouble({ clock })
  const path = join(folder.path, 'note')
  const work = async () => {
    await writeFile(path, 'x'.repeat(100_000))
    const answer = await fetch(graph.url)
    seen.push(`${(await readFile(path)).length} ${answer.status} ${clock.now() - start}`)
  }
  clock.after(10, () => void work())
  clock.after(11, note('next'))
  await clock.elapse(20)
  expect(seen).toEqual([expect.stringMatching(/^100000 \d+ 10$/), 'next 11'])
  await graph.close()
})

it('goes on while something is waited for, and no further', async () => {
  clock.every(10, note('beat'))
  const work = async () => {
    await clock.sleep(25)
    await clock.sleep(10)
    return clock.now() - start
  }
  expect(await clock.during(work())).toBe(35)
  expect(seen).toEqual(['beat 10', 'beat 20', 'beat 30'])
  await clock.until(async () => seen.length === 5)
  expect(clock.now() - start).toBe(50)
  const both = [clock.during(clock.sleep(20)), clock.during(clock.sleep(5))]
  await Promise.all(both)
  expect(clock.now() - start).toBe(70)
})

it('gives up on what does not happen in time', async () => {
  const never = clock.until(async () => false, { withinMs: 100, worldMs: 20 })
  await expect(never).rejects.toThrow('within 100 ms')
})

it('ends a sleep by its signal, and a call by its deadline', async () => {
  const stop = new AbortController()
  const asleep = clock.sleep(1_000, stop.signal)
  stop.abort(new Error('enough'))
  await expect(asleep).rejects.toThrow('enough')
  await expect(clock.sleep(1, stop.signal)).rejects.toThrow('enough')
  const deadline = clock.timeout(50)
  expect(clock.due()).toEqual([])
  await clock.elapse(49)
  expect(deadline.aborted).toBe(false)
  await clock.elapse(1)
  expect(deadline.reason).toMatchObject({ name: 'TimeoutError' })
})

it('that jumps calls late what came due meanwhile; one that is off shows another time', async () => {
  clock.after(10, note('late'))
  clock.advance(3_600_000)
  expect(seen).toEqual([])
  await clock.elapse(0)
  expect(seen).toEqual(['late 3600000'])
  const wrong = offBy(clock, () => -5_000)
  expect(wrong.now()).toBe(clock.now() - 5_000)
  await impatient(clock).sleep(12.5)
  expect(clock.now() - start).toBe(3_600_013)
})
