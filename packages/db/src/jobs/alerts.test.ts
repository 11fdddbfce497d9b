import { dayMs, minuteMs } from '@pal/core/durations'
import { because, type Reason } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { setAutomatic } from '../conversations/draft-trust.ts'
import { askForLateReplies, requestHuman } from '../conversations/request-human.ts'
import { takeOver } from '../conversations/take-over.ts'
import { ingestInbound } from '../messages/inbound.ts'
import { setTokenState, stopSending } from '../pages/pages.ts'
import type { TokenState } from '../schema/literals.ts'
import { aCampaign, aPage, inbound, noon, someCustomers } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { takeAlerts } from './alerts.ts'

it('tells once of trust that the program took back, and of none that the seller did [AG-25, SE-08]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aCampaign(store)
  const news = () => store.transaction((tx) => takeAlerts(tx, noon))
  const set = (automatic: boolean, why?: { answers: number; corrected: number }) =>
    store.transaction((tx) =>
      setAutomatic(tx, 1, { subject: 'price', automatic, ...(why && { why }) }, noon),
    )
  expect(await news()).toBeNull()
  await set(true)
  await set(false)
  expect(await news()).toBeNull()
  await set(true)
  await set(false, { answers: 5, corrected: 2 })
  expect(await news()).toMatchObject({ alerts: [{ kind: 'trust', id: 4 }] })
  expect(await news()).toBeNull()
})

it('tells once of a customer who waits for a human who took over, also where others are reported first [SE-08, CV-18]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await someCustomers(store, 2)
  const takeoverMs = 60 * minuteMs
  const news = async (now: number) =>
    store.transaction(async (tx) => {
      await askForLateReplies(tx, { takeoverMs, now })
      return (await takeAlerts(tx, now))?.alerts.map(({ kind, id }) => [kind, id]) ?? []
    })
  await news(noon)
  await store.transaction((tx) => takeOver(tx, 2, { until: noon + takeoverMs, now: noon }))
  expect(await news(noon + 9 * minuteMs)).toEqual([])
  expect(await news(noon + 10 * minuteMs)).toEqual([['human', 2]])
  // Heard of late: the computer was asleep.
  const later = noon + 12 * minuteMs
  await store.transaction(async (tx) => {
    await takeOver(tx, 1, { until: noon + takeoverMs, now: noon })
    await ingestInbound(tx, inbound({ mid: 'late', sentAt: noon + minuteMs, now: later }))
  })
  expect(await news(later)).toEqual([['human', 1]])
  expect(await news(later + minuteMs)).toEqual([])
})

it('tells of a page that no call works for since the app secret is another one [SE-08, FB-08]', async () => {
  await using store = openTestStore()
  await aPage(store)
  const news = async () =>
    (await store.transaction((tx) => takeAlerts(tx, noon)))?.alerts.map(({ id }) => id)
  const is = (reason: Reason | null) =>
    setTokenState(store.db, 'page-1', { state: 'unknown', reason, now: noon })
  await is(null)
  await news()
  await is(because('graph_wrong_app_secret'))
  expect(await news()).toEqual(['page-1'])
  expect(await news()).toBeUndefined()
})

it('tells once of a page that may send nothing, until a message has gone out, and again after that [SE-08, FB-08]', async () => {
  await using store = openTestStore()
  await aPage(store)
  const news = async (now: number) =>
    (await store.transaction((tx) => takeAlerts(tx, now)))?.alerts.map(({ kind, id }) => [kind, id])
  const stop = (now: number) =>
    stopSending(store.db, 'page-1', { until: now + 60 * minuteMs, reason: because('graph_spam') })
  await news(noon)
  await stop(noon)
  expect(await news(noon)).toEqual([['page', 'page-1']])
  // One message is tried each hour.
  const later = noon + 61 * minuteMs
  expect(await news(later)).toBeUndefined()
  await stop(later)
  expect(await news(later)).toBeUndefined()
  await stopSending(store.db, 'page-1', null)
  expect(await news(later)).toEqual([])
  await stop(later)
  expect(await news(later)).toEqual([['page', 'page-1']])
})

it('tells of who needs a human after a clock that was ahead was put right [SE-08, DB-07]', async () => {
  await using store = openTestStore()
  await aPage(store)
  const { campaign } = await aCampaign(store)
  await someCustomers(store, 2)
  const news = async (now: number) =>
    (await store.transaction((tx) => takeAlerts(tx, now)))?.alerts.map(({ kind, id }) => [
      kind,
      id,
    ]) ?? []
  const ahead = noon + 3 * dayMs
  const why = because('wants_human')
  const needs = (id: number, now: number) =>
    store.transaction((tx) => requestHuman(tx, id, why, now))
  const spent = (at: number) =>
    store.db.updateTable('campaigns').set({ budget_paused_at: at }).execute()
  await news(noon)
  await needs(1, ahead)
  await spent(ahead)
  expect(await news(ahead)).toEqual([
    ['human', 1],
    ['budget', campaign.id],
  ])
  const right = noon + minuteMs
  expect(await news(right)).toEqual([])
  await needs(2, right + 6 * minuteMs)
  await spent(right + 6 * minuteMs)
  expect(await news(right + 6 * minuteMs)).toEqual([
    ['human', 2],
    ['budget', campaign.id],
  ])
  expect(await news(right + 7 * minuteMs)).toEqual([])
})

it('tells once of a page that Facebook no longer lets be used, and again when it happens again [SE-08, FB-08]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aPage(store, 'page-2')
  const news = async () =>
    (await store.transaction((tx) => takeAlerts(tx, noon)))?.alerts.map(({ kind, id }) => [
      kind,
      id,
    ])
  const is = (id: string, state: TokenState) =>
    setTokenState(store.db, id, { state, reason: null, now: noon })
  await is('page-2', 'expired')
  // What was so before is no news.
  expect(await news()).toBeUndefined()
  await is('page-1', 'invalid')
  expect(await news()).toEqual([['page', 'page-1']])
  expect(await news()).toBeUndefined()
  await is('page-1', 'ok')
  expect(await news()).toEqual([])
  await is('page-1', 'missing_permissions')
  expect(await news()).toEqual([['page', 'page-1']])
})
