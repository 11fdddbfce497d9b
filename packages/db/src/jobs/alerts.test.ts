import { expect, it } from 'vitest'

import { setAutomatic } from '../conversations/draft-trust.ts'
import { aCampaign, aPage, noon } from '../testing/fixtures.ts'
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
