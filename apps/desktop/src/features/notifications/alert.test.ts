import { because } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { changeProduct } from '@pal/db/campaigns/products'
import { requestHuman } from '@pal/db/conversations/request-human'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, noon, someOrder } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { type AlertRef, cut, findAlert, readAlert } from './alert.ts'
import { mostCharacters } from './channels.ts'

/** A shop in which a customer without a name needs a human, and has ordered so many products. */
async function aShop({ products = 1, said = 'Where is it?', quantity = 2 } = {}) {
  const store = openTestStore()
  await aPage(store)
  const names = Array.from({ length: products }, (_, at) => `${at + 1}. ${'Jamdani '.repeat(10)}`)
  await aCampaign(store, {
    products: names.map((name) => ({ name: name.trim(), price_minor: 125_000 })),
  })
  const lines = names.map((name, at) => ({
    productId: at + 1,
    name: name.trim(),
    quantity,
    unitPriceMinor: 125_050,
    productType: 'main' as const,
  }))
  await store.transaction(async (tx) => {
    await ingestInbound(tx, inbound({ psid: 'psid-7', customerName: null, text: said }))
    if (lines.length > 0) await placeOrder(tx, { ...someOrder(), lines })
    await requestHuman(tx, 1, because('customers_wait'), noon)
  })
  const alertOf = async (
    kind: Exclude<AlertRef['kind'], 'page'>,
    language: Parameters<typeof catalogueIn>[0] = 'en',
    most: number = Infinity,
  ) => {
    const telling = { catalogue: await catalogueIn(language), most }
    const alert = await readAlert(store.db, { kind, id: 1 }, 'key', telling)
    if (!alert) throw new Error('Nothing to tell')
    return alert
  }
  return { alertOf, [Symbol.asyncDispose]: () => store.close() }
}

it('is written in the language of the settings, with its own amounts [SH-11, SE-08]', async () => {
  await using shop = await aShop()
  expect(await shop.alertOf('order', 'de')).toMatchObject({
    subject: expect.stringMatching(/^Neue Bestellung /),
    text: expect.stringMatching(
      /^Rahim Uddin hat 2 × 1\. Jamdani .* für 2\.501\u00a0৳ bestellt\.$/,
    ),
  })
  expect((await shop.alertOf('order', 'ar')).text).toMatch(/^طلب Rahim Uddin .* \u2066.*\u2069\.$/)
  expect((await shop.alertOf('human', 'fr')).text).toBe(
    'Des clients vous attendent.\n\n“Where is it?”',
  )
})

it('groups pieces as the language of the settings does [SH-11, SE-08]', async () => {
  await using shop = await aShop({ quantity: 12_000 })
  expect((await shop.alertOf('order')).text).toContain('12,000 × 1. Jamdani')
  expect((await shop.alertOf('order', 'de')).text).toContain('12.000 × 1. Jamdani')
})

it('names a customer without a name as the window does [SH-11, SE-08, CV-02]', async () => {
  await using shop = await aShop({ products: 0 })
  const subjects = await Promise.all(
    (['en', 'es', 'de'] as const).map(
      async (language) => (await shop.alertOf('human', language)).subject,
    ),
  )
  expect(subjects).toEqual([
    'Customer psid-7 needs you',
    'Cliente psid-7 te necesita',
    'Kunde psid-7 wartet auf Sie',
  ])
})

it('a long order is written in so many characters as the channel takes, with its sum and what is left out [SE-08]', async () => {
  await using shop = await aShop({ products: 80 })
  const whole = await shop.alertOf('order')
  expect(whole.text).toContain('2 × 80. Jamdani')
  for (const channel of ['telegram', 'sms'] as const) {
    const most = mostCharacters[channel]
    const { subject, text } = await shop.alertOf('order', 'en', most)
    const length = `${subject}. ${text}`.length
    expect(length).toBeLessThanOrEqual(most)
    // No more is left out than must be: a line has about 90.
    expect(length).toBeGreaterThan(most - 100)
    const [, last, left] =
      /(\d+)\. Jamdani [A-Z a-z]+ … and (\d+) more for ৳2,00,080\.$/.exec(text) ?? []
    expect(Number(last) + Number(left)).toBe(80)
  }
  const arabic = await shop.alertOf('order', 'ar', 400)
  expect(arabic.text).toMatch(/ … و7\d منتجًا آخر بمبلغ /)
  // Not one product fits.
  expect((await shop.alertOf('order', 'en', 90)).text).toBe(
    'Rahim Uddin ordered … and 80 more for ৳2,00,080.',
  )
})

it('what is still too long is cut, and no character in two [SE-08]', async () => {
  await using shop = await aShop({ said: '🧵'.repeat(300) })
  const { text } = await shop.alertOf('human')
  expect(text.isWellFormed()).toBe(true)
  expect(text).toMatch(/🧵…”$/)
  const short = await shop.alertOf('human', 'en', 60)
  expect(`${short.subject}. ${short.text}`.length).toBeLessThanOrEqual(60)
  expect([cut('abc', 3), cut('abcd', 3), cut('🧵🧵', 2), cut('abc', 0)]).toEqual([
    'abc',
    'ab…',
    '…',
    '…',
  ])
})

it('says how many of a product are left or that none is, as long as it is so [SE-08, SH-11]', async () => {
  await using store = openTestStore()
  await aPage(store)
  await aCampaign(store, {
    name: 'Eid',
    products: [{ name: 'Silk & co', price_minor: 100, stock_count: 1 }],
  })
  const told = async (language: 'en' | 'de' = 'en') => {
    const telling = { catalogue: await catalogueIn(language), most: Infinity }
    const found = await findAlert(store.db, { kind: 'stock', id: 1 }, telling)
    return found && [found.subject, found.text, found.path]
  }
  const left = (stock_count: number | null) =>
    store.transaction((tx) => changeProduct(tx, 1, { stock_count }, noon))
  const path = '/products?campaign=1&search=Silk%20%26%20co'
  expect(await told()).toEqual([
    'Silk & co: only 1 left',
    'When none is left, the agent stops selling it in Eid.',
    path,
  ])
  await left(0)
  expect(await told()).toEqual([
    'Silk & co is sold out',
    'The agent no longer sells it in Eid. Enter a new count when you have more.',
    path,
  ])
  expect((await told('de'))?.[0]).toBe('Silk & co ist ausverkauft')
  for (const enough of [6, null]) {
    await left(enough)
    expect(await told()).toBeNull()
  }
  // A product may say its own number.
  await store.transaction((tx) =>
    changeProduct(tx, 1, { stock_count: 6, low_stock: 6, in_stock: 1 }, noon),
  )
  expect((await told())?.[0]).toBe('Silk & co: only 6 left')
  await store.transaction((tx) => changeProduct(tx, 1, { stock_count: 1, low_stock: 0 }, noon))
  expect(await told()).toBeNull()
})
