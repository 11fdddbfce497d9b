import { type QueryKey, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import {
  beginAt,
  type Chain,
  countOf,
  firstCursor,
  hasMore,
  learn,
  placeOf,
  rowsBefore,
} from './chain.ts'
import { chainTo, placeName, readPlace } from './place.ts'

export interface KeysetPage<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

export interface KeysetSource<Row extends { readonly id: number }> {
  readonly queryKey: QueryKey
  readonly fetchPage: (cursor: string, signal: AbortSignal) => Promise<KeysetPage<Row>>
  /** How often the first page is asked for again, while it is in sight. */
  readonly refetchInterval?: number | false
}

export interface KeysetList<Row> {
  /** The way to every row that was passed, in memory or not. */
  readonly chain: Chain
  readonly count: number
  /** Absent where the page of the row is not in memory: it is asked for as soon as it is in sight. */
  readonly at: (index: number) => Row | undefined
  /** Names a row for as long as it is in the list, wherever it is. */
  readonly keyAt: (index: number) => string
  /** The rows in memory, in their order. */
  readonly held: readonly Row[]
  /** Whether the first answer has come, of these filters or of the ones before. */
  readonly loaded: boolean
  readonly error: Error | null
  readonly refetch: () => Promise<unknown>
  readonly hasMore: boolean
  readonly loadingMore: boolean
  /** Whether the page at the end held anything: a search that looks on and on does so only when asked. */
  readonly lastPageHeld: boolean
  readonly loadMore: () => void
  /** Which rows are in sight: their pages are held and kept fresh, others are let go of. */
  readonly see: (first: number, last: number) => void
  /** Names the list with its filters: another name is another list. */
  readonly name: string
  /** Whether it begins further down, since nobody knows the way there. */
  readonly beginsLater: boolean
  /** Back to the newest. */
  readonly restart: () => void
}

/** So many pages beside those in sight stay in memory. */
const spare = 2

interface Held<Row> {
  readonly name: string
  readonly chain: Chain
  readonly pages: ReadonlyMap<number, KeysetPage<Row>>
  readonly view: readonly [number, number]
  /** What the filters before showed, until the first page of these has come. */
  readonly before: Held<Row> | null
}

/**
 * A list of any length over keyset pages. Only the pages in sight are observed: a change fetches
 * those again, and what did not change in them stays the same object and is not drawn again.
 */
export function useKeysetList<Row extends { readonly id: number }>(
  source: KeysetSource<Row>,
): KeysetList<Row> {
  const { queryKey, fetchPage, refetchInterval = false } = source
  const queryClient = useQueryClient()
  const [params] = useSearchParams()
  const name = JSON.stringify(queryKey)
  const begin = (before: Held<Row> | null): Held<Row> => {
    const place = readPlace(params.get(placeName))
    const chain = chainTo(name, place)
    const page = place ? Math.max(0, chain.cursors.indexOf(place.cursor)) : 0
    return { name, chain, pages: new Map(), view: [page, page], before }
  }
  const [held, setHeld] = useState<Held<Row>>(() => begin(null))
  let state = held
  if (state.name !== name) {
    state = begin(state.pages.size > 0 ? { ...state, before: null } : state.before)
    setHeld(state)
  }
  const [from, to] = state.view
  const wanted = state.chain.cursors
    .slice(from, to + 1)
    .map((cursor, at) => ({ cursor, page: from + at }))
  const results = useQueries({
    queries: wanted.map(({ cursor, page }) => ({
      queryKey: [...queryKey, cursor],
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchPage(cursor, signal),
      refetchInterval: page === 0 ? refetchInterval : (false as const),
    })),
  })
  const taken = take(
    state,
    wanted.map(({ page }, at) => [page, results[at]?.data] as const),
  )
  if (taken !== state) {
    state = taken
    setHeld(state)
  }

  const asked = useRef(new Set<string>())
  useEffect(() => {
    // What was fetched for a place that is no longer near, or no longer a place, is let go of.
    const near = new Set(state.chain.cursors.slice(Math.max(0, from - spare), to + spare + 1))
    for (const cursor of asked.current) {
      if (near.has(cursor)) continue
      queryClient.removeQueries({ queryKey: [...queryKey, cursor], exact: true })
      asked.current.delete(cursor)
    }
    for (const cursor of state.chain.cursors.slice(from, to + 1)) asked.current.add(cursor)
  })

  const see = useCallback((first: number, last: number) => {
    setHeld((old) => {
      const pages = [placeOf(old.chain, first).page, placeOf(old.chain, last).page] as const
      // What is asked for at the end is not given up before it has come.
      const end = old.view[1] === old.chain.sizes.length ? old.view[1] : pages[1]
      return look(old, [pages[0], end])
    })
  }, [])
  const restart = useCallback(
    () =>
      setHeld((old) => ({
        ...old,
        chain: beginAt(firstCursor),
        pages: new Map([...old.pages].filter(([page]) => page === 0)),
        view: [0, 0],
        before: null,
      })),
    [],
  )

  const error = results.find((result) => result.error)?.error ?? null
  // What was shown before is not taken for an answer to these filters.
  const waits = state.pages.size === 0 && !error
  const shown = waits && state.before ? state.before : state
  const rows = useMemo(() => rowsOf(shown.chain, shown.pages), [shown.chain, shown.pages])
  const ending = results.at(-1)
  const loadMore = () => {
    if (ending?.error) void ending.refetch()
    else if (hasMore(state.chain))
      setHeld((old) => look(old, [old.view[0], old.chain.sizes.length]))
  }
  return {
    ...rows,
    chain: shown.chain,
    loaded: shown.pages.size > 0,
    error,
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    // Of what could not be read at all there is nothing more.
    hasMore: shown.pages.size > 0 && hasMore(shown.chain),
    loadingMore: to >= state.chain.sizes.length && (ending?.isFetching ?? false),
    lastPageHeld: (shown.chain.sizes.at(-1) ?? 0) > 0,
    loadMore,
    see,
    name,
    beginsLater: shown.chain.cursors[0] !== firstCursor,
    restart,
  }
}

function look<Row>(old: Held<Row>, view: readonly [number, number]): Held<Row> {
  if (view[0] === old.view[0] && view[1] === old.view[1]) return old
  const pages = new Map([...old.pages].filter(([page]) => page >= view[0] && page <= view[1]))
  return { ...old, view, pages: pages.size > 0 ? pages : old.pages }
}

/** What has come of the pages in sight; until a page comes again, what it held before remains. */
function take<Row>(
  old: Held<Row>,
  came: readonly (readonly [number, KeysetPage<Row> | undefined])[],
): Held<Row> {
  let { chain } = old
  const pages = new Map(old.pages)
  for (const [page, data] of came) {
    if (!data) continue
    pages.set(page, data)
    chain = learn(chain, page, data.rows.length, data.nextCursor)
  }
  for (const page of pages.keys()) if (page >= chain.cursors.length) pages.delete(page)
  const same =
    chain === old.chain &&
    pages.size === old.pages.size &&
    [...pages].every(([page, data]) => old.pages.get(page) === data)
  return same ? old : { ...old, chain, pages, before: null }
}

function rowsOf<Row extends { readonly id: number }>(
  chain: Chain,
  pages: ReadonlyMap<number, KeysetPage<Row>>,
) {
  const known = new Map<number, Row>()
  const keys = new Map<number, string>()
  const ids = new Set<number>()
  const held: Row[] = []
  for (const page of [...pages.keys()].toSorted((one, other) => one - other)) {
    let index = rowsBefore(chain, page)
    for (const row of pages.get(page)?.rows ?? []) {
      // One that has moved up is there twice until the page that it left has come again.
      keys.set(index, ids.has(row.id) ? `again-${row.id}` : String(row.id))
      ids.add(row.id)
      known.set(index, row)
      held.push(row)
      index += 1
    }
  }
  return {
    count: countOf(chain),
    at: (index: number) => known.get(index),
    keyAt: (index: number) => keys.get(index) ?? `place-${index}`,
    held,
  }
}
