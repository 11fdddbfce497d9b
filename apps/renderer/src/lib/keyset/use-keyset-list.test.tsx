import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'

import { createQueryClient } from '../query-client.ts'
import { keepChain } from './place.ts'
import { type KeysetList, type KeysetSource, useKeysetList } from './use-keyset-list.ts'

interface Row {
  readonly id: number
  readonly says?: string
}

const perPage = 10
const all = (from: number): Row[] => Array.from({ length: from }, (_, at) => ({ id: from - at }))

let rows: Row[]
let asked: string[]
/** A page that is held back until it is let go, by its cursor. */
let held: Map<string, PromiseWithResolvers<void>>
beforeEach(() => {
  sessionStorage.clear()
  rows = all(100)
  asked = []
  held = new Map()
})

/** Behind the row that the cursor names, or where that was. */
function behind(row: number): number {
  const place = rows.findIndex(({ id }) => id === row)
  const next = rows.findIndex(({ id }) => id < row)
  if (place >= 0) return place + 1
  return next < 0 ? rows.length : next
}

async function fetchPage(cursor: string) {
  asked.push(cursor)
  await held.get(cursor)?.promise
  const begin = cursor === '' ? 0 : behind(Number(cursor))
  const page = rows.slice(begin, begin + perPage).map((row) => ({ ...row }))
  const last = page.at(-1)
  return { rows: page, nextCursor: page.length < perPage || !last ? null : String(last.id) }
}

function show(address = '/', more: Partial<KeysetSource<Row>> = {}) {
  const client = createQueryClient()
  let latest: KeysetList<Row> | undefined
  let source: KeysetSource<Row> = { queryKey: ['rows'], fetchPage, ...more }
  function Shown() {
    latest = useKeysetList(source)
    return null
  }
  const whole = () => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <Shown />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(whole())
  const list = () => {
    if (!latest) throw new Error('No list')
    return latest
  }
  return {
    client,
    list,
    ids: () => list().held.map(({ id }) => id),
    become: (other: Partial<KeysetSource<Row>>) => {
      source = { ...source, ...other }
      rerender(whole())
    },
    /** To the end of so many pages. */
    go: async (pages: number) => {
      await waitFor(() => expect(list().count).toBe(perPage))
      for (let page = 2; page <= pages; page += 1) {
        act(() => list().loadMore())
        await waitFor(() => expect(list().count).toBe(page * perPage))
      }
    },
    inMemory: () => client.getQueryCache().findAll({ queryKey: ['rows'] }).length,
  }
}

const span = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => from - at)

