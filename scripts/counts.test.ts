import { expect, it } from 'vitest'

import { atLeastOneFailure, playwrightCounts, sum, vitestCounts } from './counts.ts'

it('counts a test file that broke before its tests as a failure', () => {
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const broken = { status: 'failed', assertionResults: [] }
  expect(
    vitestCounts({
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [failing, broken],
    }),
  ).toEqual({ passed: 5, failed: 2, skipped: 3 })
})

it('counts a browser test that passed only at the second try as a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 4 }
  expect(playwrightCounts({ stats, errors: ['no such project'] })).toEqual({
    passed: 3,
    failed: 3,
    skipped: 4,
  })
})

it('never reads a bad exit as success, and adds up', () => {
  const well = { passed: 2, failed: 0, skipped: 1 }
  expect(atLeastOneFailure(well, 1)).toEqual({ ...well, failed: 1 })
  expect(atLeastOneFailure(well, 0)).toEqual(well)
  expect(sum([well, well])).toEqual({ passed: 4, failed: 0, skipped: 2 })
})
