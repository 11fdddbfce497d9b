import { expect, it } from 'vitest'

import { keptAnswer } from './send-draft.ts'

it('an answer that has waited since its facts had another name keeps them [AG-25, AG-26]', () => {
  const price = { kind: 'price', productId: 1, value: 65_000 }
  const text = 'It says "factsTold":'
  const others = { customer: {}, cart: [], tacticMessages: [], stage: 'interested' }
  const outcome = { ...others, parts: [{ text }], factsTold: [price] }
  const kept = keptAnswer({ outcome: JSON.stringify({ campaignId: 1, outcome }) })
  expect(kept).toEqual({
    campaignId: 1,
    outcome: { ...others, parts: [{ text }], statedFacts: [price] },
    stock: [],
  })
})
