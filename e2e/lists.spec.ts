import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { openStore } from '@pal/db/maintenance/open-store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { expect, type Page } from '@playwright/test'

import { startProduct, test } from './product.ts'

const orders = 620

/** One customer an order, a minute apart. */
async function fill(dataDir: string): Promise<void> {
  const store = await openStore(dataDir)
  const now = Date.now()
  await aPage(store, 'page-1')
  await aCampaign(store, { page_id: 'page-1', products: [{ name: 'Saree', price_minor: 129_900 }] })
  await store.transaction(async (tx) => {
    for (let index = 0; index < orders; index += 1) {
      const at = now - (orders - index) * 60_000
      const psid = `psid-${index}`
      const { conversationId } = await ingestInbound(
        tx,
        inbound({ pageId: 'page-1', psid, mid: psid, text: `Hi ${index}`, sentAt: at, now: at }),
      )
      await placeOrder(
        tx,
        someOrder({
          conversationId,
          customer: { name: `Buyer ${index}`, phone: '01712345678', address: '12 Lake Road' },
          line: { productId: 1, name: 'Saree', quantity: 1, unitPriceMinor: 129_900 },
          now: at,
        }),
      )
    }
  })
  await store.close()
}

const rowsOf = (page: Page) => page.locator('[data-row]')

/** The order at the place that is kept: just below the head of the table, perhaps cut by it. */
const topOrder = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[data-row]')]
    const edge = rows[0]?.closest('[data-scroller]')?.getBoundingClientRect().top ?? 0
    return rows
      .find((row) => row.getBoundingClientRect().bottom > edge + 40)
      ?.getAttribute('data-row')
  })

/** How far down it is scrolled. */
const depth = (page: Page) =>
  rowsOf(page)
    .first()
    .evaluate((row) => row.closest('[data-scroller]')?.scrollTop ?? -1)

async function scrollTo(page: Page, index: number): Promise<void> {
  await page.mouse.move(700, 500)
  await expect(async () => {
    const last = await rowsOf(page).last().getAttribute('data-index')
    if (Number(last) < index) await page.mouse.wheel(0, 1_500)
    expect(Number(last)).toBeGreaterThanOrEqual(index)
  }).toPass({ intervals: [60] })
  // The address is written when nothing has moved for a while; on a busy machine the last of the wheel
  // arrives late.
  const position = async () => [page.url(), await topOrder(page)].join(' ')
  for (let before = '', now = await position(); now !== before; now = await position()) {
    before = now
    await page.waitForTimeout(1_000)
  }
}

test('a long list draws what is in sight, keeps few pages and its place, and asks only for what it shows [OR-08]', async ({
  browser,
}) => {
  test.setTimeout(270_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-lists-'))
  await fill(dataDir)
  const product = await startProduct({ dataDir })
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const page = await context.newPage()
    await page.goto(product.startLink)
    await page.goto(`${product.origin}/orders`)
    await expect(rowsOf(page).first()).toBeVisible()

    await scrollTo(page, 420)
    expect(await rowsOf(page).count()).toBeLessThan(60)
    await expect(page).toHaveURL(/at=\d+(~|%7E)\d+/)
    const there = await topOrder(page)
    // A row that is still to come is as high as one that is there.
    const deepDown = await depth(page)
    const aside = async () => Math.abs((await depth(page)) - deepDown)

    // Reload, another page and back: the same order is on top.
    await page.reload()
    await expect.poll(() => topOrder(page)).toBe(there)
    await expect.poll(aside).toBeLessThan(60)
    await page.getByRole('link', { name: 'Campaigns' }).click()
    await expect(page).toHaveURL(/campaigns/)
    await page.goBack()
    await expect.poll(() => topOrder(page)).toBe(there)
    await expect.poll(aside).toBeLessThan(60)

    // A change elsewhere fetches the pages in sight, and rows that come above move nothing.
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/orders') asked.push(search)
    })
    const moved = await topOrder(page)
    await page.evaluate(async (id) => {
      const body = JSON.stringify({ status: 'processing', tell: false })
      const headers = { 'content-type': 'application/json' }
      await fetch(`/api/orders/${id}/status`, { method: 'POST', headers, body })
    }, moved)
    await expect(page.locator(`[data-row="${moved}"]`)).toContainText('Processing')
    await page.waitForTimeout(500)
    expect(asked.length).toBeGreaterThan(0)
    expect(new Set(asked).size).toBeLessThanOrEqual(2)
    expect(asked.every((search) => search.includes('cursor='))).toBe(true)
    expect(await topOrder(page)).toBe(there)

    // By keyboard from one end to the other of what was passed, the pages in between let go of.
    await rowsOf(page).nth(12).focus()
    await page.keyboard.press('Home')
    await expect(page.locator('[data-index="0"]')).toBeFocused()
    await expect(page).not.toHaveURL(/at=/)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[data-index="1"]')).toBeFocused()

    // An address that is opened elsewhere begins at its place, and leads to the newest.
    await scrollTo(page, 200)
    await expect(page).toHaveURL(/at=/)
    // The address follows the place, a little behind it.
    let deep = page.url()
    const follows = async () => {
      const before = deep
      await page.waitForTimeout(600)
      deep = page.url()
      return deep === before
    }
    await expect.poll(follows).toBe(true)
    const top = await topOrder(page)
    const other = await context.newPage()
    await other.goto(deep)
    // To the row: the first in sight may be cut by the edge.
    const apart = async () => Math.abs(Number(await topOrder(other)) - Number(top))
    await expect.poll(apart).toBeLessThanOrEqual(1)
    await other.getByRole('main').evaluate((main) => main.scrollTo({ top: 0 }))
    await other.getByRole('button', { name: 'Show the newest first' }).click()
    await expect(other.locator(`[data-row="${orders}"]`)).toBeVisible()

    // A row at the end of its page gets to the top too, when the page behind it comes late.
    const late = await context.newPage()
    const begin = new URL(deep).searchParams.get('at')?.replace(/^\d+~/, '') ?? ''
    await late.route('**/api/orders?*', async (route) => {
      const { searchParams } = new URL(route.request().url())
      if (searchParams.get('cursor') !== begin) await wait(1_000)
      await route.continue()
    })
    const firstPage = late.waitForResponse(
      (answer) => new URL(answer.url()).searchParams.get('cursor') === begin,
    )
    const nearEnd = new URL(deep)
    nearEnd.searchParams.set('at', `45~${begin}`)
    await late.goto(nearEnd.href)
    const held = (await (await firstPage).json()) as { id: number }[]
    const meant = held[45]?.id
    expect(meant).toBeGreaterThan(0)
    await expect.poll(async () => Number(await topOrder(late))).toBe(meant)
    await late.close()

    // Whoever bought, and what, can be read on a small laptop too.
    await other.setViewportSize({ width: 1024, height: 768 })
    for (const name of ['Customer', 'Products', 'Status']) {
      const header = other.getByRole('columnheader', { name })
      const width = async () => (await header.boundingBox())?.width
      await expect.poll(width).toBeGreaterThan(100)
    }
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('the sign of a list to choose from has its size from the start [OR-03]', async ({ page }) => {
  // What is fetched for other pages would bring it later, and the sign would shrink.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  for (const path of ['/orders', '/ai-analytics']) {
    await page.goto(path)
    if (path === '/orders') await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const sign = page.getByRole('main').locator('div:has(> select) svg').first()
    await expect(sign).toHaveCSS('width', '18px')
  }
})
