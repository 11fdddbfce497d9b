/** From and until. */
export type Stretch = readonly [number, number]

const headerBytes: ReadonlyMap<number, number> = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
])

/**
 * What of a page belongs to no row, no entry of an index and no link: the gap between the pointers
 * and the cells, and what was freed among the cells. Null for what is no page of a table or an index,
 * and for one that is not as https://sqlite.org/fileformat2.html says. Not for the first page.
 */
export function unusedBytes(page: Buffer): Stretch[] | null {
  const header = headerBytes.get(page[0] ?? 0)
  if (header === undefined) return null
  const pointers = header + 2 * page.readUInt16BE(3)
  // Of a page of 64 KiB its end is stored as 0.
  const cells = page.readUInt16BE(5) || 0x1_00_00
  if (pointers > cells || cells > page.length) return null
  for (let at = header; at < pointers; at += 2) {
    const cell = page.readUInt16BE(at)
    if (cell < cells || cell >= page.length) return null
  }
  const unused: Stretch[] = [[pointers, cells]]
  for (let at = page.readUInt16BE(1), least = cells; at !== 0;) {
    if (at < least || at + 4 > page.length) return null
    const end = at + page.readUInt16BE(at + 2)
    if (end < at + 4 || end > page.length) return null
    // Its first bytes say where the next one is, and how long this one.
    unused.push([at + 4, end])
    at = page.readUInt16BE(at)
    least = end
  }
  return unused
}

const zeros = Buffer.alloc(0x1_00_00)

/** Those of them that hold something. */
export function remainsOn(page: Buffer): Stretch[] {
  const unused = unusedBytes(page) ?? []
  return unused.filter(
    ([from, to]) => !page.subarray(from, to).equals(zeros.subarray(0, to - from)),
  )
}
