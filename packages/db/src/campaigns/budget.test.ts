import { dayMs } from '@pal/core/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { takeAlerts } from '../jobs/alerts.ts'
import type { Store } from '../maintenance/store.ts'
import { writeSettings } from '../settings/settings.ts'
import { addFact } from '../stats/rollups.ts'
import { aCampaign, aPage, noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import {
  costsThisMonth,
  pauseAllOverBudget,
  pauseOverBudget,
  resumeWithinBudget,
} from './budget.ts'
import { campaignById, changeCampaign, setCampaignStatus } from './campaigns.ts'

let store: Store
let id: number
beforeEach(async () => {
  store = openTestStore()
  await aPage(store)
  ;({ id } = (await aCampaign(store)).campaign)
  await store.transaction(async (tx) => {
    // 500.00, at 100 to a dollar: five dollars.
    await changeCampaign(tx, id, { budget_limit_minor: 50_000 }, noon)
    await writeSettings(tx, { ai: { dollarRates: { BDT: 100, USD: 1 } } }, noon)
    await takeAlerts(tx, noon)
  })
})
afterEach(() => store.close())

const spend = (dollars: number, at = noon) =>
  store.transaction((tx) =>
    addFact(tx, { at, campaignId: id, cost_micros: Math.round(dollars * 1_000_000) }),
  )
const pause = (now = noon) => store.transaction((tx) => pauseOverBudget(tx, id, now))
const status = async () => (await campaignById(store.db, id))?.status

it('pauses at the limit to the cent, and tells of it once [CP-09]', async () => {
  await spend(4.99)
  expect([await pause(), await status()]).toEqual([false, 'active'])
  await spend(0.01)
  expect([await pause(), await status()]).toEqual([true, 'paused'])
  const alerts = async () =>
    (await store.transaction((tx) => takeAlerts(tx, noon)))?.alerts.map(({ kind }) => kind)
  expect(await alerts()).toEqual(['budget'])
  expect(await alerts()).toBeUndefined()
})

it('is paused without anybody writing first; one without a budget goes on [CP-09]', async () => {
  const all = () => store.transaction((tx) => pauseAllOverBudget(tx, noon))
  await spend(4.99)
  expect(await all()).toEqual([])
  await spend(0.01)
  await aPage(store, 'page-2')
  const other = (await aCampaign(store, { page_id: 'page-2' })).campaign
  expect(await all()).toMatchObject([{ id }])
  expect([await status(), (await campaignById(store.db, other.id))?.status]).toEqual([
    'paused',
    'active',
  ])
  expect(await all()).toEqual([])
})

it('counts the month alone, and goes on with the next one [CP-09]', async () => {
  await spend(9, noon - 10 * dayMs)
  expect(await pause()).toBe(false)
  await spend(5)
  await pause()
  const resume = (now: number) => store.transaction((tx) => resumeWithinBudget(tx, now))
  expect(await resume(noon)).toEqual([])
  const later = noon + 32 * dayMs
  expect(await costsThisMonth(store.db, [id], later)).toEqual(new Map())
  expect(await resume(later)).toMatchObject([{ id }])
  expect(await status()).toBe('active')
})

it('a campaign whose offer ended while it was paused is completed, and holds no other back [CP-09, CP-06]', async () => {
  await spend(5)
  await store.transaction((tx) => changeCampaign(tx, id, { offer_ends_at: noon + dayMs }, noon))
  await pause()
  const later = noon + 32 * dayMs
  expect(await store.transaction((tx) => resumeWithinBudget(tx, later))).toEqual([])
  expect(await status()).toBe('completed')
  expect(await store.transaction((tx) => resumeWithinBudget(tx, later))).toEqual([])
})

it('goes by the calendar of the shop: a month ends at its midnight [CP-09]', async () => {
  await store.transaction((tx) =>
    tx
      .updateTable('store_meta')
      .set({ value: 'Asia/Dhaka' })
      .where('key', '=', 'rollup_time_zone')
      .execute(),
  )
  const lastNoon = Date.UTC(2026, 10, 30, 12)
  await spend(5, lastNoon)
  expect(await costsThisMonth(store.db, [id], lastNoon)).toEqual(
    new Map([[id, { micros: 5_000_000, unpriced: 0 }]]),
  )
  expect(await costsThisMonth(store.db, [id], Date.UTC(2026, 10, 30, 19))).toEqual(new Map())
})

it('touches none that is not at work, and brings none back that was deleted [CP-09]', async () => {
  await spend(5)
  await store.transaction((tx) => setCampaignStatus(tx, id, 'completed', noon))
  expect([await pause(), await status()]).toEqual([false, 'completed'])
  await store.transaction((tx) => setCampaignStatus(tx, id, 'active', noon))
  expect(await pause()).toBe(true)
  await store.transaction(async (tx) => {
    await changeCampaign(tx, id, { budget_limit_minor: null }, noon)
    await tx.updateTable('campaigns').set({ deleted_at: noon }).execute()
  })
  expect(await store.transaction((tx) => resumeWithinBudget(tx, noon))).toEqual([])
})

const raise = () =>
  store.transaction((tx) => changeCampaign(tx, id, { budget_limit_minor: null }, noon))
const resume = () => store.transaction((tx) => resumeWithinBudget(tx, noon))

it('resumes none beside another one, nor when the seller then stops that one [CP-09, CP-06]', async () => {
  await spend(5)
  await pause()
  const { campaign: other } = await aCampaign(store)
  expect(await resume()).toEqual([])
  await store.transaction((tx) => setCampaignStatus(tx, other.id, 'paused', noon))
  await raise()
  expect(await resume()).toEqual([])
  expect(await status()).toBe('paused')
})

it('resumes none that the seller has stopped while its budget was used up [CP-09, CP-06]', async () => {
  await spend(5)
  await pause()
  await store.transaction((tx) => setCampaignStatus(tx, id, 'paused', noon))
  await raise()
  expect(await resume()).toEqual([])
  expect(await status()).toBe('paused')
})
