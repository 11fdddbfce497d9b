import { defaultSettings } from '@pal/core/contract/settings'
import { expect, it } from 'vitest'

import { noon } from '../testing/fixtures.ts'
import { openTestStore } from '../testing/testing.ts'
import { readSettings, settingsVersion, unreadableTabs, writeSettings } from './settings.ts'

it('only what changes the agent’s answers gives the settings a new number [AG-15]', async () => {
  await using store = openTestStore()
  const save = (tabs: Record<string, unknown>) =>
    store.transaction((tx) => writeSettings(tx, tabs, noon))
  let version = await settingsVersion(store.db)
  const { company, ai, tactics, flow } = defaultSettings
  const answers: readonly Record<string, object>[] = [
    { company: { ...company, companyName: 'Looms' } },
    { ai: { ...ai, shopFacts: 'Closed on Fridays' } },
    { tactics: { ...tactics, deliveryAreas: [{ id: 'area-1', name: 'Dhaka', fee: 60 }] } },
    { flow: { ...flow, priceNegotiation: true } },
  ]
  for (const tabs of answers) {
    expect([tabs, await save(tabs)]).toEqual([tabs, ++version])
    expect([tabs, await save(structuredClone(tabs))]).toEqual([tabs, version])
  }
  const others: readonly Record<string, unknown>[] = [
    { company: { ...company, companyName: 'Looms', contactPhone: '01711123456' } },
    { ai: { ...ai, shopFacts: 'Closed on Fridays', dollarRates: { BDT: 120 } } },
    { flow: { ...flow, priceNegotiation: true, savedReplies: ['Thank you!'], answersPerDay: 9 } },
    ...['appearance', 'data', 'notifications', 'webhook', 'facebook_session'].map((tab) => ({
      [tab]: { any: 1 },
    })),
  ]
  for (const tabs of others) expect([tabs, await save(tabs)]).toEqual([tabs, version])
  expect(await save({ data: {}, flow: {}, ai: {} })).toBe(version + 1)
})

it('a first save of what counted already by default is no change of the answers [AG-15]', async () => {
  await using store = openTestStore()
  const { company, flow } = defaultSettings
  const save = (tabs: object) => store.transaction((tx) => writeSettings(tx, tabs, noon))
  expect(await save({ company: { ...company, contactPhone: '01711123456' }, flow })).toBe(0)
})

it('a tab that is no JSON takes no other with it, and is reported [SE-09]', async () => {
  await using store = openTestStore()
  await store.transaction((tx) =>
    writeSettings(tx, { company: { companyName: 'Looms' }, ai: {} }, noon),
  )
  store.raw.exec(`UPDATE settings SET value = '{"half' WHERE tab = 'ai'`)
  expect((await readSettings(store.db)).company).toEqual({ companyName: 'Looms' })
  expect(await unreadableTabs(store.db)).toEqual(['ai'])
  await store.transaction((tx) => writeSettings(tx, { ai: {} }, noon))
  expect(await unreadableTabs(store.db)).toEqual([])
})

it('a tab is the same object until another text is stored, and never one of another store [SE-09]', async () => {
  await using store = openTestStore()
  await using other = openTestStore()
  const save = (to: typeof store, flow: object) =>
    to.transaction((tx) => writeSettings(tx, { flow }, noon))
  await save(store, { answersPerDay: 7 })
  const { flow } = await readSettings(store.db)
  expect((await readSettings(store.db)).flow).toBe(flow)
  await save(other, { answersPerDay: 9 })
  expect((await readSettings(other.db)).flow).toEqual({ answersPerDay: 9 })
  expect((await readSettings(store.db)).flow).toEqual({ answersPerDay: 7 })
  await save(store, { answersPerDay: 8 })
  expect((await readSettings(store.db)).flow).toEqual({ answersPerDay: 8 })
})
