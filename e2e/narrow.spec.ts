import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, type Page } from '@playwright/test'

import { atRest, lead, soon, speak } from './in-window.ts'
import { withCampaign } from './one-campaign.ts'
import { pages } from './pages.ts'
import { testOnStore } from './tests-on.ts'
import { saying, texts } from './texts.ts'

const seedScript = join(import.meta.dirname, '../bench/seed/main.ts')
/** More orders than the list shows at first. */
const rows = ['--conversations', '30', '--messages', '400', '--orders', '60', '--logs', '30']

const test = testOnStore((dataDir) =>
  promisify(execFile)(process.execPath, [seedScript, '--data-dir', dataDir, ...rows]),
)
// They take longest of all files, and are among the last: one worker would wait for the other.
test.describe.configure({ mode: 'parallel' })

const places = [
  ...pages,
  '/conversations?tab=previous',
  '/conversations?view=1',
  '/orders?order=1',
  '/orders?new=yes',
  '/orders?new=1',
] as const

/** What is cut off at the window's edge. What scrolls or ends inside a box of its own is not. */
function pastTheWindow(): string[] {
  const edge = document.documentElement.clientWidth + 0.5
  const past = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && (right > edge || left < -0.5)
  }
  // The frame, the page's scroller and the window itself are no such box: they cut the page.
  const cutting = new Set<Element | null>([document.body, document.documentElement])
  for (let at = document.querySelector('main'); at; at = at.parentElement) cutting.add(at)
  const inOwnBox = (element: Element) => {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (cutting.has(box)) return false
      if (getComputedStyle(box).overflowX !== 'visible' && !past(box)) return true
    }
    return false
  }
  // A hidden field that measures others is as wide as the one that it measured last, on another page.
  const found = [...document.querySelectorAll('body *:not(svg *, body > textarea[aria-hidden])')]
    .filter((element) => past(element) && !inOwnBox(element))
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent}`)
  // What is positioned may escape the box that it seems to end in, and widen the window unseen.
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth > clientWidth ? [...found, `the window: ${scrollWidth}`] : found
}

const widths = [390, 768, 800]
/** All places are looked at, also after one that is wrong. */
const softly = expect.configure({ soft: true })

test('on small windows no element of any page reaches past the edge', async ({ page }) => {
  test.setTimeout(360_000)
  await page.goto('/help')
  for (const path of places) {
    await lead(page, path)
    await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      // The frame is drawn again for the new width a moment later.
      await softly.poll(() => page.evaluate(pastTheWindow), soon(`${width} ${path}`)).toEqual([])
    }
  }
})

test('where there is no room beside the chat, what is known lies over it when asked for [CV-15, CV-19]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/conversations')
  const panel = page.getByRole('complementary', { name: 'Customer details' })
  await expect(page.getByRole('button', { name: 'Show details' })).toBeVisible()
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: 'Show details' }).click()
  await expect(panel).toBeVisible()
  await panel.getByRole('combobox', { name: 'Add a tag' }).fill('VIP')
  await page.keyboard.press('Enter')
  await panel.getByRole('link', { name: 'VIP' }).click()
  await expect(page.getByText('Tag: VIP')).toBeVisible()
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.locator('[data-row]')).toContainText('VIP')
  await panel.getByRole('button', { name: 'Hide details' }).click()
  await expect(panel).toBeHidden()
})

test('in a low window half of an open conversation is what was said [CV-05]', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 })
  await page.goto('/conversations?view=1')
  const dialog = page.getByRole('dialog', { name: 'Conversation' })
  const said = dialog.getByRole('log')
  await expect(said).toBeVisible()
  await expect.poll(async () => (await said.boundingBox())?.height).toBeGreaterThan(240)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('on a phone an order is read line by line, and opens at its end [OR-01]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/orders')
  const row = page.locator('[data-row]').first()
  // All of it, each on one line: beside the number, an age would often have gone to the next.
  const number = row.getByText(/^PAL-\d+$/)
  const age = row
    .locator('td')
    .nth(2)
    .locator('span', { has: page.locator('time') })
    .first()
  for (const line of [number, age]) {
    await expect(line).toBeVisible()
    const shown = () =>
      line.evaluate(({ clientWidth, scrollWidth, clientHeight }) => ({
        cut: scrollWidth > clientWidth,
        lines: Math.round(clientHeight / 20),
      }))
    await expect.poll(shown).toEqual({ cut: false, lines: 1 })
  }
  await expect(row).toContainText(/\+\d+ AI points/)
  await row.getByRole('button', { name: /^View order/ }).click()
  await expect(page.getByRole('dialog', { name: 'Order', exact: true })).toBeVisible()
})

test('on a phone the quantity of an order line stands where a long name ends [OR-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const name = 'Sundarban Honey from the mangrove forest, small jar'
  await page.route('**/api/orders?*', async (route) => {
    const response = await route.fetch()
    const orders = (await response.json()) as { products: object[] }[]
    const json = orders.map((order) => ({
      ...order,
      products: order.products.map((product) => ({ ...product, name })),
    }))
    await route.fulfill({ response, json })
  })
  await page.goto('/orders')
  const line = page.locator('[data-row]').first().getByTitle(name).first()
  const ends = () =>
    line.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const words = document.createRange()
      words.selectNodeContents(element.nextElementSibling ?? element)
      const { bottom } = words.getBoundingClientRect()
      return { lines: Math.round(box.height / 18), onTheLast: box.bottom - bottom < 9 }
    })
  await expect.poll(ends).toEqual({ lines: 2, onTheLast: true })
})

test('no row of the inbox gets wider than its list, also under the pointer [CV-02]', async ({
  page,
}) => {
  for (const language of ['en', 'de'] as const) {
    await page.goto('/conversations')
    await speak(page, language)
    await page.setViewportSize({ width: 1024, height: 800 })
    const rows = page.locator('main li[data-row]')
    await expect(rows.nth(7)).toBeVisible()
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7]) {
      await rows.nth(at).hover()
      const beyond = () =>
        rows.nth(at).evaluate((row) => {
          const foot = row.querySelector('button[tabindex="-1"]')?.parentElement
          return foot ? foot.scrollWidth - foot.clientWidth : null
        })
      await softly.poll(beyond, soon(`${language}, row ${at}`)).toBe(0)
    }
  }
})

test('on a phone a long draft is sent without looking for its button [AG-25, SH-09]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const text = Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of the order`).join('\n')
  const createdAt = new Date().toISOString()
  await page.route('**/api/conversations/1', async (route) => {
    const response = await route.fetch()
    const detail = (await response.json()) as object
    const draft = { id: 1, kind: 'answer', text, reason: null, createdAt }
    await route.fulfill({ response, json: { ...detail, draft } })
  })
  await page.goto('/conversations?view=1')
  const draft = page.getByRole('region', { name: 'The agent’s draft' })
  await expect(draft).toContainText('Line 30')
  for (const name of ['Send draft', 'Edit', 'Discard']) {
    await expect(draft.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  // A phone has no such keys.
  await expect(draft.getByText('Ctrl+Enter sends it')).toBeHidden()
})

