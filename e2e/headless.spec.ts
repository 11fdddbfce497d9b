import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { startProduct, test } from './product.ts'

test('the session that a start link opened leads to the dashboard', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('a start link opens one session, and npm run link gives the next', async ({ browser }) => {
  const product = await startProduct()
  try {
    const open = async (link: string) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
      const page = await context.newPage()
      await page.goto(link)
      const status = await page.evaluate(() => fetch('/api/settings').then(({ status }) => status))
      await context.close()
      return status
    }
    expect(await open(product.startLink)).toBe(200)
    expect(await open(product.startLink)).toBe(401)
    expect(await open(await product.freshLink())).toBe(200)
  } finally {
    await product.stop()
  }
})

test('a window whose session ends says so, and continues with what was typed', async ({
  browser,
}) => {
  const product = await startProduct()
  try {
    const signedIn = async (link: string) => {
      const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
      const page = await context.newPage()
      await page.goto(link)
      return page
    }
    const page = await signedIn(product.startLink)
    await page.goto(`${product.origin}/settings`)
    const name = page.getByLabel('Company name')
    await name.fill('Jamdani House')
    const other = await signedIn(await product.freshLink())
    const ended = await other.evaluate(() =>
      fetch('/api/session/end', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"which":"others"}',
      }).then(({ status }) => status),
    )
    expect(ended).toBe(200)
    const over = page.getByRole('dialog', { name: 'This window is not connected' })
    await expect(over).toBeVisible()
    await expect(over).toBeFocused()
    await expect(page.getByText('It reconnects automatically')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await expect(over).toBeVisible()
    const again = await page.context().newPage()
    await again.goto(await product.freshLink())
    await expect(over).toHaveCount(0)
    await expect(name).toHaveValue('Jamdani House')
    await expect(name).toBeFocused()
  } finally {
    await product.stop()
  }
})

test('the key file is readable by its owner alone', async ({ product }) => {
  test.skip(process.platform === 'win32', 'Windows has no such modes')
  const { mode } = await stat(join(product.dataDir, 'test.key'))
  expect(mode & 0o777).toBe(0o600)
})
