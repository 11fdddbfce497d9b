import { expect } from '@playwright/test'

import { findings } from './axe-looks.ts'
import { lead } from './in-window.ts'
import { pages } from './pages.ts'
import { test } from './product.ts'

test('no page has a serious or critical finding of axe-core, in light and dark', async ({
  page,
}) => {
  test.setTimeout(540_000)
  const found: string[] = []
  await page.goto('/help')
  for (const path of pages) {
    await lead(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    found.push(...(await findings(page, path)))
  }
  expect(found).toEqual([])
})