test('on a phone a product is duplicated from its row [PR-02]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products?campaign=1')
  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^Duplicate / }).click()
  await expect(page.getByRole('dialog', { name: 'Add Product' })).toBeVisible()
})

test('on a tablet whom an order is of and what a product is called are read in full [OR-01, PR-01]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const cut = (among: string) =>
    page
      .locator(among)
      .evaluateAll((parts) =>
        parts.filter((at) => at.scrollWidth > at.clientWidth + 1).map((at) => at.textContent),
      )
  await page.goto('/orders')
  await page.locator('[data-row]').first().waitFor()
  await expect(page.getByText(/^01\d{9}$/).first()).toBeVisible()
  await expect.poll(() => cut('[data-row] td:nth-child(3) [class*=under]')).toEqual([])
  await page.goto('/products?campaign=1')
  await page.locator('[data-row]').first().waitFor()
  await expect.poll(() => cut('[data-row] [class*=words] [class*=name]')).toEqual([])
})

/** Search fields of which the words do not fit. */
function cutPlaceholders(): string[] {
  const ink = document.createElement('canvas').getContext('2d')
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')]
  return fields.flatMap((field) => {
    const style = getComputedStyle(field)
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = style
    if (!ink || field.clientWidth === 0) return []
    ink.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    const wide = ink.measureText(field.placeholder).width
    return wide > room ? [`${field.placeholder}: ${Math.ceil(wide)} in ${Math.floor(room)}`] : []
  })
}

