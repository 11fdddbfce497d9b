import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'

import { test } from './product.ts'
import { type ShopAtWork, startShopAtWork } from './shop-at-work.ts'

const pages = [
  '/',
  '/campaigns',
  '/conversations?view=1',
  '/conversations?view=tasks',
  '/orders',
  '/orders?order=1',
  '/products?campaign=1',
  '/ai-analytics',
  '/logs',
  '/settings?tab=general',
  '/settings?tab=ai',
  '/settings?tab=tactics',
  '/settings?tab=flow',
  '/settings?tab=integrations',
  '/settings?tab=notifications',
  '/settings?tab=data',
] as const

type Open = (page: Page) => Promise<unknown>
const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name }).first().click()

/** Dialogs by what opens them; English names. */
const dialogs: readonly (readonly [path: string, name: string, open: Open])[] = [
  ['/', 'Launch Campaign', press('Launch Campaign')],
  ['/campaigns', 'new campaign', press('New Campaign')],
  ['/campaigns', 'strategies', press(/^Configure strategies/)],
  ['/campaigns', 'delete', press(/^Delete /)],
  ['/products?campaign=1', 'product', press('Add Product')],
  ['/products?campaign=1', 'import', press('Import')],
  ['/logs', 'clear', press('Clear')],
  ['/settings?tab=ai', 'price', press('Add price')],
  ['/settings?tab=tactics', 'message', press(/^Add message/)],
  ['/settings?tab=flow', 'saved reply', press('Add saved reply')],
  ['/settings?tab=integrations', 'disconnect', press(/^Disconnect/)],
  ['/settings?tab=data', 'delete everything', press(/^Delete everything/)],
  ['/logs', 'palette', (page) => page.keyboard.press('Control+k')],
  ['/logs', 'shortcuts', (page) => page.keyboard.press('?')],
]

async function findings(page: Page, where: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html.slice(0, 160)}`)
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  // What fades in is measured when it is there.
  await page.waitForTimeout(300)
}

test.describe('with a shop at work', () => {
  let shop: ShopAtWork
  let state: Awaited<ReturnType<BrowserContext['storageState']>>
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    shop = await startShopAtWork(context.request)
    state = await context.storageState()
    await context.close()
  })
  test.afterAll(() => shop[Symbol.asyncDispose]())

  for (const [colorScheme, language] of [
    ['light', 'en'],
    ['dark', 'en'],
    ['light', 'ar'],
    ['dark', 'ar'],
  ] as const) {
    test(`no page has a serious or critical finding of axe-core, ${colorScheme}, ${language} [SH-07, SH-11]`, async ({
      browser,
    }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        colorScheme,
        baseURL: shop.product.origin,
        storageState: state,
      })
      await shop.ask(context.request, 'PUT', '/api/settings', { company: { language } })
      const page = await context.newPage()
      const found: string[] = []
      for (const path of pages) {
        await page.goto(path)
        await settled(page)
        found.push(...(await findings(page, path)))
      }
      expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect(found).toEqual([])
      await context.close()
    })
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no dialog has a serious or critical finding of axe-core, ${colorScheme} [SH-07]`, async ({
      browser,
    }) => {
      test.setTimeout(180_000)
      const context = await browser.newContext({
        colorScheme,
        baseURL: shop.product.origin,
        storageState: state,
      })
      await shop.ask(context.request, 'PUT', '/api/settings', { company: { language: 'en' } })
      const page = await context.newPage()
      const found: string[] = []
      for (const [path, name, open] of dialogs) {
        await page.goto(path)
        await settled(page)
        await open(page)
        await page.getByRole('dialog').first().waitFor()
        await page.waitForTimeout(300)
        found.push(...(await findings(page, `${path} ${name}`)))
      }
      expect(found).toEqual([])
      await context.close()
    })
  }
})
