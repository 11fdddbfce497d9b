import { hourMs } from '@pal/core/durations'
import { someDecision } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  // By webhook alone: nobody asks Facebook by itself while the test lasts.
  shop = await openShop({ config: { webhookPort: 0 }, pollMs: hourMs })
  const { graph, openai, server } = shop
  openai.respond(() => someDecision({ reply: 'It is {{price:1}}.' }))
  graph.setWebhook(`http://127.0.0.1:${server.running.webhookPort}/webhook`, {
    unsubscribedToo: true,
  })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually } = speaking(() => shop)

it('whoever writes for the first time has their name at once, also where a webhook brings it [CV-02, CV-10]', async () => {
  const rahima = customer('Rahima Khatun')
  writes(rahima.psid, 'Hello')
  await eventually(async () => {
    const [conversation] = await get('/api/conversations')
    return conversation?.['customerName'] === 'Rahima Khatun'
  })
  expect(shop.clock.now()).toBeGreaterThan(0)
})
