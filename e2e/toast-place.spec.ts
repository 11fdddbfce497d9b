import { expect, type Locator, type Page } from '@playwright/test'

import { soon } from './in-window.ts'
import { withCampaign } from './one-campaign.ts'
import { test } from './product.ts'

/** Whether a point in the middle of it is its own, and not that of something above it. */
const isFree = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  return above !== null && (element.contains(above) || above.contains(element))
}

/** An order by phone of one product, which is not taken yet. */
async function typeOrder(page: Page, origin: string): Promise<Locator> {
  await page.goto(`${origin}/orders?new=yes`)
  const dialog = page.getByRole('dialog', { name: 'New order' })
  await dialog.getByRole('button', { name: 'Order without a chat' }).click()
  await dialog.getByLabel('Name').fill('Rahim Uddin')
  await dialog.getByLabel('Phone').fill('01812345678')
  await dialog.getByLabel('Address').fill('4 Mill Road')
  await dialog.getByRole('listitem').getByRole('button').first().click()
  return dialog
}

test('a toast covers neither what saves a page nor the way out of a dialog [TO-01, SE-09]', async ({
  page,
}) => {
  test.setTimeout(270_000)
  page.on('dialog', (asked) => void asked.accept())
  for (const [width, height] of [
    [1440, 844],
    [1024, 844],
    [1280, 600],
    [1024, 640],
    [900, 600],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/settings?tab=general')
    await page.getByLabel('Contact email').fill('nobody')
    await page.getByRole('button', { name: 'Save changes' }).click()
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert').first()
    await expect(toast).toBeVisible()
    // Under the pointer it stays.
    await toast.hover()
    const isBeside = async (part: Locator) => [await part.evaluate(isFree), await toast.isVisible()]
    for (const name of ['Save changes', 'Discard']) {
      const button = page.getByRole('button', { name, exact: true })
      await expect.poll(() => isBeside(button), soon(`${name} at ${width}`)).toEqual([true, true])
    }
    await page.goto('/campaigns')
    await page.getByRole('button', { name: 'New Campaign' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Campaign' })
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(toast).toBeVisible()
    await toast.hover()
    const ways = ['Close', 'Next', 'Cancel'] as const
    for (const part of [
      dialog.getByText('New Campaign', { exact: true }),
      ...ways.map((name) => dialog.getByRole('button', { name, exact: true })),
    ]) {
      const message = `${part.toString()} at ${width} × ${height}`
      await expect.poll(() => isBeside(part), soon(message)).toEqual([true, true])
    }
  }
})

test('what keeps a typed order from being taken is said in its form, and covers no total [TO-01, OR-11]', async ({
  browser,
}) => {
  test.setTimeout(270_000)
  await withCampaign(browser, {}, async (page, product) => {
    await page.route('**/api/orders', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 640 })
      const dialog = await typeOrder(page, product.origin)
      const total = dialog.getByText('Total', { exact: true }).last()
      await total.scrollIntoViewIfNeeded()
      await dialog.getByRole('button', { name: 'Create order' }).click()
      await expect(dialog.getByRole('alert').first()).toBeVisible()
      const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
      await expect(toasts).toHaveCount(0)
      await total.scrollIntoViewIfNeeded()
      await expect.poll(() => total.evaluate(isFree), soon(`Total at ${width}`)).toBe(true)
    }
  })
})

test('what was done with ticked orders is said above what can be done next [TO-01, OR-06]', async ({
  browser,
}) => {
  test.setTimeout(270_000)
  await withCampaign(browser, {}, async (page, product) => {
    const dialog = await typeOrder(page, product.origin)
    await dialog.getByRole('button', { name: 'Create order' }).click()
    await expect(page.getByRole('dialog', { name: 'Order', exact: true })).toBeVisible()
    for (const [width, height] of [
      [1440, 420],
      [1024, 480],
      [390, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${product.origin}/orders`)
      await page.getByRole('checkbox', { name: /PAL-000001/ }).check()
      const bar = page.getByRole('toolbar', { name: 'Selected orders' })
      await bar.getByRole('button', { name: 'Start processing' }).click()
      const region = page.getByRole('region', { name: 'Notifications' })
      const toast = region.getByRole('status').filter({ hasText: 'Processing' })
      await expect(toast).toBeVisible()
      await toast.hover()
      const areFree = async () => {
        const buttons = await bar.getByRole('button').all()
        const free = await Promise.all(buttons.map((button) => button.evaluate(isFree)))
        return free.length > 3 && free.every(Boolean) && (await toast.isVisible())
      }
      await expect.poll(areFree, soon(`at ${width}`)).toBe(true)
      await toast.getByRole('button', { name: 'Undo' }).click()
      await expect(region.getByText('Undone')).toBeVisible()
    }
  })
})
