import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openStore } from '@pal/db/maintenance/open-store'
import { aCampaign, aPage } from '@pal/db/testing/fixtures'
import type { Browser, Page } from '@playwright/test'

import { watchRequests } from './in-window.ts'
import { type Product, startProduct } from './product.ts'

/** A window of the product on a store with one page and this campaign, which goes again afterwards. */
export async function withCampaign(
  browser: Browser,
  campaign: Parameters<typeof aCampaign>[1],
  look: (page: Page, product: Product) => Promise<void>,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-campaign-'))
  const store = await openStore(dataDir)
  await aPage(store)
  await aCampaign(store, campaign)
  await store.close()
  const product = await startProduct({ dataDir })
  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: { cookies: [], origins: [] },
  })
  try {
    const page = await context.newPage()
    watchRequests(page)
    await page.goto(product.startLink)
    await look(page, product)
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
