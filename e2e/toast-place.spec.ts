import { expect } from '@playwright/test'

import { test } from './product.ts'

/** Whether a point in the middle of it is its own, and not that of something above it. */
const isFree = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above !== null && (element.contains(above) || above.contains(element))
}

test('a toast covers neither what saves a page nor the way out of a dialog [TO-01, SE-09]', async ({
  page,
}) => {
  page.on('dialog', (asked) => void asked.accept())
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/settings?tab=general')
    await page.getByLabel('Contact email').fill('nobody')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert').first()
    await expect(toast).toBeVisible()
    for (const name of ['Save changes', 'Discard']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect
        .poll(() => button.evaluate(isFree), { message: `${name} at ${width}`, timeout: 4_000 })
        .toBe(true)
    }
    await page.goto('/campaigns')
    await page.getByRole('button', { name: 'New Campaign' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Campaign' })
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(toast).toBeVisible()
    for (const name of ['Close', 'Next', 'Cancel']) {
      const button = dialog.getByRole('button', { name, exact: true })
      await expect
        .poll(() => button.evaluate(isFree), { message: `${name} at ${width}`, timeout: 4_000 })
        .toBe(true)
    }
  }
})
