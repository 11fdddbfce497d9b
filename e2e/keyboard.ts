import { expect, type Page } from '@playwright/test'

import { addDrawn, type Drawing } from './drawn.ts'

/** From a key or a click to the next paint, in milliseconds. */
type Paints = number[]
interface Measured extends Drawing {
  paints: Paints
}

/** Notes of every key and click how long the window took to paint again. */
export async function notePaints(page: Page): Promise<void> {
  await addDrawn(page)
  await page.addInitScript(() => {
    const measured = window as unknown as Measured
    measured.paints = []
    const note = ({ isTrusted, timeStamp }: Event) => {
      if (!isTrusted) return
      measured.palDrawn(() => measured.paints.push(performance.now() - timeStamp))
    }
    addEventListener('keydown', note, true)
    addEventListener('click', note, true)
  })
}

/** What was noted since it was last asked. */
export function paintsOf(page: Page): Promise<Paints> {
  return page.evaluate(() => {
    const measured = window as unknown as Measured
    const { paints } = measured
    measured.paints = []
    return paints
  })
}

/** Continues by Tab until the focus is on what has this name, which may come only now. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const began = Date.now()
  for (let step = 0; step < 80 || Date.now() - began < 30_000; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
    })
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`No Tab leads to ${String(name)}`)
}

/** Bytes that the page's scripts hold, after what nobody needs is gone. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value
  expect(used).toBeDefined()
  return used ?? 0
}
