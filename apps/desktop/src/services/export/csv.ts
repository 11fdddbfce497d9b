export type Cell = string | number | boolean | null

/** One column of a file: its name on the first line, and what stands in it. */
export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => Cell
  /** A phone number keeps its plus: followed by digits alone it is a number to Excel, no formula. */
  readonly phone?: true
}

/** By this Excel knows that a file is UTF-8. */
const byteOrderMark = '\uFEFF'

export function csvHead<Row>(columns: readonly Column<Row>[]): string {
  return `${byteOrderMark}${columns.map(({ name }) => quoted(name)).join(',')}\r\n`
}

export function csvLine<Row>(columns: readonly Column<Row>[], row: Row): string {
  let line = ''
  let separator = ''
  for (const column of columns) {
    line += separator
    separator = ','
    const cell = column.cell(row)
    if (typeof cell !== 'string') line += cell ?? ''
    else line += column.phone ? phoneCell(cell) : textCell(cell)
  }
  return `${line}\r\n`
}

/** Spreadsheets calculate a cell that begins with one of these, also in their wide forms. */
const begins = /^['’]*[=+\-@\t\r\n＝＋－＠]/

/** Most texts have nothing that must be quoted or defused, which is seen at one look. */
const special = /[",;\r\n\t]|^[\s'’=+\-@＝＋－＠]|\s$/

function textCell(text: string): string {
  return special.test(text) ? quoted(harmless(text)) : text
}

/** An apostrophe before it makes it a text to every spreadsheet, and a person sees why. */
function harmless(text: string): string {
  return begins.test(text) ? `'${text}` : text
}

/** What `harmless` has put before a text, taken away again. */
export function unguarded(text: string): string {
  return text.startsWith("'") && begins.test(text.slice(1)) ? text.slice(1) : text
}

function phoneCell(text: string): string {
  if (/^\+?\d+$/.test(text)) return text
  return /^\+[\d\s().-]+$/.test(text) && /\d/.test(text)
    ? `+${text.replaceAll(/\D/g, '')}`
    : textCell(text)
}

function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
