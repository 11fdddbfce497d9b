import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'

import { useAddress, writeValues } from '../address/use-address.ts'
import { useLeaving } from '../address/use-leaving.ts'
import { placeOf, rowsBefore } from './chain.ts'
import { keepChain, placeName, readPlace, writePlace } from './place.ts'
import type { KeysetList } from './use-keyset-list.ts'

/** Scrolling has ended when nothing moved for so long. */
const restMs = 250

/**
 * The place in a list lives in the address: back, forward and reload come back to it. The way there
 * stays in this window; an address that is opened elsewhere begins at its page.
 */
export function useKeptPlace(
  virtualizer: Virtualizer<HTMLElement, HTMLElement>,
  list: KeysetList<{ readonly id: number }>,
  margin: number,
): void {
  const [params, changeAddress] = useAddress()
  const isLeaving = useLeaving()
  const { chain, count, name, at } = list
  const there = params.get(placeName)
  /** For which list the place was looked up. */
  const reached = useRef<string | null>(null)
  const written = useRef<string | null>(null)
  const lastPlace = useRef(there)
  const latest = useRef({ chain, there })
  useEffect(() => {
    latest.current = { chain, there }
  })

  useEffect(() => {
    // Back and forward inside the page lead to another place of the same list.
    const same = there === lastPlace.current || there === null || there === written.current
    if (reached.current === name && same) {
      lastPlace.current = there
      return
    }
    const place = readPlace(there)
    const page = place ? chain.cursors.indexOf(place.cursor) : -1
    if (!place || page < 0) {
      if (count > 0) reached.current = name
      return
    }
    const row = Math.min(rowsBefore(chain, page) + place.row, count - 1)
    if (row < 0 || (virtualizer.scrollRect?.height ?? 0) === 0) return
    virtualizer.scrollToIndex(row, { align: 'start' })
    if (at(row) === undefined) return
    // The list may still be too short to bring the row up to the top: its next page is on the way.
    const start = virtualizer.measurementsCache[row]?.start ?? 0
    const below = margin + virtualizer.getTotalSize() - start
    const comes = list.hasMore && list.lastPageHeld && !list.error
    if (comes && below < (virtualizer.scrollRect?.height ?? 0) - head) return
    reached.current = name
    lastPlace.current = there
  })

  const offset = Math.round(virtualizer.scrollOffset ?? 0)
  const some = count > 0
  useEffect(() => {
    if (reached.current !== name || !some) return undefined
    const timer = setTimeout(() => {
      const { chain: way, there: old } = latest.current
      if (isLeaving()) return
      const top = offset > margin ? virtualizer.getVirtualItemForOffset(offset + head) : undefined
      const { page, place } = placeOf(way, top?.index ?? 0)
      const now = top ? writePlace({ row: place, cursor: way.cursors[page] ?? '' }) : null
      if (now === old) return
      if (now !== null) keepChain(name, way)
      written.current = now
      // Scrolling is no step to go back through.
      changeAddress((address) => writeValues(address, { [placeName]: now }), { replace: true })
    }, restMs)
    return () => clearTimeout(timer)
  }, [offset, name, margin, some, virtualizer, changeAddress, isLeaving])
}

/** The head of a table covers what is behind it. */
export const head = 40
