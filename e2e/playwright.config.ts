import { defineConfig } from '@playwright/test'

import { findBrowser } from './browser.ts'

const executablePath = await findBrowser()
const shellSpec = 'electron*.spec.ts'
const report = process.env['PAL_E2E_REPORT']

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  workers: 2,
  // Many times what they take: on a machine that others use, too, slow is not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  globalTimeout: 60 * 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ...(report ? ([['json', { outputFile: report }]] as const) : [])],
  use: {
    // A trace costs two fifths of the time, also where all is well: `--trace on` records one.
    trace: 'off',
    // Well before a test's own end, so that what is said names the step that waited.
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'browser',
      testIgnore: shellSpec,
      use: {
        browserName: 'chromium',
        ...(executablePath ? { launchOptions: { executablePath } } : {}),
      },
    },
    // On demand only: npm run screenshots.
    {
      name: 'screenshots',
      testMatch: 'screenshots.shots.ts',
      use: {
        browserName: 'chromium',
        ...(executablePath ? { launchOptions: { executablePath } } : {}),
      },
    },
    { name: 'electron', testMatch: shellSpec, workers: 1 },
  ],
})
