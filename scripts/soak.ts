import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { type VitestReport, atLeastOneFailure, readReport, vitestCounts } from './counts.ts'
import { root, tool } from './tool.ts'

const reports = join(root, 'node_modules/.cache/pal-soak')
const nothing = { passed: 0, failed: 0, skipped: 0 }

interface Campaign {
  readonly name: string
  readonly tests: string
  readonly env: Readonly<Record<string, string>>
}

/** The long campaigns, of which `npm test` runs a little with a fixed seed. */
function campaigns(seed: string, only: string | undefined): readonly Campaign[] {
  const kills: Campaign = {
    name: '200 kills',
    tests: 'apps/desktop/src/testing/crash/crash.test.ts',
    env: {
      PAL_CRASH_SEED: seed,
      PAL_CRASH_MOMENTS: '200',
      ...(only !== undefined && { PAL_CRASH_ONLY: only }),
    },
  }
  if (only !== undefined) return [kills]
  const days = ['a', 'b', 'c', 'd', 'e'].map((day): Campaign => ({
    name: `a simulated day (${seed}${day})`,
    tests: 'apps/desktop/src/testing/scenarios/simulated-day.test.ts',
    env: { PAL_DAY_SEED: `${seed}${day}`, PAL_DAY_PACE: '1' },
  }))
  return [
    kills,
    {
      name: '10,000 mangled webhooks and 10,000 mangled answers of Facebook',
      tests: 'apps/desktop/src/testing/scenarios/fuzz.test.ts',
      env: { PAL_FUZZ_SEED: seed, PAL_FUZZ_RUNS: '10000' },
    },
    {
      name: '10,000 mangled answers of the model',
      tests: 'apps/desktop/src/testing/scenarios/mangled-answers.test.ts',
      env: { PAL_FUZZ_SEED: seed, PAL_FUZZ_RUNS: '10000' },
    },
    {
      name: '1,000 conversations of random steps',
      tests: 'apps/desktop/src/testing/scenarios/relay-model.test.ts',
      env: { PAL_RELAY_SEED: seed, PAL_RELAY_RUNS: '1000' },
    },
    {
      name: 'a disk that is filled 100 times',
      tests: 'apps/desktop/src/testing/crash/full-disk.test.ts',
      env: { PAL_FULL_SEED: seed, PAL_FULL_WALKS: '10', PAL_FULL_FILLS: '10' },
    },
    ...days,
  ]
}

/** `--seed` makes other ones of them; `--only` repeats one kill. */
export async function soak(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
  })
  for (const value of Object.values(values)) {
    if (!/^\d+$/.test(value)) throw new Error(`'${value}' is not a whole number.`)
  }
  const { seed, only } = values
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const lines: string[] = []
  let bad = 0
  for (const [n, campaign] of campaigns(seed, only).entries()) {
    const { line, good } = await run(campaign, join(reports, `${n}.json`), only !== undefined)
    lines.push(line)
    if (!good) bad += 1
  }
  console.log(`\nWith seed ${seed}:\n${lines.join('\n')}`)
  return bad === 0 ? 0 : 1
}

async function run({ name, tests, env }: Campaign, report: string, told: boolean) {
  const began = performance.now()
  const reporters = [
    `--reporter=${told ? 'default' : 'dot'}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await tool('.', ['vitest', 'run', tests, ...reporters], {
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent', ...env },
  })
  const read = readReport<VitestReport>(report)
  const { passed, failed } = atLeastOneFailure(read ? vitestCounts(read) : nothing, code)
  const seconds = Math.round((performance.now() - began) / 1000)
  const good = failed === 0 && passed > 0
  return { good, line: `  ${name}: ${passed} survived, ${failed} not, in ${seconds} s` }
}
