import { expect, it } from 'vitest'

import { costMicros, priceOf, pricesWith, publishedPrices } from './model-prices.ts'

it('finds a price by name, also of a dated snapshot, and no other [AG-13]', () => {
  expect(priceOf('gpt-6-luna', publishedPrices)).toMatchObject({ input: 0.1, output: 0.5 })
  expect(priceOf(' GPT-6-Luna-2026-09-22 ', publishedPrices)).toMatchObject({ model: 'gpt-6-luna' })
  expect(priceOf('gpt-5.6-luna', publishedPrices)).toMatchObject({ input: 0.2, output: 1.2 })
  expect(priceOf('gpt-6-luna-mini', publishedPrices)).toBeNull()
  expect(priceOf('gpt-6-luna-2026-09-22-mini', publishedPrices)).toBeNull()
  expect(priceOf('gpt-6-2026-09-22-luna', publishedPrices)).toBeNull()
  expect(priceOf('llama3', publishedPrices)).toBeNull()
})

it('counts the seller’s own price before the published one [AG-13]', () => {
  const own = { model: 'gpt-6-luna', input: 1, cachedInput: 1, output: 2 }
  expect(priceOf('gpt-6-luna', pricesWith([own]))).toBe(own)
})

it('counts fresh, cached and written tokens each at its price', () => {
  const price = { model: 'm', input: 2, cachedInput: 0.5, output: 10 }
  const usage = { inputTokens: 1_000, cachedInputTokens: 400, outputTokens: 100 }
  expect(costMicros(price, usage)).toBe(600 * 2 + 400 * 0.5 + 100 * 10)
  expect(costMicros(price, { ...usage, cachedInputTokens: 5_000 })).toBe(1_000 * 0.5 + 100 * 10)
})
