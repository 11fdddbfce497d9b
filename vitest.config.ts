import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { defineConfig } from 'vitest/config'

// `import 'electron'` under plain Node would start a download of the program.
// And times are told as in UTC, wherever the machine stands.
const env = { ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent', TZ: 'UTC' }

const thread = 'apps/desktop/node_modules/.cache/store.worker.js'
const bundledThread = {
  name: 'bundled-thread',
  transform: (code: string, id: string) =>
    id.endsWith('/threads/store-thread.ts')
      ? code.replace('./store.worker.ts', pathToFileURL(join(import.meta.dirname, thread)).href)
      : undefined,
}

export default defineConfig({
  test: {
    // Half of the time a test of the relays waits, as Facebook's limits of calls ask for.
    maxWorkers: 4,
    projects: [
      {
        plugins: [bundledThread],
        test: {
          name: 'node',
          env,
          globalSetup: 'apps/desktop/src/testing/thread-bundle.ts',
          // A real server with a store on a disk that others use, too.
          testTimeout: 20_000,
          hookTimeout: 20_000,
          include: [
            '{apps/desktop,packages/*}/src/**/*.test.ts',
            '{scripts,lint}/*.test.ts',
            '{bench,demo}/**/*.test.ts',
          ],
        },
      },
      {
        extends: './apps/renderer/vite.config.ts',
        root: './apps/renderer',
        test: {
          name: 'renderer',
          env,
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [`${import.meta.dirname}/apps/renderer/src/testing/setup.ts`],
        },
      },
    ],
  },
})
