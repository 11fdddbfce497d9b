import { expect, type Locator, type Page } from '@playwright/test'

import { lead } from './in-window.ts'
import { testAtWork } from './tests-on.ts'

const test = testAtWork()

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

test('a contrast theme of Windows shows what is chosen [SH-07]', async ({ page }) => {
  await page.goto('/orders')
  const frame = page.getByRole('navigation').first()
  await isFramed(frame.getByRole('link', { name: /^Orders/ }))
  await isPlain(frame.getByRole('link', { name: 'Campaigns' }))
  await isFramed(schemeOf(page, 'System'))
  await isPlain(schemeOf(page, 'Dark'))
  // A status is no loose word.
  await isFramed(page.getByRole('row').getByText('Confirmed', { exact: true }).first())
  await page.getByRole('button', { name: 'Shipped' }).click()
  await isFramed(page.getByRole('button', { name: 'Shipped' }))
  await isPlain(page.getByRole('button', { name: 'Delivered' }))
  await lead(page, '/settings?tab=flow')
  await isFramed(page.getByRole('tab', { name: 'Conversation Flow' }))
  await isPlain(page.getByRole('tab', { name: 'General' }))
  await lead(page, '/conversations')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
  await isFramed(rows.first())
  await isPlain(rows.nth(1))
  await page.keyboard.press('Control+k')
  const found = page.getByRole('option')
  await isFramed(found.first())
  await isPlain(found.nth(1))
})

test('a contrast theme of Windows shows what is on, and how far something is [SH-07]', async ({
  page,
}) => {
  await page.goto('/campaigns')
  await page
    .getByRole('button', { name: /^Configure strategies/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('switch').first()
  for (const part of [first.locator('+ span'), dialog.getByRole('meter')]) {
    const before = await pictureOf(part)
    await first.click()
    await expect.poll(async () => before.equals(await pictureOf(part))).toBe(false)
  }
})

const schemeOf = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name }) })

const isFramed = (what: Locator) => expect(what).toHaveCSS('outline-style', 'solid')
const isPlain = (what: Locator) => expect(what).toHaveCSS('outline-style', 'none')

const pictureOf = (what: Locator) => what.screenshot({ animations: 'disabled' })
