import { expect as expectNow, type Page } from '@playwright/test'

import { type BusyShop, type DeliveredOrder, startBusyShop } from './busy-shop.ts'
import { heapOf, notePaints, paintsOf, tabTo } from './keyboard.ts'
import { test } from './product.ts'

/** A machine that does ten things at once is slow, and that is not what is looked at here. */
const expect = expectNow.configure({ timeout: 30_000 })

/** `npm run soak -- --only day` makes it a year's shop and ten minutes. */
const minutes = Number(process.env['PAL_DAY_MINUTES'] ?? '0.1')
const folder = process.env['PAL_DAY_STORE']
const isLong = folder !== undefined
const size = isLong
  ? {
      conversations: 100_000,
      messages: 5_000_000,
      orders: 1_000_000,
      waiting: 1_500,
      writers: 10_000,
    }
  : { conversations: 500, messages: 6_000, orders: 1_000, waiting: 100, writers: 100 }
/** A round takes as long as the machine needs: what came meanwhile must not be what makes it slow. */
const perSecond = isLong ? 50 : 10
const draft = 'Half a thought, kept for'

const rows = (page: Page) => page.locator('tr[data-row]')

// What is recorded for later would be measured with it.
test.use({ trace: 'off', screenshot: 'off' })

/** The window's own way to a search: from the top of the page. */
async function searchFor(page: Page, origin: string, text: string): Promise<void> {
  await page.goto(`${origin}/orders`)
  await expect(rows(page).first()).toBeVisible()
  await tabTo(page, 'Search orders')
  await page.keyboard.type(text)
}

async function find(page: Page, origin: string, { number, digits }: DeliveredOrder) {
  await searchFor(page, origin, digits)
  const found = rows(page).filter({ hasText: number })
  await expect(found).toBeVisible()
  await expect(found).toContainText(digits)
}

async function moveTen(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/orders?status=confirmed`)
  await expect(rows(page).nth(10)).toBeVisible()
  await tabTo(page, /PAL-/)
  for (let row = 0; row < 10; row += 1) {
    await page.keyboard.press('x')
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.getByText('10 selected')).toBeVisible()
  await tabTo(page, 'Start processing (10)')
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 orders: Processing')).toBeVisible()
}

async function openIt(page: Page, { number }: DeliveredOrder): Promise<void> {
  await tabTo(page, /PAL-/)
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let row = 0; row < 50 && !(await focused()).includes(number); row += 1) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Order', exact: true })).toBeVisible()
}

async function print(page: Page): Promise<void> {
  await tabTo(page, 'Packing slip')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await expect(dialog.getByRole('article')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function takeBack(page: Page, { number }: DeliveredOrder): Promise<void> {
  await tabTo(page, 'Return items')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Return items of ${number}` })
  await expect(dialog).toBeVisible()
  await tabTo(page, /^Pieces of/)
  await page.keyboard.press('1')
  await tabTo(page, 'Save return')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Order', exact: true })).toContainText('Returned')
}

async function answerThree(page: Page, { product, graph }: BusyShop): Promise<void> {
  await page.goto(`${product.origin}/conversations?view=tasks`)
  const at = Date.now()
  for (let task = 1; task <= 3; task += 1) {
    await expect(page.locator('[data-selected]').first()).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeFocused()
    const answer = `Yes, it is still there (${at}/${task})`
    await page.keyboard.type(answer)
    await page.keyboard.press('Enter')
    const sent = () => graph.sent.filter(({ text }) => text?.includes(answer)).length
    await expect.poll(sent).toBe(1)
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
  }
}

/** The first row in sight, and where. */
const topRow = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('ul[aria-label="Live Conversations"]')
    const scroller = list?.closest('[data-scroller]') ?? document.documentElement
    const { top } = scroller.getBoundingClientRect()
    for (const row of list?.querySelectorAll('li[data-index]') ?? []) {
      const at = row.getBoundingClientRect().top - top
      if (at >= 0) {
        const index = Number(row.getAttribute('data-index'))
        return { id: row.getAttribute('data-row'), at: Math.round(at), index }
      }
    }
    return null
  })

