import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect, type Locator } from '@playwright/test'

import { atRest, watchRequests } from './in-window.ts'
import { withCampaign } from './one-campaign.ts'
import { startProduct, test } from './product.ts'
import { texts } from './texts.ts'

const { launch, products } = texts.ar
const runs = (field: Locator, direction: 'ltr' | 'rtl') =>
  expect(field).toHaveCSS('direction', direction)

test('an empty field runs as the page does, a full one as what is typed there [SH-11]', async ({
  browser,
}) => {
  await withCampaign(browser, { product_category: 'Home' }, async (page, product) => {
    const answered = await page.request.put(`${product.origin}/api/settings`, {
      headers: { origin: product.origin },
      data: { company: { language: 'ar' } },
    })
    expect(answered.status()).toBe(200)
    await page.goto(`${product.origin}/products?campaign=1`)
    await page.getByRole('button', { name: products.add }).click()
    const dialog = page.getByRole('dialog', { name: products.form.addTitle })
    // Without an example, with several lines, and with an example in another script.
    for (const label of ['name', 'description', 'category'] as const) {
      const field = dialog.getByLabel(products.form[label], { exact: true })
      await runs(field, 'rtl')
      await field.fill('Honey')
      await runs(field, 'ltr')
      await field.fill('عسل')
      await runs(field, 'rtl')
      await field.fill('')
      await runs(field, 'rtl')
    }
  })
})

test('a Latin name beside an Arabic one keeps its side: in a field with a sign, and in a draft [SH-11, W4-03, W4-09]', async ({
  browser,
}) => {
  const graph = await startGraphDouble()
  const product = await startProduct({ env: { PAL_GRAPH_URL: graph.url } })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    await page.goto(product.startLink)
    const { token } = graph.addPage({ name: 'Corner Shop' })
    const headers = { origin: product.origin }
    const data = { pageAccessToken: token }
    await page.request.post(`${product.origin}/api/facebook/validate-token`, { headers, data })
    await page.request.put(`${product.origin}/api/settings`, {
      headers,
      data: { company: { language: 'ar' } },
    })
    await page.goto(product.origin)
    const open = () => page.getByRole('button', { name: launch.title }).first().click()
    await open()
    const dialog = page.getByRole('dialog', { name: launch.title })
    const name = dialog.getByLabel(launch.pageName, { exact: true })
    await expect(name).toHaveValue('Corner Shop')
    await runs(name, 'ltr')
    // The sign stands at the left.
    const left = () =>
      name.evaluate((field) => Number.parseFloat(getComputedStyle(field).paddingLeft))
    await expect.poll(left).toBeGreaterThan(24)
    await dialog.getByLabel(launch.name).fill('Winter at home')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: launch.leave, exact: true }).click()
    await open()
    // The words, and not the line that holds them, begin where Arabic does: beside their label.
    const right = () =>
      dialog.getByText('Winter at home').evaluate((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return range.getBoundingClientRect().right
      })
    const width = await page.evaluate(() => innerWidth)
    await expect.poll(right).toBeGreaterThan(width / 2)
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
  }
})

test('a Latin name in the orders begins where the number below it does [SH-11, OR-01]', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-rtl-'))
  const seed = join(import.meta.dirname, '../bench/seed/main.ts')
  const some = ['--conversations', '30', '--messages', '120', '--orders', '30', '--logs', '30']
  await promisify(execFile)(process.execPath, [seed, '--data-dir', dataDir, ...some])
  const product = await startProduct({ dataDir })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    watchRequests(page)
    await page.goto(product.startLink)
    await page.request.put(`${product.origin}/api/settings`, {
      headers: { origin: product.origin },
      data: { company: { language: 'ar' } },
    })
    await page.goto(`${product.origin}/orders`)
    await page.locator('[data-row]').first().waitFor()
    await atRest(page)
    const edges = await page.locator('[data-row]').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [name, number] = [...row.querySelectorAll('bdi')].filter(
          ({ textContent }) => !/×/.test(textContent),
        )
        if (!name || !number || !/^[A-Za-z ]+$/.test(name.textContent)) return []
        const rightOf = (text: Element) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return range.getBoundingClientRect().right
        }
        return [rightOf(name) - rightOf(number)]
      }),
    )
    expect(edges.length).toBeGreaterThan(2)
    expect(edges.filter((apart) => Math.abs(apart) > 1)).toEqual([])

    await page.goto(`${product.origin}/orders?order=1`)
    await page.getByRole('button', { name: texts.ar.orders.print.invoice }).click()
    const print = page.getByRole('dialog', { name: texts.ar.orders.print.title })
    await print.getByLabel(texts.ar.orders.print.language).selectOption('ar')
    const customer = print.locator('article[dir=rtl] section div').first()
    await customer.waitFor()
    await atRest(page)
    const ends = await customer.locator('h2, p').evaluateAll((lines) =>
      lines.map((line) => {
        const range = document.createRange()
        range.selectNodeContents(line)
        return Math.round(range.getBoundingClientRect().right)
      }),
    )
    expect(ends.length).toBeGreaterThan(3)
    expect(new Set(ends).size).toBe(1)
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
