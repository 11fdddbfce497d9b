import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openStore } from '@pal/db/maintenance/open-store'
import { aCampaign, aPage } from '@pal/db/testing/fixtures'
import { expect, type Locator } from '@playwright/test'

import { startProduct, test } from './product.ts'
import { texts } from './texts.ts'

const { products } = texts.ar
const directionOf = (field: Locator) =>
  field.evaluate((element) => getComputedStyle(element).direction)

test('an empty field runs as the page does, a full one as what is typed there [SH-11]', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-arabic-'))
  const store = await openStore(dataDir)
  await aPage(store)
  await aCampaign(store, { product_category: 'Home' })
  await store.close()
  const product = await startProduct({ dataDir })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    await page.goto(product.startLink)
    const answered = await page.request.put(`${product.origin}/api/settings`, {
      headers: { origin: product.origin },
      data: { company: { language: 'ar' } },
    })
    expect(answered.status()).toBe(200)
    await page.goto(`${product.origin}/products?campaign=1`)
    await page.getByRole('button', { name: products.add }).click()
    const dialog = page.getByRole('dialog', { name: products.form.addTitle })
    // Without an example, with several lines, and with an example in another script.
    for (const label of ['name', 'description', 'category'] as const) {
      const field = dialog.getByLabel(products.form[label], { exact: true })
      expect(await directionOf(field)).toBe('rtl')
      await field.fill('Honey')
      expect(await directionOf(field)).toBe('ltr')
      await field.fill('عسل')
      expect(await directionOf(field)).toBe('rtl')
      await field.fill('')
      expect(await directionOf(field)).toBe('rtl')
    }
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
