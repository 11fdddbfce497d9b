import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const violations = { resultTypes: ['violations' as const] }
/** Dark differs from light by its colours alone. Nobody reads what axe-core says of all that is well. */
const options = {
  light: violations,
  dark: { ...violations, runOnly: ['color-contrast', 'link-in-text-block'] },
}

type Options = (typeof options)[keyof typeof options]
interface Found {
  readonly violations: readonly {
    readonly id: string
    readonly impact?: string | null
    readonly nodes: readonly { readonly html: string }[]
  }[]
}
interface WithAxe {
  readonly axe?: { run(where: Document, options: Options): Promise<Found> }
}

/**
 * The product's pages have no frames: what is found needs no page of its own to be put together in, which
 * takes twice as long as the finding (the legacy mode of axe-core has none). What was brought into a window
 * stays there as long as nothing is loaded again.
 */
async function analyze(page: Page, options: Options): Promise<Found> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined)
  if (!isThere) return new AxeBuilder({ page }).setLegacyMode().options(options).analyze()
  return page.evaluate(async (options) => {
    const found = await (window as WithAxe).axe?.run(document, options)
    if (!found) throw new Error('axe-core is gone')
    return found
  }, options)
}

/** What fades in or changes its colour is measured when it is there. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => each.effect?.getComputedTiming().endTime === Infinity),
  )
}

/** What axe-core finds serious or critical in the window as it is, in light and then in dark. */
export async function findings(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    await still(page)
    const { violations } = await analyze(page, options[scheme])
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical')
        found.push(...nodes.map(({ html }) => `${where}, ${scheme}: ${id} ${html.slice(0, 160)}`))
    }
  }
  return found
}
