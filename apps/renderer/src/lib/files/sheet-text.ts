import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** What the parts of a workbook may take unpacked: ten times of what can be sent of it. */
const largest = 80 * 1024 * 1024
/** A table of more cells could not be sent, were there nothing in them but what is between them. */
const mostCells = 8 * 1024 * 1024

export type SheetText = { readonly text: string | null } | { readonly problem: 'tooFull' }

/**
 * The first sheet of a workbook as lines with tabs between the cells. The text is null where it is no
 * workbook: other programs pack their files in this way, too.
 */
export async function sheetText(bytes: Uint8Array): Promise<SheetText> {
  let unpacked = 0
  try {
    // As large as its directory says, and no part becomes larger than that.
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false
        unpacked += originalSize
        return unpacked <= largest
      },
    })
    if (unpacked > largest || Object.values(parts).some(reachesTooFar)) {
      return { problem: 'tooFull' }
    }
    // The reader itself would unpack in a script that it makes, which a strict page refuses.
    const rows = await readSheet(zipSync(parts, { level: 0 }).buffer)
    if (isTooLong(rows)) return { problem: 'tooFull' }
    return { text: rows.map((row) => row.map(cellText).join('\t')).join('\n') }
  } catch (error) {
    console.error(error)
    return { text: null }
  }
}

/** Many cells may name one text of the workbook: written out it becomes far longer than all that was unpacked. */
function isTooLong(rows: readonly (readonly unknown[])[]): boolean {
  let length = 0
  for (const row of rows) {
    for (const cell of row) if (typeof cell === 'string') length += cell.length
    if (length > largest) return true
  }
  return false
}

/** Whether its cells lie so far out that the table up to them, for which the reader makes room, is too large. */
function reachesTooFar(part: Uint8Array): boolean {
  let [rows, columns] = [0, 0]
  const placed = /<(?:\w+:)?(row|c)\s(?:[^>]*?\s)?r\s*=\s*["']([^"']*)/g
  for (const [, tag, place = ''] of new TextDecoder().decode(part).matchAll(placed)) {
    const [, letters = '', row] = /^([A-Z]*)(\d+)$/.exec(place) ?? []
    if (row === undefined || Number(row) > mostCells) return true
    if (tag === 'row') continue
    rows = Math.max(rows, Number(row))
    columns = Math.max(columns, columnOf(letters))
  }
  return rows * columns > mostCells
}

/** A is 1, Z is 26, AA is 27. */
const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0)

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // Excel shows fifteen digits; what is behind them comes of how numbers are stored.
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  // The library's days begin at midnight of UTC; of a number that is no day Excel shows ####.
  if (cell instanceof Date) {
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  }
  const text = String(cell)
  // Where there is one column only, nothing else says that a comma does not end a cell.
  return /["\t\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
