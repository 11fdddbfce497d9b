import { useMemo, useState } from 'react'

import type { Sorted } from '../../components/lists/sort-head.tsx'

/** What of a row its place is by; null where it has none, which is last whichever way. */
export type SortKey<Row> = (row: Row) => number | string | null

interface Chosen {
  readonly by: string
  readonly way: 'ascending' | 'descending'
}

const other = { ascending: 'descending', descending: 'ascending' } as const

/** Most first, or from A; a second press is the other way, a third one as the rows came. */
export function useSortedRows<Row>(
  rows: readonly Row[],
  keys: Readonly<Record<string, SortKey<Row> | undefined>>,
  locale: string,
) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const key = chosen === null ? undefined : keys[chosen.by]
  const sorted = useMemo(() => {
    if (!chosen || !key) return rows
    const up = chosen.way === 'ascending' ? 1 : -1
    const names = new Intl.Collator(locale, { numeric: true })
    return rows.toSorted((one, two) => {
      const [a, b] = [key(one), key(two)]
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      if (typeof a === 'number' && typeof b === 'number') return up * (a - b)
      return up * names.compare(String(a), String(b))
    })
  }, [rows, chosen, key, locale])
  const sortedBy = (by: string): Sorted => (chosen?.by === by && key ? chosen.way : 'none')
  const sort = (by: string) => {
    const [first] = rows
    const begins = first && typeof keys[by]?.(first) === 'string' ? 'ascending' : 'descending'
    setChosen((was) => {
      if (was?.by !== by) return { by, way: begins }
      return was.way === begins ? { by, way: other[begins] } : null
    })
  }
  return { sorted, sortedBy, sort }
}