test('what a search field says fits, and what narrows orders is on one line, in every language [OR-02, OR-03, CV-03, LG-02, PR-02]', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await page.goto('/help')
  for (const language of Object.keys(texts)) {
    await speak(page, language)
    for (const path of ['/orders', '/conversations', '/logs', '/products?campaign=1']) {
      await lead(page, path)
      await page.locator('main [data-row]').first().waitFor()
      for (const width of [390, 900, 960, 1200, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const where = `${language} ${width} ${path}`
        const field = page.locator('main input[type=search]')
        await field.waitFor()
        await softly.poll(() => page.evaluate(cutPlaceholders), soon(where)).toEqual([])
        // Logs have nothing beside it, and few filters of products leave the rest a line.
        if (!['/orders', '/conversations'].includes(path) || width === 390) continue
        const menus = page.getByRole('main').getByRole('button', { expanded: false })
        const isBeside = async () => {
          const at = await field.boundingBox()
          // In one look: while the page is drawn again, none of them waits for one that has gone.
          const tops = await menus.evaluateAll((all) =>
            all.map((menu) => menu.getBoundingClientRect().top),
          )
          return tops.some((top) => at && Math.abs(top - at.y) < 4)
        }
        await softly.poll(isBeside, soon(`${where} has an export beside the search`)).toBe(true)
      }
    }
  }
})

/** Buttons whose words are cut off, by the button's edge or by the window's. */
function cutButtons(among: string): string[] {
  const edge = document.documentElement.clientWidth + 0.5
  const isCut = (button: Element) => {
    const { left, right } = button.getBoundingClientRect()
    const label = button.querySelector('.mantine-Button-label') ?? button
    return left < -0.5 || right > edge || label.scrollWidth > label.clientWidth + 1
  }
  const buttons = [...document.querySelectorAll(among)]
  return buttons.filter(isCut).map(({ textContent }) => textContent)
}

test('on a laptop what was ordered has more room than by whom [OR-01]', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/orders')
  const widthOf = async (name: string) =>
    (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.width ?? 0
  await page.locator('[data-row]').first().waitFor()
  await atRest(page)
  const customer = await widthOf('Customer')
  // A name of two words, and a phone number with its country.
  expect(customer).toBeGreaterThan(140)
  expect(await widthOf('Products')).toBeGreaterThan(customer * 1.3)
  for (const width of [1200, 1280, 1359]) {
    await page.setViewportSize({ width, height: 768 })
    await softly.poll(() => widthOf('Products'), soon(`at ${width}`)).toBeGreaterThan(180)
  }
})

