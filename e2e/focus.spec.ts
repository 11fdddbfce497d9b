import { expect, type Locator, type Page } from '@playwright/test'

import { atRest, lead, soon } from './in-window.ts'
import { testAtWork } from './tests-on.ts'

const test = testAtWork()

/** Each dialog or drawer, where it is opened, and the button that opens it. */
const opened = [
  ['/', 'Launch Campaign'],
  ['/campaigns', 'New Campaign'],
  ['/campaigns', /^Configure strategies/],
  ['/campaigns', /^Delete Autumn/],
  ['/campaigns', /^Test chat with/],
  ['/products?campaign=1', 'Add Product'],
  ['/products?campaign=1', 'Import'],
  ['/products?campaign=1', /^Edit Water/],
  ['/products?campaign=1', /^Delete Water/],
  ['/orders', 'New order'],
  ['/logs', 'Clear'],
  ['/settings?tab=ai', 'Add price'],
  ['/settings?tab=ai', 'Rehearse past conversations'],
  ['/settings?tab=tactics', 'Add card'],
  ['/settings?tab=tactics', /^Add message/],
  ['/settings?tab=flow', 'Add saved reply'],
  ['/settings?tab=flow', /^Edit saved reply/],
  ['/settings?tab=integrations', 'Remove Page Access Token'],
  ['/settings?tab=integrations', /^Disconnect/],
  ['/settings?tab=data', /^Delete everything/],
] as const

test('Escape closes what is on top and nothing else, and the focus goes back to what opened it [SH-07]', async ({
  page,
}) => {
  test.setTimeout(540_000)

  await page.goto('/help')
  for (const [path, name] of opened) {
    await test.step(`${path} ${String(name)}`, async () => {
      await lead(page, path)
      const main = page.getByRole('main')
      const opener = main.getByRole('button', { name }).or(main.getByRole('link', { name })).first()
      await openByKey(page, opener)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    })
  }

  await test.step('what the menu above the orders opens', async () => {
    await lead(page, '/orders')
    const opener = page.getByRole('button', { name: 'Shipping and export' })
    for (const name of ['Add tracking numbers', 'Courier payments']) {
      await opener.focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name }).press('Enter')
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })

  await test.step('a question over the sheet of an order', async () => {
    await page.goto('/orders')
    await page.getByRole('button', { name: /^View/ }).first().click()
    const sheet = page.getByRole('dialog', { name: /^Order/ })
    const opener = sheet.getByRole('button', { name: 'Cancel order' })
    await hasFocus(page)
    await opener.focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: /^Cancel/ })
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(sheet).toBeVisible()
    await expect(opener).toBeFocused()
  })

  await test.step('the items of an order, over its sheet', async () => {
    await page.goto('/orders?order=1')
    const sheet = page.getByRole('dialog', { name: /^Order/ })
    const opener = sheet.getByRole('button', { name: 'Edit items' })
    await hasFocus(page)
    await openByKey(page, opener, 2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(opener).toBeFocused()
  })

  await test.step('the time of a reply, over a conversation and beside the list', async () => {
    for (const [path, role] of [
      ['/conversations?view=1', 'dialog'],
      ['/conversations', 'main'],
    ] as const) {
      await page.goto(path)
      const chat = page.getByRole(role)
      if (role === 'dialog') await hasFocus(page)
      await chat.getByRole('textbox', { name: /^Reply to/ }).fill('It is on its way.')
      const opener = chat.getByRole('button', { name: 'Send later' })
      await openByKey(page, opener, role === 'dialog' ? 2 : 1)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Send later' })).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })

  await test.step('a new order, from what is known of a customer', async () => {
    await page.goto('/conversations?view=1')
    const opener = page.getByRole('dialog').getByRole('link', { name: 'New order' })
    await hasFocus(page)
    // Over the chat.
    await openByKey(page, opener, 2)
    await expect(page.getByRole('dialog', { name: 'New order' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'New order' })).toHaveCount(0)
    // Back in the chat that it was asked for in, which has the focus, not nothing.
    await expect(page).toHaveURL(/\/conversations\?view=1$/)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expectFocus(page)
  })

  await test.step('a question over the window of a conversation', async () => {
    await page.goto('/conversations')
    await page.getByRole('button', { name: /^View/ }).first().click()
    const chat = page.getByRole('dialog', { name: 'Conversation' })
    const opener = chat.getByRole('button', { name: /^Erase/ })
    await hasFocus(page)
    await openByKey(page, opener, 2)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(opener).toBeFocused()
  })

  await test.step('the arrows go through the conversations', async () => {
    await page.goto('/conversations')
    const rows = page.getByRole('list', { name: 'Live Conversations' }).getByRole('button')
    await rows.first().focus()
    const first = await focusedText(page)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedText(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => focusedText(page)).toBe(first)
  })

  await test.step('the focus stays where a conversation is taken over', async () => {
    const takeOver = page.getByRole('button', { name: 'Take over' }).first()
    await takeOver.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Hand back/ }).first()).toBeVisible()
    await expectFocus(page)
  })
})

test('what gets the keyboard in a low window is not under a foot or a head that stays [SH-07]', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 900, height: 600 })

  for (const [path, opener] of [
    ['/products?campaign=1', 'Add Product'],
    ['/orders?new=1', null],
    ['/settings?tab=tactics', null],
    ['/settings?tab=ai', null],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      if (opener !== null) await page.getByRole('button', { name: opener }).first().click()
      const place = page.getByRole(path.startsWith('/settings') ? 'main' : 'dialog')
      await place.getByRole('textbox').first().focus()
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let times = 0; times < 24; times += 1) {
          await page.keyboard.press(key)
          await expect.poll(() => hidden(page), soon(`${key} ${times}`)).toBeNull()
        }
      }
    })
  }
})

/** What has the keyboard, where something that stays in its place lies over its lower or upper edge. */
async function hidden(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const field = focused?.getBoundingClientRect()
    // A box that is drawn by what is around it.
    if (!focused || !field || field.width < 8) return null
    // Of many lines the one that is typed in is shown.
    const lowest = focused.matches('textarea') ? field.top + 12 : field.bottom - 3
    for (const y of [field.top + 3, lowest]) {
      const over = document.elementFromPoint(field.left + field.width / 2, y)
      let stays = over
      while (stays && getComputedStyle(stays).position !== 'sticky') stays = stays.parentElement
      if (over === null || (stays && !stays.contains(focused)))
        return `${focused.getAttribute('aria-label') ?? focused.id} at ${y}`
    }
    return null
  })
}

/** Until the dialog on top has taken the focus, which it does twice: from there it may be led elsewhere. */
async function hasFocus(page: Page): Promise<void> {
  await expect(page.getByRole('dialog').last().locator(':focus')).toHaveCount(1)
  await atRest(page)
}

/** `dialogs`: so many are open then, with what it opens over. */
async function openByKey(page: Page, opener: Locator, dialogs = 1): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(dialogs)
  const dialog = page.getByRole('dialog').last()
  await expect(dialog).toBeVisible()
  // The focus is inside before a key is pressed there.
  await expect(dialog.locator(':focus')).toHaveCount(1)
}

/** It comes back two frames after what had it has gone. */
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)

const focusedText = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )
