import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type Locator,
  test,
} from '@playwright/test'

import { findings } from './axe-looks.ts'
import { openWithAllPages } from './in-window.ts'
import { type Product, startProduct } from './product.ts'

const seedScript = join(import.meta.dirname, '../bench/seed/main.ts')
const some = ['--conversations', '300', '--messages', '1800', '--orders', '120', '--logs', '10']
const page90 = '/ai-analytics?period=90days'

let dataDir: string
let product: Product
let session: BrowserContextOptions['storageState']

test.beforeAll(async ({ browser }) => {
  dataDir = await mkdtemp(join(tmpdir(), 'pal-analytics-'))
  await promisify(execFile)(process.execPath, [seedScript, '--data-dir', dataDir, ...some])
  product = await startProduct({ dataDir })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(product.startLink)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  session = await context.storageState()
  await context.close()
})

test.afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const open = async (browser: Browser, more: BrowserContextOptions = {}) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    ...(session && { storageState: session }),
    ...more,
  })
  return context.newPage()
}

const numberIn = async (text: Locator) => Number(/\d+/.exec(await text.innerText())?.[0])

test('a figure leads to just the rows that it counts, and back leads to it again [AN-02, AN-04]', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto(page90)
  const figures = [
    [/^Orders by the agent: \d+$/, /^\d+ orders$/],
    [/^\d+ conversations$/, /^\d+ conversations$/],
  ] as const
  for (const [name, words] of figures) {
    const figure = page.getByRole('main').getByRole('link', { name }).first()
    const count = await numberIn(figure)
    expect(count).toBeGreaterThan(0)
    await figure.click()
    await expect(page.getByRole('list', { name: 'Chosen rows' })).toBeVisible()
    const total = page.getByRole('main').getByText(words).first()
    await expect(total).toBeVisible()
    await expect.poll(() => numberIn(total)).toBe(count)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${page90.replace('?', '\\?')}$`))
  }
  await page.context().close()
})

test('each chart is drawn, and its table is one press of a key away [AN-07]', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto(page90)
  for (const name of ['Conversations', 'Orders', 'Revenue']) {
    const chart = page.getByRole('region', { name, exact: true })
    await expect(chart.getByRole('figure').locator('svg path').first()).toBeVisible()
    await chart.getByRole('button', { name: `Show ${name} as a table` }).focus()
    await page.keyboard.press('t')
    await expect(chart.getByRole('table', { name }).getByRole('row')).toHaveCount(91)
  }
  await page.context().close()
})

test('what draws the charts is loaded by no other page [AN-07]', async ({ browser }) => {
  test.setTimeout(270_000)
  const page = await open(browser)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const drawing = () => loaded.filter((path) => /\/time-chart-.*\.js$/.test(path))
  for (const path of ['/', '/orders', '/conversations']) await openWithAllPages(page, path)
  expect(drawing()).toEqual([])
  await page.goto(page90)
  await expect(page.getByRole('figure').first().locator('svg')).toBeVisible()
  expect(drawing()).toHaveLength(1)
  await page.context().close()
})

test('a shop of some months has no serious finding of axe-core, in light and dark [AN-07]', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto(page90)
  await expect(page.getByRole('figure').first().locator('svg path').first()).toBeVisible()
  await page.getByRole('button', { name: 'Show Orders as a table' }).click()
  await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  expect(await findings(page, page90)).toEqual([])
  await page.context().close()
})
