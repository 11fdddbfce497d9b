import { mostImportedColumns, mostImportedRows } from '@pal/core/constants'
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
  const { text, hinted } = plainText(csv)
  const delimiter = hinted ?? delimiterOf(text)
  const [head, ...rest] = records(text, delimiter)
  const headings = withoutBlankEnd(head?.cells ?? [])
  if (headings.every((heading) => heading.trim() === ''))
    throw unreadable(because('field_file_no_columns'))
  if (rest.length === 0) throw unreadable(because('field_file_no_rows'))
  if (rest.length > mostImportedRows) {
    throw unreadable(because('field_file_too_many_rows', { most: mostImportedRows }))
  }
  if (headings.length > mostImportedColumns) {
    throw unreadable(because('field_file_too_many_columns', { most: mostImportedColumns }))
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

/** Of a sheet as wide as a spreadsheet can be, what is behind its last heading. */
function withoutBlankEnd(headings: readonly string[]): readonly string[] {
  if (headings.length <= mostImportedColumns) return headings
  return headings.slice(0, headings.findLastIndex((heading) => heading.trim() !== '') + 1)
}

const longestExcerpt = 80

/** A cell as it is named where it is refused: of one that holds a whole file only the beginning. */
export const cellExcerpt = (text: string): string =>
  text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt - 1).toWellFormed()}…`

interface Recorded {
  readonly line: number
  readonly cells: readonly string[]
}

/** Spreadsheets read `sep=;` above the table as the mark between its cells, and do not count it as a row. */
export function plainText(csv: string): { text: string; hinted: string | undefined } {
  // Two characters for one line end would count as two lines.
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const [hint, hinted] = /^"?sep=([^\n"])"?\n/i.exec(text) ?? ['']
  return { text: text.slice(hint.length), hinted }
}

function records(text: string, delimiter: string): Recorded[] {
  try {
    return filled(parse(text, { delimiter, relax_column_count: true }))
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw unreadable(whyBroken(cause, text), cause)
  }
}

const filled = (read: readonly string[][]): Recorded[] =>
  read.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ line: index + 1, cells }],
  )

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

/**
 * Nobody types a tab into a heading, and a semicolon less often than a comma: what is in the headings first
 * is taken, unless more rows have as many cells as there are headings by the other. The parser's own guess
 * (`delimiter_auto`) fails on letters beyond ASCII.
 */
function delimiterOf(text: string): string {
  const guesses = ['\t', ';', ','].flatMap((mark) => {
    const [head, ...rows] = firstRows(text, mark)
    const width = head?.cells.length ?? 0
    if (width < 2) return []
    const fitting = rows.filter(({ cells }) => cells.length === width).length
    return [{ mark, fit: mark === '\t' ? 1 : fitting / (rows.length || 1) }]
  })
  return guesses.toSorted((a, b) => b.fit - a.fit)[0]?.mark ?? ','
}

const guessedBy = 50

/** None where the text cannot be read by this mark. */
function firstRows(text: string, delimiter: string): Recorded[] {
  try {
    const how = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true }
    return filled(parse(text, { ...how, to: guessedBy }))
  } catch (error) {
    if (error instanceof CsvError) return []
    throw error
  }
}

function unreadable(reason: Reason, cause?: unknown): AppError {
  return new AppError('bad_request', reason, { field: 'csv', cause })
}
