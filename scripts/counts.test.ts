import { expect, it } from 'vitest'

import {
  atLeastOneFailure,
  playwrightCounts,
  playwrightFailures,
  sum,
  vitestCounts,
  vitestFailures,
} from './counts.ts'

const testOf = (status: string, fullName = 'sends') => ({ status, fullName })

it('counts a test file that broke before its tests as a failure', () => {
  const failing = { name: 'a', status: 'failed', assertionResults: [testOf('failed')] }
  const broken = { name: 'b', status: 'failed', assertionResults: [] }
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

it('names each test that failed, and each file that broke before its tests', () => {
  const some = [testOf('failed', 'keeps › 1'), testOf('passed')]
  expect(
    vitestFailures({
      numPassedTests: 2,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { name: 'a.test.ts', status: 'failed', assertionResults: some },
        { name: 'b.test.ts', status: 'failed', assertionResults: [] },
        { name: 'c.test.ts', status: 'passed', assertionResults: [testOf('passed')] },
      ],
    }),
  ).toEqual(['a.test.ts › keeps › 1', 'b.test.ts'])
  const spec = (title: string, ok: boolean) => ({ title, ok, file: 'shell.spec.ts' })
  const inner = { specs: [spec('opens', false), spec('closes', true)] }
  expect(
    playwrightFailures({ suites: [{ specs: [spec('starts', false)], suites: [inner] }] }),
  ).toEqual(['shell.spec.ts › starts', 'shell.spec.ts › opens'])
})
