import type { ProductRow } from '@pal/db/campaigns/products'

/**
 * By this a row of a file that we wrote is known again, also where its product was given another name.
 * An id alone might be that of another store's product. The letter keeps spreadsheets from reading it
 * as a number.
 */
export const productRef = ({ id, created_at }: Pick<ProductRow, 'id' | 'created_at'>): string =>
  `P${id}-${created_at.toString(36)}`
