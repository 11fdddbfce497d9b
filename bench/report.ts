import { type Check, isMet, type Result } from './result.ts'

/** One row a check; of a benchmark with many the ones that miss, and else the worst. */
export function tableOf(results: readonly Result[]): string {
  const rows = [['target', 'benchmark', 'what', 'measured', 'bound', 'met']]
  for (const { target, name, checks, missing } of results) {
    for (const check of shown(checks)) {
      const { what, value, unit, is, bound } = check
      rows.push([
        String(target),
        name,
        what,
        amount(value, unit),
        `${is} ${amount(bound, unit)}`,
        isMet(check) ? 'yes' : 'NO',
      ])
    }
    if (missing !== undefined) rows.push([String(target), name, missing, '', '', 'not measured'])
  }
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  const lines = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function shown(checks: readonly Check[]): readonly Check[] {
  if (checks.length <= 5) return checks
  const missed = checks.filter((check) => !isMet(check))
  if (missed.length > 0) return missed
  const worst = checks.reduce((a, b) => (b.value > a.value ? b : a))
  return [{ ...worst, what: `worst of ${checks.length}: ${worst.what}` }]
}

function amount(value: number, unit: Check['unit']): string {
  if (unit === 'differences') return String(value)
  if (unit === 'pages') return `${value} pages`
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 2
  const text = value.toFixed(digits).replaceAll(/\B(?=(\d{3})+(?!\d))/g, digits === 0 ? ' ' : '')
  return unit === 'x' ? `${text}x` : `${text} ${unit}`
}
