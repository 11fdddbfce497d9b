import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import process from 'node:process'

import { run } from './relay.mjs'

export const pnpm = 'pnpm@12.21.0'
const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json']
/** Their browser alone has 70 MB, and Stryker has 50. */
const forTests = ['@pal/e2e', '@pal/bench', '@pal/mutations']
/** The tasks that need nothing of them. */
const lean = new Set(['start', 'serve', 'link', 'dev', 'demo'])
const leanMark = 'lean'

/**
 * Installs what the lockfile says, unless that was done before: then neither time nor network is
 * needed. stdout is left to the program that runs afterwards.
 *
 * @param {string} root
 * @param {string} task
 */
export async function installOnce(root, task) {
  const wanted = stampOf(root)
  const stampFile = join(root, 'node_modules', '.pal-installed')
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  const part = missing(stamp, wanted, task)
  if (part === 'nothing') return
  const npx = npxCli(process.env, process.execPath)
  if (!npx) throw new Error('npm was not found beside Node. Install npm and try again.')
  const install = ['install', '--frozen-lockfile', '--prefer-offline']
  if (part === 'lean') install.push(...forTests.map((name) => `--filter=!${name}`))
  // Without --prefer-offline npx waits more than a minute for a registry that is out of reach.
  const args = [npx, '--yes', '--prefer-offline', pnpm, ...install]
  const code = await run(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (code !== 0) throw new Error(`Installing the packages failed (exit code ${code}).`)
  writeFileSync(stampFile, part === 'lean' ? `${wanted} ${leanMark}` : wanted)
}

/**
 * What has to be installed for a task. Where the tests were run once, what they need is kept up to
 * date with the rest: nothing is taken away again by a start.
 *
 * @param {string} stamp of what was installed, empty where nothing was
 * @param {string} wanted
 * @param {string} task
 * @returns {'nothing' | 'lean' | 'all'}
 */
export function missing(stamp, wanted, task) {
  const [installed = '', mark] = stamp.split(' ')
  const hasAll = installed !== '' && mark !== leanMark
  if (installed === wanted && (hasAll || lean.has(task))) return 'nothing'
  return hasAll || !lean.has(task) ? 'all' : 'lean'
}

/** @param {string} root */
export function stampOf(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const name of inputs) hash.update(`\n${name}\n`).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

/**
 * npx as a script, so that no shell and no `.cmd` is in between: the npm that started us, else
 * the one of this Node, else the one in PATH (`pnpm start` names pnpm instead of npm).
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {string} execPath
 * @param {{ exists: (path: string) => boolean, real: (path: string) => string }} files
 */
export function npxCli(env, execPath, files = { exists: existsSync, real: realpathSync }) {
  const ours = env['npm_execpath']
  const places = []
  if (ours && basename(ours) === 'npm-cli.js') places.push(dirname(ours))
  places.push(
    join(dirname(execPath), 'node_modules', 'npm', 'bin'),
    join(dirname(execPath), '..', 'lib', 'node_modules', 'npm', 'bin'),
  )
  for (const folder of (env['PATH'] ?? '').split(delimiter)) {
    const npm = join(folder, 'npm')
    if (!folder || !files.exists(npm)) continue
    places.push(join(folder, 'node_modules', 'npm', 'bin'), dirname(files.real(npm)))
  }
  return places.map((folder) => join(folder, 'npx-cli.js')).find((path) => files.exists(path))
}
