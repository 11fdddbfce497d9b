import { expect, it } from 'vitest'

import { campaign } from '../campaigns/campaign.testing.ts'
import { bodyOf, changesOf, problemsOf, typedProduct, type TypedProduct } from './product-form.ts'

const typed = (parts: Partial<TypedProduct> = {}): TypedProduct => ({
  ...typedProduct(null),
  name: 'Saree',
  price: '1,250',
  ...parts,
})
const body = (parts: Partial<TypedProduct> = {}) => bodyOf(typed(parts), campaign())

it('takes fifty features of 200 letters at most [PR-02]', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, nth) => `Feature ${nth}`)
  expect(problemsOf(typed({ features: lines(50).join('\n') }), 'BDT')).toEqual({})
  expect(Object.keys(problemsOf(typed({ features: lines(51).join('\n') }), 'BDT'))).toEqual([
    'features',
  ])
  expect(Object.keys(problemsOf(typed({ features: 'x'.repeat(201) }), 'BDT'))).toEqual(['features'])
  expect(body({ features: ' Cotton \n\n Red ' }).features).toEqual(['Cotton', 'Red'])
})

it('is of the campaign’s category where none is typed, and a trial pack by its kind [PR-02]', () => {
  expect(body()).toMatchObject({ category: 'Clothing', isTrialPack: false, price: '1250' })
  expect(body({ category: ' Sarees ', productType: 'trial_pack' })).toMatchObject({
    category: 'Sarees',
    isTrialPack: true,
  })
})

it('is out of stock where none is counted, and changes that with the count alone [PR-02]', () => {
  expect(body({ stockCount: '0' })).toMatchObject({ stockCount: 0, inStock: false })
  expect(body({ stockCount: '3' })).toMatchObject({ stockCount: 3, inStock: true })
  expect(changesOf(body({ stockCount: '3' }), body({ stockCount: '0' }))).toEqual({
    stockCount: 0,
    inStock: false,
  })
  // A count that the seller has closed by hand stays closed.
  const closed = { inStock: false }
  expect(changesOf(body(closed), body({ ...closed, stockCount: '9' }))).toEqual({
    stockCount: 9,
    inStock: false,
  })
  expect(changesOf(body(), body({ price: '1300' }))).toEqual({ price: '1300' })
})
