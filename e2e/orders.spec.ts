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
import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect, type Page } from '@playwright/test'

import { startProduct } from './product.ts'
import { testOnStore } from './tests-on.ts'
import { workbook } from './workbook.ts'

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

/** A shop with an order of each, as they would be after a morning. */
async function fill(
  dataDir: string,
  { pageId, psids }: { readonly pageId: string; readonly psids: readonly string[] },
): Promise<void> {
  const store = await openStore(dataDir)
  const now = Date.now()
  await aPage(store, pageId)
  await aCampaign(store, {
    page_id: pageId,
    products: buyers.map(({ product }) => ({
      name: product,
      price_minor: 129_900,
      stock_count: 9,
    })),
  })
  for (const [index, { name, address, product, says }] of buyers.entries()) {
    await store.transaction(async (tx) => {
      const psid = psids[index] ?? `psid-${index}`
      const at = now - (10 - index) * 60_000
      const { conversationId } = await ingestInbound(
        tx,
        inbound({ pageId, psid, mid: psid, text: says, customerName: name, sentAt: at, now: at }),
      )
      await changeCustomer(tx, index + 1, { name }, { now: at })
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

const test = testOnStore((dataDir) => fill(dataDir, { pageId: 'page-1', psids: [] }))

/**
 * Letters alone: where one ends and the next begins is guessed from the gaps between them, Arabic is
 * marked with its direction and may be in the forms in which it is drawn.
 */
const bare = (text: string) =>
  text.normalize('NFKC').replaceAll(/[^\S\f]|[\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')

/** The words of the paper, in the order in which they are read. */
async function printed(page: Page, name: string): Promise<string> {
  const folder = shots ?? (await mkdtemp(join(tmpdir(), 'pal-paper-')))
  const file = join(folder, `${name}.pdf`)
  await writeFile(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  // That of Git for Windows writes Latin letters alone unless it is set otherwise.
  const { stdout } = await run('pdftotext', ['-layout', '-enc', 'UTF-8', file, '-'])
  if (shots) await run('pdftoppm', ['-r', '60', '-png', file, join(folder, name)])
  else await rm(folder, { recursive: true })
  return bare(stdout)
}

test('invoices and packing slips reach the paper whole, Bengali and Arabic too [OR-07]', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const [kind, words] of [
    ['packing_slip', ['প্যাকিং স্লিপ', 'قسيمة التعبئة', 'Packing slip']],
    ['invoice', ['ইনভয়েস', 'فاتورة', 'Invoice']],
  ] as const) {
    await page.goto(`/orders?print=${kind}&ids=1,2,3`)
    const dialog = page.getByRole('dialog', { name: 'Print' })
    await expect(dialog.getByRole('article')).toHaveCount(3)
    for (const word of words) await expect(dialog.getByRole('article')).toContainText([word])
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
})

/** In millimetres, each sheet. */
async function sheets(page: Page): Promise<string[]> {
  const file = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const boxes = file.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)
  const mm = (points = '') => Math.round((Number(points) / 72) * 25.4)
  return Array.from(boxes, ([, width, height]) => `${mm(width)} × ${mm(height)}`)
}

test('packing slips fit on a label, on A6, and four on one sheet [OR-07]', async ({
  page,
  product,
}) => {
  const renamed = await page.request.patch('/api/orders/1', {
    headers: { origin: product.origin },
    data: { customerName: 'Rahima'.repeat(20) },
  })
  expect(renamed.status()).toBe(200)
  await page.goto('/orders?print=packing_slip&ids=1,2,3')
  const dialog = page.getByRole('dialog', { name: 'Print' })
  const size = dialog.getByRole('combobox', { name: 'Paper' })
  const expected = {
    label: Array(3).fill('100 × 150'),
    a6: Array(3).fill('105 × 148'),
    four: ['210 × 297'],
  }
  for (const [name, there] of Object.entries(expected)) {
    await size.selectOption(name)
    // The address says it first, and what is printed follows.
    await expect(page.locator(`[data-print-root] > [data-paper="${name}"] article`)).toHaveCount(3)
    await page.evaluate(async () => document.fonts.ready)
    // What is wider than the paper is printed smaller, with all else on it.
    const isWide = (all: Element[]) => all.filter((one) => one.scrollWidth > one.clientWidth).length
    await expect.poll(() => dialog.getByRole('article').evaluateAll(isWide), name).toBe(0)
    if (shots) {
      await page.screenshot({ path: join(shots, `print-${name}.png`) })
      await printed(page, `paper-${name}`)
    }
    await expect.poll(() => sheets(page), name).toEqual(there)
  }
  // The next time they are printed so, too.
  await page.goto('/orders?print=packing_slip&ids=1')
  await expect(size).toHaveValue('four')
})

test('an order is paid, sent, announced, delivered and returned, and a move is undone [OR-06, OR-09, OR-10]', async ({
  browser,
}) => {
  test.setTimeout(270_000)
  const graph = await startGraphDouble()
  const fb = graph.addPage({ name: 'Dhaka Looms', category: 'Clothing', engagedUsers: 500 })
  const people = buyers.map(({ name }) => graph.addPerson(fb, { name }))
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-orders-'))
  await fill(dataDir, { pageId: fb.id, psids: people.map(({ psid }) => psid) })
  const product = await startProduct({ dataDir, env: { PAL_GRAPH_URL: graph.url } })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    const notices = () => graph.sent.filter(({ text }) => text?.includes('PAL-'))
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(product.startLink)
    await page.evaluate(async (token) => {
      const answer = await fetch('/api/facebook/validate-token', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pageAccessToken: token }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    }, fb.token)
    // The window is open at Facebook too, once it knows that she has written.
    graph.customerWrites(fb, people[0]?.psid ?? '', 'শাড়ি কবে পাব?')
    await page.goto(`${product.origin}/orders`)

    // By keyboard: the oldest order is the last row.
    const rows = page.getByRole('row')
    await rows.nth(1).focus()
    await page.keyboard.press('End')
    await expect(rows.last()).toBeFocused()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Order', exact: true })
    await expect(sheet.getByText('নুসরাত জাহান')).toBeVisible()
    await expect(sheet.getByText('To collect')).toBeVisible()

    await sheet.getByRole('button', { name: 'Edit payment' }).click()
    await sheet.getByLabel('Status').selectOption('Partly paid')
    await sheet.getByLabel('Method').selectOption('bKash')
    await sheet.getByLabel('Paid so far').fill('১,৬৭৮')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('৳1,000')).toBeVisible()
    await sheet.getByRole('button', { name: 'Edit shipping' }).click()
    await expect(sheet.getByLabel('Courier')).toBeFocused()
    await page.keyboard.type('Pathao')
    await page.keyboard.press('Tab')
    await page.keyboard.type('PX-77')
    await page.keyboard.press('Enter')
    await expect(sheet.getByText('PX-77', { exact: true })).toBeVisible()

    await sheet.getByRole('button', { name: 'Start processing' }).click()
    // Below its own words it offers to undo the payment, too.
    const note = page.getByRole('status').filter({ hasText: 'PAL-000001: Processing' })
    await note.getByRole('button', { name: 'Undo' }).first().click()
    await expect(sheet.getByRole('button', { name: 'Start processing' })).toBeVisible()
    await expect(sheet.getByText('Undone: back to Confirmed')).toBeVisible()
    await expect(
      sheet.getByRole('checkbox', { name: 'Tell the customer on Messenger' }),
    ).toBeChecked()
    await sheet.getByRole('button', { name: 'Start processing' }).click()
    await sheet.getByRole('button', { name: 'Mark as shipped' }).click()
    await expect(sheet.getByRole('button', { name: 'Mark as delivered' })).toBeVisible()
    await expect.poll(() => notices().length, { timeout: 30_000 }).toBe(2)
    // What came in, and where the parcel is: one does not take the place of the other.
    expect(notices()).toMatchObject([
      {
        text: 'আপনার অর্ডার PAL-000001-এর জন্য আমরা ৳1,678 পেয়েছি। ধন্যবাদ!\nবকেয়া: ৳1,000',
        messagingType: 'RESPONSE',
      },
      {
        text: 'আপনার অর্ডার PAL-000001 পাঠানো হয়েছে।\nকুরিয়ার: Pathao\nট্র্যাকিং নম্বর: PX-77',
        messagingType: 'RESPONSE',
      },
    ])
    await expect(sheet.getByText('Customer told on Messenger')).toHaveCount(2)

    await sheet.getByRole('checkbox', { name: 'Tell the customer on Messenger' }).uncheck()
    await sheet.getByRole('button', { name: 'Mark as delivered' }).click()
    await sheet.getByRole('button', { name: 'Mark as paid' }).click()
    await expect(sheet.getByText('Paid', { exact: true })).toBeVisible()
    await sheet.getByRole('button', { name: 'Return items' }).click()
    const dialog = page.getByRole('dialog', { name: 'Return items of PAL-000001' })
    await dialog.getByLabel('Pieces of জামদানি শাড়ি that came back').selectOption('1 of 2')
    await dialog.getByRole('button', { name: 'Save return' }).click()
    await expect(dialog).toBeHidden()
    await expect(sheet.getByText('−৳1,299', { exact: true })).toBeVisible()
    if (shots) await page.screenshot({ path: join(shots, 'order-returned.png') })
    await page.keyboard.press('Escape')
    await expect(rows.last()).toContainText('Returned')
    await expect(rows.last()).toContainText('Delivered')
    expect(notices()).toHaveLength(2)
    expect(problems).toEqual([])
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('an Excel file of many rows is read, and one with a cell in the last corner is refused [OR-09]', async ({
  page,
}) => {
  await page.goto('/orders')
  await page.getByRole('button', { name: 'Shipping and export' }).click()
  await page.getByRole('menuitem', { name: 'Add tracking numbers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add tracking numbers' })
  const file = dialog.locator('input[type=file]')
  const pick = (name: string, buffer: Buffer) => file.setInputFiles({ name, mimeType: '', buffer })
  const rows = Array.from({ length: 9_000 }, (_, at) => [`PAL-${at}`, `DA-${at}`])
  await pick('parcels.xlsx', workbook(rows))
  const list = dialog.getByLabel('Orders and tracking numbers')
  const text = rows.map((cells) => cells.join('\t')).join('\n')
  await expect.poll(async () => (await list.inputValue()) === text).toBe(true)
  const corner = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'
  await pick('far.xlsx', workbook([['PAL-1', 'DA-1']], corner))
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'It holds too much to be read.',
  )
})
