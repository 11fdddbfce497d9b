import { globSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

/** Whole shops and programs: days, crowds, kills, odd disks, and how the agent answers thousands of sentences. */
export const scenarioTests = [
  'apps/desktop/src/testing/**/*.test.ts',
  'packages/db/src/testing/faults/*.test.ts',
  'scripts/dev*.test.ts',
  '{bench,demo}/**/*.test.ts',
]
/** Where tests of the other kinds are; `vitest.config.ts` and the config of Playwright say the same. */
const unitTests = ['{apps,packages}/*/src/**/*.test.{ts,tsx}', '{scripts,lint}/*.test.ts']
const productTests = ['e2e/*.spec.ts']
const ofTheShell = /^e2e\/electron/

/** What each runner is to be given besides; null where it has nothing to run. */
export interface Choice {
  readonly unit: readonly string[] | null
  readonly scenarios: readonly string[] | null
  readonly browser: readonly string[] | null
  readonly shell: readonly string[] | null
}

export const everything: Choice = { unit: [], scenarios: [], browser: [], shell: [] }

/**
 * Each argument is (a part of) the path of test files. A single one that is in no path is (a part of) the
 * title of tests, such as the id of a requirement.
 */
export function chooseTests(root: string, args: readonly string[]): Choice {
  const scenarios = testsIn(root, scenarioTests)
  const unit = testsIn(root, unitTests).filter((file) => !scenarios.includes(file))
  const product = testsIn(root, productTests)
  const parts = args.map((arg) => asInRoot(root, arg))
  const lost = parts.find(
    (part) => ![...unit, ...scenarios, ...product].some((file) => file.includes(part)),
  )
  const [title = '', ...more] = args
  const isMeant =
    lost === undefined
      ? (file: string) => parts.some((part) => file.includes(part))
      : (file: string) => readFileSync(join(root, file), 'utf8').includes(title)
  const found = {
    unit: unit.filter(isMeant),
    scenarios: scenarios.filter(isMeant),
    product: product.filter(isMeant),
  }
  const nothing = Object.values(found).every((files) => files.length === 0)
  if (lost !== undefined && (more.length > 0 || nothing)) {
    throw new Error(`There is no test with '${lost}' in its path or title.`)
  }
  // Vitest takes parts of paths, Playwright patterns; both take patterns for titles.
  const words = lost === undefined ? null : pattern(title)
  const argumentsFor = (files: readonly string[], option: string) =>
    files.length === 0 ? null : [...files, ...(words === null ? [] : [`--${option}=${words}`])]
  return {
    unit: argumentsFor(found.unit, 'testNamePattern'),
    scenarios: argumentsFor(found.scenarios, 'testNamePattern'),
    browser: argumentsFor(
      found.product.filter((file) => !ofTheShell.test(file)).map(pattern),
      'grep',
    ),
    shell: argumentsFor(found.product.filter((file) => ofTheShell.test(file)).map(pattern), 'grep'),
  }
}

function testsIn(root: string, patterns: readonly string[]): string[] {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules'] })
    .map(withSlashes)
    .toSorted()
}

/** `./apps/x`, `apps\x` and `/where/it/lies/apps/x` name the same. */
function asInRoot(root: string, arg: string): string {
  const path = isAbsolute(arg) ? relative(root, arg) : arg
  return withSlashes(path).replace(/^\.\//, '')
}

function withSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}

function pattern(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
