import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { build } from 'rolldown'
import type { TestProject } from 'vitest/node'

// Below the package, so that what is left outside the bundle is found.
const dir = join(import.meta.dirname, `../../node_modules/.cache/pal-thread-${process.pid}`)

/**
 * The store's thread in one file, as it is shipped, for all tests of a run: each server starts one,
 * and from its hundred source files that costs four times as much as the server itself.
 */
export async function setup(project: TestProject): Promise<void> {
  await bundle()
  // While somebody watches, the sources change.
  project.onTestsRerun(bundle)
  // The processes of the tests get it from here; vitest.config.ts puts it into the code.
  process.env['PAL_TEST_THREAD'] = pathToFileURL(join(dir, 'store.worker.js')).href
}

export async function teardown(): Promise<void> {
  await rm(dir, { recursive: true, force: true })
}

async function bundle(): Promise<void> {
  // What is made in it of the sources as well.
  await rm(dir, { recursive: true, force: true })
  await build({
    platform: 'node',
    input: fileURLToPath(new URL('../threads/store.worker.ts', import.meta.url)),
    external: ['better-sqlite3'],
    output: { dir, format: 'esm' },
    logLevel: 'warn',
  })
}
