import { expect, type Page } from '@playwright/test'

import { test } from './product.ts'

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' })
const chosen = (page: Page) =>
  page.getByRole('listbox', { name: 'Results' }).getByRole('option', { selected: true })

async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.type(words)
}

test('by keys alone: to a page, to a field of Settings, and back to where one was [SH-07, SH-08]', async ({
  page,
}) => {
  await page.goto('/logs')
  await page.getByRole('heading', { level: 1, name: 'System Logs' }).waitFor()
  await type(page, 'orders')
  await expect(chosen(page)).toHaveText('Orders')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('main')).toBeFocused()

  await type(page, 'contact em')
  await expect(chosen(page)).toContainText('Contact email')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Contact email')).toBeFocused()
  await page.keyboard.type('nila@example.com')

  // Escape closes it, and the focus is back in the field that it came from.
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(page.getByLabel('Contact email')).toBeFocused()

  // What is not saved is not left behind without a question.
  await type(page, 'products')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('what is typed before the palette has come arrives in it, Enter too [SH-07, SH-08]', async ({
  page,
}) => {
  // It is fetched only when it is asked for, and slowly.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.route(/\/palette-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/logs')
  await page.getByRole('heading', { level: 1, name: 'System Logs' }).waitFor()
  const search = page.getByRole('searchbox').first()
  await search.focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ord')
  await expect(palette(page)).toHaveValue('ord')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.type('ers')
  await expect(palette(page)).toHaveValue('orders')
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'System Logs' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('orders')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/orders$/)
})

test('over an open dialog Escape closes the palette alone [SH-07, SH-08]', async ({ page }) => {
  await page.goto('/logs')
  await page.getByRole('button', { name: 'Clear', exact: true }).waitFor()
  await page.keyboard.press('?')
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(shortcuts).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shortcuts).toBeHidden()

  await page.goto('/settings?tab=tactics')
  await page.getByRole('button', { name: 'Add message to Upsell messages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add message to Upsell messages' })
  await dialog.getByLabel('Message').fill('A cup goes with it')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(dialog.getByLabel('Message')).toHaveValue('A cup goes with it')
  await expect(dialog.getByLabel('Message')).toBeFocused()
})

test('the button in the top bar opens it, on a small screen too [SH-08]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(palette(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 760 })
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(palette(page)).toBeFocused()
})

test('actions open the dialogs of other pages [SH-08]', async ({ page }) => {
  await page.goto('/logs')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await type(page, 'new campaign')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/campaigns$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/logs')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await type(page, 'launch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Launch Campaign' })).toBeVisible()
})
