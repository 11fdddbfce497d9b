import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

/** Of the tests only core's: the others would be asked, too, about each mutant, and hold none of them. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  // The first run says how long each takes, on a machine that others may use, too.
  test: { env: { TZ: 'UTC' }, include: ['packages/core/src/**/*.test.ts'], testTimeout: 60_000 },
})
