import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { type VitestReport, atLeastOneFailure, readReport, vitestCounts } from './counts.ts'
import { root, tool } from './tool.ts'

const crash = 'apps/desktop/src/testing/crash/crash.test.ts'
const moments = '200'
const reports = join(root, 'node_modules/.cache/pal-soak')
const nothing = { passed: 0, failed: 0, skipped: 0 }

/** The long campaigns, of which `npm test` runs a little. `--only` repeats one of them. */
export async function soak(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
  })
  for (const value of Object.values(values)) {
    if (!/^\d+$/.test(value)) throw new Error(`'${value}' is not a whole number.`)
  }
  const { seed, only } = values
  const began = performance.now()
  const report = join(reports, 'crash.json')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const reporters = [
    `--reporter=${only === undefined ? 'dot' : 'default'}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await tool('.', ['vitest', 'run', crash, ...reporters], {
    env: {
      ...process.env,
      ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent',
      PAL_CRASH_SEED: seed,
      PAL_CRASH_MOMENTS: moments,
      ...(only !== undefined && { PAL_CRASH_ONLY: only }),
    },
  })
  const read = readReport<VitestReport>(report)
  const { passed, failed } = atLeastOneFailure(read ? vitestCounts(read) : nothing, code)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`kills with seed ${seed}: ${passed} survived, ${failed} not, in ${seconds} s`)
  return failed === 0 && passed > 0 ? 0 : 1
}
