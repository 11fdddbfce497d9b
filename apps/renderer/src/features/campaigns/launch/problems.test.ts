import {
  emptyLaunchDraft,
  type LaunchDraft,
  newLaunchProduct,
} from '@pal/core/domain/drafts/launch-draft'
import { expect, it } from 'vitest'

import { problemsOf } from './problems.ts'
import { placeOf, stepOf, toRequest } from './to-request.ts'

const now = Date.UTC(2026, 10, 23)
const saree = { ...newLaunchProduct('a', 'main'), name: 'Saree', price: '1250' }
const trial = { ...newLaunchProduct('b', 'trial_pack'), name: 'Small saree', price: '99' }
const draft = (parts: Partial<LaunchDraft> = {}): LaunchDraft => ({
  ...emptyLaunchDraft(),
  name: 'Eid collection',
  facebookPageId: '9',
  facebookPageName: 'Nila',
  productCategory: 'Clothing',
  products: [saree],
  ...parts,
})
const found = (parts: Partial<LaunchDraft>) =>
  problemsOf(draft(parts), { now, hasPage: true }).map(({ path, step, missing }) => [
    path,
    step,
    missing,
  ])

it('finds what keeps a draft from being launched, in the order of the steps [W4-03, W4-05]', () => {
  expect(found({})).toEqual([])
  expect(found({ products: [], name: ' ', facebookPageId: '', productCategory: '' })).toEqual([
    ['name', stepOf.page, true],
    ['facebookPageId', stepOf.page, true],
    ['productCategory', stepOf.page, true],
    ['products', stepOf.products, true],
  ])
  expect(found({ products: [{ ...saree, price: '' }, trial], hasTrialPack: true })).toEqual([
    ['products.0.price', stepOf.products, true],
  ])
  // A product of the trial does for no main one, and is asked about where it is typed.
  const unpriced = { ...trial, price: '' }
  expect(found({ products: [unpriced], hasTrialPack: true })).toEqual([
    ['products', stepOf.products, true],
    ['products.0.price', stepOf.trial, true],
  ])
  expect(found({ products: [saree, unpriced] })).toEqual([])
})

it('finds terms that are none: amounts, and an offer that is over [W4-07, W4-13]', () => {
  expect(found({ trialPackPrice: 'few', budgetLimit: '1,2,3' })).toEqual([
    ['trialPackPrice', stepOf.trial, false],
    ['budgetLimit', stepOf.trial, false],
  ])
  expect(found({ trialPackPrice: '', budgetLimit: '' })).toEqual([])
  // A number that does not fit is refused, never changed.
  const counts = { targetDailyConversations: '0', trialPackDuration: '2.5' }
  expect(found({ ...counts, hasTrialPack: true })).toEqual([
    ['trialPackDuration', stepOf.trial, false],
    ['targetDailyConversations', stepOf.trial, false],
  ])
  expect(found({ ...counts, targetDailyConversations: '9999999' })).toHaveLength(1)
  expect(found({ targetDailyConversations: 'many', trialPackDuration: '' })).toEqual([])
  expect(found({ offerEndsAt: '2026-11-20T10:00' })).toEqual([['offerEndsAt', stepOf.trial, false]])
  expect(found({ offerEndsAt: '2026-12-20T10:00' })).toEqual([])
})

it('sends what counts: the campaign’s category, features with words, no trial product without a trial [W4-04, W4-06, CP-06]', () => {
  const typed = { ...saree, features: ['Cotton', ' '] }
  const sent = toRequest(draft({ products: [typed, trial], stopOther: true }))
  expect(sent).toMatchObject({
    stopOther: true,
    products: [{ name: 'Saree', category: 'Clothing', features: ['Cotton'], price: '1250' }],
  })
  expect(sent.products).toHaveLength(1)
  expect('stopOther' in toRequest(draft())).toBe(false)
  expect(toRequest(draft({ products: [typed, trial], hasTrialPack: true })).products).toHaveLength(
    2,
  )
  for (const [odd, target] of [
    ['many', 100],
    ['', 100],
    ['75', 75],
  ] as const) {
    expect(toRequest(draft({ targetDailyConversations: odd })).targetDailyConversations).toBe(
      target,
    )
  }
})

it('knows where the server’s field is, past the rows that were not sent [W4-12]', () => {
  const some = draft({ products: [trial, saree] })
  expect(placeOf('products.0.price', some)).toEqual({
    path: 'products.1.price',
    step: stepOf.products,
  })
  expect(placeOf('budgetLimit', some)).toEqual({ path: 'budgetLimit', step: stepOf.trial })
  expect(placeOf('productCategory', some)).toEqual({ path: 'productCategory', step: stepOf.page })
  expect(placeOf('anything', some)).toBeNull()
})
