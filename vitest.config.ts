import { availableParallelism } from 'node:os'

import { configDefaults, defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

import { scenarioTests } from './scripts/test-place.ts'

// `import 'electron'` under plain Node would start a download of the program.
// And times are shown as in UTC, wherever the machine is.
const env = { ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent', TZ: 'UTC' }

/** Servers take the threads that testing/thread has built, if it has. */
const bundledThread = {
  name: 'bundled-thread',
  transform: (code: string, id: string) =>
    id.endsWith('/threads/store-thread.ts')
      ? `import { startThread } from '../testing/thread/reused.ts';${code
          .replace(/(['"]).\/store.worker.ts\1/, `(process.env.PAL_TEST_THREAD ?? $&)`)
          .replace('new Worker(', 'startThread(')}`
      : undefined,
}

/** The renderer's contract holds what other files say (lean-contract.ts): an older one must not be kept. */
const freshContract: Plugin = {
  name: 'fresh-contract',
  configureVitest: ({ defineCacheKeyGenerator }) => {
    defineCacheKeyGenerator(({ id }) => (id.endsWith('/contract/endpoints.ts') ? false : undefined))
  },
}

/** They take longest, mostly waiting for other processes: begun last they would be what all wait for. */
const longest =
  /scenarios\/month|crash\/crash|scripts\/dev\.|dev-server|restore-killed|unopened|erase-everything-killed/

/** What was measured before is in order already; a fresh clone only knows how large files are. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => (longest.test(moduleId) ? 0 : 1)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

/** A project that extends a file of its own takes over nothing of the root. */
const shared = {
  // Two kinds of tests still wait: for other processes and for the disk.
  maxWorkers: availableParallelism() + 1,
  // A file leaves nothing behind (each test ends what it began), and to load all modules again for
  // every file costs more than its tests.
  isolate: false,
  // With little room for what is new, a tenth of the time goes to making room.
  execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
  // Many times what they take: on a machine that others use, too, slow is not wrong.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // As long as other waits of tests: a second is little on a machine that others use, too.
  expect: { poll: { timeout: 10_000 } },
}

const server = {
  ...shared,
  env,
  globalSetup: 'apps/desktop/src/testing/thread/bundle.ts',
}

/** As large as the program's window opens. */
const windowSize = { width: 1_280, height: 800 }

const navigation = {
  disableMainFrameNavigation: true,
  disableChildFrameNavigation: true,
  disableChildPageNavigation: true,
  disableFallbackToSetURL: true,
}

export default defineConfig({
  test: {
    ...shared,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [bundledThread],
        test: {
          ...server,
          name: 'node',
          include: ['{apps/desktop,packages/*}/src/**/*.test.ts', '{scripts,lint}/*.test.ts'],
          exclude: [...configDefaults.exclude, ...scenarioTests],
        },
      },
      {
        plugins: [bundledThread],
        test: { ...server, name: 'scenarios', include: scenarioTests },
      },
      {
        extends: './apps/renderer/vite.config.ts',
        root: './apps/renderer',
        plugins: [freshContract],
        test: {
          ...shared,
          name: 'renderer',
          env,
          environment: 'happy-dom',
          // A window that a link has led elsewhere has no address for the next test.
          environmentOptions: {
            happyDOM: {
              ...windowSize,
              settings: { navigation, disableComputedStyleRendering: true },
            },
          },
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: [`${import.meta.dirname}/apps/renderer/src/testing/setup.ts`],
        },
      },
    ],
  },
})
