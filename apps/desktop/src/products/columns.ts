import { type ColumnField, columnFields, type ProductImport } from '@pal/core/contract/transfer'
import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import { unguarded } from '../platform/csv.ts'
import { readInStock, readProductType, readYesNo } from './cell-words.ts'
import { otherNames } from './column-names.ts'
import { isShopifyColumn, shopifyField } from './shopify-columns.ts'
import { columnKey, type Table } from './table.ts'

export type FileColumn = ProductImport['columns'][number]

/** What a seller chose for each column, in their order; where nothing is, its heading counts. */
export type ChosenFields = readonly (ColumnField | null)[]

/** The mark by which a file that we wrote knows its product again. */
export const markKey = 'palid'

/** The best name first: where several columns have one, it says which of them is meant. */
const namesOf = (field: ColumnField) => [field.toLowerCase(), ...otherNames[field].map(columnKey)]

/** By each heading that is known, the field it is read for. */
export const ownColumns: ReadonlyMap<string, ColumnField> = new Map(
  columnFields.flatMap((field) => namesOf(field).map((name) => [name, field] as const)),
)

const choices: Partial<Record<ColumnField, (text: string) => unknown>> = {
  productType: readProductType,
  inStock: readInStock,
  isTrialPack: readYesNo,
  imageUrl: (text) => (/^https?:/i.test(text) ? text : null),
}

/** What others call `Type` may be anything: such a column is ours only where one of its cells is. */
function isOurs(table: Table, at: number, field: ColumnField): boolean {
  const read = choices[field]
  if (!read || columnKey(table.headings[at] ?? '') === field.toLowerCase()) return true
  const cells = table.rows.flatMap((row) => unguarded(row.at(at)) || [])
  return cells.length === 0 || cells.some((cell) => read(cell) !== null)
}

function knownInOwn(table: Table): (ColumnField | null)[] {
  const keys = table.headings.map(columnKey)
  const fields = keys.map((key, at) => {
    const field = ownColumns.get(key)
    return field && isOurs(table, at, field) ? field : null
  })
  const rank = (at: number, field: ColumnField) => namesOf(field).indexOf(keys[at] ?? '')
  const isBest = (field: ColumnField, at: number) =>
    fields.every((other, place) => other !== field || rank(at, field) <= rank(place, field))
  return fields.map((field, at) => (field && isBest(field, at) ? field : null))
}

interface FileOf {
  readonly fromShopify: boolean
  readonly chosen?: ChosenFields | undefined
}

/** What each column is taken for: as it was chosen, else by its heading. */
export function columnsOf(table: Table, { fromShopify, chosen = [] }: FileOf): FileColumn[] {
  const known = fromShopify
    ? table.headings.map((heading) => shopifyField(columnKey(heading)))
    : knownInOwn(table)
  const columns = table.headings.map((heading, at): FileColumn => {
    const key = columnKey(heading)
    const byHeading = known[at] ?? null
    const fixed = byHeading === null && (fromShopify ? isShopifyColumn(key) : key === markKey)
    const example = table.rows.map((row) => unguarded(row.at(at))).find((cell) => cell !== '')
    const pick = fixed ? null : chosen[at]
    return {
      heading: heading.trim(),
      field: pick === undefined ? byHeading : pick,
      known: byHeading,
      example: (example ?? '').slice(0, 80),
      fixed,
    }
  })
  refuseTwice(columns)
  return columns
}

/** Shopify itself has two columns for a picture: only what was chosen is refused. */
function refuseTwice(columns: readonly FileColumn[]): void {
  for (const column of columns) {
    const { field } = column
    if (field === null || field === column.known) continue
    const other = columns.find((each) => each !== column && each.field === field)
    if (!other) continue
    const [first, second] = columns.filter((each) => each === column || each === other)
    const params = { first: first?.heading ?? '', second: second?.heading ?? '' }
    throw badField('columns', because('field_column_twice', params))
  }
}

/** What every product needs and none of them is taken for. */
export const neededOf = (columns: readonly FileColumn[]) =>
  (['name', 'price'] as const).filter((field) => columns.every((each) => each.field !== field))
