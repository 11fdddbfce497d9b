import type { Context } from '../context.ts'
import type { Result } from '../result.ts'
import { startProgram } from '../servers/program.ts'
import { median, spreads } from '../stats.ts'
import { drawnAt, launchChromium, nowhere } from './window.ts'

const rounds = 9

/**
 * Target 18: from starting the server's process to the dashboard's figures in a window that has loaded
 * nothing yet. The empty window is open already.
 */
export async function firstContent(context: Context): Promise<Result> {
  const folder = await context.copy()
  await using browser = await launchChromium()
  const times: number[] = []
  // The first makes the compile cache.
  for (let round = 0; round <= rounds; round++) {
    const page = await browser.newPage()
    const figures = await drawnAt(page, 'main dl dd', /\d/)
    const began = performance.timeOrigin + performance.now()
    await using program = await startProgram(folder, nowhere)
    await page.goto(program.startLink)
    const at = await figures()
    if (round > 0) times.push(at - began)
    await page.close()
  }
  return {
    name: 'first content',
    target: 18,
    checks: [
      {
        what: 'server started to the figures of the dashboard',
        value: median(times),
        unit: 'ms',
        is: 'at most',
        bound: 700,
      },
    ],
    series: spreads({ 'to the figures': times }),
  }
}
