import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect } from '@playwright/test'

import { startProduct, test } from './product.ts'

test('a campaign is launched from behind the gate, and its token stays nowhere in the window [GT-10, DB-07, W4-02, W4-09, W4-12]', async ({
  browser,
}) => {
  const graph = await startGraphDouble()
  const product = await startProduct({ env: { PAL_GRAPH_URL: graph.url } })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const { token } = graph.addPage({ name: 'Sundarban Honey' })
    const page = await context.newPage()
    await page.goto(product.startLink)
    await page.getByRole('button', { name: 'Launch Campaign' }).click()
    const dialog = page.getByRole('dialog', { name: 'Launch Campaign' })
    await expect(
      dialog.getByRole('heading', { name: 'Facebook API Connection Required' }),
    ).toBeVisible()
    await expect(dialog.getByLabel('Campaign name')).toHaveCount(0)

    // Another window connects the page: the gate opens by itself.
    await page.evaluate(
      (pageAccessToken) =>
        fetch('/api/facebook/config', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ pageAccessToken }),
        }).then(({ ok }) => ok),
      token,
    )
    await dialog.getByLabel('Campaign name').fill('Honey season')
    await dialog.getByLabel('Product category').fill('Food')

    const field = dialog.getByLabel('Page access token', { exact: true })
    await expect(field).toHaveAttribute('type', 'password')
    await field.fill('EAAnotgenuine')
    await field.press('Enter')
    await expect(page.getByText('Invalid Token')).toBeVisible()
    await field.fill(token)
    await dialog.getByRole('button', { name: 'Validate Token' }).click()
    await expect(dialog.getByLabel('Page name')).toHaveValue('Sundarban Honey')
    await expect(field).toHaveValue('')

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    const kept = () =>
      page.evaluate(async () => ({
        byServer: await (await fetch('/api/launch-draft')).text(),
        byWindow: { ...localStorage, ...sessionStorage },
      }))
    await expect.poll(async () => (await kept()).byServer).toContain('Honey season')
    await page.reload()
    const { byServer, byWindow } = await kept()
    expect(byServer).not.toContain(token)
    expect(byWindow).toEqual({})

    await page.getByRole('button', { name: 'Launch Campaign' }).click()
    await dialog.getByRole('button', { name: 'Continue draft' }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Add main product' }).click()
    await expect(dialog.getByLabel('Product name')).toBeFocused()
    await page.keyboard.type('Mustard honey')
    await dialog.getByLabel('Price', { exact: true }).fill('১,২৫০.৫০')
    // In a small window a step begins with where one is, however far down the one before was left.
    const wide = page.viewportSize()!
    await page.setViewportSize({ width: 1366, height: 660 })
    const scrolled = () => dialog.evaluate(({ scrollTop }) => scrollTop)
    const next = dialog.getByRole('button', { name: 'Next' })
    await dialog.getByRole('button', { name: 'Previous' }).click()
    await dialog.getByLabel('Description').focus()
    await expect.poll(scrolled).toBeGreaterThan(0)
    await next.click()
    await expect(dialog.getByLabel('Product name')).toBeFocused()
    await expect.poll(scrolled).toBe(0)
    await page.setViewportSize({ width: 390, height: 600 })
    await page.keyboard.press('Enter')
    await next.click()
    await expect(dialog.getByText('$1,250.50')).toBeVisible()
    await expect.poll(scrolled).toBe(0)
    await page.setViewportSize(wide)

    await dialog.getByRole('button', { name: 'Launch Campaign' }).click()
    await expect(page.getByText('Campaign Created')).toBeVisible()
    const stored = await page.evaluate(async () => {
      const campaigns: { id: number; name: string }[] = await (await fetch('/api/campaigns')).json()
      const products: unknown = await (
        await fetch(`/api/campaigns/${campaigns[0]?.id}/products`)
      ).json()
      return { campaigns, products }
    })
    expect(stored).toMatchObject({
      campaigns: [
        {
          name: 'Honey season',
          facebookPageName: 'Sundarban Honey',
          productCategory: 'Food',
          status: 'active',
          targetDailyConversations: 100,
          trialPackPrice: null,
        },
      ],
      products: [{ name: 'Mustard honey', price: 1250.5, category: 'Food', productType: 'main' }],
    })
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
  }
})
