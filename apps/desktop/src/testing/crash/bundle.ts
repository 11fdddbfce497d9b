import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { build } from 'rolldown'

/** So that a crowded machine may bundle it. */
const longestMs = 120_000

/**
 * The product in one file, as it is shipped: it starts in a fraction of the time. The first that needs
 * it in a run of the tests makes it for all, and what Node compiles of it is kept beside it.
 */
export async function bundledProgram(): Promise<string> {
  const dir = fileURLToPath(new URL('program', placeOfRun()))
  const done = join(dir, 'done')
  if (await isFirstIn(dir)) {
    await bundle(dir)
    await writeFile(done, '')
  }
  const began = performance.now()
  while (!existsSync(done)) {
    if (performance.now() - began > longestMs) throw new Error('Nobody has bundled the product')
    await pause(50)
  }
  return join(dir, 'product.js')
}

async function isFirstIn(dir: string): Promise<boolean> {
  try {
    await mkdir(dir)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Where thread/bundle.ts puts what a run of the tests needs, and takes it away. */
function placeOfRun(): string {
  const { PAL_TEST_THREAD } = process.env
  if (PAL_TEST_THREAD === undefined) throw new Error('It is bundled in a run of the tests only')
  return PAL_TEST_THREAD
}

async function bundle(dir: string): Promise<void> {
  await build({
    platform: 'node',
    input: {
      product: fileURLToPath(new URL('product.ts', import.meta.url)),
      'store.worker': fileURLToPath(new URL('../../threads/store.worker.ts', import.meta.url)),
    },
    external: ['better-sqlite3'],
    output: { dir, format: 'esm', sourcemap: true },
    logLevel: 'warn',
  })
  // Node would read all of it to find out.
  await writeFile(join(dir, 'package.json'), '{ "type": "module" }')
}
