import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { buildIfStale } from './build.ts'
import {
  type Counts,
  type PlaywrightReport,
  type VitestReport,
  atLeastOneFailure,
  playwrightCounts,
  readReport,
  sum,
  vitestCounts,
} from './counts.ts'
import { type Options, root, tool } from './tool.ts'

const longest = 15 * 60_000
const reports = join(root, 'node_modules/.cache/pal-tests')
/**
 * Threads that run TypeScript find it here without its types. Otherwise each loads the WebAssembly
 * that takes them out, and now and then V8 aborts when such a thread ends (nodejs/node#64500).
 */
const stripped = join(root, 'node_modules/.cache/pal-node')
const nothing: Counts = { passed: 0, failed: 0, skipped: 0 }

/** All tests, one after the other: on two cores a busy neighbour makes browser tests slow. */
export async function test(): Promise<number> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const tooLong = setTimeout(() => {
    console.error('The tests took longer than 15 minutes.')
    process.once('exit', () => {
      process.exitCode = 1
    })
    process.kill(process.pid, 'SIGTERM')
  }, longest)
  // First, for some unit tests start the program as it is shipped.
  const notBuilt = await buildIfStale().then(() => null, String)
  const counts = sum([await unitTests(), await productTests(notBuilt)])
  clearTimeout(tooLong)
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

async function unitTests(): Promise<Counts> {
  const report = join(reports, 'vitest.json')
  const code = await tool(
    '.',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    withoutElectronDownload({ NODE_COMPILE_CACHE: stripped }),
  )
  const read = readReport<VitestReport>(report)
  return atLeastOneFailure(read ? vitestCounts(read) : nothing, code)
}

/** The built product in a real browser, and its desktop shell where there is an Electron. */
async function productTests(notBuilt: string | null): Promise<Counts> {
  if (notBuilt !== null) {
    console.log(`browser tests: NOT RUN (${notBuilt})`)
    return { ...nothing, failed: 1 }
  }
  const browser = await playwright('browser')
  const reason = shellNotRun(process.env)
  if (!reason) return sum([browser, await playwright('electron')])
  console.log(`electron shell: NOT RUN (${reason})`)
  return browser
}

function shellNotRun(env: NodeJS.ProcessEnv): string | undefined {
  const program = env['E2E_ELECTRON']
  if (!program) return 'E2E_ELECTRON does not name an Electron program'
  if (!existsSync(program)) return `E2E_ELECTRON names ${program}, which is not there`
  if (process.platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']) {
    return 'this machine has no screen; xvfb-run can give it one'
  }
  return undefined
}

async function playwright(project: 'browser' | 'electron'): Promise<Counts> {
  const report = join(reports, `${project}.json`)
  const code = await tool(
    'e2e',
    ['playwright', 'test', `--project=${project}`],
    withoutElectronDownload({ PAL_E2E_REPORT: report }),
  )
  const read = readReport<PlaywrightReport>(report)
  return atLeastOneFailure(read ? playwrightCounts(read) : nothing, code)
}

/** `import 'electron'` under plain Node would start a download of the program. */
function withoutElectronDownload(more: NodeJS.ProcessEnv = {}): Options {
  return { env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent', ...more } }
}
