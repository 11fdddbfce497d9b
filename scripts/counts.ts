import { existsSync, readFileSync } from 'node:fs'

/** How many tests ended how. What broke outside any test counts as failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly specs: readonly { readonly title: string; readonly file: string; readonly ok: boolean }[]
  readonly suites?: readonly PlaywrightSuite[]
}

export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly unknown[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

/** A run that ended badly with no failed test to show for it has failed all the same. */
export function atLeastOneFailure(counts: Counts, exitCode: number): Counts {
  return exitCode === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

export function vitestCounts(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function playwrightCounts({
  stats,
  errors,
}: Pick<PlaywrightReport, 'stats' | 'errors'>): Counts {
  return {
    passed: stats.expected,
    // A test that passed only when tried again is one that fails.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** A line for each test that failed, and for each file that broke before its tests. */
export function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [name] : []
    return failed.map(({ fullName }) => `${name} › ${fullName}`)
  })
}

export function playwrightFailures({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...playwrightFailures({ suites: inner }),
  ])
}

export function sum(all: readonly Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((before, counts) => before + counts[key], 0)
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
}

export function readReport<Report>(path: string): Report | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined
}
