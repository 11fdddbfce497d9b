import process from 'node:process'

import { buildIfStale, builtAsFolders } from './build.ts'
import { npxCli, pnpm } from './install.mjs'
import { run } from './relay.mjs'
import { root } from './tool.ts'

const desktop = `${root}/apps/desktop`

/** The packaged program of this machine, read back; `--installers` makes what people install. */
export async function packageProgram(args: readonly string[]): Promise<number> {
  await buildIfStale()
  builtAsFolders()
  // electron-builder asks the package manager that started it which packages the program needs.
  const npx = npxCli(process.env, process.execPath)
  if (!npx) throw new Error('npm was not found beside Node. Install npm and try again.')
  return run(
    process.execPath,
    [
      npx,
      '--yes',
      '--prefer-offline',
      pnpm,
      'exec',
      process.execPath,
      'src/packaging/package.ts',
      ...args,
    ],
    { cwd: desktop },
  )
}

/** The key of updates, and the signing of a release. */
export function release(args: readonly string[]): Promise<number> {
  return run(process.execPath, [`${desktop}/src/packaging/release.ts`, ...args])
}
