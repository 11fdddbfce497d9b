import { hourMs } from '@pal/core/durations'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ config: { webhookPort: 0 }, pollMs: hourMs })
  const { graph, openai, server } = shop
  await server.ask('/api/facebook/config', {
    method: 'PUT',
    body: { appId: graph.app.id, appSecret: graph.app.secret },
  })
  graph.setWebhook(`http://127.0.0.1:${server.running.webhookPort}/webhook`, {
    unsubscribedToo: true,
  })
  openai.respond(() =>
    decided({
      reply: 'Here it is.',
      cart: [{ productId: shop.productId, quantity: 1 }],
      customer: {
        name: 'Rahima Khatun',
        phone: '01711123456',
        address: '12 Lake Road, Dhaka',
      },
      order: 'ask',
    }),
  )
  writes(customer().psid, 'One jar. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  await answers(1)
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually, aWhile } = speaking(() => shop)
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const buttonsOf = (at: number) =>
  (shop.graph.sent[at]?.body as { message?: { quick_replies?: unknown[] } } | undefined)?.message
    ?.quick_replies
const react = (at: number, emoji: string | null) =>
  shop.graph.customerReacts(shop.page, shop.graph.sent[at]?.mid ?? '', emoji)
const asked = () => shop.openai.requests.length

it.each(['👍', '😢', '😠'])(
  'a reaction %s to the question of the open offer is no answer: it is asked once more [AG-05, AG-29]',
  async (emoji) => {
    const before = asked()
    await react(0, emoji)
    await answers(2)
    expect(shop.graph.sent[1]?.text).toBe(
      'Shall I place this order? Please reply "yes" to confirm.',
    )
    expect(buttonsOf(1)).toEqual(buttonsOf(0))
    expect(asked()).toBe(before)
    expect([await get('/api/orders'), await get('/api/tasks')]).toEqual([[], []])

    await react(1, emoji)
    const [task] = await eventually(async () => {
      const tasks = await get('/api/tasks')
      return tasks.length > 0 && tasks
    })
    expect(task?.['reason']).toMatchObject({
      code: 'agent_needs_you',
      message: `Please answer this customer. They put ${emoji} to the question whether to place the order, which is neither yes nor no.`,
    })
    await aWhile()
    expect(shop.graph.sent).toHaveLength(2)

    // The question stays open, and a yes to it settles the rest.
    const [talk] = await get('/api/conversations')
    writes(String(talk?.['customerId']), 'yes')
    await answers(3)
    expect(await get('/api/orders')).toHaveLength(1)
    await eventually(async () => (await get('/api/tasks')).length === 0)
    await react(1, '❤')
    await aWhile()
    expect(shop.graph.sent).toHaveLength(3)
  },
)

it('a reaction that is taken back, and one to another message, ask for nothing [AG-05]', async () => {
  await react(0, null)
  await aWhile()
  expect(shop.graph.sent).toHaveLength(1)
  expect(await get('/api/tasks')).toEqual([])
})
