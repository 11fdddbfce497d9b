import { execFileSync } from 'node:child_process'
import { globSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { readReport } from './counts.ts'
import { type RowPatch, readPatches, testsByRow, titlePattern } from './row-patch.ts'
import { tool } from './tool.ts'

const testFiles = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', 'bench/**/*.test.ts']

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Titles of tests, by how they ended. */
export interface Ended {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
}

export interface Verdict {
  readonly good: boolean
  readonly why: string
}

/**
 * Takes what a requirement row asks for out of the product, one patch after the other, and looks
 * whether a test that names the row turns red. All of it in the copy.
 */
export async function mutateRows(copy: string, wanted: readonly string[]): Promise<number> {
  const patches = readPatches(copy).filter(({ row }) => wanted.length === 0 || wanted.includes(row))
  if (patches.length === 0) throw new Error(`There is no patch for ${wanted.join(', ')}.`)
  const tests = testsByRow(copy, globSync(testFiles, { cwd: copy }))
  const rows = [...new Set(patches.map(({ row }) => row))]
  console.log(`The tests of ${rows.length} rows, with nothing taken away yet …`)
  const before = await runTests(copy, rows, tests)
  let bad = 0
  for (const patch of patches) {
    const after = await withPatch(copy, patch, () => runTests(copy, [patch.row], tests, '--bail=1'))
    const { good, why } = verdictOn(patch.row, before, after)
    if (!good) bad += 1
    console.log(`${good ? 'red' : 'BAD'}  ${patch.path}: ${patch.what}\n       ${why}`)
  }
  console.log(`\n${patches.length - bad} of ${patches.length} were noticed by a test of their row.`)
  return bad === 0 ? 0 : 1
}

/** What the tests say of a patch, before it and with it; null where it could not be applied. */
export function verdictOn(row: string, before: Ended, after: Ended | null): Verdict {
  const named = new RegExp(titlePattern(row))
  const already = before.failed.find((title) => named.test(title))
  if (already !== undefined) return { good: false, why: `red without it, too: ${already}` }
  const watching = before.passed.filter((title) => named.test(title))
  if (watching.length === 0) return { good: false, why: 'no test names the row' }
  if (after === null) return { good: false, why: 'it no longer applies to the code' }
  const noticed = after.failed.find((title) => named.test(title))
  if (noticed !== undefined) return { good: true, why: noticed }
  return after.passed.length === 0
    ? // Such a patch would turn any test red, whatever that is about.
      { good: false, why: 'no test could even be read with it' }
    : { good: false, why: `its ${watching.length} tests stayed green` }
}

async function withPatch<T>(
  copy: string,
  { path }: RowPatch,
  work: () => Promise<T>,
): Promise<T | null> {
  const apply = (...how: readonly string[]) =>
    execFileSync('git', ['apply', ...how, path], { cwd: copy, stdio: 'ignore' })
  try {
    apply()
  } catch {
    // Verdict enough: the code that it takes away has changed.
    return null
  }
  const done = await work()
  apply('--reverse')
  return done
}

async function runTests(
  copy: string,
  rows: readonly string[],
  tests: ReadonlyMap<string, readonly string[]>,
  ...more: readonly string[]
): Promise<Ended> {
  const report = join(copy, 'row-tests.json')
  rmSync(report, { force: true })
  const files = new Set(rows.flatMap((row) => tests.get(row) ?? []))
  if (files.size === 0) return { passed: [], failed: [] }
  const titles = rows.map(titlePattern).join('|')
  await tool(
    '.',
    [
      'vitest',
      'run',
      ...files,
      `--testNamePattern=${titles}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ],
    {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: '/nonexistent' },
    },
  )
  const results = readReport<Report>(report)?.testResults ?? []
  const ended = results.flatMap(({ assertionResults }) => assertionResults)
  const named = (status: string) =>
    ended.filter((test) => test.status === status).map(({ fullName }) => fullName)
  return { passed: named('passed'), failed: named('failed') }
}
