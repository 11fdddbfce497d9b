import type { Settings } from '@pal/core/contract/settings'
import { numberFormat } from '@pal/core/domain/intl'

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

/** `semicolons` is Excel of a system on which 12.50 is written 12,50: it ends a cell at `;`. */
export type CsvReader = 'csv' | 'excel' | 'semicolons'

/** Whether Excel is likely to run on a system of that kind, by the language and the country of the shop. */
export function hasDecimalComma({
  language,
  country,
}: Pick<Settings['company'], 'language' | 'country'>): boolean {
  if (language !== 'de' && language !== 'es' && language !== 'fr') return false
  const locale = country === '' ? language : `${language}-${country}`
  const parts = numberFormat(locale).formatToParts(1.5)
  return parts.some(({ type, value }) => type === 'decimal' && value === ',')
}

const separatorFor = (reader: CsvReader) => (reader === 'semicolons' ? ';' : ',')

export function csvHead<Row>(columns: readonly Column<Row>[], reader: CsvReader = 'csv'): string {
  const names = columns.map(({ name }) => quoted(name))
  return `${byteOrderMark}${names.join(separatorFor(reader))}\r\n`
}

/** For Excel a phone number is a text that it cannot take for a number; to all others it would be a formula. */
export function csvLine<Row>(
  columns: readonly Column<Row>[],
  row: Row,
  reader: CsvReader = 'csv',
): string {
  const [text, phone] = ways[reader]
  const between = separatorFor(reader)
  let line = ''
  let separator = ''
  for (const column of columns) {
    line += separator
    separator = between
    const cell = column.cell(row)
    if (typeof cell === 'number' && reader === 'semicolons') line += `${cell}`.replace('.', ',')
    else if (typeof cell !== 'string') line += cell ?? ''
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
/** A file with semicolons may be opened where a comma ends a cell. */
const beginsAfterComma = /(,)(?=[\s\p{Cf}'’"]*[=+\-@＝＋－＠])/gu

/** Most texts have nothing that must be quoted or defused, which is seen at one look. */
const special = /[",;\r\n\t]|^[\s\p{Cf}'’=+\-@＝＋－＠]|\s$/u

function textCell(text: string): string {
  return special.test(text) ? quoted(harmless(text)) : text
}

function excelText(text: string): string {
  return special.test(text) ? quoted(harmless(text).replaceAll(beginsAgain, "$1'")) : text
}

function semicolonText(text: string): string {
  if (!special.test(text)) return text
  const guarded = harmless(text).replaceAll(beginsAgain, "$1'")
  return quoted(guarded.replaceAll(beginsAfterComma, "$1'"))
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
const phoneFor = (cell: (text: string) => string) => (text: string) => {
  const phone = phoneCell(text)
  return /^\+?\d+$/.test(phone) ? `"=""${phone}"""` : cell(text)
}

/** How a text is written, and how a phone number. */
const ways = {
  csv: [textCell, phoneCell],
  excel: [excelText, phoneFor(excelText)],
  semicolons: [semicolonText, phoneFor(semicolonText)],
} as const satisfies Record<CsvReader, readonly ((text: string) => string)[]>

function quoted(text: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
