import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { type Browser, expect, type Page } from '@playwright/test'

import { startProduct, test } from './product.ts'

interface Shop {
  readonly page: Page
  /** All that was created so far. */
  readonly campaigns: () => Promise<readonly Record<string, unknown>[]>
  readonly prices: (campaign: number) => Promise<readonly unknown[]>
}

/** A shop with a connected page, and a window on its dashboard. */
async function withShop(browser: Browser, look: (shop: Shop) => Promise<void>): Promise<void> {
  const graph = await startGraphDouble()
  const product = await startProduct({ env: { PAL_GRAPH_URL: graph.url } })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const { token } = graph.addPage({ name: 'Sundarban Honey' })
    const page = await context.newPage()
    // A reload asks whether what was typed may go: it may, as it is kept.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(product.startLink)
    await page.evaluate(
      (pageAccessToken) =>
        fetch('/api/facebook/validate-token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ pageAccessToken }),
        }).then(({ ok }) => ok),
      token,
    )
    const read = <T>(path: string) =>
      page.evaluate((at) => fetch(at).then((answer) => answer.json()), path) as Promise<T>
    await look({
      page,
      campaigns: () => read('/api/campaigns'),
      prices: async (id) => {
        const products = await read<{ price: unknown }[]>(`/api/campaigns/${id}/products`)
        return products.map(({ price }) => price)
      },
    })
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
  }
}

const kept = (page: Page, path: string) =>
  page.evaluate((at) => fetch(at).then((answer) => answer.text()), path)

test('the 3-step dialog: a reload loses nothing, errors are at their fields, a double click creates once [W3-01, W3-04, W3-05, W3-07]', async ({
  browser,
}) => {
  await withShop(browser, async ({ page, campaigns, prices }) => {
    await page.goto(`${new URL(page.url()).origin}/campaigns`)
    const open = () => page.getByRole('button', { name: 'New Campaign' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Campaign' })
    await open()
    await expect(dialog.getByLabel('Facebook page')).toHaveValue(/\d+/)
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByLabel('Campaign name')).toBeFocused()
    await expect(dialog.getByLabel('Campaign name')).toHaveAccessibleDescription(
      'Enter a name for the campaign.',
    )
    await page.keyboard.type('Honey season')
    await dialog.getByLabel('Currency').selectOption('AED')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Create Campaign' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Please add at least one product to your campaign',
    )
    await dialog.getByLabel('Product name').fill('Mustard honey')
    await dialog.getByLabel('Price').fill('1.299')
    await dialog.getByRole('button', { name: 'Create Campaign' }).click()
    await expect(dialog.getByLabel('Price')).toBeFocused()
    await expect(dialog.getByLabel('Price')).toHaveAccessibleDescription(/Write 1\.29|1299/)
    await dialog.getByLabel('Price').fill('1.299,00')
    await dialog.getByRole('button', { name: 'Add Product' }).click()
    await page.keyboard.type('Lychee honey')
    await dialog.getByLabel('Price').nth(1).fill('১২৯৯')

    await expect.poll(() => kept(page, '/api/campaign-draft')).toContain('১২৯৯')
    await page.reload()
    await open()
    await dialog.getByRole('button', { name: 'Continue draft' }).click()
    await expect(dialog.getByLabel('Campaign name')).toHaveValue('Honey season')
    await expect(dialog.getByLabel('Currency')).toHaveValue('AED')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByLabel('Price').nth(1)).toHaveValue('১২৯৯')
    await dialog.getByRole('button', { name: 'Create Campaign' }).dblclick()
    await expect(page.getByText('Campaign Created')).toBeVisible()
    await expect(dialog).toBeHidden()
    const made = await campaigns()
    expect(made).toMatchObject([{ name: 'Honey season', currency: 'AED', status: 'active' }])
    expect(await prices(Number(made[0]?.['id']))).toEqual([1299, 1299])
    await expect.poll(() => kept(page, '/api/campaign-draft')).toBe('{"draft":null}')

    // A second one on the same page: said where the page is chosen, and stopped with the creation.
    await open()
    await expect(dialog.getByText(/^Honey season is active on this page/)).toBeVisible()
    await dialog.getByLabel('Campaign name').fill('Winter honey')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(dialog.getByText('Stop Honey season, or choose another page.')).toBeVisible()
    await dialog.getByRole('switch', { name: 'Stop Honey season and start this one' }).check()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByLabel('Product name').fill('Date honey')
    await dialog.getByLabel('Price').fill('1,299.00')
    await dialog.getByRole('button', { name: 'Create Campaign' }).click()
    await expect(dialog).toBeHidden()
    expect(await campaigns()).toMatchObject([
      { name: 'Winter honey', status: 'active' },
      { name: 'Honey season', status: 'paused' },
    ])
  })
})

test('the 4-step dialog: a reload loses nothing, errors are at their fields, a double click launches once [W4-03, W4-05, W4-09, W4-12]', async ({
  browser,
}) => {
  await withShop(browser, async ({ page, campaigns, prices }) => {
    await page.reload()
    const open = () => page.getByRole('button', { name: 'Launch Campaign' }).click()
    const dialog = page.getByRole('dialog', { name: 'Launch Campaign' })
    const next = () => dialog.getByRole('button', { name: 'Next' }).click()
    await open()
    await dialog.getByLabel('Campaign name').fill('Honey season')
    await next()
    await expect(dialog.getByLabel('Product category')).toHaveAccessibleDescription(
      'Enter what kind of products it sells.',
    )
    await dialog.getByLabel('Product category').fill('Food')
    await dialog.getByLabel('Connected page').selectOption({ index: 1 })
    await expect(dialog.getByLabel('Page name')).toHaveValue('Sundarban Honey')
    await next()
    await next()
    await expect(dialog.getByRole('alert')).toHaveText('Please add at least one main product.')
    await dialog.getByRole('button', { name: 'Add main product' }).click()
    await page.keyboard.type('Mustard honey')
    await dialog.getByLabel('Price', { exact: true }).fill('12,50')
    await next()
    await expect(dialog.getByLabel('Price', { exact: true })).toHaveAccessibleDescription(
      /Write 12\.50 or 1250\./,
    )
    await dialog.getByLabel('Price', { exact: true }).fill('1.299,00')

    await expect.poll(() => kept(page, '/api/launch-draft')).toContain('1.299,00')
    await page.reload()
    await open()
    await dialog.getByRole('button', { name: 'Continue draft' }).click()
    await expect(dialog.getByLabel('Page name')).toHaveValue('Sundarban Honey')
    await next()
    await expect(dialog.getByLabel('Product name')).toHaveValue('Mustard honey')
    await next()
    await next()
    await dialog.getByRole('button', { name: 'Launch Campaign' }).dblclick()
    await expect(page.getByText('Campaign Created')).toBeVisible()
    // Without a key of the AI nobody answers, and nothing says so.
    await expect(page.getByText(/^The agent doesn’t answer on Sundarban Honey yet\./)).toBeVisible()
    const made = await campaigns()
    expect(made).toMatchObject([{ name: 'Honey season', currency: 'USD', status: 'active' }])
    expect(await prices(Number(made[0]?.['id']))).toEqual([1299])
  })
})
