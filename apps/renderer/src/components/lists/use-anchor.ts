import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'

interface Seen {
  readonly key: string
  readonly index: number
  /** How far below the upper edge it begins. */
  readonly below: number
}

/**
 * Rows that come or go above the ones being read move nothing under the reader's eyes. One that goes
 * away itself leaves its place to the next. The browser's own anchoring is off in these lists: it
 * would do the same a second time.
 */
export function useAnchor(
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  { keyAt, held }: KeysetList<{ readonly id: number }>,
): void {
  const reading = useRef<{ rows: readonly Seen[]; held: unknown } | null>(null)
  useLayoutEffect(() => {
    const { scrollElement, scrollRect, options } = virtualizer
    // As it is now: the virtualizer hears of it a frame later, and more may come before that.
    let from = scrollElement?.scrollTop ?? 0
    const last = reading.current
    if (scrollElement && last && last.held !== held && from > options.scrollMargin) {
      const left = firstLeft(last.rows, keyAt, options.count)
      const item = left?.moved ? virtualizer.measurementsCache[left.index] : undefined
      if (left && item) {
        scrollElement.scrollTo({ top: item.start - left.below })
        from = scrollElement.scrollTop
      }
    }
    const to = from + (scrollRect?.height ?? 0)
    const rows = virtualizer
      .getVirtualItems()
      .filter(({ start, end }) => end > from && start < to)
      .map(({ key, index, start }) => ({ key: String(key), index, below: start - from }))
    // Whole rows first: one that is cut by the edge is not what is being read.
    const whole = rows.filter(({ below }) => below >= 0)
    reading.current = { rows: [...whole, ...rows.filter(({ below }) => below < 0)], held }
  })
}

/** A row moves by a few places, not by thousands. */
const farthest = 400

/** The first of them that is still in the list, and where. */
function firstLeft(rows: readonly Seen[], keyAt: (index: number) => string, count: number) {
  for (const { key, index: from, below } of rows) {
    for (let by = 0; by < farthest; by += 1) {
      for (const index of [from + by, from - by]) {
        if (index >= 0 && index < count && keyAt(index) === key) {
          return { index, below, moved: by > 0 }
        }
      }
    }
  }
  return null
}
