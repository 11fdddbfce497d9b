import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect } from '@playwright/test'

import { atRest, watchRequests } from './in-window.ts'
import { startProduct, test } from './product.ts'

test('double clicks do a thing once: add, stop, import, delete [PR-02, PR-03, CP-02, CP-03]', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const graph = await startGraphDouble()
  const product = await startProduct({ env: { PAL_GRAPH_URL: graph.url } })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    watchRequests(page)
    await page.goto(product.startLink)
    const fb = graph.addPage({ name: 'Sundarban Honey' })
    const headers = { origin: product.origin }
    const ask = (path: string, data: unknown) =>
      page.request.post(product.origin + path, { headers, data })
    await ask('/api/facebook/validate-token', { pageAccessToken: fb.token })
    await ask('/api/campaigns', { name: 'Honey season', facebookPageId: fb.id })
    const names = async () => {
      const answer = await page.request.get(`${product.origin}/api/campaigns/1/products`)
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    }
    const toasts = page.getByRole('region', { name: 'Notifications' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET') return
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    /** All that the window wanted changed since it was last looked at. */
    const changes = async () => {
      await atRest(page)
      return asked.splice(0)
    }
    await changes()

    await page.goto(`${product.origin}/products?campaign=1`)
    await page.getByRole('button', { name: 'Add Product' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add Product' })
    await dialog.getByLabel('Name').fill('Mustard honey')
    await dialog.getByLabel('Price', { exact: true }).fill('1250')
    await dialog.getByRole('button', { name: 'Add Product' }).dblclick()
    await expect(dialog).toBeHidden()
    expect(await changes()).toEqual(['POST /api/campaigns/1/products'])
    expect(await names()).toEqual(['Mustard honey'])

    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByLabel('CSV or Excel file').setInputFiles({
      name: 'honey.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,price,stock\nMustard honey,1300,7\nLychee honey,990,\nBad,many,\n'),
    })
    const preview = page.getByRole('table', { name: 'Import preview' })
    await expect(preview).toContainText('৳1,250৳1,300')
    await changes()
    await page.getByRole('button', { name: 'Import 1, update 1' }).dblclick()
    await expect(toasts).toContainText('1 imported, 1 updated')
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await changes()).toEqual(['POST /api/campaigns/1/products/import'])
    expect(await names()).toEqual(['Mustard honey', 'Lychee honey'])

    await page.getByRole('button', { name: 'Delete Lychee honey' }).click()
    await page.getByRole('button', { name: 'Delete product' }).dblclick()
    await expect(toasts).toContainText('Lychee honey was deleted')
    expect(await changes()).toEqual(['DELETE /api/products/2'])

    await page.goto(`${product.origin}/campaigns`)
    const card = page.getByRole('article', { name: 'Honey season' })
    await card.getByRole('button', { name: 'Stop', exact: true }).dblclick()
    await expect(toasts).toContainText('Campaign stopped successfully')
    await expect(card.getByRole('button', { name: 'Stopped' })).toBeDisabled()
    expect(await changes()).toEqual(['POST /api/campaigns/1/stop'])
    await expect(card).toContainText('Paused')
    await card.getByRole('button', { name: 'Delete Honey season' }).click()
    await page.getByRole('button', { name: 'Delete campaign' }).dblclick()
    await expect(toasts).toContainText('Campaign deleted successfully')
    expect(await changes()).toEqual(['DELETE /api/campaigns/1'])
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
  }
})
