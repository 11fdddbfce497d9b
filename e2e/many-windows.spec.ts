import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'

import { startProduct } from './product.ts'

/** A browser has six connections to a server, and a window that listens keeps one. */
const many = 8

const nameOf = (page: Page) => page.getByLabel('Company name')

async function saveName(page: Page, companyName: string): Promise<void> {
  const status = await page.evaluate(
    (body) =>
      fetch('/api/settings', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.status),
    { company: { companyName } },
  )
  expect(status).toBe(200)
}

test('more windows than a browser has connections are all used, and follow each other [CV-10, SH-10]', async ({
  browser,
}) => {
  test.setTimeout(270_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-windows-'))
  let product = await startProduct({ dataDir })
  const { origin } = product
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  try {
    const [first, ...others] = await Promise.all(
      Array.from({ length: many }, () => context.newPage()),
    )
    if (!first) throw new Error('No window')
    await first.goto(product.startLink)
    await first.goto(`${origin}/settings?tab=general`)
    await nameOf(first).waitFor()
    for (const page of others) {
      await page.goto(`${origin}/settings?tab=general`)
      await nameOf(page).waitFor()
    }
    const [second] = others
    if (!second) throw new Error('One window only')
    await saveName(second, 'Sundarban Honey')
    for (const page of [first, ...others]) await expect(nameOf(page)).toHaveValue('Sundarban Honey')

    // The one that listened for all of them, just after one more was opened.
    const newest = await context.newPage()
    await newest.goto(`${origin}/settings?tab=general`)
    await nameOf(newest).waitFor()
    // What changes while the next one is only connecting is not missed either.
    await context.route('**/api/events', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await first.close()
    await saveName(second, 'Honey of the Sundarban')
    others.push(newest)
    for (const page of others) await expect(nameOf(page)).toHaveValue('Honey of the Sundarban')

    await product.stop()
    const gone = (page: Page) => page.getByText('PAL Admin is not responding')
    for (const page of others) await expect(gone(page).first()).toBeVisible()
    product = await startProduct({ dataDir, args: ['--port', new URL(origin).port] })
    for (const page of others) await expect(gone(page)).toHaveCount(0)
    await saveName(second, 'Sundarban Honey')
    for (const page of others) await expect(nameOf(page)).toHaveValue('Sundarban Honey')
  } finally {
    await context.close()
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})
