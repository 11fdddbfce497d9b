import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'rolldown'

// Below the package, so that what is left outside the bundle is found; vitest.config.ts knows it.
const cache = join(import.meta.dirname, '../../node_modules/.cache')
const name = 'store.worker.js'

/**
 * The store's thread in one file, as it is shipped, for all tests of a run: each server starts one,
 * and from its hundred source files that costs four times as much as the server itself.
 */
export async function setup(): Promise<void> {
  const dir = join(cache, `pal-thread-${process.pid}`)
  await build({
    platform: 'node',
    input: fileURLToPath(new URL('../threads/store.worker.ts', import.meta.url)),
    external: ['better-sqlite3'],
    output: { dir, format: 'esm' },
    logLevel: 'warn',
  })
  // At once, for a run that is under way beside this one.
  await rename(join(dir, name), join(cache, name))
  await rm(dir, { recursive: true })
}
