import { expect, it } from 'vitest'

import {
  someCampaign,
  someContext,
  someProduct,
  someSettings,
} from '../../testing/agent-context.ts'
import { listPrice, publishedTexts, resolveTactics } from './tactics.ts'

const resolved = (tactics: Parameters<typeof someSettings>[0], campaign = {}) =>
  resolveTactics(someSettings(tactics), { ...someCampaign, ...campaign })

it('the bundle’s percent is the one that is set [SE-05]', () => {
  const tactics = { bundleDiscountEnabled: true, bundleDiscountPercent: 15 }
  expect(resolved({ tactics }).order).toMatchObject({ bundleDiscountPercent: 15 })
})

it('a campaign’s own delivery fee counts in any currency, that of the settings only in theirs [SE-05]', () => {
  const tactics = { deliveryFee: 60 }
  expect(resolved({ tactics })).toMatchObject({
    feeCounts: true,
    order: { deliveryFeeMinor: 6_000 },
  })
  expect(resolved({ tactics }, { currency: 'USD' })).toMatchObject({
    feeCounts: false,
    order: { deliveryFeeMinor: 0 },
  })
  expect(resolved({ tactics }, { currency: 'USD', deliveryFeeMinor: 500 })).toMatchObject({
    feeCounts: true,
    order: { deliveryFeeMinor: 500 },
  })
})

it('the price of a trial pack is the settings’ only while they have one [SE-05]', () => {
  const pack = { ...someProduct(9, 'Tasting', 20_000), isTrialPack: true }
  const priced = (trialPackEnabled: boolean) => {
    const settings = someSettings({ tactics: { trialPackEnabled, trialPackPrice: 99 } })
    return listPrice({ settings, campaign: someCampaign }, pack)
  }
  expect(priced(true)).toBe(9_900)
  expect(priced(false)).toBe(20_000)
})

it('what is said only while upselling is on, the shop has not published while it is off [SE-05, AG-06]', () => {
  const published = (upsellEnabled: boolean) => {
    const tactics = { upsellEnabled, upsellMessages: ['A jar more for ৳99'] }
    return publishedTexts(someContext({ settings: someSettings({ tactics }) }))
  }
  expect(published(true)).toContain('A jar more for ৳99')
  expect(published(false)).not.toContain('A jar more for ৳99')
})

it('the settings’ trial price counts in their currency only, and a campaign’s own only with a trial pack [SE-05, CU-03]', () => {
  const pack = { ...someProduct(9, 'Tasting', 20_000), isTrialPack: true }
  const settings = someSettings({ tactics: { trialPackEnabled: true, trialPackPrice: 99 } })
  const priced = (campaign: object) =>
    listPrice({ settings, campaign: { ...someCampaign, ...campaign } }, pack)
  expect(priced({ currency: 'USD' })).toBe(20_000)
  expect(priced({ hasTrialPack: true, trialPackPriceMinor: 7_900 })).toBe(7_900)
  expect(priced({ hasTrialPack: false, trialPackPriceMinor: 7_900 })).toBe(9_900)
})

it('a product of the kind trial pack is one, however it is marked [SE-05]', () => {
  const settings = someSettings({ tactics: { trialPackEnabled: true, trialPackPrice: 99 } })
  const pack = { ...someProduct(9, 'Tasting', 20_000), productType: 'trial_pack' as const }
  expect(listPrice({ settings, campaign: someCampaign }, pack)).toBe(9_900)
})

it('a line of nothing but spaces, or one that rests in the campaign, is no line [SE-05, ST-03]', () => {
  const tactics = { fomoEnabled: true, fomoMessages: ['Few are left', '  ', 'It goes fast'] }
  const { lines } = resolved({ tactics }, { restingMessages: ['It goes fast'] })
  expect(lines.scarcity).toEqual(['Few are left'])
})
