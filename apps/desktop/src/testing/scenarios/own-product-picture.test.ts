import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { someDecision as decided } from '@pal/core/testing/agent-context'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { picture, taken } from '../pictures.ts'
import { type Row, speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

const jar = picture('png')
let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, post, writes, customer, eventually, aWhile } = speaking(() => shop)
const change = (body: object) =>
  shop.server.ask(`/api/products/${shop.productId}`, { method: 'PATCH', body })
const shownOf = (id: unknown) => shop.server.ask(`/api/products/${String(id)}/picture`)
const files = () => readdir(join(shop.server.dataDir, 'attachments'))

it('the agent shows the shop’s own picture: Facebook is given the file, and the chat keeps it [AG-19]', async () => {
  const id = await taken(shop, jar)
  const imageUrl = 'https://shop.example/honey.jpg'
  const changed = await change({ picture: id, imageUrl })
  expect(await changed.json()).toMatchObject({ picture: id, imageUrl })
  shop.openai.respond(() => decided({ reply: 'Here it is.', photoOf: shop.productId }))
  writes(customer().psid, 'Can I see the honey?')
  await eventually(async () => shop.graph.sent.length === 2)
  const [words, sent] = shop.graph.sent
  expect(words?.text).toContain('Here it is.')
  expect(sent?.attachments).toMatchObject([{ mimeType: 'image/png', size: jar.byteLength }])
  const [newest] = await eventually(async () => {
    const rows = await get('/api/conversations/1/messages')
    return rows[0]?.['state'] === 'sent' ? rows : null
  })
  const [file] = (newest?.['attachments'] ?? []) as Row[]
  expect(file).toMatchObject({ state: 'kept', type: 'image', name: 'Wildflower honey 500 g' })
  const kept = await shop.server.ask(`/api/attachments/${String(file?.['id'])}`)
  expect(Buffer.from(await kept.arrayBuffer())).toEqual(jar)
  await aWhile()
  expect(shop.graph.sent).toHaveLength(2)
  expect(await files()).toEqual([id])
})

it('a new product has it at once, keeps it when something else changes, and lets it go', async () => {
  const id = await taken(shop, jar)
  const body = { name: 'Comb', price: '450', picture: id }
  const made = await post(`/api/campaigns/${shop.campaignId}/products`, body)
  const product = (await made.json()) as { id: number }
  expect(product).toMatchObject({ picture: id, imageUrl: null })
  const shown = await shownOf(product.id)
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(jar)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  // Another field leaves it as it is.
  const path = `/api/products/${product.id}`
  await shop.server.ask(path, { method: 'PATCH', body: { name: 'Honeycomb' } })
  expect((await shownOf(product.id)).status).toBe(200)
  await shop.server.ask(path, { method: 'PATCH', body: { picture: null } })
  expect((await shownOf(product.id)).status).toBe(404)
})

it('what nobody took in, and what went out to a customer, is no picture of a product', async () => {
  const refused = await change({ picture: 'a'.repeat(32) })
  expect(refused.status).toBe(404)
  expect(await refused.json()).toMatchObject({ field: 'picture' })
  shop.openai.respond(() => decided({ reply: 'Hello.' }))
  writes(customer().psid, 'Hello')
  await eventually(async () => shop.graph.sent.length === 1)
  const id = await taken(shop, jar)
  await post('/api/facebook/reply', { conversationId: '1', message: '', pictures: [id] })
  expect((await change({ picture: id })).status).toBe(404)
  expect((await change({ picture: '../pal.db' })).status).toBe(400)
})

it('a copied campaign shows the same pictures; a file of another shop brings none [CP-08]', async () => {
  const id = await taken(shop, jar)
  await change({ picture: id })
  const file = (await (await shop.server.ask(`/api/campaigns/${shop.campaignId}/file`)).json()) as {
    products: Row[]
  }
  const [first, ...others] = file.products
  const foreign = { ...first, name: 'Elsewhere', picture: 'b'.repeat(32) }
  const made = await post('/api/campaigns/import', {
    file: { ...file, products: [first, ...others, foreign] },
    name: 'A second one',
    facebookPageId: shop.page.id,
  })
  expect(made.status).toBe(200)
  const copy = (await made.json()) as { id: number }
  const products = await get(`/api/campaigns/${copy.id}/products`)
  expect(products.map(({ picture: own }) => own)).toEqual([id, ...others.map(() => null), null])
  // The first one goes: the copy has it still.
  await change({ picture: null })
  expect((await shownOf(products[0]?.['id'])).status).toBe(200)
})
