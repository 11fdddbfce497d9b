import { expect, it } from 'vitest'

import { campaign } from '../campaign.testing.ts'
import { changesOf, problemsOf, typedCampaign } from './edit-form.ts'

const stored = campaign({
  budgetLimit: 50,
  deliveryFee: 60.5,
  hasTrialPack: true,
  offerEndsAt: '2026-11-30T12:00:00.000Z',
})
const typed = (parts: Partial<ReturnType<typeof typedCampaign>> = {}) => ({
  ...typedCampaign(stored),
  ...parts,
})

it('is in the fields as people write it, and is no change as it is [CP-08]', () => {
  expect(typed()).toMatchObject({ budget: '50', deliveryFee: '60.50', trialPrice: '799' })
  expect(problemsOf(typed(), 'BDT')).toEqual({})
  expect(changesOf(typed(), stored)).toEqual({})
})

it('names each field that cannot be read [CP-08]', () => {
  const odd = {
    name: ' ',
    target: '0',
    budget: 'much',
    deliveryFee: '1,2,3',
    trialPrice: '-5',
    trialDays: 'a week',
  }
  expect(Object.keys(problemsOf(typed(odd), 'BDT')).toSorted()).toEqual(Object.keys(odd).toSorted())
  // What is not sold needs no price.
  const without = problemsOf(typed({ trialPrice: '-5', hasTrialPack: false }), 'BDT')
  expect(without).toEqual({})
  const none = typed({ trialPrice: 'much', trialDays: '', hasTrialPack: false })
  expect([problemsOf(none, 'BDT'), changesOf(none, stored)]).toEqual([{}, { hasTrialPack: false }])
})

it('sends what changed alone: a fee, the end of an offer, or that there is none any more [CP-08, SE-05]', () => {
  expect(changesOf(typed({ deliveryFee: '৭৫' }), stored)).toEqual({ deliveryFee: '75' })
  const later = changesOf(typed({ offerEndsAt: '2026-12-01T12:00' }), stored)
  expect(Object.keys(later)).toEqual(['offerEndsAt'])
  expect(Date.parse(String(later.offerEndsAt)) - Date.parse(stored.offerEndsAt ?? '')).toBe(
    24 * 60 * 60_000,
  )
  expect(changesOf(typed({ deliveryFee: '', offerEndsAt: '', budget: '' }), stored)).toEqual({
    deliveryFee: null,
    offerEndsAt: null,
    budgetLimit: null,
  })
})
