import { expect, type Page } from '@playwright/test'

import { findings } from './axe-looks.ts'
import { atRest, lead, speak } from './in-window.ts'
import { testAtWork } from './tests-on.ts'

const test = testAtWork()

const pages = [
  '/',
  '/campaigns',
  '/conversations?view=1',
  '/conversations?view=tasks',
  '/orders',
  '/orders?order=1',
  '/products?campaign=1',
  '/ai-analytics',
  '/logs',
  '/settings?tab=general',
  '/settings?tab=ai',
  '/settings?tab=tactics',
  '/settings?tab=flow',
  '/settings?tab=integrations',
  '/settings?tab=notifications',
  '/settings?tab=data',
] as const

type Open = (page: Page) => Promise<unknown>
const press =
  (name: string | RegExp): Open =>
  (page) =>
    page.getByRole('button', { name }).first().click()

/** Dialogs by what opens them; English names. */
const dialogs: readonly (readonly [path: string, name: string, open: Open])[] = [
  ['/', 'Launch Campaign', press('Launch Campaign')],
  ['/campaigns', 'new campaign', press('New Campaign')],
  ['/campaigns', 'strategies', press(/^Configure strategies/)],
  ['/campaigns', 'delete', press(/^Delete /)],
  ['/products?campaign=1', 'product', press('Add Product')],
  ['/products?campaign=1', 'import', press('Import')],
  ['/logs', 'clear', press('Clear')],
  ['/settings?tab=ai', 'price', press('Add price')],
  ['/settings?tab=tactics', 'message', press(/^Add message/)],
  ['/settings?tab=flow', 'saved reply', press('Add saved reply')],
  ['/settings?tab=integrations', 'disconnect', press(/^Disconnect/)],
  ['/settings?tab=data', 'delete everything', press(/^Delete everything/)],
  ['/logs', 'palette', (page) => page.keyboard.press('Control+k')],
  ['/logs', 'shortcuts', (page) => page.keyboard.press('?')],
]

// A trace takes a picture of each step, and most of the time.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } })

for (const [language, dir] of [
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const) {
  test(`no page has a serious or critical finding of axe-core in light and dark, ${language} [SH-07, SH-11]`, async ({
    page,
  }) => {
    test.setTimeout(540_000)
    const found: string[] = []
    await page.goto('/help')
    await speak(page, language)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    for (const path of pages) {
      await lead(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      found.push(...(await findings(page, path)))
    }
    expect(found).toEqual([])
  })
}

test('no dialog has a serious or critical finding of axe-core in light and dark [SH-07]', async ({
  page,
}) => {
  test.setTimeout(540_000)
  const found: string[] = []
  await page.goto('/help')
  for (const [path, name, open] of dialogs) {
    await lead(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await open(page)
    const dialog = page.getByRole('dialog')
    await dialog.first().waitFor()
    await atRest(page)
    found.push(...(await findings(page, `${path} ${name}`)))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  expect(found).toEqual([])
})
