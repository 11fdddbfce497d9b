export type Cell = string | number | boolean | null

/** One column of a file: its name on the first line, and what is in it. */
export interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row) => Cell
  /** A phone number keeps its plus: followed by digits alone it is a number to a spreadsheet, no formula. */
  readonly phone?: true
}

/** By this Excel knows that a file is UTF-8. */
const byteOrderMark = '\uFEFF'

export function csvHead<Row>(columns: readonly Column<Row>[]): string {
  return `${byteOrderMark}${columns.map(({ name }) => quoted(name)).join(',')}\r\n`
}

/** For Excel a phone number is a text that it cannot take for a number; to all others it would be a formula. */
export function csvLine<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  reader: 'csv' | 'excel' = 'csv',
): string {
  const [text, phone] = reader === 'excel' ? [excelText, excelPhone] : [textCell, phoneCell]
  let line = ''
  let separator = ''
  for (const column of columns) {
    line += separator
    separator = ','
    const cell = column.cell(row)
    if (typeof cell !== 'string') line += cell ?? ''
    else line += column.phone ? phone(cell) : text(cell)
  }
  return `${line}\r\n`
}

/**
 * Spreadsheets calculate a cell that begins with one of these, also in their wide forms; some take
 * away blanks and signs that nobody sees before they look.
 */
const begins = /^(?:[\s\p{Cf}'’]*[=+\-@＝＋－＠]|['’]*[\t\r\n])/u
/** In most of the world Excel also ends a cell at each of these, whatever is in quotes. */
const beginsAgain = /([;\t\r\n])(?=[\s\p{Cf}'’"]*[=+\-@＝＋－＠])/gu

/** Most texts have nothing that must be quoted or defused, which is seen at one look. */
const special = /[",;\r\n\t]|^[\s\p{Cf}'’=+\-@＝＋－＠]|\s$/u

function textCell(text: string): string {
  return special.test(text) ? quoted(harmless(text)) : text
}

function excelText(text: string): string {
  return special.test(text) ? quoted(harmless(text).replaceAll(beginsAgain, "$1'")) : text
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

/** It never holds anything but a plus and digits: bare, Excel drops the zero in front and the plus. */
function excelPhone(text: string): string {
  const phone = phoneCell(text)
  return /^\+?\d+$/.test(phone) ? `"=""${phone}"""` : excelText(text)
}

function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
