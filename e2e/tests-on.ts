import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { watchRequests } from './in-window.ts'
import { type Product, startProduct, test } from './product.ts'
import { type ShopAtWork, startShopAtWork } from './shop-at-work.ts'

const inEnglish = async (
  { page, product }: { page: Page; product: Product },
  use: (page: Page) => Promise<void>,
) => {
  const headers = { origin: product.origin }
  const data = { company: { language: 'en' } }
  const answer = await page.request.put('/api/settings', { headers, data })
  expect(answer.status()).toBe(200)
  watchRequests(page)
  await use(page)
}

/** Tests of one file whose pages are windows on one store; each begins in English. */
export const testOnStore = (fill: (dataDir: string) => Promise<unknown>) =>
  test.extend<object, { product: Product }>({
    product: [
      async ({}, use) => {
        const dataDir = await mkdtemp(join(tmpdir(), 'pal-store-'))
        await fill(dataDir)
        const product = await startProduct({ dataDir })
        await use(product)
        await product.stop()
        await rm(dataDir, { recursive: true, force: true })
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    page: inEnglish,
  })

/** Tests of one file whose pages are windows on one shop at work; each begins in English. */
export const testAtWork = () =>
  test.extend<object, { product: Product; shop: ShopAtWork }>({
    shop: [
      async ({ playwright }, use) => {
        const request = await playwright.request.newContext()
        await using shop = await startShopAtWork(request)
        await use(shop)
        await request.dispose()
      },
      { scope: 'worker', timeout: 360_000 },
    ],
    // Its first link is used.
    product: [
      async ({ shop }, use) => use({ ...shop.product, startLink: await shop.product.freshLink() }),
      { scope: 'worker' },
    ],
    page: inEnglish,
  })
