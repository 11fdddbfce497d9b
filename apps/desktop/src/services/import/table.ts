import { AppError } from '@pal/core/errors'
import { CsvError, parse } from 'csv-parse/sync'

/** A row by its columns' names; a column that is not there reads as empty. */
export interface TableRow {
  readonly line: number
  readonly cell: (column: string) => string
}

export interface Table {
  /** As they stand in the file. */
  readonly headings: readonly string[]
  readonly rows: readonly TableRow[]
}

/** `Body (HTML)` and `body html` are one column. */
export const columnKey = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const mostRows = 5_000

/** Reads a CSV file as spreadsheets write it: with commas, semicolons or tabs between the cells. */
export function readTable(csv: string): Table {
  const [head, ...rest] = records(csv)
  const headings = head?.cells ?? []
  if (headings.every((heading) => heading.trim() === '')) throw unreadable('it has no column names')
  if (rest.length > mostRows) throw unreadable(`it has more than ${mostRows} rows`)
  const keys = new Map(headings.map((heading, index) => [columnKey(heading), index]))
  const rows = rest.map(({ line, cells }) => ({
    line,
    cell: (column: string) => cells[keys.get(column) ?? -1]?.trim() ?? '',
  }))
  return { headings, rows }
}

interface Recorded {
  readonly line: number
  readonly cells: readonly string[]
}

function records(csv: string): Recorded[] {
  try {
    // Two characters for one line end would count as two lines.
    const read = parse(csv.replaceAll(/\r\n?/g, '\n'), {
      bom: true,
      info: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return read.flatMap(({ record: cells }, index) => {
      // What the parser counts is where a record ends.
      const line = (read[index - 1]?.info.lines ?? 0) + 1
      return cells.every((cell) => cell.trim() === '') && index > 0 ? [] : [{ line, cells }]
    })
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw unreadable(cause.message.replace(/^.*?: /, ''), cause)
  }
}

function delimiterOf(csv: string): string {
  const head = csv.slice(0, csv.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '')
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function unreadable(why: string, cause?: unknown): AppError {
  return new AppError('bad_request', `csv: this file could not be read: ${why}`, {
    field: 'csv',
    cause,
  })
}
