import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { speaking } from '../../testing/rows.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const minute = 60_000
const hour = 60 * minute
let shop: Shop
let psid: string
let id: string
beforeEach(async () => {
  shop = await openShop()
  shop.openai.respond(() => decided({ reply: 'Good morning!' }))
  psid = customer().psid
  writes(psid, 'Hello?')
  await eventually(async () => shop.graph.sent.length === 1)
  id = String((await get('/api/conversations'))[0]?.['id'])
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, windowsHear } = speaking(() => shop)
const disconnect = () => post(`/api/facebook/pages/${shop.page.id}/disconnect`)
const detail = () => one(`/api/conversations/${id}`)
const schedule = (message: string) =>
  post(`/api/conversations/${id}/scheduled`, {
    message,
    sendAt: new Date(shop.clock.now() + hour).toISOString(),
  })
const cut = { code: 'page_not_connected' }

it('the chat of a page says that it is disconnected before anything is sent, and refuses it [CV-12]', async () => {
  expect(await detail()).toMatchObject({ cannotReply: null })
  expect(await windowsHear(disconnect)).toContain('"conversations"')
  expect(await detail()).toMatchObject({ cannotReply: cut })
  const refused = [
    await post('/api/facebook/reply', { conversationId: id, message: 'Are you there?' }),
    await schedule('We open at ten.'),
  ]
  for (const answer of refused) {
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject(cut)
  }
  expect(await get(`/api/conversations/${id}/messages`)).toHaveLength(2)
  await post('/api/facebook/validate-token', { pageAccessToken: shop.page.token })
  expect(await detail()).toMatchObject({ cannotReply: null })
  const again = await post('/api/facebook/reply', { conversationId: id, message: 'Here again' })
  expect(again.status).toBe(200)
})

it('where its token is known to have ended, the chat says so before anything is typed [CV-12, FB-08]', async () => {
  const error = { code: 190, subcode: 463, status: 400 }
  const heard = await windowsHear(async () => {
    shop.graph.fail({ how: { error } })
    writes(psid, 'And the price?')
    await eventually(async () => (await detail())['cannotReply'])
  })
  expect(heard).toContain('"conversations"')
  expect(await detail()).toMatchObject({ cannotReply: { code: 'graph_token_expired' } })
  shop.graph.clearFailures()
  await post('/api/facebook/validate-token', { pageAccessToken: shop.page.token })
  expect(await detail()).toMatchObject({ cannotReply: null })
})

it('what is due on a page that was disconnected since says so, and does not go out [CV-12, CV-16]', async () => {
  expect((await schedule('We open at ten.')).status).toBe(200)
  await disconnect()
  await shop.clock.elapse(hour + 1_000)
  const row = await eventually(async () => {
    const now = await detail()
    return now['needsHumanReason'] && now
  })
  expect(row).toMatchObject({ scheduled: [{ problem: cut }] })
  expect(await get(`/api/conversations/${id}/messages`)).toHaveLength(2)
})

it('what still waited to be sent fails with the same words, and the lists know [CV-07, CV-12]', async () => {
  expect(await get('/api/conversations')).toMatchObject([{ lastReplyState: 'sent' }])
  const error = { code: 190, subcode: 463, status: 400 }
  const rule = shop.graph.fail({ sends: 'message', how: { error } })
  writes(psid, 'And the price?')
  await eventually(async () => rule.hits > 0)
  await disconnect()
  await shop.clock.elapse(minute)
  const failed = await eventually(async () => {
    const [newest] = await get(`/api/conversations/${id}/messages`)
    return newest?.['state'] === 'failed' && newest
  })
  expect(failed).toMatchObject({ sender: 'agent', stateReason: cut })
  expect(await get('/api/conversations')).toMatchObject([{ lastReplyState: 'failed' }])
})
