import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { clockAt } from '../../testing/clocks.ts'
import { callsPerEngaged, CallBudget, leastEngaged } from './budget.ts'

const hour = 3_600_000
let store: Store
let now: number
let budget: CallBudget
let waits: number[]

const fresh = () =>
  new CallBudget({
    db: store.db,
    clock: {
      ...clockAt(() => now),
      sleep: async (ms) => {
        waits.push(ms)
        now += ms
      },
    },
    random: () => 0,
  })

beforeEach(async () => {
  store = openTestStore()
  now = Date.UTC(2026, 10, 21, 12)
  waits = []
  budget = fresh()
  await connectPage(store.db, { id: 'p', name: 'Shop', category: '', now })
})
afterEach(() => store.close())

const background = { kind: 'other', background: true } as const
const needed = { kind: 'send', background: false } as const
const spend = async (calls: number) => {
  for (let n = 0; n < calls; n += 1) await budget.admit('p', needed)
}
const smallest = callsPerEngaged * leastEngaged
/** So many people write for the first time. */
const write = async (people: number) => {
  for (let n = 0; n < people; n += 1) {
    const said = { pageId: 'p', psid: `c${n}`, mid: `m${n}`, text: 'Hi', sentAt: now, now }
    await store.transaction((tx) => ingestInbound(tx, said))
  }
}

describe('the budget of a page', () => {
  it('lets two reads a second go, and the third wait [FB-09]', async () => {
    const sent: { from: number; to: number }[] = []
    for (let n = 0; n < 5; n += 1) {
      const over = await budget.admit('p', { kind: 'read', background: true })
      const from = now
      now += 300
      over()
      sent.push({ from, to: now })
    }
    // Whenever within its time a call arrived, the one after the next came a second later.
    for (const [n, { from }] of sent.entries())
      expect(from - (sent[n - 2]?.to ?? -Infinity)).toBeGreaterThan(1000)
    expect(waits).toHaveLength(2)
  })

  it('grows with the people who talk, and its count outlives a restart', async () => {
    expect((await budget.status('p')).budget).toBe(smallest)
    await write(15)
    now += 61_000
    await spend(3)
    budget = fresh()
    expect(await budget.status('p')).toMatchObject({ budget: 15 * callsPerEngaged, calls: 3 })
    now += 25 * hour
    expect(await budget.status('p')).toMatchObject({ calls: 0 })
  })

  it('grows within a second where many write for the first time at once [FB-10, AG-14]', async () => {
    await spend(1)
    await write(100)
    now += 1_000
    await spend(smallest)
    expect(await budget.status('p')).toMatchObject({
      budget: 100 * callsPerEngaged,
      calls: smallest + 1,
    })
  })

  it('stops what can wait at 90 % and everything at 100 % [FB-09]', async () => {
    await spend(smallest * 0.9)
    await expect(budget.admit('p', background)).rejects.toMatchObject({ kind: 'rate' })
    await spend(smallest * 0.1)
    await expect(budget.admit('p', needed)).rejects.toMatchObject({
      kind: 'rate',
      reaction: 'wait',
    })
    expect((await budget.status('p')).calls).toBe(smallest)
  })

  it('slows down from 60 % by the headers of Facebook [FB-09]', async () => {
    const paceAt = async (percent: number) => {
      budget.saw('p', { percent, blockedMs: 0 }, false)
      return (await budget.status('p')).paceMs
    }
    await spend(100)
    expect(await paceAt(59)).toBe(0)
    const [early, late] = [await paceAt(65), await paceAt(85)]
    expect(early).toBeGreaterThan(0)
    expect(late).toBeGreaterThan(early)
    await paceAt(91)
    await expect(budget.admit('p', background)).rejects.toMatchObject({ kind: 'rate' })
    await budget.admit('p', needed)
  })

  it('asks nothing while Facebook blocks, and as long as it says [FB-09]', async () => {
    budget.saw('p', { percent: 100, blockedMs: 7 * 60_000 }, true)
    now += 6 * 60_000
    await expect(budget.admit('p', needed)).rejects.toMatchObject({ retryAfterMs: 60_000 })
    now += 60_001
    budget.saw('p', { percent: 10, blockedMs: 0 }, false)
    await budget.admit('p', needed)
  })

  it('backs off longer each time when Facebook does not say how long [FB-09]', async () => {
    const blocks: number[] = []
    for (let n = 0; n < 7; n += 1) {
      budget.saw('p', null, true)
      const { blockedUntil } = await budget.status('p')
      blocks.push(((blockedUntil ?? 0) - now) / 60_000)
      now = blockedUntil ?? now
    }
    expect(blocks).toEqual([1, 2, 4, 8, 16, 32, 32])
  })

  it('backs off longer from sends though reads go, which nothing holds up [FB-09, FB-10]', async () => {
    const blocks: number[] = []
    for (let n = 0; n < 4; n += 1) {
      budget.saw('p', null, true, 'send')
      await budget.admit('p', { kind: 'read', background: true })
      budget.saw('p', null, false, 'read')
      const refused = (await budget.admit('p', needed).catch((error: unknown) => error)) as {
        retryAfterMs: number
      }
      blocks.push(refused.retryAfterMs / 60_000)
      expect(await budget.status('p')).toMatchObject({
        blockedUntil: null,
        sendsBlockedUntil: now + refused.retryAfterMs,
      })
      now += refused.retryAfterMs
    }
    expect(blocks).toEqual([1, 2, 4, 8])
    budget.saw('p', null, false, 'send')
    await budget.admit('p', needed)
  })
  it('goes on without those of the Messenger profile where Facebook takes no more of them [FB-09, FB-13]', async () => {
    const profile = { kind: 'profile', background: false } as const
    await budget.admit('p', profile)
    budget.saw('p', null, true, 'profile')
    await expect(budget.admit('p', profile)).rejects.toMatchObject({ kind: 'rate' })
    await budget.admit('p', needed)
    await budget.admit('p', { kind: 'read', background: true })
    now += 60_000
    await budget.admit('p', profile)
  })
})
