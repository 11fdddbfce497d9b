import type { Page } from '@playwright/test'

import type { Context } from '../context.ts'
import type { Result } from '../result.ts'
import { percentile, spreads } from '../stats.ts'
import { type Content, launchChromium, openWindow, type Times, timesOf } from './window.ts'

const rounds = 8

/** So long a quick hand holds a button, and so long it takes from key to key. */
const handMs = 60

/** The pages of the sidebar; what of each shows that its data has come. */
const pages: readonly (Content & { readonly link: string })[] = [
  { link: 'Campaigns', path: '/campaigns', shows: 'main li article' },
  { link: 'Conversations', path: '/conversations', shows: 'main li[data-row]' },
  { link: 'Orders', path: '/orders', shows: 'main tr[data-row]' },
  // Of which campaign is asked first.
  { link: 'Products', path: '/products', shows: 'main ul li' },
  { link: 'AI Analytics', path: '/ai-analytics', shows: 'main dl dd' },
  { link: 'Logs', path: '/logs', shows: 'main [data-row]' },
  { link: 'Settings', path: '/settings', shows: 'main input' },
  { link: 'Dashboard', path: '/', shows: 'main dl dd' },
]

/**
 * Target 14: from a click or a key to the next paint, and to the page's content, on this store and on
 * one with a hundredth of its rows. Every page is opened once before.
 */
export async function paints(context: Context): Promise<Result> {
  await using browser = await launchChromium()
  await using large = await openWindow(browser, await context.copy())
  await using small = await openWindow(browser, context.smaller)
  const [here, there] = [measures(), measures()]
  for (const { page, origin } of [large, small]) {
    await page.goto(origin)
    await walk(page, measures())
  }
  for (let round = 0; round < rounds; round++) {
    // In turns: a busy moment hits both alike.
    await walk(large.page, here)
    await walk(small.page, there)
  }
  const ms = (what: string, value: number, bound: number) =>
    ({ what, value, unit: 'ms', is: 'at most', bound }) as const
  return {
    name: 'a click or a key',
    target: 14,
    checks: [
      ms('to the next paint, half of them', percentile(here.paint, 0.5), 16),
      ms('to the next paint, 95 of 100', percentile(here.paint, 0.95), 32),
      ms('to the content, 95 of 100', percentile(here.content, 0.95), 100),
      {
        what: 'to the content over a hundredth of the store',
        value: percentile(here.content, 0.5) / percentile(there.content, 0.5),
        unit: 'x',
        is: 'at most',
        bound: 1.3,
      },
    ],
    series: spreads({ ...here, 'content, small store': there.content }),
  }
}

const measures = () => ({ paint: [] as number[], content: [] as number[] })

/** Once through every page by the sidebar, down a list by its keys, and through a search as one types. */
async function walk(page: Page, into: ReturnType<typeof measures>): Promise<void> {
  const note = ({ paint, content }: Times) => {
    into.paint.push(paint)
    into.content.push(content)
  }
  for (const { link, ...content } of pages) {
    const shown = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link })
    note(await timesOf(page, content, () => shown.click({ delay: handMs })))
    if (link === 'Orders') for (const each of await keysInOrders(page, content)) note(each)
  }
}

async function keysInOrders(page: Page, content: Content): Promise<Times[]> {
  const times: Times[] = []
  await page.locator('main tr[data-row] a, main tr[data-row] button').first().focus()
  for (let down = 0; down < 10; down++) {
    times.push(await pressed(page, content, 'ArrowDown'))
  }
  const search = page.getByRole('searchbox', { name: 'Search orders' })
  await search.focus()
  for (const letter of 'rahman') {
    times.push(await pressed(page, content, letter))
  }
  await search.fill('')
  await page.waitForTimeout(500)
  return times
}

async function pressed(page: Page, content: Content, key: string): Promise<Times> {
  const times = await timesOf(page, content, () => page.keyboard.press(key))
  await page.waitForTimeout(handMs)
  return times
}
