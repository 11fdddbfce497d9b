import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from '@playwright/test'

import { test } from './product.ts'
import { startShopAtWork } from './shop-at-work.ts'

const newer = join(import.meta.dirname, 'node_modules/node-26/bin/node')

test.skip(!existsSync(newer), 'The newer Node comes with the tests on Linux, x64')

// Whoever has a newer Node than ours keeps it: see scripts/node24.mjs.
test('a shop works under Node 26: it opens its store, answers customers, shows them and closes [DT-05]', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  expect(execFileSync(newer, ['--version'], { encoding: 'utf8' })).toMatch(/^v26\./)
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  await using shop = await startShopAtWork(context.request, { node: newer, talks: 1 })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${shop.product.origin}/conversations`)
  for (const name of ['Nusrat Jahan', 'Priya Sharma', 'রহিমা খাতুন']) {
    await expect(page.getByText(name).first()).toBeVisible()
  }
  const status = await context.request.get(`${shop.product.origin}/api/system/status`)
  expect(await status.json()).toMatchObject({ database: { state: 'ok' } })
  expect(problems).toEqual([])
  await context.close()
  expect(await shop.product.stop()).toBe(0)
})