test('on a phone the buttons of a dialog are whole, in every language [SH-05, SH-11]', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help')
  for (const [language, t] of Object.entries(texts)) {
    await speak(page, language)
    for (const [path, opener] of [
      ['/campaigns', t.campaigns.card.configure],
      ['/campaigns', t.campaigns.card.delete],
      ['/products?campaign=1', t.products.add],
      ['/settings?tab=flow', t.settings.savedReplies.add],
      ['/orders?order=1', null],
    ] as const) {
      await lead(page, path)
      if (opener)
        await page
          .getByRole('button', { name: saying(opener) })
          .first()
          .click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button').nth(1).waitFor()
      await atRest(page)
      const cut = () => page.evaluate(cutButtons, '[role=dialog] button')
      await softly.poll(cut, soon(`${language} ${path} ${opener}`)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
  }
})

test('on a phone the buttons above the orders and the head of a chat are whole, in every language [SH-05, SH-11]', async ({
  page,
}) => {
  test.setTimeout(360_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/help')
  for (const [language, t] of Object.entries(texts)) {
    await speak(page, language)
    await lead(page, '/orders')
    await page.locator('main [data-row]').first().waitFor()
    const cut = () => page.evaluate(cutButtons, 'main .mantine-Button-root')
    await softly.poll(cut, soon(language)).toEqual([])
    // Where another is beside it, it is the last of the row; nowhere is half of one empty.
    const newOrder = page.getByRole('link', { name: saying(t.orders.new.title) })
    const end = async () => {
      const { x, width } = (await newOrder.boundingBox()) ?? { x: 0, width: 0 }
      return language === 'ar' ? 390 - x : x + width
    }
    await softly.poll(end, soon(`${language}, the end of a new order`)).toBeGreaterThanOrEqual(373)
    for (const at of [0, 5, 10]) {
      await page.locator('[data-row]').nth(at).getByRole('checkbox').check()
    }
    await page.getByRole('toolbar', { name: t.orders.bulk.label }).waitFor()
    await softly.poll(cut, soon(`${language}, ticked`)).toEqual([])
    await lead(page, '/conversations?view=1')
    const dialog = page.getByRole('dialog')
    for (const words of [
      dialog.getByRole('heading', { level: 2 }).last(),
      dialog.getByText(/^Season \d+ · /),
    ]) {
      const isCut = () => words.evaluate((text) => text.scrollWidth > text.clientWidth)
      await softly.poll(isCut, soon(`${language} ${String(words)} is cut`)).toBe(false)
    }
  }
})

/** How many lines of buttons and words are below each other. */
function linesOf(bar: Element): number {
  const parts = [...bar.children].flatMap((part) => [...part.querySelectorAll('button, label')])
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const lines: { bottom: number }[] = []
  for (const { top, bottom } of boxes.toSorted((a, b) => a.top - b.top)) {
    const last = lines.at(-1)
    if (!last || top >= last.bottom) lines.push({ bottom })
    else last.bottom = Math.max(last.bottom, bottom)
  }
  return lines.length
}

test('in a small window what can be done with ticked orders takes two rows, in every language [OR-06, SH-11]', async ({
  browser,
}) => {
  await withCampaign(browser, {}, async (page, product) => {
    await page.setViewportSize({ width: 900, height: 600 })
    const headers = { origin: product.origin }
    for (const [n, steps] of [[], [], ['processing'], ['processing', 'shipped']].entries()) {
      const answer = await page.request.post(`${product.origin}/api/orders`, {
        headers,
        data: {
          clientId: `order ${n}`,
          customerName: `Rahim Uddin ${n}`,
          customerPhone: '01812345678',
          customerAddress: '4 Mill Road, Dhaka',
          campaignId: 1,
          lines: [{ productId: 1, quantity: n + 1 }],
          tell: false,
        },
      })
      const { id } = (await answer.json()) as { id: number }
      for (const status of steps) {
        const path = `${product.origin}/api/orders/${id}/status`
        await page.request.post(path, { headers, data: { status, tell: false } })
      }
    }
    await page.goto('/orders')
    for (const [language, t] of Object.entries(texts)) {
      await speak(page, language)
      const bar = page.getByRole('toolbar', { name: t.orders.bulk.label })
      // Those of one step first, then all.
      for (const ticks of [
        [2, 3],
        [0, 1],
      ]) {
        for (const at of ticks) {
          await page.locator('[data-row]').nth(at).getByRole('checkbox').check()
          // It comes over the last rows: a click that is under way would end on it.
          await expect(bar).toBeVisible()
        }
        const name = ticks[0] === 2 ? `${t.orders.moveTo.processing} (2)` : t.orders.bulk.step
        await expect(bar.getByRole('button', { name })).toBeVisible()
        await expect.poll(() => bar.evaluate(linesOf), soon(`${language} ${name}`)).toBe(2)
      }
      for (const at of [0, 1, 2, 3])
        await page.locator('[data-row]').nth(at).getByRole('checkbox').uncheck()
      await expect(bar).toHaveCount(0)
    }
  })
})

test('in a small window an order shows its items, and nothing of it moves with its status [OR-06, SH-11]', async ({
  browser,
}) => {
  await withCampaign(browser, {}, async (page, product) => {
    await page.setViewportSize({ width: 900, height: 600 })
    const headers = { origin: product.origin }
    const data = { company: { language: 'de' } }
    await page.request.put(`${product.origin}/api/settings`, { headers, data })
    await page.goto('/orders?new=yes')
    const { orders } = texts.de
    const typed = page.getByRole('dialog', { name: orders.new.title })
    await typed.getByRole('button', { name: orders.new.withoutChat }).click()
    await typed.getByLabel(orders.new.name).fill('Rahim Uddin')
    await typed.getByLabel(orders.columns.phone).fill('01812345678')
    await typed.getByLabel(orders.columns.address).fill('4 Mill Road')
    await typed.getByRole('listitem').getByRole('button').first().click()
    // The list of what else could be added takes no room from the amounts.
    const note = typed.getByLabel(orders.new.note)
    const add = typed.getByRole('searchbox', { name: orders.new.add })
    const below = async () =>
      ((await note.boundingBox())?.y ?? 0) - ((await add.boundingBox())?.y ?? 0)
    await note.click()
    // What delivery usually costs comes with the sums, and has a line of its own.
    await expect(typed.getByText(saying(orders.new.asUsual))).toBeVisible()
    await atRest(page)
    const before = await below()
    await add.click()
    await expect(typed.getByRole('list', { name: orders.new.add })).toBeVisible()
    await atRest(page)
    await expect.poll(below).toBe(before)
    await note.click()
    await typed.getByRole('button', { name: orders.new.create }).click()
    await expect(typed).toHaveCount(0)
    await page.goto('/orders?order=1')
    const sheet = page.getByRole('dialog', { name: orders.drawer })
    await expect(sheet.getByRole('cell').first()).toBeInViewport({ ratio: 1 })
    const customer = sheet.getByRole('heading', { name: orders.part.customer, exact: true })
    const places = async () => ({
      customer: (await customer.boundingBox())?.y,
      cancel: (await sheet.getByRole('button', { name: orders.cancel }).boundingBox())?.y,
    })
    await atRest(page)
    const confirmed = await places()
    expect(confirmed.customer).toBeGreaterThan(0)
    for (const step of ['processing', 'shipped'] as const) {
      await sheet.getByRole('button', { name: orders.moveTo[step] }).click()
      if (step === 'shipped') {
        const ship = page.getByRole('dialog').filter({ hasText: orders.ship.text })
        await ship.getByRole('button', { name: orders.moveTo.shipped }).click()
      }
      const next = step === 'processing' ? 'shipped' : 'delivered'
      await expect(sheet.getByRole('button', { name: orders.moveTo[next] })).toBeEnabled()
      await atRest(page)
      await expect.poll(places, soon(step)).toEqual(confirmed)
    }
  })
})

test('a paused campaign has its buttons on one line, on a laptop and in a small window [CP-01, CP-02, CP-06]', async ({
  browser,
}) => {
  await withCampaign(browser, { status: 'paused' }, async (page) => {
    await page.goto('/campaigns')
    const card = page.getByRole('article').first()
    const topOf = async (name: string | RegExp) =>
      (await card.getByRole('button', { name }).boundingBox())?.y ?? Number.NaN
    await card.getByRole('button', { name: 'Resume' }).waitFor()
    // Three cards in a row, and two: as narrow as they get.
    for (const width of [1366, 1024]) {
      await page.setViewportSize({ width, height: 660 })
      await atRest(page)
      const apart = async () => (await topOf(/^Test chat/)) - (await topOf('Resume'))
      await expect.poll(apart, soon(`at ${width} px`)).toBe(0)
    }
  })
})

test('where the tabs of Settings have no column of their own, all are in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 844 })
  await page.goto('/settings')
  for (const language of ['en', 'de', 'ar'] as const) {
    await speak(page, language)
    const list = page.getByRole('tablist')
    await expect(list.getByRole('tab')).toHaveCount(7)
    const hidden = () => list.evaluate((box) => box.scrollWidth - box.clientWidth)
    await expect.poll(hidden, soon(language)).toBe(0)
  }
})

/** Where each line of these begins, from the top; a line has at least one. */
async function linesBelow(page: Page, among: string): Promise<readonly number[]> {
  const tops = await page
    .locator(among)
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)))
  return [...new Set(tops)].toSorted((a, b) => a - b)
}

