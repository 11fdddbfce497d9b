import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { removeCampaign } from '../campaigns/campaigns.ts'
import { removeProduct } from '../campaigns/products.ts'
import { eraseCustomer } from '../maintenance/erase.ts'
import { openStore } from '../maintenance/open-store.ts'
import type { Store } from '../maintenance/store.ts'
import { aCampaign, aPage, inbound, noon } from '../testing/fixtures.ts'
import { storeFolder, type TestFolder } from '../testing/testing.ts'
import { keepAttachment, knownFiles, makeRoom } from './attachments.ts'
import { ingestInbound } from './inbound.ts'
import { insertOutgoing, markSending, markSent } from './outgoing.ts'
import { pictureColumns } from './product-pictures.ts'

const jar = { file: 'a'.repeat(32), mime: 'image/png', size: 2_000 }
const theirs = { file: 'b'.repeat(32), mime: 'image/png', size: 500 }
let folder: TestFolder
let store: Store
let campaignId: number
let productId: number
beforeEach(async () => {
  folder = await storeFolder()
  store = await openStore(folder.path)
  await mkdir(join(folder.path, 'attachments'))
  for (const { file } of [jar, theirs]) await writeFile(join(folder.path, 'attachments', file), 'x')
  await aPage(store)
  const products = [{ name: 'Honey', price_minor: 45_000, ...pictureColumns(jar) }]
  const made = await aCampaign(store, { products })
  campaignId = made.campaign.id
  productId = made.products[0]?.id ?? 0
  await sent()
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

/** A customer sends a picture, and is shown the jar. */
async function sent() {
  await store.transaction(async (tx) => {
    const attachments = [{ type: 'image', url: 'https://scontent.test/a.png' }]
    await ingestInbound(tx, inbound({ attachments }))
    await keepAttachment(tx, 1, { ...theirs, now: noon })
    const shown = { conversationId: 1, author: 'agent', text: '', file: jar, now: noon } as const
    const { message } = await insertOutgoing(tx, shown)
    await markSending(tx, message.id, noon)
    await markSent(tx, message.id, { mid: 'm1', now: noon })
  })
}

const files = async () => (await readdir(join(folder.path, 'attachments'))).toSorted()
const known = async () => [...(await knownFiles(store.db, [jar.file, theirs.file]))].toSorted()
const room = (bytes: number) => store.transaction((tx) => makeRoom(tx, bytes))

it('a product’s picture takes no room from the files of messages, and is never let go for them', async () => {
  expect(await room(500)).toEqual([])
  expect(await room(499)).toEqual([theirs.file])
  expect(await room(0)).toEqual([])
  expect(await known()).toEqual([jar.file])
})

it('it outlives a customer who was shown it and is erased [EN-02]', async () => {
  await eraseCustomer(store, 1, { now: () => noon })
  expect(await files()).toEqual([jar.file])
  expect(await known()).toEqual([jar.file])
})

it.each([
  ['product', () => removeProduct(store.db, productId, noon)],
  ['campaign', () => store.transaction((tx) => removeCampaign(tx, campaignId, noon))],
])(
  'of a deleted %s it is a file of the chats that show it, and of nobody after them',
  async (_, remove) => {
    await remove()
    expect(await known()).toEqual([jar.file, theirs.file])
    expect((await room(0)).toSorted()).toEqual([jar.file, theirs.file])
    expect(await known()).toEqual([])
  },
)
