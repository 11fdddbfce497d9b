import { join } from 'node:path'

import { annotate } from '@pal/db/conversations/notes'
import { openStore } from '@pal/db/maintenance/open-store'
import { ingestInbound } from '@pal/db/messages/inbound'
import { setOrderStatus } from '@pal/db/orders/moves'
import { placeOrder } from '@pal/db/orders/place-order'
import { aCampaign, aPage, inbound, someOrder } from '@pal/db/testing/fixtures'
import { expect } from '@playwright/test'

import { atRest, lead, soon, speak } from './in-window.ts'
import { testOnStore } from './tests-on.ts'

const shots = process.env['PAL_SHOTS']

/** Without a place to break it, and as long as it may be. */
const long = (letters: string, length: number) => letters.repeat(length).slice(0, length)
const name = long('Rahimuddin', 200)
const product = long('Nakshikantha', 200)
const address = `${long('HouseNumber', 250)} ${long('Road 12, ', 249)}`
/** 9,999,999,999.99 of a currency: twelve digits. */
const price = 999_999_999_999

async function fill(dataDir: string): Promise<void> {
  const store = await openStore(dataDir)
  await aPage(store, 'page-1', long('DhakaLooms', 100))
  await aCampaign(store, {
    name: long('WinterSale', 200),
    product_category: long('Clothing', 200),
    products: [{ name: product, price_minor: price }],
  })
  const now = Date.now()
  for (const psid of ['psid-1', 'psid-2']) {
    const text = long('https://example.com/a/', 600)
    const said = inbound({ psid, mid: psid, customerName: name, text, sentAt: now, now })
    await store.transaction((tx) => ingestInbound(tx, said))
  }
  const tags = Array.from({ length: 10 }, (_, at) => `${at}${long('Wholesale', 29)}`)
  await store.transaction((tx) => annotate(tx, 1, { note: long('Note', 2_000), tags }, now))
  for (const conversationId of [1, 2]) {
    await store.transaction(async (tx) => {
      const customer = { name, phone: '+8801712345678', address }
      const line = { name: product, quantity: 1, unitPriceMinor: price }
      await placeOrder(tx, someOrder({ conversationId, customer, line, now }))
      await setOrderStatus(tx, conversationId, { to: 'processing', actor: 'human', now })
    })
  }
  await store.close()
}

/** What can be pressed and lies past the window's edge, or under something else. */
function outOfReach(): string[] {
  const edge = document.documentElement.clientWidth + 0.5
  const within = document.querySelector('[role="dialog"]') ?? document.body
  const controls = within.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')
  return [...controls].flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest' })
    const { left, right, top, width, height } = control.getBoundingClientRect()
    const style = getComputedStyle(control)
    const isDrawn =
      width > 1 && height > 1 && style.visibility === 'visible' && style.opacity !== '0'
    if (!isDrawn || control.tabIndex < 0) return []
    const words = `${control.tagName} ${control.getAttribute('aria-label') ?? control.textContent}`
    if (right > edge || left < -0.5) return [`past the edge: ${words.slice(0, 80)}`]
    const there = document.elementFromPoint(left + Math.min(width / 2, 200), top + height / 2)
    const reached = there !== null && (control.contains(there) || there.contains(control))
    const label = there?.closest('label')?.contains(control) ?? false
    return reached || label ? [] : [`covered: ${words.slice(0, 80)} by ${there?.className ?? ''}`]
  })
}

/** Words that overlap other words, or that a box cuts off without saying so. */
function spilled(): string[] {
  const edge = document.documentElement.clientWidth + 0.5
  const { scrollWidth, clientWidth } = document.documentElement
  const wide = scrollWidth > clientWidth ? [`the window: ${scrollWidth}`] : []
  const inOwnBox = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (box.tagName === 'MAIN' || box === document.body) return false
      if (
        getComputedStyle(box).overflowX !== 'visible' &&
        box.getBoundingClientRect().right <= edge
      )
        return true
    }
    return false
  }
  const past = [...document.querySelectorAll('body *:not(svg *)')].flatMap((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    if (width === 0 || height === 0 || (right <= edge && left >= -0.5)) return []
    return inOwnBox(element) ? [] : [`${element.tagName} ${element.className}`]
  })
  // Beyond its own box, it lies on what is beside.
  const over = [...document.querySelectorAll('main *, [role="dialog"] *')].flatMap((element) => {
    const style = getComputedStyle(element)
    if (style.overflowX !== 'visible' || style.display.startsWith('inline')) return []
    const words = document.createRange()
    words.selectNodeContents(element)
    const [box, drawn] = [element.getBoundingClientRect(), words.getBoundingClientRect()]
    if (box.width === 0 || element.scrollWidth <= element.clientWidth + 2) return []
    return drawn.right <= box.right + 2
      ? []
      : [`spills: ${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`]
  })
  // An amount that is cut off would be read as another one.
  const cut = [...document.querySelectorAll('main *, [role="dialog"] *')].flatMap((element) => {
    const isAmount = element.childElementCount === 0 && element.textContent?.startsWith('৳')
    const boxes = isAmount ? [element, element.parentElement, element.closest('td')] : []
    const cuts = boxes.some(
      (box) =>
        box &&
        getComputedStyle(box).overflowX === 'hidden' &&
        box.scrollWidth > box.clientWidth + 1,
    )
    return cuts ? [`cut: ${element.className} ${element.textContent}`] : []
  })
  return [...wide, ...past, ...over, ...cut]
}

