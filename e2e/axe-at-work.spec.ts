import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'

import { looks } from './axe-looks.ts'
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

/** What is wrong with the page as it is, in light and then in dark. */
async function findings(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    await still(page)
    const { violations } = await looks[scheme](new AxeBuilder({ page })).analyze()
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical')
        found.push(...nodes.map(({ html }) => `${where}, ${scheme}: ${id} ${html.slice(0, 160)}`))
    }
  }
  return found
}

/** What fades in or changes its colour is measured when it is there. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.effect?.getComputedTiming().endTime === Infinity),
  )
}

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
}

// A trace takes a picture of each step, and most of the time.
test.use({ trace: 'off' })

test.describe('with a shop at work', () => {
  let shop: ShopAtWork | undefined
  let state: Awaited<ReturnType<BrowserContext['storageState']>>
  test.beforeAll(async ({ browser }) => {
    test.setTimeout(360_000)
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    shop = await startShopAtWork(context.request)
    state = await context.storageState()
    await context.close()
  })
  test.afterAll(() => shop?.[Symbol.asyncDispose]())

  async function asSeller(browser: Browser, language: string, look: (page: Page) => Promise<void>) {
    if (!shop) throw new Error('The shop did not start')
    const context = await browser.newContext({
      baseURL: shop.product.origin,
      storageState: state,
      reducedMotion: 'reduce',
    })
    await shop.ask(context.request, 'PUT', '/api/settings', { company: { language } })
    await look(await context.newPage())
    await context.close()
  }

  for (const [language, dir] of [
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const) {
    test(`no page has a serious or critical finding of axe-core in light and dark, ${language} [SH-07, SH-11]`, async ({
      browser,
    }) => {
      test.setTimeout(540_000)
      await asSeller(browser, language, async (page) => {
        const found: string[] = []
        for (const path of pages) {
          await page.goto(path)
          await settled(page)
          await expect(page.locator('html')).toHaveAttribute('dir', dir)
          found.push(...(await findings(page, path)))
        }
        expect(found).toEqual([])
      })
    })
  }

  test('no dialog has a serious or critical finding of axe-core in light and dark [SH-07]', async ({
    browser,
  }) => {
    test.setTimeout(540_000)
    await asSeller(browser, 'en', async (page) => {
      const found: string[] = []
      for (const [path, name, open] of dialogs) {
        await page.goto(path)
        await settled(page)
        await open(page)
        await page.getByRole('dialog').first().waitFor()
        found.push(...(await findings(page, `${path} ${name}`)))
      }
      expect(found).toEqual([])
    })
  })
})
