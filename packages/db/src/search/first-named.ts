import { normalise } from './normalise.ts'

/** The first rows whose text holds every word; SQLite cannot fold case or accents beyond ASCII. */
export function firstNamed<Row>(
  rows: readonly Row[],
  search: string,
  limit: number,
  textOf: (row: Row) => string,
): Row[] {
  const words = normalise(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  const found: Row[] = []
  if (words.length === 0) return found
  for (const row of rows) {
    if (found.length === limit) break
    const text = normalise(textOf(row))
    if (words.every((word) => text.includes(word))) found.push(row)
  }
  return found
}
