import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { changeCustomer } from '@pal/db/conversations/customers'
import { openStore } from '@pal/db/maintenance/open-store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { expect, type Page } from '@playwright/test'

import { startProduct, test } from './product.ts'

const shots = process.env['PAL_SHOTS']
const run = promisify(execFile)

const buyers = [
  {
    name: 'নুসরাত জাহান',
    address: 'বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা',
    product: 'জামদানি শাড়ি',
    says: 'শাড়ির দাম কত?',
  },
  {
    name: 'محمد عبد الله',
    address: 'شارع الملك فيصل، المنامة',
    product: 'ثوب قطني',
    says: 'كم السعر؟',
  },
  { name: 'Rahim Uddin', address: '12 Lake Road, Dhaka', product: 'Saree', says: 'How much?' },
] as const

/** A shop with an order of each, as they would stand there after a morning. */
async function fill(dataDir: string): Promise<void> {
  const store = await openStore(dataDir)
  const now = Date.now()
  await aPage(store)
  await aCampaign(store, {
    products: buyers.map(({ product }) => ({
      name: product,
      price_minor: 129_900,
      stock_count: 9,
    })),
  })
  for (const [index, { name, address, product, says }] of buyers.entries()) {
    await store.transaction(async (tx) => {
      const psid = `psid-${index}`
      const at = now - (10 - index) * 60_000
      const { conversationId } = await ingestInbound(
        tx,
        inbound({ psid, mid: psid, text: says, customerName: name, sentAt: at, now: at }),
      )
      await changeCustomer(tx, index + 1, { name }, at)
      await placeOrder(
        tx,
        someOrder({
          conversationId,
          customer: { name, phone: '01712345678', address },
          line: { productId: index + 1, name: product, quantity: 2, unitPriceMinor: 129_900 },
          deliveryMinor: 8_000,
          now: at,
        }),
      )
    })
  }
  await store.close()
}

/**
 * Letters alone: where one ends and the next begins is guessed from the gaps between them, Arabic is
 * marked with its direction and may stand in the forms in which it is drawn.
 */
const bare = (text: string) =>
  text.normalize('NFKC').replaceAll(/[^\S\f]|[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')

/** The words of the paper, in the order in which they are read. */
async function printed(page: Page, name: string): Promise<string> {
  const folder = shots ?? (await mkdtemp(join(tmpdir(), 'pal-paper-')))
  const file = join(folder, `${name}.pdf`)
  await writeFile(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  const { stdout } = await run('pdftotext', ['-layout', file, '-'])
  if (shots) await run('pdftoppm', ['-r', '60', '-png', file, join(folder, name)])
  else await rm(folder, { recursive: true })
  return bare(stdout)
}

test('invoices and packing slips reach the paper whole, Bengali and Arabic too [OR-07]', async ({
  browser,
}) => {
  test.setTimeout(60_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-orders-'))
  await fill(dataDir)
  const product = await startProduct({ dataDir })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    await page.goto(product.startLink)
    for (const [kind, words] of [
      ['packing_slip', ['প্যাকিং স্লিপ', 'قسيمة التعبئة', 'Packing slip']],
      ['invoice', ['চালান', 'فاتورة', 'Invoice']],
    ] as const) {
      await page.goto(`${product.origin}/orders?print=${kind}&ids=1,2,3`)
      const dialog = page.getByRole('dialog', { name: 'Print' })
      await expect(dialog.getByRole('article')).toHaveCount(3)
      await page.evaluate(async () => document.fonts.ready)
      if (shots) await page.screenshot({ path: join(shots, `print-${kind}.png`) })
      const text = await printed(page, kind)
      const sheets = text.split('\f').filter((sheet) => sheet.trim() !== '')
      expect(sheets).toHaveLength(3)
      for (const [index, { name, address, product: thing }] of buyers.entries()) {
        for (const part of [name, address, thing, words[index] ?? '', `PAL-00000${index + 1}`])
          expect(sheets[index]).toContain(bare(part))
        expect(sheets[index]).toContain('2,678')
      }
      // Nothing of the window is on the paper.
      expect(text).not.toContain('Dashboard')
    }
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
