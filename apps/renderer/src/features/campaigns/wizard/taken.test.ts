import { expect, it } from 'vitest'

import { aProduct } from '../../../components/products/sold.testing.ts'
import { typedAmount } from '../../../lib/format/typed-amount.ts'
import { speak } from '../../../lib/i18n/i18n.ts'
import { campaign } from '../campaign.testing.ts'
import { pricedElsewhere, takenOf } from './taken.ts'

it('finds an amount of another currency as the language writes it, too [CP-08, SH-11]', async () => {
  const honey = aProduct(11, { price: 900.5, lowestPrice: 850.25 })
  const taken = takenOf(honey, campaign({ currency: 'BDT' }))
  const row = { name: honey.name, price: '9', lowestPrice: '8', taken }
  for (const language of ['en', 'de'] as const) {
    await speak(language)
    const asIs = { ...row, price: typedAmount(honey.price) }
    const lowest = { ...row, lowestPrice: typedAmount(honey.lowestPrice) }
    expect(pricedElsewhere([asIs, row, lowest], 'EUR')).toEqual([asIs, lowest])
    expect(pricedElsewhere([asIs, row, lowest], 'BDT')).toEqual([])
  }
})
