import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

import { startProduct, test } from './product.ts'
import { type ShopAtWork, startShopAtWork } from './shop-at-work.ts'
import { texts } from './texts.ts'

const languages = [
  ['en', 'ltr', texts.en],
  ['ar', 'rtl', texts.ar],
] as const

const mostKeys = 120

/** A dialog looks a timer later where the focus went from a field of dates; no hand is faster than that. */
const hasFocus = (target: Locator) =>
  target.evaluate(async (element) => {
    await new Promise((ran) => setTimeout(ran))
    return element === document.activeElement
  })
const focusIsLost = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || !document.activeElement)

/** Whether something is drawn around what has the focus, or in its place. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at.matches('input, textarea, select')) return true
    return [undefined, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at, part)
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      return outlined || boxShadow !== 'none'
    })
  })

/** Goes to a control as somebody without a mouse does; a trap, or a focus that nobody sees, ends it. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < mostKeys; pressed += 1) {
    if (await hasFocus(target)) {
      expect(await focusIsSeen(page), `the focus on ${String(target)} is seen`).toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reached in ${mostKeys} keys`)
}

async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** What was behind a dialog or a button that is gone has the focus again. */
const keepsFocus = (page: Page) => expect.poll(() => focusIsLost(page)).toBe(false)

for (const [language, dir, texts] of languages) {
  test(`the set-up by keyboard alone, ${language} [SH-07, SH-11, GT-06, W4-01, W4-12]`, async ({
    browser,
  }) => {
    test.setTimeout(270_000)
    const graph = await startGraphDouble()
    const product = await startProduct({ env: { PAL_GRAPH_URL: graph.url } })
    const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
    try {
      const { token } = graph.addPage({ name: 'Sundarban Honey' })
      const page = await context.newPage()
      await context.request.get(product.startLink)
      await context.request.put(`${product.origin}/api/settings`, {
        headers: { origin: product.origin },
        data: { company: { language } },
      })
      await page.goto(product.origin)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)

      await enter(page, page.getByRole('link', { name: texts.dashboard.firstRun.facebook }))
      await expect(page).toHaveURL(/\/settings/)
      await tabTo(page, page.getByLabel(texts.gate.pageToken, { exact: true }))
      await page.keyboard.type(token)
      await enter(page, page.getByRole('button', { name: texts.settings.connectPage.connect }))
      await expect(page.getByText('Sundarban Honey').first()).toBeVisible()
      await keepsFocus(page)

      await page.keyboard.press('Control+k')
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.type(texts.nav.dashboard)
      const found = page.getByRole('option', { name: texts.nav.dashboard, exact: true }).first()
      await expect(found).toBeVisible()
      for (let pressed = 0; pressed < mostKeys; pressed += 1) {
        if ((await found.getAttribute('aria-selected')) === 'true') break
        await page.keyboard.press('ArrowDown')
      }
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.nav.dashboard)
      await keepsFocus(page)

      await enter(page, page.getByRole('button', { name: texts.launch.title }).first())
      const dialog = page.getByRole('dialog', { name: texts.launch.title })
      await expect(dialog.getByLabel(texts.launch.name)).toBeFocused()
      await page.keyboard.type('Honey season')
      await tabTo(page, dialog.getByLabel(texts.launch.connectedPage))
      await page.keyboard.press('ArrowDown')
      await expect(dialog.getByLabel(texts.launch.pageName)).toHaveValue('Sundarban Honey')
      await tabTo(page, dialog.getByLabel(texts.launch.category))
      await page.keyboard.type('Food')
      await page.keyboard.press('Enter')
      await enter(page, dialog.getByRole('button', { name: texts.launch.add.main }))
      await expect(dialog.getByLabel(texts.launch.productName)).toBeFocused()
      await page.keyboard.type('Mustard honey')
      await tabTo(page, dialog.getByLabel(texts.launch.price, { exact: true }))
      await page.keyboard.type('1,299.00')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('switch').first()).toBeVisible()
      await enter(page, dialog.getByRole('button', { name: texts.launch.next, exact: true }))
      await enter(page, dialog.getByRole('button', { name: texts.launch.launch }))
      await expect(page.getByText(texts.launch.created)).toBeVisible()
      await expect(dialog).toBeHidden()
      await keepsFocus(page)
    } finally {
      await context.close()
      await product.stop()
      await graph.close()
    }
  })
}

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

  for (const [language, dir, texts] of languages) {
    test(`a reply, an order's move and a campaign's edit by keyboard alone, ${language} [SH-07, SH-11, CV-06, CV-07, OR-06, CP-08]`, async ({
      browser,
    }) => {
      test.setTimeout(270_000)
      if (!shop) throw new Error('The shop did not start')
      const context = await browser.newContext({
        baseURL: shop.product.origin,
        storageState: state,
        viewport: { width: 1440, height: 900 },
      })
      try {
        await shop.ask(context.request, 'PUT', '/api/settings', { company: { language } })
        const page = await context.newPage()

        await test.step('a reply', async () => {
          await page.goto('/conversations')
          await expect(page.locator('html')).toHaveAttribute('dir', dir)
          const rows = page.getByRole('list', { name: texts.conversations.live })
          await enter(page, rows.getByRole('button', { name: 'Tanvir Hasan', exact: true }))
          const field = page.getByLabel(
            texts.conversations.reply.label.replace('{{name}}', 'Tanvir Hasan'),
          )
          await tabTo(page, field)
          await page.keyboard.type(`A new jar is on its way (${language}).`)
          await page.keyboard.press('Enter')
          await expect(
            page.getByText(`A new jar is on its way (${language}).`).last(),
          ).toBeVisible()
          await expect(field).toHaveValue('')
          await expect(field).toBeFocused()
        })

        await test.step("an order's move", async () => {
          await page.goto('/orders')
          const { moveTo } = texts.orders
          // The table is one stop of the Tab key; the arrows move in it.
          await tabTo(page, page.locator('tbody tr[tabindex="0"]'))
          const buyer = language === 'en' ? 'Nusrat Jahan' : 'Priya Sharma'
          const row = page.getByRole('row').filter({ hasText: buyer })
          await tabTo(page, row, 'ArrowDown')
          await page.keyboard.press('Enter')
          const drawer = page.getByRole('dialog')
          await enter(page, drawer.getByRole('button', { name: moveTo.processing }))
          await expect(drawer.getByRole('button', { name: moveTo.shipped })).toBeVisible()
          await expect(drawer.getByText(texts.orderStatus.processing).first()).toBeVisible()
          await keepsFocus(page)
          await page.keyboard.press('Escape')
          await expect(drawer).toBeHidden()
          await expect(row).toBeFocused()
        })

        await test.step("a campaign's edit", async () => {
          await page.goto('/campaigns')
          const { menu, edit } = texts.campaigns
          const opener = page.getByRole('button', {
            name: menu.open.replace('{{name}}', language === 'en' ? 'Autumn at home' : 'Autumn en'),
          })
          await enter(page, opener)
          const item = page.getByRole('menuitem', { name: menu.edit })
          await tabTo(page, item, 'ArrowDown')
          await page.keyboard.press('Enter')
          const dialog = page.getByRole('dialog', { name: edit.title })
          await expect(dialog.getByLabel(texts.campaigns.dialog.name)).toBeFocused()
          await page.keyboard.press('Control+a')
          await page.keyboard.type(`Autumn ${language}`)
          await page.keyboard.press('Enter')
          await expect(dialog).toBeHidden()
          await expect(page.getByRole('heading', { name: `Autumn ${language}` })).toBeVisible()
          await keepsFocus(page)
        })
      } finally {
        await context.close()
      }
    })
  }
})
