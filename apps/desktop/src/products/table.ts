import { mostImportedRows } from '@pal/core/constants'
import { AppError } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'
import { CsvError, parse } from 'csv-parse/sync'

/** A row by its columns' names; a column that is not there reads as empty. */
export interface TableRow {
  /** Its row in a spreadsheet, from 1: a cell of two lines is in one row. */
  readonly line: number
  readonly cell: (column: string) => string
  /** By its place, from 0. */
  readonly at: (column: number) => string
  /** It has cells beyond the last column: each may be one too far. */
  readonly tooLong: boolean
}

export interface Table {
  /** As they are in the file. */
  readonly headings: readonly string[]
  readonly delimiter: string
  readonly rows: readonly TableRow[]
}

/** `Body (HTML)` and `body html` are one column. */
export const columnKey = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/** Reads a CSV file as spreadsheets write it: with commas, semicolons or tabs between the cells. */
export function readTable(csv: string): Table {
  const delimiter = delimiterOf(csv)
  const [head, ...rest] = records(csv, delimiter)
  const headings = head?.cells ?? []
  if (headings.every((heading) => heading.trim() === ''))
    throw unreadable(because('field_file_no_columns'))
  if (rest.length === 0) throw unreadable(because('field_file_no_rows'))
  if (rest.length > mostImportedRows) {
    throw unreadable(because('field_file_too_many_rows', { most: mostImportedRows }))
  }
  const keys = new Map<string, number>()
  for (const [index, heading] of headings.entries()) {
    const key = columnKey(heading)
    if (key !== '' && keys.has(key)) {
      throw unreadable(because('field_file_column_repeated', { column: heading.trim() }))
    }
    keys.set(key, index)
  }
  const rows = rest.map(({ line, cells }) => ({
    line,
    cell: (column: string) => cells[keys.get(column) ?? -1]?.trim() ?? '',
    at: (column: number) => cells[column]?.trim() ?? '',
    tooLong: cells.slice(headings.length).some((cell) => cell.trim() !== ''),
  }))
  return { headings, delimiter, rows }
}

interface Recorded {
  readonly line: number
  readonly cells: readonly string[]
}

function records(csv: string, delimiter: string): Recorded[] {
  // Two characters for one line end would count as two lines.
  const text = csv.replaceAll(/\r\n?/g, '\n')
  try {
    const read = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
    })
    return read.flatMap((cells, index) =>
      cells.every((cell) => cell.trim() === '') && index > 0 ? [] : [{ line: index + 1, cells }],
    )
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw unreadable(whyBroken(cause, text), cause)
  }
}

const endsWithin = new Set([
  'CSV_INVALID_CLOSING_QUOTE',
  // Where blanks around a cell do not count.
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
])

/** What is wrong with the marks in a text that a spreadsheet is said to have written. */
export function whyBroken(error: CsvError, text: string): Reason {
  const line = String(error['lines'])
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return because('field_file_quote_open', { line: lineOfOpenQuote(text) })
  }
  if (endsWithin.has(error.code)) return because('field_file_quote_ends', { line })
  if (error.code === 'INVALID_OPENING_QUOTE') return because('field_file_quote_begins', { line })
  return because('field_file_unreadable', { cause: error.message.replace(/^.*?: /, '') })
}

/** Of a text whose last quote is open; two in a row are one quote inside a cell. */
function lineOfOpenQuote(text: string): number {
  let openedAt = 0
  let closedAt = -1
  let open = false
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    open = !open
    if (!open) closedAt = at
    else if (closedAt !== at - 1) openedAt = at
  }
  return text.slice(0, openedAt).split('\n').length
}

function delimiterOf(csv: string): string {
  const head = csv.slice(0, csv.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '')
  const count = (mark: string) => head.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function unreadable(reason: Reason, cause?: unknown): AppError {
  return new AppError('bad_request', reason, { field: 'csv', cause })
}
