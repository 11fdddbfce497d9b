import { expect, it } from 'vitest'

import { cardChanges, modelEnd, offerStep, priceChange } from './rehearsal-offers.ts'

const product = { id: 3, campaign_id: 7, price_minor: 65_000 }
const card = (over: object = {}) => ({
  id: 'returns',
  texts: [
    { language: 'en', text: 'Returns within 7 days.' },
    { language: 'bn', text: '৭ দিনের মধ্যে ফেরত।' },
  ],
  areas: ['Dhaka', 'Sylhet'],
  until: null,
  ...over,
})

it('knows another price from whatever else changes at a product [AG-12]', () => {
  expect(priceChange(product, { ...product })).toEqual([])
  expect(priceChange(product, { ...product, price_minor: 70_000 })).toEqual([
    { kind: 'price', campaignId: 7, subject: '3', was: 65_000, becomes: 70_000 },
  ])
})

it('knows what a card tells from the order in which it is written there [AG-12]', () => {
  const { texts, areas } = card()
  const turned = card({ texts: texts.toReversed(), areas: areas.toReversed() })
  expect(cardChanges([card()], [turned])).toEqual([])
  const other = { ...card(), id: 'hours' }
  expect(cardChanges([card(), other], [other, card()])).toEqual([])
  const changed = (over: object) =>
    cardChanges([card()], [card(over)]).map(({ kind, subject }) => `${kind} ${subject}`)
  expect(changed({ texts: [{ language: 'en', text: 'Returns within 14 days.' }] })).toEqual([
    'card returns',
  ])
  expect(changed({ areas: ['Dhaka'] })).toEqual(['card returns'])
  expect(changed({ until: '2026-12-01' })).toEqual(['card returns'])
  expect(cardChanges([card()], [])).toMatchObject([{ subject: 'returns', becomes: null }])
  expect(cardChanges([], [card()])).toMatchObject([{ subject: 'returns', was: null }])
})

it('offers one rehearsal for all that changed since, and none for what is as it was [AG-12]', () => {
  const [change] = priceChange(product, { ...product, price_minor: 70_000 })
  if (!change) throw new Error('no change')
  expect(offerStep(change, null, [])).toBe('open')
  expect(offerStep(change, { was: 60_000 }, [])).toBe('open')
  expect(offerStep(change, { was: 70_000 }, [])).toBe('withdraw')
})

it('offers nothing again for a change that was declined, and for another one it does [AG-12]', () => {
  const [change] = priceChange(product, { ...product, price_minor: 70_000 })
  if (!change) throw new Error('no change')
  const declined = { state: 'dismissed', was: 65_000, becomes: 70_000 } as const
  expect(offerStep(change, null, [declined])).toBe('none')
  expect(offerStep({ ...change, becomes: 71_000 }, null, [declined])).toBe('open')
  // On the way back to what was declined.
  expect(offerStep({ ...change, was: 71_000 }, { was: 65_000 }, [declined])).toBe('withdraw')
  // What was rehearsed once may be wanted again.
  expect(offerStep(change, null, [{ ...declined, state: 'rehearsed' }])).toBe('open')
})

it('offers another model once for a last day, however often it is announced [AG-12]', () => {
  expect(modelEnd('gpt-6-luna', null)).toEqual([])
  const [end] = modelEnd('gpt-4o', '2027-01-14')
  if (!end) throw new Error('no end')
  expect(offerStep(end, null, [])).toBe('open')
  expect(offerStep(end, { was: null }, [])).toBe('open')
  for (const state of ['rehearsed', 'dismissed'] as const) {
    const settled = { state, was: null, becomes: '2027-01-14' }
    expect(offerStep(end, null, [settled])).toBe('none')
    expect(offerStep({ ...end, becomes: '2026-12-11' }, null, [settled])).toBe('open')
  }
})
