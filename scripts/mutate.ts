import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { readReport } from './counts.ts'
import { type MutationReport, percentOf, scoreOf, scoreTable, survivors } from './mutation-score.ts'
import { mutateRows } from './row-mutations.ts'
import { root, tool } from './tool.ts'
import { copyTree } from './tree-copy.ts'

/** Rules of the domain: what has to hold whatever the screens and the model do. */
const rules = [
  'packages/core/src/domain/',
  'packages/core/src/messages/',
  'packages/core/src/agent/decision/confirmation.ts',
]
const leastPercent = 90
const reports = join(root, 'node_modules/.cache/pal-mutate')

/**
 * Takes the code back piece by piece and looks whether a test notices. `--rows` does so with one
 * requirement after the other; otherwise Stryker does with the rules of the domain, with all of core
 * (`--all`), or with the files that are named.
 */
export async function mutate(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { all: { type: 'boolean' }, rows: { type: 'boolean' } },
  })
  if (values.rows) return mutateRows(copyTree(root), positionals)
  const wanted = positionals.length > 0 ? positionals : values.all ? ['packages/core/src/'] : rules
  return mutateCode(wanted.map((path) => (path.endsWith('/') ? `${path}**/*.ts` : path)))
}

async function mutateCode(wanted: readonly string[]): Promise<number> {
  const copy = copyTree(root)
  const report = join(reports, 'report.json')
  mkdirSync(reports, { recursive: true })
  const options = {
    // pnpm hides it from Stryker otherwise.
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'mutations/vitest.config.ts' },
    // TypeScript 7 has not got what Stryker would read one with.
    tsconfigFile: 'none.json',
    inPlace: true,
    mutate: [...wanted, '!**/*.test.ts', '!packages/core/src/{testing,texts}/**'],
    concurrency: availableParallelism(),
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(reports, 'report.html') },
    warnings: { slow: false },
    logLevel: 'warn',
  }
  writeFileSync(join(copy, 'stryker.json'), JSON.stringify(options))
  const code = await tool('mutations', ['stryker', 'run', 'stryker.json'], { cwd: copy })
  const read = code === 0 ? readReport<MutationReport>(report) : undefined
  if (!read) return code || 1
  console.log(`\n${survivors(read).join('\n')}\n\n${scoreTable(read)}`)
  console.log(`\nEach mutant in its place: ${join(reports, 'report.html')}`)
  const held = Object.entries(read.files).filter(([path]) =>
    rules.some((rule) => path.startsWith(rule)),
  )
  const score = percentOf(scoreOf(held.flatMap(([, { mutants }]) => mutants)))
  if (score >= leastPercent) return 0
  console.log(`The tests of the domain have to catch ${leastPercent} %.`)
  return 1
}
