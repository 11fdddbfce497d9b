import { AppError, badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { CsvError, parse } from 'csv-parse/sync'

import { unguarded } from '../../platform/csv.ts'
import { columnKey, plainText, whyBroken } from '../../products/table.ts'

export interface TrackingLine {
  /** Its line, from 1. */
  readonly line: number
  readonly order: string
  readonly tracking: string
}

const most = 500

/** What couriers and shops call the two columns, as `columnKey` writes it. */
const orderNames = [
  'order',
  'ordernumber',
  'orderid',
  'merchantorderid',
  'invoice',
  'invoicenumber',
]
const trackingNames = [
  'tracking',
  'trackingnumber',
  'trackingcode',
  'trackingid',
  'consignment',
  'consignmentid',
]

/** Pasted from a spreadsheet, typed with blanks between, or a courier's file with names above its columns. */
export function readTrackingList(list: string): TrackingLine[] {
  const rows = cellsOf(list)
  const head = rows[0]?.cells.map(columnKey) ?? []
  const [order, tracking] = [placeOf(head, orderNames), placeOf(head, trackingNames)]
  const named = order !== -1 && tracking !== -1
  const lines = named ? rows.slice(1) : rows
  if (lines.length > most) throw badField('list', because('field_file_too_many_rows', { most }))
  return lines.map(({ line, cells }) => ({
    line,
    order: unguarded(cells[named ? order : 0] ?? ''),
    tracking: unguarded(cells[named ? tracking : 1] ?? ''),
  }))
}

const placeOf = (head: readonly string[], names: readonly string[]) =>
  head.findIndex((name) => names.includes(name))

interface Row {
  readonly line: number
  readonly cells: readonly string[]
}

function cellsOf(list: string): Row[] {
  const { text, hinted } = plainText(list)
  const [first = ''] = text.trimStart().split('\n')
  const delimiter = hinted ?? ['\t', ';', ','].find((mark) => first.includes(mark))
  if (delimiter === undefined) {
    return text.split('\n').flatMap((row, index) => {
      const cells = typedCells(row)
      return cells.length === 0 ? [] : [{ line: index + 1, cells }]
    })
  }
  return records(text, delimiter)
    .map(({ record, info }) => ({
      line: info.lines,
      // Typed in another way than the first line was.
      cells: record.length === 1 ? typedCells(record[0] ?? '') : record,
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function records(text: string, delimiter: string) {
  try {
    return parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[]
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    throw new AppError('bad_request', whyBroken(cause, text), { field: 'list', cause })
  }
}

/** A tracking number may hold blanks: after the order's, only a mark between columns ends it. */
function typedCells(row: string): string[] {
  const [, order, rest = ''] = /^[\s,;]*(pal\s*-?\s*\d+|[^\s,;]+)[\s,;]*(.*)$/iu.exec(row) ?? []
  if (order === undefined) return []
  const cells = rest.split(/\s*[,;\t]\s*/).map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
  return [order, ...cells].filter((cell) => cell !== '')
}
