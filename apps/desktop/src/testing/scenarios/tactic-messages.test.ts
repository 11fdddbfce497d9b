import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, post, eventually } = speaking(() => shop)
const change = async (body: object) =>
  expect((await shop.server.ask('/api/settings', { method: 'PUT', body })).status).toBe(200)
const lines = () => get('/api/tactics/stats')

const plain = 'It goes fast'
const best = 'The next honey comes only in spring'
/** The lines that the model was given when it was last asked. */
const given = () => {
  const instructions = shop.openai.requests.at(-1)?.instructions ?? ''
  return [plain, best].filter((line) => instructions.includes(line))
}

it('counts which line was said, who bought and who cancelled; with auto-optimize one of them goes into a turn [SE-03, SE-09, SE-05, AG-03]', async () => {
  const { openai, graph, productId } = shop
  await change({ tactics: { urgencyEnabled: true, urgencyMessages: [plain, best] } })
  const cart = [{ productId, quantity: 1 }]
  const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
  openai.respond(({ input }) => {
    const said = JSON.stringify(input)
    const ready = { cart, customer: receiver }
    if (said.includes('yes please'))
      return decided({
        ...ready,
        reply: 'Thanks!',
        order: 'place',
        confirmationQuote: 'yes please',
      })
    if (said.includes('Lake Road')) return decided({ ...ready, reply: '{{summary}}', order: 'ask' })
    // The second is the one that is said; no line has the number 9.
    return decided({ reply: `Good morning. ${best}.`, usedLines: [2, 9, -1, 2] })
  })

  expect(await lines()).toEqual([])
  const { psid } = customer()
  writes(psid, 'Hello')
  await eventually(async () => graph.sent.length === 1)
  expect(given()).toEqual([plain, best])
  expect(await lines()).toEqual([{ text: best, sent: 1, sold: 0 }])

  writes(psid, 'One jar. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
  await eventually(async () => graph.sent.length === 2)
  writes(psid, 'yes please')
  await eventually(async () => graph.sent.length === 3)
  expect(await lines()).toEqual([{ text: best, sent: 1, sold: 1 }])

  const [order] = await get('/api/orders')
  const cancelled = await post(`/api/orders/${Number(order?.['id'])}/status`, {
    status: 'cancelled',
  })
  expect(cancelled.status).toBe(200)
  expect(await lines()).toEqual([{ text: best, sent: 1, sold: 0 }])

  await change({ ai: { autoOptimize: true } })
  writes(psid, 'Hello again')
  await eventually(async () => graph.sent.length === 4)
  // Whoever has heard one line continues with it.
  expect(given()).toEqual([best])
  for (let more = 1; more <= 3; more++) {
    writes(customer(`Customer ${more}`).psid, 'Hello')
    await eventually(async () => graph.sent.length === 4 + more)
    expect(given()).toHaveLength(1)
  }
})
