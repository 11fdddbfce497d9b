import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'

import { looks } from './axe-looks.ts'
import { pages } from './pages.ts'
import { test } from './product.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page has a serious or critical finding of axe-core, in ${colorScheme}`, async ({
    browser,
    product,
    session,
  }) => {
    test.setTimeout(540_000)
    const context = await browser.newContext({
      colorScheme,
      baseURL: product.origin,
      storageState: session,
    })
    const page = await context.newPage()
    const found: string[] = []
    for (const path of pages) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { violations } = await looks[colorScheme](new AxeBuilder({ page })).analyze()
      for (const { id, impact, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical')
          found.push(`${path} ${id} ${nodes[0]?.html}`)
      }
    }
    expect(found).toEqual([])
    await context.close()
  })
}
