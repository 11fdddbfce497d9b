import type { KeysetPage } from './use-keyset-list.ts'

/** The rows of a list, page after page, from its beginning to its end. */
export async function readAll<Row>(
  page: (cursor?: string) => Promise<KeysetPage<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const read = await page(cursor)
    rows.push(...read.rows)
    cursor = read.nextCursor ?? undefined
  } while (cursor !== undefined)
  return rows
}