describe('a list over keyset pages', () => {
  it('asks for a page at a time, until there are no more [OR-08]', async () => {
    rows = all(25)
    const { list, go, ids } = show()
    await go(2)
    expect([asked, list().hasMore, ids()]).toEqual([['', '16'], true, span(25, 6)])
    act(() => list().loadMore())
    await waitFor(() => expect(list().count).toBe(25))
    expect([list().hasMore, list().lastPageHeld, ids()]).toEqual([false, true, span(25, 1)])
    act(() => list().loadMore())
    expect(asked).toEqual(['', '16', '6'])
  })

  it('holds the pages in sight and lets go of those that are far, however long it is [OR-08]', async () => {
    const { list, go, ids, inMemory } = show()
    await go(10)
    act(() => list().see(52, 67))
    expect(ids()).toEqual(span(50, 31))
    expect([list().count, list().at(50)?.id, list().keyAt(50)]).toEqual([100, 50, '50'])
    // What is out of sight keeps its room, and is fetched again as soon as it is in sight.
    expect([list().at(49), list().keyAt(49), list().at(70)]).toEqual([
      undefined,
      'place-49',
      undefined,
    ])
    await waitFor(() => expect(inMemory()).toBeLessThanOrEqual(6))
    asked = []
    // The page beside those in sight is still there.
    act(() => list().see(45, 60))
    await waitFor(() => expect(ids()).toEqual(span(60, 31)))
    expect(asked).toEqual([])
    act(() => list().see(0, 9))
    await waitFor(() => expect(list().at(0)?.id).toBe(100))
    expect([asked, list().count]).toEqual([[''], 100])
    act(() => list().see(0, 19))
    await waitFor(() => expect(ids()).toEqual(span(100, 81)))
    expect(inMemory()).toBeLessThanOrEqual(4)
  })

  it('a change fetches what is in sight, and leaves the rows that it did not concern as they are [OR-08, CV-10]', async () => {
    const { client, list, go } = show()
    await go(5)
    act(() => list().see(20, 25))
    const [one, other] = [list().at(20), list().at(21)]
    asked = []
    rows = rows.map((row) => (row.id === 80 ? { ...row, says: 'shipped' } : row))
    await act(() => client.invalidateQueries({ queryKey: ['rows'] }))
    await waitFor(() => expect(list().at(20)).toEqual({ id: 80, says: 'shipped' }))
    expect(asked).toEqual(['81'])
    expect([one?.says, list().at(21)]).toEqual([undefined, other])
    expect(list().at(21)).toBe(other)
  })

  it('leads on from where a page ends now, and shows no row under one key twice [OR-08]', async () => {
    const { client, list, go, ids } = show()
    await go(2)
    // It has moved to the top, from the second page.
    rows = [{ id: 85 }, ...rows.filter(({ id }) => id !== 85)]
    held.set('92', Promise.withResolvers())
    act(() => list().see(0, 19))
    void client.invalidateQueries({ queryKey: ['rows', ''] })
    await waitFor(() => expect(list().at(0)?.id).toBe(85))
    // Until the page that it left has come again.
    expect(ids().filter((id) => id === 85)).toHaveLength(2)
    const keys = span(20, 1).map((row) => list().keyAt(row - 1))
    expect(new Set(keys).size).toBe(20)
    expect(keys.filter((key) => key.includes('85')).toSorted()).toEqual(['85', 'again-85'])
    held.get('92')?.resolve()
    await waitFor(() => expect(ids()).toEqual([85, ...span(100, 86), ...span(84, 81)]))
  })

  it('goes on with what it asked for at its end, whatever is in sight by then [OR-08]', async () => {
    const { list, go } = show()
    held.set('91', Promise.withResolvers())
    await go(1)
    act(() => list().loadMore())
    await waitFor(() => expect(list().loadingMore).toBe(true))
    act(() => list().see(0, 5))
    held.get('91')?.resolve()
    await waitFor(() => expect(list().count).toBe(20))
    expect([asked, list().loadingMore]).toEqual([['', '91'], false])
  })

  it('says that a page failed, keeps what it has, and asks once more when asked to [OR-08]', async () => {
    let fails = true
    const failing = async (cursor: string) => {
      if (cursor === '91' && fails) throw new Error('away')
      return fetchPage(cursor)
    }
    const { list, go } = show('/', { fetchPage: failing })
    await go(1)
    act(() => list().loadMore())
    await waitFor(() => expect(list().error?.message).toBe('away'))
    expect([list().count, list().hasMore]).toEqual([10, true])
    fails = false
    act(() => list().loadMore())
    await waitFor(() => expect(list().count).toBe(20))
    expect(list().error).toBeNull()
  })

  it('has nothing more where its first page could not be read [OR-08, SH-10]', async () => {
    const away = () => Promise.reject(new Error('away'))
    const { list } = show('/', { fetchPage: away })
    await waitFor(() => expect(list().error?.message).toBe('away'))
    expect([list().count, list().hasMore]).toEqual([0, false])
  })

  it('shows what it showed until the first page of other filters has come [OR-03, OR-08]', async () => {
    const { list, go, ids, become } = show()
    await go(2)
    const late = Promise.withResolvers<{ rows: Row[]; nextCursor: null }>()
    become({ queryKey: ['rows', 'shipped'], fetchPage: () => late.promise })
    expect([list().loaded, ids(), list().count]).toEqual([true, span(100, 81), 20])
    // And through other filters still.
    become({ queryKey: ['rows', 'delivered'] })
    expect([list().loaded, ids()]).toEqual([true, span(100, 81)])
    await act(async () => late.resolve({ rows: [{ id: 7 }], nextCursor: null }))
    await waitFor(() => expect([ids(), list().count, list().hasMore]).toEqual([[7], 1, false]))
  })

  it('shows nothing of other filters where the first page of these could not be read [OR-03, SH-10]', async () => {
    const { list, go, become } = show()
    await go(1)
    become({ queryKey: ['rows', 'price'], fetchPage: () => Promise.reject(new Error('refused')) })
    await waitFor(() => expect(list().error?.message).toBe('refused'))
    expect([list().loaded, list().count]).toEqual([false, 0])
    become({ queryKey: ['rows'], fetchPage })
    await waitFor(() => expect([list().error, list().count]).toEqual([null, 10]))
  })

  it('ends where it ends now, once rows of its last page have gone [OR-08]', async () => {
    rows = all(25)
    const { client, list, go, ids } = show()
    await go(2)
    act(() => list().loadMore())
    await waitFor(() => expect(list().count).toBe(25))
    act(() => list().see(0, 24))
    rows = rows.slice(0, 14)
    // What came after them is answered last.
    held.set('6', Promise.withResolvers())
    void client.invalidateQueries({ queryKey: ['rows'] })
    await waitFor(() => expect(ids()).toEqual(span(25, 12)))
    expect([list().count, list().hasMore]).toEqual([14, false])
    await act(async () => held.get('6')?.resolve())
    expect([list().count, list().hasMore, list().at(14)]).toEqual([14, false, undefined])
  })

  it('tells a page that holds nothing yet from the end, and fetching again from fetching more [OR-02, OR-08]', async () => {
    const { client, list, go } = show('/', {
      // A search that has looked through a part of the orders, and found nothing in it.
      fetchPage: async (cursor) =>
        cursor === '91' ? { rows: [], nextCursor: '81' } : fetchPage(cursor),
    })
    await go(1)
    expect(list().lastPageHeld).toBe(true)
    act(() => list().loadMore())
    await waitFor(() => expect(list().lastPageHeld).toBe(false))
    expect([list().count, list().hasMore]).toEqual([10, true])
    held.set('', Promise.withResolvers())
    act(() => list().see(0, 5))
    void client.invalidateQueries({ queryKey: ['rows', ''] })
    await waitFor(() => expect(asked.filter((cursor) => cursor === '')).toHaveLength(2))
    expect(list().loadingMore).toBe(false)
    held.get('')?.resolve()
  })

  it('looks again at its first page alone, where it looks by itself', async () => {
    const { list, go } = show('/', { refetchInterval: 20 })
    await go(2)
    act(() => list().see(0, 19))
    asked = []
    await waitFor(() => expect(asked.length).toBeGreaterThan(3))
    expect(new Set(asked)).toEqual(new Set(['']))
  })
})

describe('the place of a list in the address', () => {
  it('is fetched alone where this window has gone the way there [OR-08]', async () => {
    const cursors = ['', '91', '81', '71']
    keepChain(JSON.stringify(['rows']), { cursors, sizes: [10, 10, 10] })
    const { list, ids } = show('/?at=4~81')
    await waitFor(() => expect(ids()).toEqual(span(80, 71)))
    expect([asked, list().count, list().beginsLater]).toEqual([['81'], 30, false])
    expect([list().at(24)?.id, list().at(0)]).toEqual([76, undefined])
  })

  it('is where a list begins that was opened elsewhere, and leads back to the newest [OR-08]', async () => {
    const { list, ids } = show('/?at=4~81')
    await waitFor(() => expect(ids()).toEqual(span(80, 71)))
    expect([list().beginsLater, list().at(0)?.id]).toEqual([true, 80])
    act(() => list().restart())
    await waitFor(() => expect(ids()).toEqual(span(100, 91)))
    expect(list().beginsLater).toBe(false)
  })
})
