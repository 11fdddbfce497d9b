import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { expect, type Page } from '@playwright/test'

import { openWithAllPages } from './in-window.ts'
import { startProduct, test } from './product.ts'

/** Each with its path, and with what it says whatever it could load: the frame knows its name alone. */
const items = [
  ['Dashboard', '/', 'Your agent, your sales and what needs you.'],
  ['Campaigns', '/campaigns', 'What your agent sells, on which page, and how.'],
  ['Conversations', '/conversations', 'No conversation selected'],
  ['Orders', '/orders', 'What was sold, to whom, and where it is now.'],
  ['Products', '/products', 'What each campaign sells: prices, stock and descriptions.'],
  ['AI Analytics', '/ai-analytics', 'How well the agent sells, and where sales are lost.'],
  ['System Logs', '/logs', 'What the server, Facebook and the AI did, newest first.'],
  ['Settings', '/settings', 'How the agent works and what it is connected to.'],
] as const

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const current = (page: Page) => sidebar(page).locator('[aria-current="page"]')

test('eight pages in their order, each in the one frame [SH-01, SH-02, SH-06, SH-12]', async ({
  page,
}) => {
  await page.goto('/')
  const links = sidebar(page).getByRole('link')
  await expect(links).toHaveText(items.map(([name]) => name))
  for (const [name, path] of items) {
    await sidebar(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path === '/' ? /127\.0\.0\.1:\d+\/$/ : new RegExp(path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('banner')).toBeVisible()
    const badge = page.getByRole('complementary')
    await expect(badge.getByText('PAL Admin', { exact: true })).toBeVisible()
    await expect(badge.getByText('Active', { exact: true })).toBeVisible()
  }
})

test('the search at the top is a whole word or the icon alone, at every width [SH-08]', async ({
  page,
}) => {
  const answer = await page.request.get('/api/system/status')
  const status = (await answer.json()) as { agent: object }
  const agent = { ...status.agent, state: 'attention', reason: null, waiting: 12 }
  await page.route('**/api/system/status', (route) => route.fulfill({ json: { ...status, agent } }))
  await page.goto('/conversations')
  await page.getByText('12 customers need you').waitFor()
  const search = page.getByRole('banner').getByRole('button', { name: 'Search' })
  for (const width of [390, 780, 830, 900]) {
    await page.setViewportSize({ width, height: 700 })
    await expect(search).toBeVisible()
    const isCut = () =>
      search.evaluate((button) =>
        [...button.querySelectorAll('span')].some((words) => words.scrollWidth > words.clientWidth),
      )
    await expect.poll(isCut, `cut off at ${width} px`).toBe(false)
  }
})

test('the current page is highlighted after back, forward and reload [SH-03]', async ({ page }) => {
  await page.goto('/')
  await sidebar(page).getByRole('link', { name: 'Orders' }).click()
  // A page that is left before it came is none that one goes back to.
  await expect(current(page)).toHaveText('Orders')
  await sidebar(page).getByRole('link', { name: 'System Logs' }).click()
  await expect(current(page)).toHaveText('System Logs')
  await page.goBack()
  await expect(current(page)).toHaveText('Orders')
  await page.goForward()
  await expect(current(page)).toHaveText('System Logs')
  await page.reload()
  await expect(current(page)).toHaveText('System Logs')
})

test('every page opens while the server is away, and says that it is', async ({ page }) => {
  const product = await startProduct()
  try {
    await openWithAllPages(page, product.startLink)
  } finally {
    await product.stop()
  }
  for (const [name, , says] of items) {
    await sidebar(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('main').getByText(says, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('alert').first()).toBeVisible()
})

test('a server that goes away before all parts are here takes nothing away, and they come later', async ({
  browser,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-e2e-'))
  let product = await startProduct({ dataDir })
  const { origin } = product
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    // Nothing is fetched ahead: what is opened later has to be fetched then.
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    const page = await context.newPage()
    await page.goto(product.startLink)
    await page.goto(`${origin}/settings?tab=general`)
    const name = page.getByLabel('Company name')
    const save = page.getByRole('button', { name: 'Save', exact: false })
    await name.fill('Sundarban Honey')
    const orders = await context.newPage()
    await orders.goto(`${origin}/orders`)
    await orders.getByText('No orders yet').waitFor()
    const logs = await context.newPage()
    await logs.goto(`${origin}/logs`)
    await expect(logs.getByText(/^PAL Admin .* started$/)).toBeVisible()

    await product.stop()
    await sidebar(logs).getByRole('link', { name: 'AI Analytics' }).click()
    await expect(current(logs)).toHaveText('AI Analytics')
    await expect(logs.getByRole('main').getByRole('status', { name: 'Loading' })).toBeVisible()
    await expect(logs.getByRole('main').getByRole('alert')).toHaveCount(0)
    await save.click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
      'PAL Admin is not responding.',
    )
    await expect(name).toHaveValue('Sundarban Honey')
    await expect(orders.getByRole('alert').first()).toContainText('PAL Admin is not responding.')
    await orders.getByRole('button', { name: 'Shipping and export' }).click()
    await expect(orders.getByRole('region', { name: 'Notifications' })).toContainText(
      'Couldn’t load this part',
    )
    await expect(orders.getByText('No orders yet')).toBeVisible()

    product = await startProduct({ dataDir, args: ['--port', new URL(origin).port] })
    await expect(orders.getByRole('menuitem', { name: 'Add tracking numbers' })).toBeVisible()
    await expect(
      logs.getByText('How well the agent sells, and where sales are lost.'),
    ).toBeVisible()
    // What was said stays, and can be dismissed now.
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await save.click()
    expect((await saved).ok()).toBe(true)
    await page.reload()
    await expect(name).toHaveValue('Sundarban Honey')
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('a toast whose own script never comes is shown plainly', async ({ page }) => {
  await page.route('**/assets/toast-list*', (route) => route.abort())
  await page.goto('/settings?tab=general')
  await page.getByLabel('Company name').fill('Honey')
  await page.getByRole('button', { name: 'Save', exact: false }).click()
  const said = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
  await expect(said).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Honey')
  await said.getByRole('button', { name: 'Dismiss' }).click()
  await expect(said).toHaveCount(0)
})

test('any other path is a page that leads back [SH-04]', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('on a small screen the sidebar is a drawer whose labels show when it is open [SH-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orders', exact: true })).toBeHidden()
  await page.getByRole('button', { name: /navigation|menu/i }).click()
  const orders = page.getByRole('link', { name: 'Orders', exact: true })
  await expect(orders).toBeVisible()
  await expect(page.getByText('AI Analytics')).toBeVisible()
  await orders.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders')
  await expect(page.getByRole('link', { name: 'System Logs' })).toBeHidden()
})

test('the gate opens by itself once a genuine page token is saved [GT-01, GT-04, GT-06, GT-09, FB-01]', async ({
  browser,
}) => {
  const graph = await startGraphDouble()
  const product = await startProduct({ env: { PAL_GRAPH_URL: graph.url } })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const token = graph.addPage({ name: 'Sundarban Honey' }).token
    const page = await context.newPage()
    await page.goto(product.startLink)
    await page.getByRole('button', { name: 'Launch Campaign' }).click()
    await expect(
      page.getByRole('heading', { name: 'Facebook API Connection Required' }),
    ).toBeVisible()
    await expect(page.getByText('✗ Missing')).toHaveCount(3)

    const settings = await context.newPage()
    await settings.goto(`${product.origin}/?open=launch`)
    await settings.getByRole('link', { name: 'Configure Facebook API' }).click()
    await expect(settings).toHaveURL(/\/settings/)
    const save = (pageAccessToken: string) =>
      settings.evaluate(
        (body) =>
          fetch('/api/facebook/config', {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }).then(({ status }) => status),
        { pageAccessToken },
      )
    expect(await save('EAAnotgenuine')).toBe(400)
    expect(await save(token)).toBe(200)
    await expect(
      page.getByRole('heading', { name: 'Facebook API Connection Required' }),
    ).toBeHidden()
  } finally {
    await context.close()
    await product.stop()
    await graph.close()
  }
})

test('logs come by themselves, can be paused, filtered, downloaded and cleared [LG-01, LG-02, LG-03, LG-05]', async ({
  page,
  product,
}) => {
  await page.goto('/logs')
  await expect(page.getByText(/^PAL Admin .* started$/)).toBeVisible()
  const change = (verifyToken: string) =>
    page.evaluate(
      (body) =>
        fetch('/api/facebook/config', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }).then(({ ok }) => ok),
      { verifyToken },
    )
  const changed = page.getByText('The Facebook credentials were changed')
  expect(await change('one')).toBe(true)
  await expect(changed.first()).toBeVisible()
  await page.getByRole('button', { name: /^errors/i }).click()
  await expect(changed).toHaveCount(0)
  await page.getByRole('button', { name: /^facebook/i }).click()
  await expect(changed.first()).toBeVisible()
  await page.getByRole('button', { name: /^all/i }).click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /download/i }).click()
  expect((await download).suggestedFilename()).toMatch(/\.txt$/)
  await expect(page.getByText('Logs downloaded')).toBeVisible()

  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.getByRole('button', { name: 'Clear logs' }).click()
  await expect(page.getByText('Logs cleared')).toBeVisible()
  await expect(changed).toHaveCount(0)
  expect(product.log()).not.toContain('Error')
})

test('a browser that is too old says so, instead of a blank page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted')
  })
  await page.goto('/')
  await expect(page.getByText('This browser is too old')).toBeVisible()
})
