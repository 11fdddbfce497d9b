import { contract } from '@pal/core/contract/endpoints'
import { expect } from '@playwright/test'

import { test } from './product.ts'
import { startShopAtWork } from './shop-at-work.ts'

test('every address that only reads answers in the built program, whichever code it loads for it [API-01]', async ({
  page,
}) => {
  test.setTimeout(270_000)
  await using shop = await startShopAtWork(page.request)
  for (const { method, path, kind } of Object.values(contract)) {
    // What continues until it is left is no answer to wait for.
    if (method !== 'GET' || kind === 'events') continue
    const address = path.replace(/\{\w+\}/g, '1')
    const answer = await page.request.get(shop.product.origin + address)
    expect.soft(answer.status(), address).toBeLessThan(500)
  }
  const logs = await page.request.get(`${shop.product.origin}/api/system/logs?limit=200`)
  const lines = (await logs.json()) as { level: string; message: string }[]
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})
