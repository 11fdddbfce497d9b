import type { KeysetPage } from './use-keyset-list.ts'

interface ReadAll<Row> {
  readonly rows: Row[]
  /** Whether there are more beyond the limit. */
  readonly isCut: boolean
}

/** The rows of a list, page after page, from its beginning to its end or so many. */
export async function readAll<Row>(
  page: (cursor?: string) => Promise<KeysetPage<Row>>,
  most = Infinity,
): Promise<ReadAll<Row>> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const read = await page(cursor)
    rows.push(...read.rows)
    cursor = read.nextCursor ?? undefined
  } while (cursor !== undefined && rows.length < most)
  return { rows: rows.slice(0, most), isCut: cursor !== undefined }
}
