import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildIfStale } from './build.ts'
import {
  type PlaywrightReport,
  type VitestReport,
  atLeastOneFailure,
  playwrightCounts,
  readReport,
  vitestCounts,
} from './counts.ts'
import { inMemory } from './memory-disk.ts'
import { root, tool } from './tool.ts'

const reports = join(root, 'node_modules/.cache/pal-soak')
const nothing = { passed: 0, failed: 0, skipped: 0 }

interface Campaign {
  /** What `--only` calls it. */
  readonly key: string
  readonly name: string
  readonly tests: readonly string[]
  /** The built product in a real browser. */
  readonly inBrowser?: boolean
  readonly env: Readonly<Record<string, string>>
}

const scenario = (name: string) => `apps/desktop/src/testing/scenarios/${name}.test.ts`
const kills = 'apps/desktop/src/testing/crash/crash.test.ts'

/** A process holds so many shops, and each is killed with it so often in all. */
const shopsOfStreet = 8
const killsOfStreet = shopsOfStreet * 25

const roomForAMonth = 4 * 1024 ** 3

/** The long campaigns, of which `npm test` runs a little with a fixed seed. */
function campaigns(seed: string, count: string, shop: string): readonly Campaign[] {
  const days = ['a', 'b', 'c', 'd', 'e'].map((day): Campaign => ({
    key: 'days',
    name: `a simulated day (${seed}${day})`,
    tests: [scenario('simulated-day')],
    env: { PAL_DAY_SEED: `${seed}${day}`, PAL_DAY_PACE: '1' },
  }))
  const alone = Math.ceil(Number(count) / 100)
  const streets = Math.ceil((Number(count) - alone) / killsOfStreet)
  return [
    {
      key: 'kills',
      name: `${alone} kills, each in a shop of its own`,
      tests: [kills],
      env: { PAL_CRASH_SEED: seed, PAL_CRASH_MOMENTS: String(alone), PAL_CRASH_STREETS: '0' },
    },
    {
      key: 'kills',
      name: `${streets * killsOfStreet} kills of busy shops, ${shopsOfStreet} in each process`,
      tests: [kills],
      env: {
        PAL_CRASH_SEED: seed,
        PAL_CRASH_MOMENTS: '0',
        PAL_CRASH_STREETS: String(streets),
        PAL_CRASH_SHOPS: String(shopsOfStreet),
        PAL_CRASH_SHOP_KILLS: String(killsOfStreet / shopsOfStreet),
        PAL_CRASH_REPORT: 'yes',
      },
    },
    {
      key: 'fuzz',
      name: '10,000 mangled webhooks and 10,000 mangled answers of Facebook',
      tests: [scenario('fuzz')],
      env: { PAL_FUZZ_SEED: seed, PAL_FUZZ_RUNS: '10000' },
    },
    {
      key: 'answers',
      name: '10,000 mangled answers of the model',
      tests: [scenario('mangled-answers')],
      env: { PAL_FUZZ_SEED: seed, PAL_FUZZ_RUNS: '10000' },
    },
    {
      key: 'steps',
      name: '1,000 conversations of random steps',
      tests: [scenario('relay-model')],
      env: { PAL_RELAY_SEED: seed, PAL_RELAY_RUNS: '1000' },
    },
    {
      key: 'disk',
      name: 'a disk that is filled 100 times',
      tests: ['apps/desktop/src/testing/crash/full-disk.test.ts'],
      env: { PAL_FULL_SEED: seed, PAL_FULL_WALKS: '10', PAL_FULL_FILLS: '10' },
    },
    {
      key: 'writes',
      name: 'a disk that is full at each of 160 writes in turn',
      tests: ['packages/db/src/testing/faults/full-at-a-write.test.ts'],
      env: { PAL_WRITES_UNTIL: '160', PAL_WRITES_EVERY: '1' },
    },
    {
      key: 'rejections',
      name: 'writes and flushes that fail at random, and a slow disk',
      tests: ['apps/desktop/src/testing/crash/odd-disk.test.ts'],
      env: { PAL_ODD_SEED: seed, PAL_ODD_WALKS: '30', PAL_ODD_PER_MILLE: '15' },
    },
    {
      key: 'floods',
      name: 'floods of strangers beside customers',
      tests: [scenario('floods')],
      env: { PAL_FLOOD_POSTS: '20000' },
    },
    {
      key: 'folders',
      name: 'folders of other users, on a network, on a slow disk, moved and deleted; tampered backups',
      tests: [
        'packages/db/src/testing/faults/unopened.test.ts',
        'packages/db/src/maintenance/restore.test.ts',
        scenario('folder-gone'),
        'apps/desktop/src/http/peer.test.ts',
      ],
      env: {},
    },
    {
      key: 'clocks',
      name: 'clocks that are wrong, and that jump',
      tests: [scenario('clock-wrong'), scenario('clock-back'), scenario('clock-ahead')],
      env: {},
    },
    {
      key: 'crowd',
      name: '1,000 customers who wait for a model that takes 1.5 s',
      tests: [scenario('crowd-in-real-time')],
      env: { PAL_CROWD: '1000', PAL_CROWD_THINKS_MS: '1500', PAL_CROWD_SENDS_MS: '200' },
    },
    {
      key: 'day',
      name: 'ten minutes by keyboard in a shop of 1,000,000 orders, 50 messages a second',
      tests: ['day.spec'],
      env: { PAL_DAY_STORE: shop, PAL_DAY_MINUTES: '10' },
      inBrowser: true,
    },
    {
      key: 'month',
      name: 'a month of a shop with 60 customers a day, recounted',
      tests: [scenario('month')],
      env: {
        PAL_MONTH_SEED: seed,
        PAL_MONTH_DAYS: '30',
        PAL_MONTH_CUSTOMERS: '60',
        ...inMemory(roomForAMonth),
      },
    },
    ...days,
  ]
}

