import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { kindsOf } from './cases.ts'
import { isHeld } from './measure.ts'

const read = (file: string) => kindsOf(readFileSync(join(import.meta.dirname, file), 'utf8'))

export interface MeasuredKind {
  readonly kind: string
  readonly cases: number
  /** Left though it may not, or was stopped though it should not. */
  readonly wrong: readonly string[]
}

/** Kind by kind, whatever the language: what leaked, and what was stopped wrongly. */
export function measureKinds(): { leaks: readonly MeasuredKind[]; stops: readonly MeasuredKind[] } {
  const of = (file: string, isWrong: (text: string) => boolean) =>
    [...read(file)].map(([kind, texts]) => ({
      kind,
      cases: texts.length,
      wrong: texts.filter(isWrong),
    }))
  return {
    leaks: of('leaks.txt', (text) => !isHeld(text)),
    stops: of('wrongly.txt', isHeld),
  }
}

export function kindTable(): string {
  const { leaks, stops } = measureKinds()
  const rows = (title: string, kinds: readonly MeasuredKind[]) => [
    `| ${title} | cases | wrong |`,
    '| --- | --- | --- |',
    ...kinds.map(({ kind, cases, wrong }) => `| ${kind} | ${cases} | ${wrong.length} |`),
    '',
    ...kinds.flatMap(({ kind, wrong }) => wrong.map((text) => `wrong (${kind}): ${text}`)),
  ]
  return [...rows('kind of leak', leaks), '', ...rows('honest', stops)].join('\n')
}
