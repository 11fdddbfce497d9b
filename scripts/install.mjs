import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import process from 'node:process'

import { run } from './relay.mjs'

const pnpm = 'pnpm@12.21.0'
const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json']

/**
 * Installs what the lockfile says, unless exactly that was installed before: then neither time
 * nor network is needed. stdout is left to the program that runs afterwards.
 *
 * @param {string} root
 */
export async function installOnce(root) {
  const wanted = stampOf(root)
  const stampFile = join(root, 'node_modules', '.pal-installed')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  const npx = npxCli(process.env, process.execPath)
  if (!npx) throw new Error('npm was not found beside Node. Install npm and try again.')
  const install = ['install', '--frozen-lockfile', '--prefer-offline']
  // Without --prefer-offline npx waits more than a minute for a registry that is out of reach.
  const args = [npx, '--yes', '--prefer-offline', pnpm, ...install]
  const code = await run(process.execPath, args, { cwd: root, stdio: ['ignore', 2, 2] })
  if (code !== 0) throw new Error(`Installing the packages failed (exit code ${code}).`)
  writeFileSync(stampFile, wanted)
}

/** @param {string} root */
export function stampOf(root) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const name of inputs) hash.update(`\n${name}\n`).update(readFileSync(join(root, name)))
  return hash.digest('hex')
}

/**
 * npx as a script, so that no shell and no `.cmd` stands between: the npm that started us, else
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
