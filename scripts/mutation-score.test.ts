import { expect, it } from 'vitest'

import {
  type MutationReport,
  percentText,
  scoreOf,
  scoreTable,
  survivors,
} from './mutation-score.ts'

const source = 'const least = 8\nexport const long = (text: string) =>\n  text.length >= least\n'
const mutant = (
  status: string,
  line: number,
  column: number,
  to: number,
  replacement?: string,
) => ({
  status,
  mutatorName: 'EqualityOperator',
  location: { start: { line, column }, end: { line, column: to } },
  ...(replacement !== undefined && { replacement }),
})
const report: MutationReport = {
  files: {
    'src/long.ts': {
      source,
      mutants: [
        mutant('Survived', 3, 3, 24, 'text.length > least'),
        mutant('Killed', 3, 3, 24, 'text.length < least'),
        mutant('Timeout', 3, 3, 24, 'true'),
        mutant('NoCoverage', 1, 15, 16),
        mutant('Ignored', 1, 15, 16),
        mutant('RuntimeError', 1, 15, 16),
      ],
    },
    'src/types.ts': { source: '', mutants: [] },
    'src/whole.ts': { source: '', mutants: [mutant('Killed', 1, 1, 2)] },
  },
}

it('counts what a test noticed against all that could be noticed', () => {
  const { mutants = [] } = report.files['src/long.ts'] ?? {}
  expect(scoreOf(mutants)).toEqual({ caught: 2, all: 4 })
  expect(scoreOf([])).toEqual({ caught: 0, all: 0 })
})

it('rounds down, so that what is shown is reached', () => {
  expect(percentText({ caught: 8_999, all: 10_000 })).toBe('89.9')
  expect(percentText({ caught: 3, all: 3 })).toBe('100.0')
})

it('shows each file, the weakest first, and all in one', () => {
  expect(scoreTable(report).split('\n')).toEqual([
    ' 50.0 %        2 of 4  src/long.ts',
    '100.0 %        1 of 1  src/whole.ts',
    ' 60.0 %        3 of 5  in all',
  ])
})

it('names what survived: where, what was there, and what nobody missed it for', () => {
  expect(survivors(report)).toEqual([
    'src/long.ts:1:15 (no test comes here)\n    8\n  → EqualityOperator',
    'src/long.ts:3:3\n    text.length >= least\n  → text.length > least',
  ])
})
