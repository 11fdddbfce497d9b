/**
 * How far a list is known: where each page begins, and how many rows it held. One cursor more than
 * sizes means that there is a further page. Only places are kept, so a million rows are some kilobytes.
 */
export interface Chain {
  readonly cursors: readonly string[]
  readonly sizes: readonly number[]
}

/** No cursor: the newest. */
export const firstCursor = ''

export const beginAt = (cursor: string): Chain => ({ cursors: [cursor], sizes: [] })

/** A page has come: what follows it begins where it ends now, not where it ended before. */
export function learn(chain: Chain, page: number, size: number, next: string | null): Chain {
  const { cursors, sizes } = chain
  // No way leads there any more: what came of it is of the list as it was.
  if (page >= cursors.length) return chain
  const after = next === null ? [] : [next, ...cursors.slice(page + 2)]
  const rest = next === null ? [] : sizes.slice(page + 1)
  if (
    sizes[page] === size &&
    cursors.length === page + 1 + after.length &&
    cursors[page + 1] === (next ?? undefined)
  ) {
    return chain
  }
  return {
    cursors: [...cursors.slice(0, page + 1), ...after],
    sizes: [...sizes.slice(0, page), size, ...rest],
  }
}

export const hasMore = ({ cursors, sizes }: Chain): boolean => cursors.length > sizes.length

export const countOf = ({ sizes }: Chain): number => sizes.reduce((sum, size) => sum + size, 0)

/** The place of a row: its page, and its place in that page. */
export function placeOf({ sizes }: Chain, row: number): { page: number; place: number } {
  let place = row
  for (const [page, size] of sizes.entries()) {
    if (place < size) return { page, place }
    place -= size
  }
  return { page: Math.max(0, sizes.length - 1), place }
}

/** So many rows are before a page. */
export function rowsBefore({ sizes }: Chain, page: number): number {
  return sizes.slice(0, page).reduce((sum, size) => sum + size, 0)
}
