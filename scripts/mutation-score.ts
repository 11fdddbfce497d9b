/** What Stryker's report holds, as far as it is read here. */
export interface MutationReport {
  readonly files: Readonly<Record<string, MutatedFile>>
}

interface MutatedFile {
  readonly source: string
  readonly mutants: readonly Mutant[]
}

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: Place; readonly end: Place }
}

/** Both count from 1. */
interface Place {
  readonly line: number
  readonly column: number
}

export interface Score {
  readonly caught: number
  readonly all: number
}

const caught = new Set(['Killed', 'Timeout'])
const missed = new Set(['Survived', 'NoCoverage'])

/** What could not even be run, or was left out on purpose, counts neither way. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const count = (statuses: ReadonlySet<string>) =>
    mutants.filter(({ status }) => statuses.has(status)).length
  return { caught: count(caught), all: count(caught) + count(missed) }
}

export const percentOf = ({ caught, all }: Score): number =>
  all === 0 ? 100 : (100 * caught) / all

/** Rounded down: 89.96 is not yet 90. */
export const percentText = (score: Score): string =>
  (Math.floor(percentOf(score) * 10) / 10).toFixed(1)

export function scoreTable(report: MutationReport): string {
  const files = Object.entries(report.files)
    .map(([path, { mutants }]) => ({ path, score: scoreOf(mutants) }))
    .filter(({ score }) => score.all > 0)
    .toSorted((one, other) => percentOf(one.score) - percentOf(other.score))
  const all = scoreOf(Object.values(report.files).flatMap(({ mutants }) => mutants))
  const row = (score: Score, name: string) =>
    `${percentText(score).padStart(5)} %  ${`${score.caught} of ${score.all}`.padStart(12)}  ${name}`
  return [...files.map(({ path, score }) => row(score, path)), row(all, 'in all')].join('\n')
}

/** Each is a rule that no test holds: where it is, what was there, and what nobody missed it for. */
export function survivors(report: MutationReport): string[] {
  return Object.entries(report.files).flatMap(([path, { source, mutants }]) =>
    mutants
      .filter(({ status }) => missed.has(status))
      .toSorted((one, other) => one.location.start.line - other.location.start.line)
      .map((mutant) => {
        const { line, column } = mutant.location.start
        const was = oneLine(textAt(source, mutant.location))
        const became = oneLine(mutant.replacement ?? mutant.mutatorName)
        const untried = mutant.status === 'NoCoverage' ? ' (no test comes here)' : ''
        return `${path}:${line}:${column}${untried}\n    ${was}\n  → ${became}`
      }),
  )
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((text, at) =>
      text.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined),
    )
    .join('\n')
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${line.slice(0, 159)}…`
}
