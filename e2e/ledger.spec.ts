import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openStore } from '@pal/db/maintenance/open-store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { setOrderStatus } from '@pal/db/orders/moves'
import { changeOrder } from '@pal/db/orders/orders'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { expect, type Page } from '@playwright/test'

import { startProduct, test } from './product.ts'

const shots = process.env['PAL_SHOTS']

/** Six orders: two that Pathao has delivered, one of Steadfast, and three that wait to be sent. */
async function fill(dataDir: string): Promise<void> {
  const store = await openStore(dataDir)
  await aPage(store)
  await aCampaign(store)
  const now = Date.now()
  const by = { actor: 'human', now } as const
  await store.transaction((tx) => ingestInbound(tx, inbound({ sentAt: now, now })))
  for (let n = 1; n <= 6; n += 1) {
    await store.transaction(async (tx) => {
      const customer = { name: `Customer ${n}`, phone: '01712345678', address: 'Mirpur, Dhaka' }
      const line = { unitPriceMinor: 100_000 + n, quantity: 1 }
      const { order } = await placeOrder(tx, someOrder({ customer, line, now: now - 60_000 + n }))
      if (n > 3) return
      const courier = n === 3 ? 'Steadfast' : 'Pathao'
      await changeOrder(tx, order, { courier }, { kind: 'shipping', detail: { courier }, ...by })
      for (const to of ['processing', 'shipped', 'delivered'] as const)
        await setOrderStatus(tx, n, { to, ...by })
    })
  }
  await store.close()
}

/** What the browser saves of the file that is asked for here. */
async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Shipping and export' }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function fileFor(page: Page, item: string): Promise<string> {
  await fromMenu(page, item)
  const saved = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Download file' }).click()
  const download = await saved
  await expect(page.getByRole('dialog')).toBeHidden()
  return readFile(await download.path(), 'utf8')
}

test('the evening of a shop: tracking numbers, slips, and what each courier owes [OR-03, OR-09, AN-04]', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-ledger-'))
  await fill(dataDir)
  const product = await startProduct({ dataDir })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(product.startLink)
    await page.goto(`${product.origin}/orders`)
    const sums = page.getByRole('group', { name: 'Sums of these orders' })
    await expect(sums).toHaveText(/৳6,000\.21.*৳6,000\.21/)

    await fromMenu(page, 'Add tracking numbers')
    const dialog = page.getByRole('dialog', { name: 'Add tracking numbers' })
    await dialog
      .getByLabel('Orders and tracking numbers')
      .fill('PAL-000005\tDA-5\n6\tDA-6\n77\tDA-7')
    await dialog.getByLabel('Courier for all of these').fill('Pathao')
    await dialog.getByRole('button', { name: 'Check' }).click()
    await expect(dialog.getByRole('row', { name: /77/ })).toContainText('The order was not found')
    await dialog.getByRole('button', { name: 'Set 2 tracking numbers' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Courier').selectOption('Pathao')
    await expect(page.getByText('4 orders')).toBeVisible()
    await expect(sums).toHaveText(/৳4,000\.14/)

    await fromMenu(page, 'Courier payments')
    const owed = page.getByRole('dialog', { name: 'Courier payments' })
    await expect(owed.getByRole('row', { name: /Steadfast/ })).toContainText('৳1,000.03')
    await expect(owed.getByRole('row', { name: /Pathao/ })).toContainText('৳2,000.03')
    await owed.getByRole('button', { name: 'Show the orders: Pathao' }).click()
    await expect(page.getByText('2 orders')).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(3)
    for (const order of ['PAL-000001', 'PAL-000002'])
      await page.getByRole('checkbox', { name: `Select order ${order}` }).check()
    await page.getByRole('button', { name: 'Mark as paid (2)' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible()
    await page.getByRole('button', { name: 'Show all orders' }).click()
    await fromMenu(page, 'Courier payments')
    await expect(owed.getByRole('row', { name: /Steadfast/ })).toBeVisible()
    await expect(owed.getByRole('row', { name: /Pathao/ })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Slip not printed' }).click()
    await expect(page.getByText('3 orders')).toBeVisible()
    await page.evaluate(() => Object.assign(globalThis, { print: () => undefined }))
    for (const order of ['PAL-000004', 'PAL-000005'])
      await page.getByRole('checkbox', { name: `Select order ${order}` }).check()
    await page.getByRole('button', { name: 'Packing slips' }).click()
    await page.getByRole('button', { name: 'Print or save as PDF' }).click()
    await page.getByRole('button', { name: 'Yes, they are printed' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 order', { exact: true })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    if (shots) await page.screenshot({ path: join(shots, 'orders-unprinted.png') })

    // What was in yesterday's file for a courier is not in today's.
    const toggle = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await toggle('Slip not printed')
    await toggle('Not in a courier file')
    await expect(page.getByText('3 orders')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select order PAL-000004' }).check()
    expect(await fileFor(page, 'Parcels for Pathao (CSV) (1)')).toMatch(/PAL-000004/)
    await expect(page.getByRole('row')).toHaveCount(3)
    await toggle('Not in a courier file')
    await expect(page.getByRole('row')).toHaveCount(7)
    await fromMenu(page, 'Parcels for Steadfast (CSV)')
    const parcels = page.getByRole('dialog', { name: 'Parcels for Steadfast (CSV)' })
    await expect(
      parcels.getByText(/^1 of these orders was in a file before \(last: /),
    ).toBeVisible()
    await expect(parcels.getByText('In this file: 2 orders')).toBeVisible()
    await page.keyboard.press('Escape')
    const rest = await fileFor(page, 'Parcels for Steadfast (CSV)')
    expect(rest.match(/PAL-\d+/g)).toEqual(['PAL-000006', 'PAL-000005'])
    await toggle('Slip not printed')

    // Her sister wants one more, at the price that was agreed on.
    await page.getByRole('button', { name: 'View order PAL-000006' }).click()
    const sheet = page.getByRole('dialog', { name: 'Order', exact: true })
    await sheet.getByRole('button', { name: 'Edit items' }).click()
    const items = page.getByRole('dialog', { name: 'Edit items of PAL-000006' })
    await items.getByLabel('Quantity of Saree').fill('2')
    await items.getByLabel('Delivery fee').fill('60')
    await expect(items.getByRole('button', { name: 'Save · ৳2,060.12' })).toBeVisible()
    if (shots) await page.screenshot({ path: join(shots, 'edit-items.png') })
    await items.getByRole('button', { name: 'Save' }).click()
    await expect(items).toBeHidden()
    await expect(sheet.getByText('Items changed, before: 1 × Saree · ৳1,000.06')).toBeVisible()
    await expect(sums).toHaveText(/৳2,060\.12/)
    expect(problems).toEqual([])
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