/** In a row of the inbox: a status or a count that is not whole, or a name without its beginning. */
function lost(): string[] {
  return [...document.querySelectorAll('main li[data-row]')].flatMap((row) => {
    const isCut = (text: Node, length: number) => {
      const range = document.createRange()
      range.setStart(text, 0)
      range.setEnd(text, length)
      const { left, right } = range.getBoundingClientRect()
      for (let box = text.parentElement; box; box = box === row ? null : box.parentElement) {
        const edges = box.getBoundingClientRect()
        const clips = box === row || getComputedStyle(box).overflowX !== 'visible'
        if (clips && (left < edges.left - 0.5 || right > edges.right + 0.5)) return true
      }
      return false
    }
    const spans = [...row.querySelectorAll('span:not(:has(*))')]
    const whole = spans.filter(({ textContent }) => /^(Active|Converted|\+9)$/.test(textContent))
    // Where there is no room at all, the row's own hint names it.
    const begun = [...row.querySelectorAll('bdi')].filter(
      ({ parentElement }) => (parentElement?.clientWidth ?? 0) > 12,
    )
    return [...whole.map((each) => [each, 99] as const), ...begun.map((each) => [each, 1] as const)]
      .map(([{ firstChild }, length]) => [firstChild, length] as const)
      .filter(
        ([text, length]) => text && isCut(text, Math.min(length, text.nodeValue?.length ?? 0)),
      )
      .map(([text]) => `lost in a row: ${text?.nodeValue?.slice(0, 30)}`)
  })
}

const places = [
  '/',
  '/campaigns',
  '/conversations',
  '/conversations?view=1',
  '/conversations?view=tasks',
  '/orders',
  '/orders?order=1',
  '/orders?new=1',
  '/products?campaign=1',
  '/ai-analytics',
] as const

const test = testOnStore(fill)
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** All places are looked at, also after one that is wrong. */
const softly = expect.configure({ soft: true })

test('the longest names, tags, addresses and amounts hide no control and no other words [SH-05, SH-07, CV-02]', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await page.goto('/help')
  for (const path of places) {
    await lead(page, path)
    await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await atRest(page)
      if (shots)
        await page.screenshot({
          path: join(shots, `long-${width}${path.replaceAll(/\W/g, '-')}.png`),
        })
      for (const wrong of [spilled, lost, outOfReach])
        await softly.poll(() => page.evaluate(wrong), soon(`${width} ${path}`)).toEqual([])
    }
  }

  await lead(page, '/conversations')
  await speak(page, 'ar')
  for (const width of [390, 1280, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.locator('main li[data-row]').first()).toBeVisible()
    await atRest(page)
    await expect.poll(() => page.evaluate(lost), soon(`at ${width} px, in Arabic`)).toEqual([])
  }
})

test('the order of a test chat stands in lines, each with its amount at the end [AG-12]', async ({
  page,
}) => {
  const line = { quantity: 2, unitPrice: 1_850, total: 3_700 }
  const customer = { name: null, phone: null, address: null, language: null }
  await page.route('**/api/agent/preview', (route) =>
    route.fulfill({
      json: {
        answer: 'Gladly.',
        held: null,
        decision: null,
        buttons: [],
        picture: null,
        order: {
          step: 'incomplete',
          missing: ['phone'],
          lines: [
            { ...line, name: 'Kantha blanket' },
            { ...line, name: 'Lychee honey' },
          ],
          subtotal: 7_400,
          discount: 0,
          delivery: 80,
          total: 7_480,
          currency: 'BDT',
          number: null,
        },
        checks: [],
        model: 'gpt-6-luna',
        inputTokens: 1,
        cachedInputTokens: 0,
        outputTokens: 1,
        cost: 0,
        latencyMs: 1,
        state: { stage: 'initial', customer, cart: [], offer: null, orders: [] },
      },
    }),
  )
  await page.goto('/campaigns')
  await page.getByRole('button', { name: /^Test chat with/ }).click()
  await page.getByRole('textbox', { name: 'Message as the customer' }).fill('Two of each, please')
  await page.keyboard.press('Enter')
  const known = page.getByRole('complementary', { name: 'Where the sale stands' })
  await known.getByText('Lychee honey').waitFor()
  const lines = known.locator('dl').last().locator('> div')
  await expect(lines).toHaveCount(4)
  await atRest(page)
  const boxes = await lines.evaluateAll((all) =>
    all.map((each) => {
      const { left, right, height } = each.getBoundingClientRect()
      const amount = each.querySelector('dd')?.getBoundingClientRect().right ?? 0
      return { left, right, amount, isFlat: height < 60 }
    }),
  )
  expect(boxes).toHaveLength(4)
  const [first] = boxes
  for (const box of boxes) expect(box).toEqual({ ...first, amount: first?.right, isFlat: true })
})