test('a day in a busy shop, by keyboard, loses no draft, no place and no message [OR-08, CV-10, CV-18]', async ({
  browser,
  playwright,
}) => {
  test.setTimeout((minutes * 60 + (isLong ? 900 : 450)) * 1000)
  const request = await playwright.request.newContext()
  await using shop = await startBusyShop(request, size, folder)
  const { product } = shop
  const storageState = await request.storageState()
  // Each in a window of its own: beside another of its window a page is hidden, and drawn seldom.
  const page = await browser.newPage({ storageState })
  const inbox = await browser.newPage({ storageState })
  const problems: string[] = []
  for (const each of [page, inbox]) each.on('pageerror', ({ message }) => problems.push(message))
  await notePaints(page)

  await inbox.goto(`${product.origin}/conversations`)
  const text = inbox.getByRole('textbox', { name: /^Reply to/ })
  await expect(text).toBeVisible()
  await text.fill(draft)
  const list = inbox.getByRole('list', { name: 'Live Conversations' })
  await list.hover()
  // Beyond the first page; who writes comes from below, and goes above it.
  await expect(async () => {
    await inbox.mouse.wheel(0, 1_500)
    await inbox.waitForTimeout(200)
    expect((await topRow(inbox))?.index).toBeGreaterThan(60)
  }).toPass()
  // What the wheel began has come to rest: on a busy machine the last of it arrives late.
  let top = await topRow(inbox)
  await expect(async () => {
    const before = top
    await inbox.waitForTimeout(1_000)
    top = await topRow(inbox)
    expect(top).toEqual(before)
  }).toPass()

  const began = performance.now()
  const passed = () => (performance.now() - began) / 60_000
  const writing = shop.write(perSecond)
  const paints = new Map<string, number[]>()
  const step = async (name: string, work: () => Promise<void>) => {
    await work()
    paints.set(name, [...(paints.get(name) ?? []), ...(await paintsOf(page))])
  }
  const heaps: { readonly minute: number; readonly bytes: number }[] = []
  let round = 0
  do {
    const order = shop.delivered[round]
    if (!order) throw new Error('The shop has delivered too little')
    round += 1
    await step('find an order', () => find(page, product.origin, order))
    await step('open it', () => openIt(page, order))
    await step('print it', () => print(page))
    await step('take something back', () => takeBack(page, order))
    await step('move ten', () => moveTen(page, product.origin))
    await step('answer three tasks', () => answerThree(page, shop))
    // Others have come in above it; what is read stays where it is.
    const { id, at } = (await topRow(inbox)) ?? {}
    expect({ id, at }).toEqual({ id: top?.id, at: top?.at })
    if (isLong) heaps.push({ minute: passed(), bytes: await heapOf(inbox) })
  } while (passed() < minutes)

  const mids = await writing.stop()
  await expect(text).toHaveValue(draft)
  expect(problems).toEqual([])
  console.log(report(paints, heaps, mids.length))
  if (isLong) expect(growth(heaps)).toBeLessThanOrEqual(1.1)
  await page.close()
  await inbox.close()
  expect(await shop.stored(mids)).toBe(mids.length)
})

function growth(heaps: readonly { readonly minute: number; readonly bytes: number }[]): number {
  const early = heaps.find(({ minute }) => minute >= 2) ?? heaps[0]
  const late = heaps.at(-1)
  return early && late ? late.bytes / early.bytes : 1
}

function report(
  paints: ReadonlyMap<string, readonly number[]>,
  heaps: readonly { readonly minute: number; readonly bytes: number }[],
  messages: number,
): string {
  const steps = [...paints].map(([name, all]) => {
    const sorted = all.toSorted((a, b) => a - b)
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
    return `${name}: ${all.length} keys, to the next paint ${at(0.5)} ms median, ${at(0.95)} ms p95`
  })
  const sizes = heaps.map(
    ({ minute, bytes }) => `${minute.toFixed(1)}′ ${(bytes / 1e6).toFixed(1)}`,
  )
  return [...steps, `${messages} messages came`, `heap of the inbox, MB: ${sizes.join(', ')}`].join(
    '\n',
  )
}
