import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './relay.mjs'

export const root = join(import.meta.dirname, '..')

/**
 * Threads that run TypeScript find it here without its types. Otherwise each loads the WebAssembly
 * that takes them out, and now and then V8 aborts when such a thread ends (nodejs/node#64500).
 */
export const stripped = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/pal-node') }

export type Options = NonNullable<Parameters<typeof run>[2]>

/**
 * Runs a package's program by its script under this very Node. The shims in `.bin` would take
 * whatever `node` is in PATH, and need a shell on Windows.
 */
export function tool(
  workspace: string,
  [name, ...args]: readonly [string, ...string[]],
  options?: Options,
): Promise<number> {
  const folder = join(root, workspace)
  return run(process.execPath, [toolScript(workspace, name), ...args], { cwd: folder, ...options })
}

const packageOf = new Map([
  ['tsc', 'typescript'],
  ['playwright', '@playwright/test'],
  ['install-electron', 'electron'],
  ['stryker', '@stryker-mutator/core'],
])

export function toolScript(workspace: string, name: string): string {
  const home = join(root, workspace, 'node_modules', packageOf.get(name) ?? name)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const path = typeof bin === 'string' ? bin : bin[name]
  if (!path) throw new Error(`${home} has no program ${name}`)
  return join(home, path)
}
