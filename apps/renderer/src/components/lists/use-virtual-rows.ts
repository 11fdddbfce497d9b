import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { head, useKeptPlace } from '../../lib/keyset/use-kept-place.ts'
import type { KeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { useAnchor } from './use-anchor.ts'

export interface VirtualRow {
  readonly index: number
  /** The room of the rows before it that are not drawn. */
  readonly gap: number
}

export interface VirtualRows {
  readonly rows: readonly VirtualRow[]
  /** The room of the rows behind the last one. */
  readonly end: number
  readonly measure: (node: HTMLElement | null) => void
  /** Puts the keyboard on a row, which may not be drawn yet. */
  readonly focus: (index: number) => void
  /** A row that has the keyboard stays drawn wherever one scrolls to. */
  readonly hold: (index: number | null) => void
  /** The row that has it. */
  readonly focused: number | null
  /** The row that gets it as soon as it is drawn. */
  readonly wanted: number | null
}

/** So many rows before the end the next page is asked for. */
const nearEnd = 20
const overscan = 8

/** The rows of a long list that are in sight. Where nothing has a height, as in a test, all in memory. */
export function useVirtualRows(
  list: KeysetList<{ readonly id: number }>,
  place: RefObject<HTMLElement | null>,
  height: number,
): VirtualRows {
  const scroller = useRef<HTMLElement | null>(null)
  const [margin, setMargin] = useState(0)
  const [measured, setMeasured] = useState(false)
  const [holds, setHolds] = useState<number | null>(null)
  const [wants, setWants] = useState<number | null>(null)
  // First of all those that are in sight.
  const ahead = useDeferredValue(overscan, 0)
  const { count, keyAt, see } = list
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    // Until it is measured: without a height all rows would be drawn, and most of them taken away.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => height,
    getItemKey: keyAt,
    scrollMargin: margin,
    overscan: ahead,
    scrollPaddingStart: head,
    measureElement: heightOf,
    rangeExtractor: useCallback((range: Range) => withKept(range, [holds, wants]), [holds, wants]),
  })

  useLayoutEffect(() => {
    const from = place.current
    if (!from) return undefined
    const found = from.closest<HTMLElement>('[data-scroller]') ?? document.documentElement
    scroller.current = found
    // The list keeps its own place, see use-anchor.ts. The browser would hold on to what is below
    // the rows, and run to the end with it as they grow.
    found.style.overflowAnchor = 'none'
    virtualizer._willUpdate()
    const measure = () => {
      const above = from.getBoundingClientRect().top - found.getBoundingClientRect().top
      setMargin(Math.round(above + found.scrollTop))
    }
    measure()
    setMeasured(true)
    // Whatever is above the list may change its height.
    const observer = new ResizeObserver(measure)
    for (const child of found.children) observer.observe(child)
    return () => {
      observer.disconnect()
      found.style.overflowAnchor = ''
    }
  }, [place, virtualizer, list.beginsLater])

  const items = virtualizer.getVirtualItems()
  const drawn = (virtualizer.scrollRect?.height ?? 0) > 0
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: 0, endIndex: 0 }
  const { hasMore, loadingMore, lastPageHeld, error, loadMore } = list
  const wantsMore =
    measured &&
    drawn &&
    hasMore &&
    !loadingMore &&
    lastPageHeld &&
    !error &&
    endIndex >= count - nearEnd
  useEffect(() => {
    if (!measured) return
    // With those that are drawn ahead: they are to be there when they come into sight.
    if (drawn) see(Math.max(0, startIndex - overscan), endIndex + overscan)
    else see(0, count - 1)
  }, [see, measured, drawn, startIndex, endIndex, count])
  useEffect(() => {
    if (wantsMore && count > 0) loadMore()
  })

  useAnchor(virtualizer, list)
  useKeptPlace(virtualizer, list, margin)
  const hold = useCallback((index: number | null) => {
    setHolds(index)
    if (index !== null) setWants(null)
  }, [])
  const reached = wants === null || list.at(wants) === undefined ? null : wants
  useLayoutEffect(() => {
    if (reached === null) return
    const row = place.current?.querySelector<HTMLElement>(`[data-index="${reached}"]`)
    const stop = row?.matches('[tabindex]') ? row : row?.querySelector<HTMLElement>('[data-stop]')
    stop?.focus({ preventScroll: true })
  })
  const focus = (index: number) => {
    setWants(index)
    if (drawn) virtualizer.scrollToIndex(index)
  }

  if (!drawn) {
    const all = Array.from({ length: count }, (_, index) => ({ index, gap: 0 }))
    return { rows: all, end: 0, measure: noMeasure, focus, hold, wanted: wants, focused: holds }
  }
  let behind = margin
  const rows = items.map(({ index, start, end }) => {
    const gap = Math.max(0, start - behind)
    behind = end
    return { index, gap }
  })
  return {
    rows,
    end: Math.max(0, virtualizer.getTotalSize() + margin - behind),
    measure: virtualizer.measureElement,
    focus,
    hold,
    wanted: wants,
    focused: holds,
  }
}

const noMeasure = () => {}

/** With what is unfolded below it. */
function heightOf(row: HTMLElement): number {
  const below = row.nextElementSibling
  const own = row.getBoundingClientRect().height
  if (!(below instanceof HTMLElement) || !('unfolded' in below.dataset)) return own
  return own + below.getBoundingClientRect().height
}

/** The row that has the keyboard and the one that is to have it are drawn wherever they are. */
function withKept(range: Range, kept: readonly (number | null)[]): number[] {
  const seen = defaultRangeExtractor(range)
  const more = kept.filter(
    (index): index is number => index !== null && index < range.count && !seen.includes(index),
  )
  return more.length === 0
    ? seen
    : [...new Set([...seen, ...more])].toSorted((one, other) => one - other)
}
