import type { ProductRow } from '@pal/db/campaigns/products'

/**
 * By this a row of a file that we wrote is known again, also where its product was given another name.
 * An id alone might be that of another store's product. The letter keeps spreadsheets from reading it
 * as a number.
 */
export const productRef = ({ id, created_at }: Pick<ProductRow, 'id' | 'created_at'>): string =>
  `P${id}-${created_at.toString(36)}`

/** What of a product the agent's sales change. */
export type Stock = Pick<ProductRow, 'stock_count' | 'in_stock'>

/** The same with its stock at that moment: where the file says no other, nobody has typed one. */
export const productMark = (row: Parameters<typeof productRef>[0] & Stock): string =>
  `${productRef(row)}-${row.stock_count ?? ''}${row.in_stock === 1 ? 'y' : 'n'}`

/** Files of earlier versions do not tell the stock. */
export function readMark(mark: string): { readonly ref: string; readonly written: Stock | null } {
  const [, ref = mark, count, flag] = /^(P\d+-[0-9a-z]+)-(\d{0,15})([yn])$/.exec(mark) ?? []
  if (flag === undefined) return { ref, written: null }
  const stock_count = count ? Number(count) : null
  return { ref, written: { stock_count, in_stock: flag === 'y' ? 1 : 0 } }
}
