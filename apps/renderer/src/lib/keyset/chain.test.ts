import { beforeEach, describe, expect, it } from 'vitest'

import { beginAt, countOf, firstCursor, hasMore, learn, placeOf, rowsBefore } from './chain.ts'
import { chainTo, keepChain, readPlace, writePlace } from './place.ts'

const chain = { cursors: ['', 'a', 'b'], sizes: [50, 50] }

describe('the way through a list', () => {
  it('grows by a page at its end, and ends where nothing follows', () => {
    const one = learn(beginAt(firstCursor), 0, 50, 'a')
    expect(one).toEqual({ cursors: ['', 'a'], sizes: [50] })
    expect([hasMore(one), countOf(one)]).toEqual([true, 50])
    const two = learn(one, 1, 7, null)
    expect(two).toEqual({ cursors: ['', 'a'], sizes: [50, 7] })
    expect([hasMore(two), countOf(two)]).toEqual([false, 57])
  })

  it('leads on from where a page ends now, once rows have come into it', () => {
    expect(learn(chain, 0, 50, 'a2')).toEqual({ cursors: ['', 'a2', 'b'], sizes: [50, 50] })
    expect(learn(chain, 0, 50, 'a')).toBe(chain)
    expect(learn(chain, 0, 20, null)).toEqual({ cursors: [''], sizes: [20] })
  })

  it('knows the page of a row, also behind a page that a search found nothing in', () => {
    const gap = { cursors: ['', 'a', 'b', 'c'], sizes: [2, 0, 3] }
    expect([0, 1, 2, 4].map((row) => placeOf(gap, row))).toEqual([
      { page: 0, place: 0 },
      { page: 0, place: 1 },
      { page: 2, place: 0 },
      { page: 2, place: 2 },
    ])
    expect(rowsBefore(gap, 2)).toBe(2)
  })
})

describe('the place in the address', () => {
  beforeEach(() => sessionStorage.clear())

  it('leads back over the way that this window has gone [OR-08]', () => {
    keepChain('orders', chain)
    const place = readPlace(writePlace({ row: 12, cursor: 'b' }))
    expect(place).toEqual({ row: 12, cursor: 'b' })
    expect(chainTo('orders', place)).toEqual(chain)
    expect(chainTo('orders', null)).toEqual({ cursors: [''], sizes: [] })
  })

  it('begins a list further down where nobody knows the way', () => {
    expect(chainTo('logs', { row: 3, cursor: 'b' })).toEqual({ cursors: ['b'], sizes: [] })
    for (const text of [null, '', '12', 'x~b', '12345~b']) expect(readPlace(text)).toBeNull()
  })
})
