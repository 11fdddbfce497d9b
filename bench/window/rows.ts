import type { CDPSession, Page } from '@playwright/test'

import type { Context } from '../context.ts'
import type { Result } from '../result.ts'
import { median, spreads } from '../stats.ts'
import { openPlainTable } from './plain-table.ts'
import { launchChromium, openWindow, timesOf } from './window.ts'

const rows = 10_000
/** About three screens a second, as a wheel that is turned without a pause. */
const pixelsAFrame = 40
const longestMs = { small: 20_000, full: 240_000 }
const frameMs = 1_000 / 60
const changes = 20
const mounts = 10
const handMs = 60
/** What a change leads to has come by then. */
const changedWithinMs = 700

/**
 * Target 11: the list of orders scrolled through ten thousand rows; one of its rows that changes (the
 * time of the window's own thread, from the event to the row as it is drawn); and the list shown again
 * after a search, from the click to its rows, beside Mantine's own table of fifty.
 */
export async function scrolledRows(context: Context): Promise<Result> {
  await using browser = await launchChromium()
  await using window = await openWindow(browser, await context.copy())
  const { page, origin } = window
  await page.goto(`${origin}/orders`)
  await page.waitForSelector('main tr[data-row]')
  const frames = await scroll(page, context.large ? longestMs.full : longestMs.small)
  const last = await page.locator('main tr[data-row]').last().getAttribute('data-index')
  await page.goto(`${origin}/orders`)
  await page.waitForSelector('main tr[data-row]')
  const changed = await changeRows(page)
  const opened = await openBoth(page, await openPlainTable(browser))
  return {
    name: 'rows in a window',
    target: 11,
    checks: [
      {
        what: `frames dropped in ${Number(last) + 1} rows`,
        value: (100 * droppedOf(frames)) / (frames.length + droppedOf(frames)),
        unit: '%',
        is: 'at most',
        bound: 5,
      },
      { what: 'one row changed', value: median(changed), unit: 'ms', is: 'at most', bound: 16 },
      {
        what: 'the list shown, over a plain table of 50 rows',
        value: median(opened.list) / median(opened.plain),
        unit: 'x',
        is: 'at most',
        bound: 1,
      },
    ],
    series: spreads({
      frames,
      'one row changed': changed,
      'the list shown': opened.list,
      'a plain table': opened.plain,
    }),
  }
}

const droppedOf = (frames: readonly number[]): number =>
  frames.reduce((sum, frame) => sum + Math.max(0, Math.round(frame / frameMs) - 1), 0)

/** Scrolls evenly in the window's own frames; how long each of them took. */
function scroll(page: Page, longest: number): Promise<number[]> {
  return page.evaluate(
    ({ rows: wanted, step, longest: most }) =>
      new Promise<number[]>((resolve) => {
        const scroller =
          document.querySelector('main tr[data-row]')?.closest('[data-scroller]') ??
          document.documentElement
        const frames: number[] = []
        const began = performance.now()
        let before = 0
        const frame = (now: number) => {
          if (before > 0) frames.push(now - before)
          before = now
          const lasts = document.querySelectorAll('main tr[data-row]')
          const reached = Number(lasts[lasts.length - 1]?.getAttribute('data-index'))
          if (reached >= wanted || now - began > most) resolve(frames)
          else {
            scroller.scrollTop += step
            requestAnimationFrame(frame)
          }
        }
        requestAnimationFrame(frame)
      }),
    { rows, step: pixelsAFrame, longest },
  )
}

async function changeRows(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const ids = await page
    .locator('main tr[data-row]')
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-row')))
  const times: number[] = []
  for (const id of ids.slice(0, changes)) {
    const still = await taskMsOf(session, () => page.waitForTimeout(changedWithinMs))
    const busy = await taskMsOf(session, async () => {
      const { origin } = new URL(page.url())
      await page.context().request.patch(`${origin}/api/orders/${id}`, {
        headers: { origin },
        data: { trackingNumber: `SF-${id}` },
      })
      await page.waitForTimeout(changedWithinMs)
    })
    times.push(busy - still)
  }
  return times
}

/** What the window's thread has worked meanwhile. */
async function taskMsOf(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  }
  const before = await worked()
  await work()
  return (await worked()) - before
}

/** In turns, each once before it counts. Milliseconds from the click. */
async function openBoth(page: Page, plain: Page): Promise<{ list: number[]; plain: number[] }> {
  const times = { list: [] as number[], plain: [] as number[] }
  const orders = { path: '/orders', shows: 'main tr[data-row]' }
  const table = { path: '/', shows: 'main tr[data-row]' }
  const show = plain.getByRole('button', { name: 'Orders', exact: true })
  for (let round = 0; round <= mounts; round++) {
    await page.bringToFront()
    await page.getByRole('searchbox', { name: 'Search orders' }).fill('nobody of this name')
    const showAll = page.getByRole('button', { name: 'Show all orders' })
    await showAll.waitFor()
    await page.waitForTimeout(changedWithinMs)
    const list = await timesOf(page, orders, () => showAll.click({ delay: handMs }))
    await plain.bringToFront()
    const fifty = await timesOf(plain, table, () => show.click({ delay: handMs }))
    await show.click()
    if (round === 0) continue
    times.list.push(list.content)
    times.plain.push(fifty.content)
  }
  return times
}