/** One kill of a campaign, to look at what it did. */
function oneKill(seed: string, index: string): Campaign {
  return {
    key: 'kills',
    name: `kill ${index}`,
    tests: [kills],
    env: { PAL_CRASH_SEED: seed, PAL_CRASH_ONLY: index },
  }
}

/**
 * `--seed` makes other ones of them; `--only` runs one campaign, or repeats one kill by its number;
 * `--kills` says how many there are to be, `--data-dir` where the large shop is made and kept.
 */
export async function soak(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      kills: { type: 'string', default: '200' },
      'data-dir': { type: 'string', default: join(root, 'node_modules/.cache/pal-day') },
    },
  })
  const { seed, only, kills: count } = values
  for (const value of [seed, count]) {
    if (!/^\d+$/.test(value)) throw new Error(`'${value}' is not a whole number.`)
  }
  const all = campaigns(seed, count, resolve(values['data-dir']))
  const isOneKill = only !== undefined && /^\d+$/.test(only)
  const chosen = isOneKill
    ? [oneKill(seed, only)]
    : all.filter(({ key }) => only === undefined || key === only)
  if (chosen.length === 0) {
    const keys = [...new Set(all.map(({ key }) => key))].join(', ')
    throw new Error(`--only takes the number of a kill, or one of: ${keys}`)
  }
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const lines: string[] = []
  let bad = 0
  for (const [n, campaign] of chosen.entries()) {
    const isReported = isOneKill || ['crowd', 'month'].includes(campaign.key)
    const report = join(reports, `${n}.json`)
    const { line, good } = await (campaign.inBrowser
      ? runInBrowser(campaign, report)
      : run(campaign, report, isReported))
    lines.push(line)
    if (!good) bad += 1
  }
  console.log(`\nWith seed ${seed}:\n${lines.join('\n')}`)
  return bad === 0 ? 0 : 1
}

async function run({ name, tests, env }: Campaign, report: string, isReported: boolean) {
  const began = performance.now()
  const reporters = [
    `--reporter=${isReported ? 'default' : 'dot'}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await tool('.', ['vitest', 'run', ...tests, ...reporters], {
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent', ...env },
  })
  const read = readReport<VitestReport>(report)
  return outcome(name, began, atLeastOneFailure(read ? vitestCounts(read) : nothing, code))
}

async function runInBrowser({ name, tests, env }: Campaign, report: string) {
  await buildIfStale()
  const began = performance.now()
  const code = await tool(
    'e2e',
    ['playwright', 'test', ...tests, '--project=browser', '--global-timeout=0'],
    { env: { ...process.env, PAL_E2E_REPORT: report, ...env } },
  )
  const read = readReport<PlaywrightReport>(report)
  return outcome(name, began, atLeastOneFailure(read ? playwrightCounts(read) : nothing, code))
}

function outcome(
  name: string,
  began: number,
  { passed, failed }: { readonly passed: number; readonly failed: number },
) {
  const seconds = Math.round((performance.now() - began) / 1000)
  const good = failed === 0 && passed > 0
  return { good, line: `  ${name}: ${passed} survived, ${failed} not, in ${seconds} s` }
}
