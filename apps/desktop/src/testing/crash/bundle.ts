import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build } from 'rolldown'

const home = join(import.meta.dirname, '../../..')

export interface Program extends AsyncDisposable {
  readonly path: string
}

/** The product in one file, as it is shipped: it starts in a fraction of the time. */
export async function bundleProgram(): Promise<Program> {
  // Below the package, so that what is left outside the bundle is found.
  const dir = join(home, `node_modules/.cache/pal-crash-${process.pid}`)
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
  return {
    path: join(dir, 'product.js'),
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }),
  }
}