test('the choices of time, payment, courier and page are one row, and so are the states of orders, in every language [OR-03, SH-11]', async ({
  browser,
}) => {
  await withCampaign(browser, {}, async (page) => {
    // A window that is just about to listen is not seen to, once its requests are caught.
    await speak(page, 'en')
    const pagesOfShop = ['Dhaka Looms', 'Nila Boutique Gulshan'].map((name, id) => {
      return { id: String(id + 1), name, category: 'Shop' }
    })
    await page.route('**/api/facebook/connected-pages', (route) =>
      route.fulfill({ json: pagesOfShop }),
    )
    await lead(page, '/orders')
    for (const [language, t] of Object.entries(texts)) {
      await speak(page, language)
      await lead(page, '/help')
      await lead(page, '/orders')
      await page.getByRole('button', { name: t.orders.choices, exact: true }).click()
      await page.getByRole('combobox', { name: t.filter.page }).waitFor()
      for (const width of [900, 1280, 1366]) {
        await page.setViewportSize({ width, height: 600 })
        const at = `${language} ${width}`
        await expect(async () => {
          const states = `main [role=group][aria-label="${t.orders.filters}"] > button`
          expect(await linesBelow(page, states), at).toHaveLength(1)
          expect(await linesBelow(page, 'main select'), at).toHaveLength(1)
          const head = 'main nav a, main [aria-haspopup=menu]'
          expect(await linesBelow(page, head), at).toHaveLength(1)
          expect(await page.evaluate(pastTheWindow), at).toEqual([])
        }).toPass({ intervals: soon(at).intervals })
      }
    }
  })
})

