import { expect, type Page, type Request } from '@playwright/test'

import { startBusyShop } from './busy-shop.ts'
import { atRest, watchRequests } from './in-window.ts'
import { test } from './product.ts'

/** The first whole row in sight, and how far below the upper edge it begins. */
const topRow = (page: Page, rows: string) =>
  page.evaluate((selector) => {
    const drawn = [...document.querySelectorAll(selector)]
    const top = drawn[0]?.closest('[data-scroller]')?.getBoundingClientRect().top ?? 0
    // The head of a table covers what is behind it.
    const row = drawn.find((each) => each.getBoundingClientRect().top - top >= 60)
    if (!row) return null
    return { row: row.getAttribute('data-row'), at: row.getBoundingClientRect().top - top }
  }, rows)

const scrolled = (page: Page, rows: string) =>
  page
    .locator(rows)
    .first()
    .evaluate((row) => row.closest('[data-scroller]')?.scrollTop ?? -1)

/** How many pages of a list are on their way. */
function watchLists(page: Page): () => number {
  const onTheirWay = new Set<Request>()
  page.on('request', (request) => {
    if (/\/api\/(?:orders|conversations)\?/.test(request.url())) onTheirWay.add(request)
  })
  const ended = (request: Request) => {
    onTheirWay.delete(request)
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return () => onTheirWay.size
}

/** Eight turns of the wheel: past the end of several pages, each of which grows the list below. */
async function turn(page: Page, rows: string, onTheirWay: () => number): Promise<void> {
  await page.locator(rows).nth(2).hover()
  for (let turns = 1; turns <= 8; turns += 1) {
    const before = await scrolled(page, rows)
    await page.mouse.wheel(0, 1_200)
    const moved = async () => (await scrolled(page, rows)) - before
    // Rows that are a little higher than was thought shift it by their difference.
    await expect.poll(moved).toBeGreaterThan(1_000)
    // What has to come for it has come.
    await expect(page.locator('[data-index][aria-label="Loading"]')).toHaveCount(0)
    await expect.poll(onTheirWay).toBe(0)
    await page.waitForTimeout(150)
    expect(await moved()).toBeLessThan(1_400)
  }
}

test('a wheel moves a list as far as it turned, and who writes moves nothing that is being read [OR-08, CV-10]', async ({
  browser,
  playwright,
}) => {
  test.setTimeout(360_000)
  const request = await playwright.request.newContext()
  const size = { conversations: 400, messages: 3_000, orders: 400, waiting: 5, writers: 60 }
  await using shop = await startBusyShop(request, size)
  const { origin } = shop.product
  const context = await browser.newContext({ storageState: await request.storageState() })
  const page = await context.newPage()
  const onTheirWay = watchLists(page)

  const orders = 'tr[data-row]'
  await page.goto(`${origin}/orders`)
  await turn(page, orders, onTheirWay)

  const chats = 'ul[aria-label="Live Conversations"] > li[data-row]'
  await page.goto(`${origin}/conversations`)
  await turn(page, chats, onTheirWay)

  // Sixty customers from below write, each of them more than once, and go above it.
  const before = await topRow(page, chats)
  expect(before?.row).toBeTruthy()
  const writing = shop.write(40)
  for (let look = 0; look < 25; look += 1) {
    await page.waitForTimeout(200)
    expect(await topRow(page, chats)).toEqual(before)
  }
  expect((await writing.stop()).length).toBeGreaterThan(100)
  await context.close()
})

test('the tabs of Conversations stay where they are, whichever of them is open [CV-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 900 })
  watchRequests(page)
  await page.goto('/conversations')
  const live = page.getByRole('tab', { name: 'Live Conversations' })
  await live.waitFor()
  await atRest(page)
  const before = await live.boundingBox()
  expect(before).not.toBeNull()
  const previous = page.getByRole('tab', { name: 'Previous Conversations' })
  await previous.click()
  await expect(previous).toHaveAttribute('aria-selected', 'true')
  await atRest(page)
  await expect.poll(() => live.boundingBox()).toEqual(before)
})
