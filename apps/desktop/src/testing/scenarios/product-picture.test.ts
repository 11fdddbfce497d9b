import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { type Row, speaking } from '../rows.ts'
import { saying } from '../saying.ts'
import { openShop, type Shop } from '../shop.ts'

const address = 'https://shop.example/honey.jpg'
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, writes, customer, eventually, aWhile } = speaking(() => shop)
const messages = () => get('/api/conversations/1/messages')
const withPicture = async (imageUrl: string | null) => {
  const path = `/api/products/${shop.productId}`
  const changed = await shop.server.ask(path, { method: 'PATCH', body: { imageUrl } })
  expect(changed.status).toBe(200)
}

it('the agent shows a product after its words; Facebook fetches it, and the chat shows what was sent [AG-19]', async () => {
  await withPicture(address)
  shop.openai.respond(() => decided({ reply: 'Here it is.', photoOf: shop.productId }))
  writes(customer().psid, 'Can I see the honey?')
  await eventually(async () => shop.graph.sent.length === 2)
  const [words, picture] = shop.graph.sent
  expect(words?.text).toContain('Here it is.')
  expect(picture?.body).toMatchObject({
    messaging_type: 'RESPONSE',
    message: { attachment: { type: 'image', payload: { url: address } } },
  })
  const shown = await eventually(async () => {
    const [newest] = await messages()
    const [file] = (newest?.['attachments'] ?? []) as Row[]
    return file?.['state'] === 'kept' && { ...file, sender: newest?.['sender'] }
  })
  expect(shown).toMatchObject({
    sender: 'agent',
    type: 'image',
    name: 'Wildflower honey 500 g',
    mime: 'image/png',
  })
  await aWhile()
  expect(shop.graph.sent).toHaveLength(2)
})

it('a picture that is not there is not promised: the model is asked again [AG-19]', async () => {
  let asked = 0
  shop.openai.respond(() => {
    asked += 1
    return decided({
      reply: asked === 1 ? 'Here it is.' : 'We have no picture of it.',
      photoOf: asked === 1 ? shop.productId : null,
    })
  })
  writes(customer().psid, 'Can I see the honey?')
  await eventually(async () => shop.graph.sent.length === 1)
  expect(shop.graph.sent[0]?.text).toContain('We have no picture of it.')
})

it('one that Facebook cannot fetch is reported to the person with the reason; the words are out [AG-19, FB-08]', async () => {
  await withPicture(address)
  shop.graph.fail({
    sends: 'message',
    where: ({ rawBody }) => rawBody.includes(address),
    how: { error: { status: 400, code: 100, subcode: 2_018_008 } },
  })
  shop.openai.respond(() => decided({ reply: 'Here it is.', photoOf: shop.productId }))
  writes(customer().psid, 'Can I see the honey?')
  const [conversation] = await eventually(async () => {
    const rows = await get('/api/conversations')
    return rows[0]?.['needsHumanReason'] ? rows : null
  })
  expect(conversation?.['needsHumanReason']).toEqual(saying('could not take the file'))
  expect((await messages()).map(({ state }) => state).slice(0, 2)).toEqual(['failed', 'sent'])
})