test('on a phone what is left to do with orders is one row, in every language [OR-03, SH-11]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/help')
  for (const [language, t] of Object.entries(texts)) {
    await speak(page, language)
    await lead(page, '/help')
    await lead(page, '/orders')
    await page.getByRole('button', { name: t.orders.choices, exact: true }).click()
    const marks = page.getByRole('button', { name: t.orders.ledger.unprinted, exact: true })
    await marks.waitFor()
    const among = `main [role=group][aria-label="${t.orders.choices}"] button`
    expect(await linesBelow(page, among), language).toHaveLength(1)
    expect(await page.evaluate(pastTheWindow), language).toEqual([])
  }
})

test('what lets the agent answer begins where the words beside it begin, or below them [CV-05]', async ({
  page,
}) => {
  const needsHumanReason = { code: 'of_a_test', message: 'Wants what no card covers. '.repeat(5) }
  const conversation = (await (await page.request.get('/api/conversations/1')).json()) as object
  await page.route('**/api/conversations/1', (route) =>
    route.fulfill({
      json: { ...conversation, handler: 'agent', needsHumanReason, cannotReply: null },
    }),
  )
  // It is offered while the agent answers at all.
  const status = (await (await page.request.get('/api/system/status')).json()) as { agent: object }
  const agent = { ...status.agent, state: 'ok', reason: null }
  await page.route('**/api/system/status', (route) =>
    route.fulfill({ json: { ...status, agent, pages: [] } }),
  )
  for (const width of [390, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/conversations?view=1')
    const words = page.getByRole('dialog').getByText('Waiting for you:', { exact: true })
    const button = page.getByRole('dialog').getByRole('button', { name: 'Let the agent answer' })
    await expect(async () => {
      const [at, below] = [await words.boundingBox(), await button.boundingBox()]
      expect(below?.y, `at ${width} px`).toBeGreaterThan((at?.y ?? 0) + 10)
      expect(below?.x, `at ${width} px`).toBe(at?.x)
    }).toPass()
  }
})
