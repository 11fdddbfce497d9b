import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { build, type BuildOptions, type Plugin } from 'rolldown'
import type { TestProject } from 'vitest/node'

// Below the package, so that what is left outside the bundle is found.
const cache = join(import.meta.dirname, '../../../node_modules/.cache')
const dirOf = ({ name }: TestProject) => join(cache, `pal-thread-${process.pid}-${name}`)
const worker = fileURLToPath(new URL('../../threads/store.worker.ts', import.meta.url))
const ports = fileURLToPath(new URL('ports.ts', import.meta.url))
const host = fileURLToPath(new URL('host.ts', import.meta.url))

/**
 * The store's thread in one file, as it is shipped, for all tests of a run: each server starts one,
 * and from its hundred source files that costs four times as much as the server itself. And once
 * more in two, of which only the small one runs for each store (reused.ts).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = dirOf(project)
  await bundle(dir)
  // While somebody watches, the sources change.
  project.onTestsRerun(() => bundle(dir))
  // The processes of the tests get them from here; vitest.config.ts puts them into the code.
  process.env['PAL_TEST_THREAD'] = pathToFileURL(join(dir, 'store.worker.js')).href
  process.env['PAL_TEST_THREADS'] = pathToFileURL(join(dir, 'reused/host.js')).href
  return () => rm(dir, { recursive: true, force: true })
}

const ownPorts: Plugin = {
  name: 'own-ports',
  resolveId: (id, importer) =>
    id === 'node:worker_threads' && importer === worker ? ports : undefined,
}

async function bundle(dir: string): Promise<void> {
  // What is made in it of the sources as well.
  await rm(dir, { recursive: true, force: true })
  const options: BuildOptions = {
    platform: 'node',
    external: ['better-sqlite3'],
    logLevel: 'warn',
  }
  await build({ ...options, input: worker, output: { dir, format: 'esm' } })
  await build({
    ...options,
    input: { host, 'store.worker': worker },
    plugins: [ownPorts],
    output: {
      dir: join(dir, 'reused'),
      format: 'esm',
      codeSplitting: {
        groups: [{ name: 'shared', test: (id) => id !== worker && id !== host }],
      },
    },
  })
}
