import type { Answer } from '@pal/core/contract/endpoints'
import { changeCustomer } from '@pal/db/conversations/customers'
import type { Store } from '@pal/db/maintenance/store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { insertOutgoing } from '@pal/db/messages/outgoing'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { expect, it } from 'vitest'

import { startFilledServer } from '../../testing/filled-server.ts'
import type { PrintPdf } from './documents.ts'

interface Buyer {
  /** The newest last. */
  readonly says: string | readonly string[]
  /** By the agent. */
  readonly answered?: string
  readonly name?: string
  readonly address?: string
  readonly language?: string
}

/** Each with one order, whose id is their place. */
const filled = (buyers: readonly Buyer[], printPdf?: PrintPdf) =>
  startFilledServer(
    async (store: Store) => {
      await aPage(store)
      await aCampaign(store)
      for (const [index, buyer] of buyers.entries()) {
        const { says, answered, name = 'Rahim', address = 'Dhaka', language } = buyer
        await store.transaction(async (tx) => {
          const psid = `psid-${index}`
          for (const [said, text] of [says].flat().entries()) {
            const at = noon + index * 1_000 + said
            const mid = `${psid}-${said}`
            await ingestInbound(tx, inbound({ psid, mid, text, sentAt: at, now: at }))
          }
          if (language) await changeCustomer(tx, index + 1, { language }, { now: noon })
          const customer = { name, phone: '01712345678', address }
          const [conversationId, now] = [index + 1, noon + index * 1_000]
          if (answered !== undefined)
            await insertOutgoing(tx, { conversationId, author: 'agent', text: answered, now })
          await placeOrder(tx, someOrder({ conversationId, customer, now }))
        })
      }
    },
    undefined,
    undefined,
    printPdf && { printPdf },
  )

it('each order is printed in the language in which its customer writes [OR-07]', async () => {
  await using shop = await filled([
    { says: 'Is it still there?' },
    { says: 'দাম কত?' },
    { says: 'كم السعر؟' },
    { says: 'dam koto vai?' },
    { says: 'Combien ?', language: 'fr-FR' },
    { says: 'Ok', name: 'নুসরাত জাহান' },
    // Digits and a sign of money are of no language.
    { says: 'Is it ৳450? My phone is ০১৭১২৩৪৫৬৭৮' },
  ])
  const answer = await shop.server.ask('/api/orders/documents?ids=7,6,5,4,3,2,1')
  const documents = (await answer.json()) as Answer<'orders.documents'>
  expect(documents.orders.map(({ id, language }) => [id, language])).toEqual([
    [7, 'en'],
    [6, 'bn'],
    [5, 'fr'],
    [4, 'bn-latn'],
    [3, 'ar'],
    [2, 'bn'],
    [1, 'en'],
  ])
  expect(documents).toMatchObject({
    pdf: false,
    shop: { name: '', address: '', phone: '', email: '' },
    orders: [{ pageName: 'Dhaka Looms', customerAddress: 'Dhaka' }, {}, {}, {}, {}, {}, {}],
  })
})

it('refuses orders that are not there, and says where a PDF can be had [OR-07]', async () => {
  await using shop = await filled([{ says: 'Hello' }])
  expect((await shop.server.ask('/api/orders/documents?ids=1,9')).status).toBe(404)
  expect((await shop.server.ask('/api/orders/documents?ids=1;2')).status).toBe(400)
  const refused = await shop.server.ask('/api/orders/pdf?ids=1&document=invoice')
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: 'pdf_no_desktop' }])
})

const six = ['A', 'B', 'C', 'D', 'E', 'F']

it('the last that a customer wrote decides, then what is known of them, their name and the shop [OR-07]', async () => {
  await using shop = await filled([
    { says: ['দাম কত?', ...six.map((letter) => `${letter}: how much is it?`)] },
    { says: ['How much is it?', 'দাম কত?', 'ডেলিভারি কত দিনে হবে?'] },
    { says: 'سلام', language: 'ur' },
    { says: 'Ok', language: 'de', name: 'নুসরাত জাহান' },
    { says: 'Ok', address: 'বাড়ি ১২, ধানমন্ডি' },
    { says: 'Ok' },
    { says: 'দাম কত?', language: 'de' },
  ])
  const { server } = shop
  const company = {
    companyName: 'Corner Shop',
    contactEmail: 'a@example.com',
    contactPhone: '+880 1712-345670',
    address: 'House 4\nDhaka',
    language: 'fr',
  }
  await server.ask('/api/settings', { method: 'PUT', body: { company } })
  const answer = await server.ask('/api/orders/documents?ids=1,2,3,4,5,6,7,1')
  const documents = (await answer.json()) as Answer<'orders.documents'>
  expect(documents.orders.map(({ id, language }) => [id, language])).toEqual([
    [1, 'fr'],
    [2, 'bn'],
    [3, 'ur'],
    [4, 'de'],
    [5, 'bn'],
    [6, 'fr'],
    [7, 'bn'],
  ])
  expect(documents.shop).toEqual({
    name: 'Corner Shop',
    usePageName: false,
    address: 'House 4\nDhaka',
    phone: '+880 1712-345670',
    email: 'a@example.com',
  })
})

it('what the agent answers says nothing of the language of its customer [OR-07]', async () => {
  await using shop = await filled([{ says: 'Ok', answered: 'দাম ১২০০ টাকা, ডেলিভারি ফ্রি।' }])
  const answer = await shop.server.ask('/api/orders/documents?ids=1')
  const documents = (await answer.json()) as Answer<'orders.documents'>
  expect(documents.orders.map(({ language }) => language)).toEqual(['en'])
})

it('the desktop program makes a file of what its own window prints [OR-07]', async () => {
  const pages: string[] = []
  await using shop = await filled(
    Array.from({ length: 12 }, () => ({ says: 'Hello' })),
    async (address) => {
      pages.push(address)
      const file = new TextEncoder().encode('%PDF-1.7')
      return { file, saved: Promise.resolve(true) }
    },
  )
  const { server } = shop
  const answer = await server.ask('/api/orders/documents?ids=1')
  expect(await answer.json()).toMatchObject({ pdf: true })
  const one = await server.ask('/api/orders/pdf?ids=1&document=packing_slip')
  expect([one.status, await one.text()]).toEqual([200, '%PDF-1.7'])
  expect([one.headers.get('content-type'), one.headers.get('content-disposition')]).toEqual([
    'application/pdf',
    'attachment; filename="packing-slip-1.pdf"',
  ])
  const many = Array.from({ length: 100 }, (_, at) => at + 1).join()
  const all = await server.ask(`/api/orders/pdf?ids=${many}&document=invoice&language=ar&paper=a6`)
  const [, name = ''] =
    /filename="(.*)\.pdf"/.exec(all.headers.get('content-disposition') ?? '') ?? []
  expect(name).toMatch(/^invoice-1-2-3-/)
  expect(name.length).toBeLessThan(80)
  expect(pages.map((page) => new URL(page))).toMatchObject([
    { origin: server.origin, pathname: '/orders' },
    { origin: server.origin, pathname: '/orders' },
  ])
  expect(pages.map((page) => Object.fromEntries(new URL(page).searchParams))).toEqual([
    { print: 'packing_slip', ids: '1' },
    { print: 'invoice', ids: many, language: 'ar', paper: 'a6' },
  ])
  for (const wrong of [`ids=${many},101&document=invoice`, 'ids=1&document=invoice&paper=a0'])
    expect((await server.ask(`/api/orders/pdf?${wrong}`)).status).toBe(400)
})
