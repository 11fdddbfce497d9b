import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

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
interface Rule {
  readonly id: string
  readonly impact: string | null
}
interface WithAxe {
  readonly axe?: {
    run(where: Document, options: Options & { rules: object }): Promise<Found>
    readonly _audit: { readonly rules: readonly Rule[] }
  }
}
const schemes = ['light', 'dark'] as const

/**
 * The product's pages have no frames: what is found needs no page of its own to be put together in, which
 * takes twice as long as the finding (the legacy mode of axe-core has none). What was brought into a window
 * stays there as long as nothing is loaded again.
 */
async function analyze(page: Page, options: Options): Promise<Found> {
  const isThere = await page.evaluate(() => (window as WithAxe).axe !== undefined)
  if (!isThere) return new AxeBuilder({ page }).setLegacyMode().options(options).analyze()
  return page.evaluate(async (options) => {
    const { axe } = window as WithAxe
    if (!axe) throw new Error('axe-core is gone')
    // What a rule finds is as serious as the rule: those that find nothing serious take a quarter of the time.
    const lesser = axe._audit.rules.filter(({ impact }) => /minor|moderate/.test(impact ?? ''))
    const rules = Object.fromEntries(lesser.map(({ id }) => [id, { enabled: false }]))
    return axe.run(document, { ...options, rules })
  }, options)
}

/** What changes its colour is measured when it has it. Looked for at each frame: there are a hundred such changes. */
async function wear(page: Page, scheme: keyof typeof options): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme })
  await page.waitForFunction(
    (scheme) =>
      document.documentElement.dataset['mantineColorScheme'] === scheme &&
      document
        .getAnimations()
        .every((each) => each.effect?.getComputedTiming().endTime === Infinity),
    scheme,
    { timeout: 30_000 },
  )
}

/** What axe-core finds serious or critical in the window, in light and in dark: first as it is drawn. */
export async function findings(page: Page, where: string): Promise<string[]> {
  const found: string[] = []
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const scheme of isDark ? schemes.toReversed() : schemes) {
    await wear(page, scheme)
    const { violations } = await analyze(page, options[scheme])
    for (const { id, impact, nodes } of violations) {
      if (impact === 'serious' || impact === 'critical')
        found.push(...nodes.map(({ html }) => `${where}, ${scheme}: ${id} ${html.slice(0, 160)}`))
    }
  }
  return found
}
