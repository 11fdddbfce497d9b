import fc from 'fast-check'
import { expect, it } from 'vitest'

import { openStore } from '../maintenance/open-store.ts'
import type { Store } from '../maintenance/store.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { placeOrder } from '../orders/place-order.ts'
import { moduleAt, startVictim } from '../testing/faults.ts'
import { aCampaign, aPage, inbound, noon, someOrder } from '../testing/fixtures.ts'
import { openTestStore, testFolder } from '../testing/testing.ts'
import { dayOf } from './days.ts'
import { rebuildDays } from './rollup-rebuild.ts'
import { rollupState } from './rollups.ts'

const zones = [
  'Asia/Dhaka',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Eucla',
  'America/New_York',
  'UTC',
] as const

let people = 0

/** Somebody new writes. */
async function begin(store: Store, at: number): Promise<void> {
  const said = inbound({ psid: `p${++people}`, mid: `m${people}`, sentAt: at, now: at })
  await store.transaction((tx) => ingestInbound(tx, said))
}

async function buy(store: Store, product: number, at: number): Promise<void> {
  await store.transaction((tx) =>
    placeOrder(
      tx,
      someOrder({ line: { productId: product, unitPriceMinor: 700 }, aiPoints: 5, now: at }),
    ),
  )
}

/** What the rows themselves say of the days of a zone. */
function fromRows(store: Store, zone: string): Record<string, number> {
  const sums: Record<string, number> = {}
  const add = (kind: string, text: string) => {
    for (const at of store.raw.prepare<[], number>(text).pluck().all()) {
      const key = `${dayOf(at, zone)} ${kind}`
      sums[key] = (sums[key] ?? 0) + 1
    }
  }
  add('of campaigns', 'SELECT since FROM campaign_conversations')
  add('of all', 'SELECT created_at FROM conversations')
  add('orders', 'SELECT created_at FROM orders')
  return sums
}

function fromDays(store: Store): Record<string, number> {
  const rows = store.raw
    .prepare<[], { key: string; n: number }>(
      `SELECT day || iif(campaign_id < 0, ' of all', ' of campaigns') AS key,
         sum(conversations) AS n FROM rollup_day_campaign GROUP BY 1
       UNION ALL SELECT day || ' orders', sum(orders) FROM rollup_day_campaign GROUP BY day`,
    )
    .all()
  return Object.fromEntries(rows.filter(({ n }) => n !== 0).map(({ key, n }) => [key, n]))
}

const fact = fc.record({
  order: fc.boolean(),
  at: fc.integer({ min: 0, max: 20 * 24 * 4 }).map((quarters) => noon + quarters * 900_000),
})

it('sums the days of any zone as the rows say, whatever is written while it does [EN-01]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fact, { minLength: 1, maxLength: 60 }),
      fc.array(fact, { maxLength: 12 }),
      fc.array(fc.constantFrom(...zones), { minLength: 1, maxLength: 3 }),
      fc.nat(4),
      async (before, meanwhile, changes, brokenOffAfter) => {
        await using store = openTestStore()
        await aPage(store)
        await aCampaign(store)
        await begin(store, noon)
        const happen = ({ order, at }: (typeof before)[number]) =>
          order ? buy(store, 1, at) : begin(store, at)
        for (const one of before) await happen(one)
        const waiting = [...meanwhile]
        for (const [n, zone] of changes.entries()) {
          for await (const { done } of rebuildDays(store.db, zone, 3)) {
            const next = waiting.pop()
            if (next) await happen(next)
            // The seller thinks better of it: the next change begins in the middle of this one.
            if (n < changes.length - 1 && done > brokenOffAfter * 3) break
          }
        }
        const last = changes.at(-1) ?? 'UTC'
        for (const one of waiting) await happen(one)
        expect(await rollupState(store.db)).toEqual({ zone: last, rebuild: null })
        expect(fromDays(store)).toEqual(fromRows(store, last))
        expect(store.raw.prepare('SELECT count(*) FROM rollup_day_next').pluck().get()).toBe(0)
      },
    ),
    { numRuns: 30, seed: 5 },
  )
})

it('goes on after kill -9 where it was', async () => {
  await using folder = await testFolder()
  {
    await using store = await openStore(folder.path)
    await aPage(store)
    await aCampaign(store)
    // More than a few slices of sums.
    for (let n = 0; n < 450; n++) await begin(store, noon + n * 900_000)
  }
  const victim = startVictim(`
    const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
    const { rebuildDays } = await import(${moduleAt('stats/rollup-rebuild.ts')})
    const store = await openStore(${JSON.stringify(folder.path)})
    for await (const { done } of rebuildDays(store.db, 'Asia/Kathmandu')) {
      console.log('at ' + done)
      if (done >= 400) process.kill(process.pid, 'SIGKILL')
    }
    console.log('it was not killed')`)
  await victim.gone
  expect(victim.lines.at(-1)).toBe('at 400')
  await using store = await openStore(folder.path)
  expect((await rollupState(store.db)).rebuild?.zone).toBe('Asia/Kathmandu')
  await begin(store, noon)
  const seen: number[] = []
  for await (const { done } of rebuildDays(store.db, 'Asia/Kathmandu')) seen.push(done)
  expect(seen.length).toBeLessThan(5)
  expect(fromDays(store)).toEqual(fromRows(store, 'Asia/Kathmandu'))
})
