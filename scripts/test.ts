import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { buildIfStale } from './build.ts'
import {
  type Counts,
  type PlaywrightReport,
  type VitestReport,
  atLeastOneFailure,
  playwrightCounts,
  playwrightFailures,
  readReport,
  sum,
  vitestCounts,
  vitestFailures,
} from './counts.ts'
import { testsInMemory } from './memory-disk.ts'
import { shellMissed, shellNotRun } from './shell-run.ts'
import { type Choice, chooseTests, everything } from './test-place.ts'
import { type Options, root, stripped, tool } from './tool.ts'

// Several times what they take: on a machine that others use, too, slow is not wrong.
const longestMinutes = 90
const reports = join(root, 'node_modules/.cache/pal-tests')
const reportOf = (kind: 'unit' | 'scenario' | 'browser' | 'electron') =>
  join(reports, `${kind}.json`)
const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

/** All tests, or with arguments those of one place. */
export async function test(args: readonly string[]): Promise<number> {
  const choice = args.length === 0 ? everything : chooseTests(root, args)
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  Object.assign(process.env, testsInMemory())
  const tooLong = setTimeout(() => {
    console.error(`The tests took longer than ${longestMinutes} minutes.`)
    process.once('exit', () => {
      process.exitCode = 1
    })
    process.kill(process.pid, 'SIGTERM')
  }, longestMinutes * 60_000)
  const counts = await run(choice)
  clearTimeout(tooLong)
  // All that was said of them is far above.
  for (const name of failedTests()) console.log(`failed: ${name}`)
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

function failedTests(): string[] {
  const units = (['unit', 'scenario'] as const).map(reportOf).map(readReport<VitestReport>)
  const shown = [reportOf('browser'), reportOf('electron')].map(readReport<PlaywrightReport>)
  return [
    ...units.flatMap((report) => (report ? vitestFailures(report) : [])),
    ...shown.flatMap((report) => (report ? playwrightFailures(report) : [])),
  ].map((name) => name.replace(`${root}/`, ''))
}

/** Unit tests again and again, as files change. */
export function testWatch(args: readonly string[]): Promise<number> {
  Object.assign(process.env, testsInMemory())
  return tool('.', ['vitest', ...args], forTests(stripped))
}

/** One kind after the other: on two cores a busy neighbour makes browser tests slow. */
async function run({ unit, scenarios, browser, shell }: Choice): Promise<Counts> {
  const product = browser !== null || shell !== null
  // First, for some unit tests start the program as it is shipped.
  const notBuilt = product ? await buildIfStale().then(() => null, String) : null
  return sum([
    unit ? await vitest('unit', unit) : nothing,
    scenarios ? await vitest('scenario', scenarios) : nothing,
    product ? await productTests({ browser, shell }, notBuilt) : nothing,
  ])
}

const projects = { unit: ['node', 'renderer'], scenario: ['scenarios'] } as const

async function vitest(kind: 'unit' | 'scenario', only: readonly string[]): Promise<Counts> {
  const report = reportOf(kind)
  const options = [
    ...projects[kind].map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const code = await timed(`${kind} tests`, () =>
    tool('.', ['vitest', 'run', ...only, ...options], forTests(stripped)),
  )
  const read = readReport<VitestReport>(report)
  return atLeastOneFailure(read ? vitestCounts(read) : nothing, code)
}

/** The built product in a real browser, and its desktop shell where there is an Electron. */
async function productTests(
  { browser, shell }: Pick<Choice, 'browser' | 'shell'>,
  notBuilt: string | null,
): Promise<Counts> {
  if (notBuilt !== null) {
    console.log(`browser tests: NOT RUN (${notBuilt})`)
    return { ...nothing, failed: 1 }
  }
  const counts = browser ? await playwright('browser', browser) : nothing
  if (!shell) return counts
  const reason = shellNotRun(process.env, process.platform)
  if (reason === undefined) return sum([counts, await playwright('electron', shell)])
  console.log(`electron shell: NOT RUN (${reason})`)
  return sum([counts, shellMissed(process.env)])
}

async function playwright(
  project: 'browser' | 'electron',
  only: readonly string[],
): Promise<Counts> {
  const report = reportOf(project)
  const code = await timed(`${project} tests`, () =>
    tool(
      'e2e',
      ['playwright', 'test', ...only, `--project=${project}`],
      forTests({ PAL_E2E_REPORT: report }),
    ),
  )
  const read = readReport<PlaywrightReport>(report)
  return atLeastOneFailure(read ? playwrightCounts(read) : nothing, code)
}

async function timed(what: string, run: () => Promise<number>): Promise<number> {
  const begun = Date.now()
  const code = await run()
  console.log(`${what}: ${Math.round((Date.now() - begun) / 1000)} s`)
  return code
}

/** `import 'electron'` under plain Node would start a download of the program. */
function forTests(more: NodeJS.ProcessEnv): Options {
  return { env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent', ...more } }
}
