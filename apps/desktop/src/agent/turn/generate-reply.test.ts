import { someContext, someDecision, someProduct } from '@pal/core/testing/agent-context'
import { expect, it, vi } from 'vitest'

import { generateReply } from './generate-reply.ts'

it('the first answer of a long catalogue lets others be served while the catalogue is read', async () => {
  const products = Array.from({ length: 1_000 }, (_, at) => ({
    ...someProduct(at + 10, `প্রদীপ ${at}`, 50_000),
    description: `নরম সুতি ${at + 400}, ৭৭ সেমি, ৭৭ টাকা।`,
  }))
  const text = JSON.stringify(
    someDecision({ reply: 'It is 77 cm and 77 taka, with a warranty. See nakshi.shop.' }),
  )
  const spent = { model: 'gpt', inputTokens: 1, cachedInputTokens: 0, outputTokens: 1 }
  const model = {
    ask: () => Promise.resolve({ text, ...spent, costMicros: 1, latencyMs: 1 }),
    lastFailure: () => null,
    noteFailure: vi.fn(),
    forgetFailure: vi.fn(),
    takeRecovery: () => false,
  }
  const think = (catalogue: typeof products) =>
    generateReply(someContext({ products: catalogue }), {
      model,
      deadlineMs: 60_000,
      customerDigest: 'a customer',
      signal: new AbortController().signal,
      now: () => 0,
    })
  // What is learnt of languages is learnt of any.
  await think([])
  const folded = vi.spyOn(String.prototype, 'normalize')
  let longest = 0
  let served = 0
  let before = 0
  const serve = () => {
    const now = folded.mock.calls.length
    longest = Math.max(longest, now - before)
    before = now
    served += 1
    if (!ended) setImmediate(serve)
  }
  let ended = false
  serve()
  await think(products)
  ended = true
  serve()
  const all = folded.mock.calls.length
  folded.mockRestore()
  expect(all).toBeGreaterThan(10 * products.length)
  expect(served).toBeGreaterThan(10)
  // What every turn does with a long catalogue is left: to look for what the customer asks for.
  expect(longest).toBeLessThan(all / 5)
})
