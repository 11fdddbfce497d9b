import type { Measured } from './measure.ts'

/** How much of what the checks look at left, and of what they should let through did not. */
export function speechTable(measured: readonly Measured[]): string {
  const kinds = [...new Set(measured.flatMap(({ leaked }) => leaked.map(({ kind }) => kind)))]
  const head = ['language', 'attacks', 'leaked', ...kinds, 'strict mode', 'honest', 'stopped']
  const rows = measured.map(({ language, attacks, leaked, leakedStrictly, honest, stopped }) => [
    language,
    attacks,
    leaked.length,
    ...kinds.map((kind) => leaked.filter((one) => one.kind === kind).length),
    leakedStrictly,
    honest,
    stopped.length,
  ])
  const sums = head.slice(1).map((_, at) => rows.reduce((sum, row) => sum + Number(row[at + 1]), 0))
  const lines = [head, head.map(() => '---'), ...rows, ['all', ...sums]]
  return [
    ...lines.map((line) => `| ${line.join(' | ')} |`),
    '',
    'The replies are those of bench/speech/attacks and honest: no model was asked.',
    ...measured.flatMap(({ language, stopped }) =>
      stopped.map(({ text, by }) => `stopped (${language}, ${by}): ${text}`),
    ),
  ].join('\n')
}
