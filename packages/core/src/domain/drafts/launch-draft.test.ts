import { expect, it } from 'vitest'

import { emptyLaunchDraft, newLaunchProduct, readLaunchDraft } from './launch-draft.ts'

it('begins with the defaults of the dialog [W4-10]', () => {
  expect(emptyLaunchDraft()).toEqual({
    name: '',
    facebookPageId: '',
    facebookPageName: '',
    stopOther: false,
    productCategory: '',
    description: '',
    status: 'active',
    targetDailyConversations: '100',
    budgetLimit: '',
    currency: 'USD',
    hasTrialPack: false,
    trialPackPrice: '',
    trialPackDuration: '7',
    autoFollowUpEnabled: true,
    strategies: {},
    offerEndsAt: '',
    products: [],
  })
})

it('begins a product of each type empty [W4-11]', () => {
  expect(newLaunchProduct('a', 'upsell')).toEqual({
    key: 'a',
    name: '',
    description: '',
    price: '',
    category: '',
    productType: 'upsell',
    isTrialPack: false,
    imageUrl: '',
    features: [],
    lowestPrice: '',
    stockCount: '',
  })
  expect(newLaunchProduct('b', 'main').isTrialPack).toBe(false)
  expect(newLaunchProduct('c', 'trial_pack').isTrialPack).toBe(true)
})

const left = {
  ...emptyLaunchDraft(),
  name: 'Spring',
  strategies: { urgencyEnabled: true },
  products: [{ ...newLaunchProduct('a', 'main'), name: 'Honey', features: ['raw'] }],
}

it('goes on with a draft that was left, without what is no part of it [W4-09]', () => {
  expect(readLaunchDraft(JSON.stringify({ ...left, pageAccessToken: 'EAAB' }))).toEqual(left)
})

it('begins again where there is none, or none that can be read [W4-09]', () => {
  const { products: _, ...withoutProducts } = left
  const bad = {
    'a status of its own': { ...left, status: 'paused' },
    'an unknown currency': { ...left, currency: 'XYZ' },
    'no products': withoutProducts,
    'a product without a price': { ...left, products: [{ key: 'a' }] },
    'a text that nobody typed': { ...left, name: 'x'.repeat(10_001) },
    'no draft': [],
  }
  for (const [what, draft] of Object.entries(bad))
    expect(readLaunchDraft(JSON.stringify(draft)), what).toBeNull()
  expect(readLaunchDraft(null)).toBeNull()
  expect(readLaunchDraft('')).toBeNull()
  expect(readLaunchDraft(JSON.stringify(left).slice(0, -5))).toBeNull()
})
